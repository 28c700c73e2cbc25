// A window that is open for whoever sits here: when they have seen it, what holds it, how much of its time is left. Stands on table.js.
"use strict";

const FIGURE_S = 5;

// Both are said of any window: what is held in hand makes no difference.
async function report(deed, mark) {
  const asking = find(".ask");
  asking.removeAttribute(mark);
  const body = new URLSearchParams({ _csrf_token: csrf, number: asking.dataset.number });
  const address = place.dataset.socket.replace(/live$/, deed);
  try {
    await fetch(address, { method: "POST", body, headers: { "X-Requested-With": "undercroft" } });
  } catch {
    asking.setAttribute(mark, "");
  }
}

function seeWindow() {
  if (find(".ask[data-unseen]") && waiting < 2 && !document.hidden) report("shown", "data-unseen");
}
addEventListener("visibilitychange", seeWindow);

// What answers need not hold.
function touchWindow({ target }) {
  if (find(".ask[data-holds]") && !target.closest?.(".option, .think")) report("think", "data-holds");
}
for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, touchWindow, { capture: true, passive: true });

// ---- how much is left: a bar that empties, or with less motion a figure now and then ----

let asOf = 0, ticking;
function watchWindow() {
  seeWindow();
  clearInterval(ticking);
  const line = find(".think .left");
  if (!line) return;
  const bar = find("i", line), figure = find("b", line), { left, of } = line.dataset;
  for (const run of bar.getAnimations()) run.cancel();
  const ends = asOf + left * 1000, rest = () => left ? Math.max(0, ends - performance.now()) / 1000 : Number(of);
  const tick = () => { figure.textContent = figure.dataset.words.replace("…", FIGURE_S * Math.ceil(rest() / FIGURE_S)); };
  tick();
  if (!left) return;
  const empty = [{ transform: `scaleX(${Math.min(1, rest() / of)})` }, { transform: "scaleX(0)" }];
  bar.animate(empty, { duration: 1000 * rest(), fill: "forwards" });
  ticking = setInterval(tick, 1000);
}

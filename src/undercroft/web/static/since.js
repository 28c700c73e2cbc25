// Since you were here: marked in the log, ringed on the board until touched, walked through one by one; gone with the first own answer.
"use strict";

const numberOf = (line) => Number(line.id.slice(1));
const told = () => all(".log li[id]");

function remember() {
  const key = `seen ${place.dataset.seen}`, last = told().at(-1);
  const seen = Number(localStorage.getItem(key) ?? (last ? numberOf(last) : -1));
  const fresh = told().filter((line) => numberOf(line) > seen);
  if (fresh.length && seen >= 0) since(fresh);
  const keep = () => { if (told().length) localStorage.setItem(key, numberOf(told().at(-1))); };
  addEventListener("pagehide", keep);
  addEventListener("visibilitychange", keep);
  keep();
}

function since(fresh) {
  const banner = document.getElementById("since"), [next, close] = all("button", banner);
  const spots = (line) => all(`[id^=printed-] [data-spot="${CSS.escape(line.dataset.spot ?? "")}"]`);
  let at = 0;
  for (const line of fresh) {
    line.setAttribute("data-new", "");
    for (const spot of spots(line)) {
      spot.classList.add("fresh");
      spot.addEventListener("pointerover", () => spot.classList.remove("fresh"), { once: true });
    }
  }
  // Whoever goes on to play has seen enough.
  const done = () => {
    banner.hidden = true;
    for (const spot of all(".fresh", board)) spot.classList.remove("fresh");
    dim();
  };
  close.addEventListener("click", done);
  addEventListener("submit", ({ target }) => { if (target.matches(".question [data-live]")) done(); });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") done(); });
  const count = () => { find("span", banner).textContent = `${banner.dataset.words} · ${at} / ${fresh.length}`; };
  next.addEventListener("click", () => {
    if (at === fresh.length) return done();
    const line = document.getElementById(fresh[at].id) ?? fresh[at];
    at += 1;
    count();
    tell(line.textContent);
    light(`[data-spot="${CSS.escape(line.dataset.spot ?? "")}"]`);
    for (const spot of spots(line)) spot.classList.remove("fresh");
    if (at === fresh.length) next.textContent = banner.dataset.done;
  });
  count();
  banner.hidden = false;
}

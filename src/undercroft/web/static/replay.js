// A replay walks without leaving the page, step by step or by itself. Stands on board.js, table.js and follow.js.
"use strict";

const SPEED_KEY = "replay speed";
const speed = find("[data-speed]"), beats = () => document.getElementById("beats");

// ---- one step ----

// What is the same is left alone: most of a page is.
const keeping = {
  callbacks: {
    beforeAttributeUpdated: (name, node) => node !== map && !(name === "open" && node.matches("details")),
    beforeNodeMorphed: (node, fresh) => node !== speed && !(node.id && node.isEqualNode(fresh)),
  },
};

async function load(address) {
  const reply = await fetch(address);
  return reply.ok ? new DOMParser().parseFromString(await reply.text(), "text/html") : null;
}

// Whatever was asked for last is shown, in whatever order it comes.
let wished = 0, ahead = null;
async function step(address) {
  const wish = wished += 1, fetched = ahead;
  // A page that is morphed in is used up.
  ahead = null;
  const page = (fetched?.address === address && await fetched.page) || await load(address);
  if (wish !== wished) return;
  if (!page) return location.assign(address);
  const focused = document.activeElement?.getAttribute("rel");
  Idiomorph.morph(document.getElementById("replay"), page.getElementById("replay"), keeping);
  for (const name of ["bar", "goal"]) Idiomorph.morph(part(name), page.getElementById(`part-${name}`));
  if (focused) find(`a[rel=${focused}]`)?.focus();
  history.replaceState(null, "", address);
  open(document.body.dataset.tab, find("nav [aria-current=true]")?.dataset.sheet);
  lightHere();
}

// Where the last thing of this step happened.
function lightHere() {
  tell("");
  const spot = all("li", beats()).map(({ dataset }) => dataset.spot).filter(Boolean).at(-1);
  light(`[data-spot="${CSS.escape(spot ?? "")}"]`, Boolean(spot));
}

// ---- by itself: one thing a second, a moment for longer ----

let going = null;

async function go() {
  const mine = going = {};
  document.body.classList.add("playing");
  try {
    if (!beats().dataset.onward) await step(beats().dataset.start);
    while (going === mine && beats().dataset.onward) {
      await step(beats().dataset.onward);
      if (going === mine) await tellBeats(mine);
    }
  } finally {
    if (going === mine) halt();
  }
}

function halt() {
  going = null;
  wished += 1;
  document.body.classList.remove("playing");
  hurry?.();
}

async function tellBeats(mine) {
  const { onward } = beats().dataset, shown = all("li", beats());
  ahead = onward ? { address: onward, page: load(onward).catch(() => null) } : null;
  for (const beat of shown) {
    const large = beat.matches(".large");
    tellOf({ line: beat.textContent, spot: beat.dataset.spot });
    document.getElementById("told").classList.toggle("large", large);
    await pause((large ? MOMENT_MS : Math.min(BEAT_MS, TURN_MS / shown.length)) / speed.value);
    if (going !== mine) return;
  }
}

speed.value = localStorage.getItem(SPEED_KEY) ?? speed.value;
if (!speed.value) speed.value = "1";

// ---- by hand: whoever goes somewhere stays there ----

addEventListener("click", (event) => {
  const { target } = event, link = target.closest("#replay :is(.steps, .jumps, .seatrow) a");
  if (target.closest("[data-play]")) return going ? halt() : go();
  if (!link) return;
  event.preventDefault();
  if (!link.closest(".seatrow")) halt();
  if (link.getAttribute("aria-disabled") !== "true") step(link.href);
});

addEventListener("input", ({ target }) => { if (target.matches(".scrub input")) halt(); });
addEventListener("change", ({ target }) => {
  if (target === speed) localStorage.setItem(SPEED_KEY, speed.value);
  else if (target.closest(".watch")) step(`${target.form.action}?${new URLSearchParams(new FormData(target.form))}`);
});

addEventListener("keydown", (event) => {
  if (event.code !== "Space" || event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("button, summary, select")) return;
  event.preventDefault();
  if (going) halt();
  else go();
});

addEventListener("visibilitychange", () => { if (document.hidden) halt(); });

lightHere();

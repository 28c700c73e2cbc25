// What happened, one thing after another at a pace that can be followed, and large where nobody should miss it. Stands on board.js.
"use strict";

const OWN_MS = 250, BEAT_MS = 1000, HELD_MS = 1400, MOMENT_MS = 3200, LEAST_MS = 90, TURN_MS = 12_000, REST_MS = 4500, MOST_PAST = 60;
const AROUND = 3, READ_MS = 45, LONGEST_MS = 9000, SPILL_MS = 700;
const SPEED = { followed: 1, fast: 2, "at-once": 0 }[document.documentElement.dataset.follows] ?? 1;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const moment = document.getElementById("moment");

// ---- pauses: a tap or Space ends them all, up to what waits ----

let hurry = null, waiting = 0, skips = 0;
const pause = (ms) => new Promise((done) => {
  const clock = setTimeout(done, ms);
  hurry = () => { clearTimeout(clock); done(); };
});
const skip = ({ type, code, target }) => {
  if (type === "keydown" ? code !== "Space" : moment.contains(target)) return;
  skips = Math.max(1, waiting);
  hurry?.();
};
const listen = (on) => {
  document.body.classList.toggle("playing", on);
  for (const deed of ["pointerdown", "keydown"]) (on ? addEventListener : removeEventListener)(deed, skip, { capture: true });
};

// A turn of somebody else takes no longer than a person likes to wait: the more is to come, the shorter each pause.
const turns = new Map();
function leftOf({ seat }) {
  const now = performance.now(), turn = turns.get(seat);
  if (turn && now - turn.last < REST_MS) turn.last = now;
  else turns.set(seat, { since: now, last: now });
  return Math.max(0, TURN_MS - (now - turns.get(seat).since));
}

// Something is always left for a moment at the end of a turn.
function pauseFor(frame, others) {
  if (!SPEED || skips || document.hidden) return 0;
  if (String(frame.seat) === place.dataset.place) return calm.matches ? 0 : frame.held ? HELD_MS : OWN_MS;
  const ms = Math.min(frame.held ? HELD_MS : BEAT_MS, (leftOf(frame) - MOMENT_MS) / (1 + others)) / SPEED;
  return ms < LEAST_MS ? 0 : ms;
}

// Somebody has to have seen it; for the others there must be time.
const isLarge = (frame) => Boolean(frame.moment && SPEED && !document.hidden && (frame.waits || !skips && leftOf(frame)));

// ---- a moment: picture, sentence, what follows from it, what comes next ----

// What the board or a card shows of the place, as large as there is room.
function pictureOf(spot) {
  const shape = spot ? find(`#board [data-spot="${CSS.escape(spot)}"]`) : null, block = shape?.closest("svg.block");
  const drawn = shape && cardsOf(shape).map((card) => find("svg", card)).find(Boolean);
  if (drawn) return drawn.cloneNode(true);
  // Elsewhere than on the map things are small and many: what is about them is said.
  if (block !== map || !block?.checkVisibility()) return "";
  const seen = shape.getBoundingClientRect(), onto = block.getScreenCTM(), crop = block.cloneNode(true);
  const at = new DOMPoint(seen.x + seen.width / 2, seen.y + seen.height / 2).matrixTransform(onto.inverse());
  const wide = AROUND * Math.max(seen.width, seen.height) / onto.a;
  for (const named of [crop, ...all("[id]", crop)]) named.removeAttribute("id");
  crop.setAttribute("class", "crop");
  crop.setAttribute("viewBox", `${at.x - wide / 2} ${at.y - wide / 3} ${wide} ${wide / 1.5}`);
  return crop;
}

// Whoever reads it, keeps it; and a tap that comes just too late for it is meant for nothing below.
let ended = null, held = null, spilt = -SPILL_MS;
async function tellLarge(frame, waits) {
  find(".told", moment).innerHTML = frame.moment;
  // What a whole round brought is at no one place.
  find(".picture", moment).replaceChildren(find(".sums, .bare", moment) ? "" : pictureOf(frame.spot));
  moment.classList.toggle("waits", waits);
  moment.hidden = false;
  const since = performance.now(), button = find("[data-on]", moment);
  if (waits) button.focus({ preventScroll: true });
  const wish = await new Promise((done) => {
    // What was meant for the question before is no answer to this.
    ended = (wish) => { if (performance.now() - since > GUARD_MS) done(wish); };
    const ms = Math.min(LONGEST_MS, Math.max(MOMENT_MS, READ_MS * find(".told", moment).textContent.length)) / SPEED;
    const clock = waits || setTimeout(() => { spilt = performance.now(); done(""); }, ms);
    held = () => { clearTimeout(clock); moment.classList.add("waits"); };
  });
  ended = held = null;
  moment.hidden = true;
  return wish;
}
moment?.addEventListener("pointerdown", () => held?.());
addEventListener("click", (event) => {
  if (performance.now() - spilt > SPILL_MS) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
moment?.addEventListener("click", ({ target }) => {
  if (target.closest("[data-replay]")) ended?.("again");
  else if (target.closest("[data-on]")) ended?.("");
});
addEventListener("keydown", (event) => {
  if (!moment || moment.hidden || !["Enter", "Space", "Escape"].includes(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ended?.(document.activeElement.matches("[data-replay]") && event.code !== "Escape" ? "again" : "");
}, true);

// ---- frames as they come ----

// While it plays, the bar and the seats say where and who; what is asked comes after it.
function tellOf(frame) {
  tell(frame.line);
  if (frame.where) find("[data-where]").textContent = frame.where;
  frame.standings?.forEach((words, seat) => {
    const standing = find(`#seat-${seat} .standing`);
    if (standing && words) standing.textContent = words;
  });
  for (const line of all(".seatrow > li")) line.classList.toggle("acting", line.id === `seat-${frame.seat}`);
  const place = frame.spot && `[data-spot="${CSS.escape(frame.spot)}"]`;
  light(place, Boolean(place));
  if (place) keepInSight(find(place, board));
}

// In the log, too, until the house sends it with that line.
const writeDown = ({ line }) => find("#part-log .log")?.append(Object.assign(document.createElement("li"), { className: "now", textContent: line }));

// Where nobody asked for sounds there are none.
const heard = (sound) => (sound && window.sounds?.[sound]?.()) || 0;

async function shown(frame, ms) {
  show();
  tellOf(frame);
  if (ms) await pause(ms);
}

async function play(frames) {
  if (!frames.length) return;
  const lines = [];
  listen(true);
  for (const [at, frame] of frames.entries()) {
    note(frame);
    if (SPEED) writeDown(frame);
    take(frame.live, "live.");
    const large = isLarge(frame), ms = large ? 0 : pauseFor(frame, frames.length - at + waiting - 2);
    lines.push(frame.line);
    heard(frame.sound);
    // Whatever goes wrong in showing it: what comes next is told as differences from it, and must find it taken.
    try {
      if (ms || large) await shown(frame, ms);
      if (large && await tellLarge(frame, frame.waits) === "again") await replay();
    } catch (error) {
      console.error(error);
    }
  }
  if (lines.length > 1) tell(lines.slice(-6).join(" "));
  dim();
  for (const line of all(".seatrow > .acting")) line.classList.remove("acting");
  listen(false);
}

// ---- what just happened: everything since the last own answer, once more ----

let past = [], before = new Map();
const drawing = () => new Map([...texts].filter(([name]) => name.startsWith("live.")));

function forget() {
  past = [];
  turns.clear();
  for (const button of all("[data-again]")) button.hidden = true;
}

function note(frame) {
  if (!past.length) before = drawing();
  if (past.length === MOST_PAST) before = after(before, past.shift());
  past.push(frame);
  for (const button of all("[data-again]")) button.hidden = false;
}

const after = (pictures, { live }) => {
  const found = new Map(pictures);
  for (const [name, delta] of Object.entries(live)) found.set(`live.${name}`, patched(found.get(`live.${name}`) ?? "", delta));
  return found;
};

function putBack(pictures) {
  for (const [name, text] of pictures) put(name, text);
  fit();
}

async function replay() {
  const now = drawing(), frames = [...past];
  let pictures = before;
  skips = 0;
  putBack(pictures);
  for (const frame of frames) {
    pictures = after(pictures, frame);
    putBack(pictures);
    tellOf(frame);
    if (!skips) await (frame.moment ? tellLarge(frame, false) : pause(BEAT_MS));
  }
  dim();
  putBack(now);
}

function again() {
  if (!past.length || document.body.classList.contains("playing")) return;
  queue = queue.then(async () => {
    listen(true);
    await replay();
    skips = 0;
    listen(false);
    refresh();
  }).catch(console.error);
}

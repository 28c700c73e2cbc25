// The live page of a table: kept current over a socket, played by click, tap and key. Stands on board.js.
"use strict";

const FRAME_MS = 250, HELD_MS = 1400, MOST_WAITING = 8;
const place = document.getElementById("socket");
const csrf = document.querySelector("[name=_csrf_token]")?.value ?? "";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- what the page says ----

let saying;
function say(words, seconds = 8, tone = "") {
  clearTimeout(saying);
  const line = document.getElementById("say");
  if (!line) return;
  line.textContent = words;
  line.className = tone;
  if (seconds) saying = setTimeout(() => { line.textContent = ""; }, seconds * 1000);
}

function tell(words) {
  const line = document.getElementById("told");
  if (line && words) line.textContent = words;
}

// ---- morphing: open things stay open, typed words stay typed, the log keeps its older lines ----

const morphing = {
  callbacks: {
    beforeAttributeUpdated: (name, node) =>
      !(name === "open" && node.matches("details")) && !(name === "value" && node.matches("input:not([type=hidden])")) &&
      name !== "data-new",
    beforeNodeRemoved: (node) => !(node.matches?.(".log li") && kept(node)),
  },
};

let firstLine = 0;
const kept = (line) => Number(line.id.slice(1)) < firstLine;

// A part of the page, or a block of its picture: "live.map".
function target(name) {
  const [whole, block] = name.split(".");
  return block ? part(whole) && find(`:scope > [data-block="${block}"]`, part(whole)) : part(whole);
}

function parsed(old, html) {
  const holder = document.createElement("template");
  const svg = old instanceof SVGElement;
  holder.innerHTML = svg ? `<svg><g>${html}</g></svg>` : `<${old.localName}>${html}</${old.localName}>`;
  const fresh = svg ? find("g", holder.content) : holder.content.firstElementChild;
  for (const { name: key, value } of old.attributes) fresh.setAttribute(key, value);
  return fresh;
}

function put(name, html) {
  const old = target(name);
  if (!old) return;
  const fresh = parsed(old, html);
  if (name === "log") {
    const first = find("li", fresh), last = all("li", old).at(-1);
    firstLine = first ? Number(first.id.slice(1)) : 0;
    if (last && firstLine > Number(last.id.slice(1)) + 1) return location.reload();
  }
  // A group of another question must not stay open by being mistaken for this one's.
  for (const group of all(".options details", old)) if (!find(`#${CSS.escape(group.id)}`, fresh)) group.open = false;
  Idiomorph.morph(old, fresh, morphing);
  for (const field of all("[name=_csrf_token]", old)) field.value = csrf;
}

// ---- texts as the house has sent them: what comes are differences ----

const texts = new Map(), unseen = new Set();

// Where something stays as it was, two numbers say from where to where in the old text.
function patched(old, delta) {
  if (typeof delta === "string") return delta;
  let text = "";
  for (let at = 0; at < delta.length; at += 1) text += typeof delta[at] === "string" ? delta[at] : old.slice(delta[at], delta[at += 1]);
  return text;
}

function take(parts, prefix = "") {
  for (const [name, delta] of Object.entries(parts ?? {})) {
    texts.set(prefix + name, patched(texts.get(prefix + name) ?? "", delta));
    unseen.add(prefix + name);
  }
}

function show() {
  for (const name of unseen) put(name, texts.get(name));
  unseen.clear();
}

// ---- frames: one after another, faster when more wait behind them, at once on a click or a key ----

let hurry = null, waiting = 0, skips = 0;
const pause = (ms) => new Promise((done) => {
  const clock = setTimeout(done, ms);
  hurry = () => { clearTimeout(clock); done(); };
});

async function play(frames) {
  if (!frames.length) return;
  const skip = () => { skips = waiting; hurry?.(); };
  const skipped = () => skips > 0 || waiting > MOST_WAITING || calm.matches || document.hidden;
  document.body.classList.add("playing");
  addEventListener("pointerdown", skip, { capture: true });
  addEventListener("keydown", skip, { capture: true });
  for (const frame of frames) {
    take(frame.live, "live.");
    if (skipped()) continue;
    show();
    tell(frame.line);
    light(`[data-spot="${CSS.escape(frame.spot)}"]`, Boolean(frame.spot));
    await pause((frame.held ? HELD_MS : FRAME_MS) / waiting);
  }
  if (skipped()) tell(frames.map((frame) => frame.line).slice(-6).join(" "));
  dim();
  removeEventListener("pointerdown", skip, { capture: true });
  removeEventListener("keydown", skip, { capture: true });
  document.body.classList.remove("playing");
}

// ---- updates ----

let answered = false;

function settle() {
  const before = find(".ask")?.dataset;
  const [number, asked] = [before?.number, before?.asked];
  show();
  if (title) document.title = title;
  const now = find(".ask")?.dataset;
  if (now && (now.number !== number || now.asked !== asked)) {
    say("", 0);
    const free = document.activeElement === document.body || find(".question")?.contains(document.activeElement);
    if (answered || free) (document.getElementById("veil-title") ?? document.getElementById("question"))?.focus({ preventScroll: true });
    if (answered) find(".question").scrollTop = 0;
    bring();
    answered = false;
  }
  refresh();
}

function refresh() {
  part("question")?.removeAttribute("aria-busy");
  number();
  look(looking);
  sinceWhen();
}

// ---- how long the others have been thinking ----

function sinceWhen() {
  const line = find(".since[data-since]"), minutes = line ? Math.floor((Date.now() / 1000 - line.dataset.since) / 60) : 0;
  if (!line || minutes < 1) return;
  const [count, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 48 * 60 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
  const when = new Intl.RelativeTimeFormat(document.documentElement.lang).format(-count, unit);
  line.textContent = line.dataset.words.replace("…", when);
}
setInterval(sinceWhen, 30_000);

// What came while more is on its way is shown together with the last of it, but not later than after a second.
let queue = Promise.resolve(), title = "", settled = 0;
const unpacked = async (blob) => new Response(blob.stream().pipeThrough(new DecompressionStream("deflate"))).json();
function receive(unpacking) {
  waiting += 1;
  queue = queue.then(async () => {
    const message = await unpacking;
    await play(message.frames ?? []);
    take(message.parts);
    if (message.go) {
      show();
      return location.assign(message.go);
    }
    title = message.title || title;
    if (waiting > 1 && performance.now() - settled < 1000) return;
    settle();
    settled = performance.now();
  }).catch(console.error).finally(() => {
    waiting -= 1;
    skips = Math.max(0, skips - 1);
  });
}

// ---- the socket ----

let socket, failures = 0;
function connect() {
  socket = new WebSocket(new URL(place.dataset.socket, location.href.replace(/^http/, "ws")));
  socket.onopen = () => {
    if (failures) say(place.dataset.back, 3, "good");
    failures = 0;
  };
  socket.onmessage = ({ data }) => receive(unpacked(data));
  socket.onclose = async () => {
    failures += 1;
    say(place.dataset.lost, 0);
    if (failures % 3 === 0) {
      const page = await fetch(location.href).catch(() => null);
      if (page && page.status >= 400 && page.status < 500) return location.reload();
    }
    setTimeout(connect, Math.min(500 * 2 ** (failures - 1), 8000));
  };
}

// ---- answering ----

addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-live]") || event.defaultPrevented) return;
  event.preventDefault();
  if (part("question").getAttribute("aria-busy")) return;
  const beside = form.closest(".seats, .menu");
  form.closest("details.manage")?.removeAttribute("open");
  if (!beside) {
    part("question").setAttribute("aria-busy", "true");
    answered = true;
    look("");
  }
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const reply = await fetch(form.action, { method: "POST", body, headers: { "X-Requested-With": "undercroft" } });
    const { error } = await reply.json();
    if (error) say(error);
    if (error) part("question").removeAttribute("aria-busy");
    else if (socket?.readyState !== WebSocket.OPEN) location.reload();
  } catch {
    part("question").removeAttribute("aria-busy");
    say(place.dataset.lost);
  }
});

const button = (option) => find(`.option[data-option="${CSS.escape(option)}"]`);
const choose = (option) => button(option)?.form.requestSubmit(button(option));

// ---- a tap: an option is played, anything else says what it is and why not ----

// What the Cards tab shows is told: the cards that the thing under the pointer names, or its place.
function cardsOf(target, spot) {
  const place = spot?.dataset.spot ?? "", id = place.replace(/^[a-z]+-/, ""), cards = all("#part-cards .card");
  const called = (names) => cards.filter((card) => names.includes(card.id.slice("card-".length)));
  const tries = [
    () => called(target.closest("#board [data-card]")?.dataset.card.split(" ") ?? []),
    () => cards.filter((card) => card.id === `card-${place}` || card.dataset.spots?.split(" ").includes(place)),
    () => cards.filter((card) => id && card.dataset.of === id),
  ];
  for (const look of tries) {
    const found = look();
    if (found.length) return found;
  }
  return [];
}

const titleOf = (card) => find("h3", card)?.textContent ?? "";
const sentence = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const lineOf = (card) => [titleOf(card), find("p", card).textContent].filter(Boolean).map(sentence).join(". ");

async function why(wish, told) {
  if (!place?.dataset.place || !find(".option")) return "";
  const reply = await fetch(`${location.pathname}/why?option=${encodeURIComponent(wish)}`, { headers: { "X-Requested-With": "undercroft" } });
  if (!reply.ok) return "";
  const found = await reply.json();
  return found.words || (told ? "" : found.else);
}

async function ask(target) {
  const spot = target.closest("[data-spot]");
  if (spot?.querySelector(".opt")) return;
  const cards = cardsOf(target, spot), told = [...new Set(cards.map(lineOf))].join(" ");
  const wish = spot ? spot.dataset.spot.replace(/^[a-z]+-/, "") : cards[0]?.dataset.of;
  if (!wish) return;
  const words = [told, await why(wish, told)].filter(Boolean).join(" ");
  if (!place) tell(words);
  else if (words) say(words, told ? 20 : 8, told ? "good" : "");
}

addEventListener("click", (event) => {
  const { target } = event;
  if (dragged && board.contains(target)) return;
  const drawn = target.closest("svg .opt[data-option]");
  if (drawn) return choose(drawn.dataset.option);
  if (target.closest("#board")) ask(target);
  const seat = target.closest("[data-look]");
  if (seat) look(seat.dataset.look);
  const tab = target.closest("nav [data-tab]");
  if (tab) { event.preventDefault(); open(tab.dataset.tab); }
  const zooming = target.closest("[data-zoom]")?.dataset.zoom;
  if (zooming) zoom({ in: 1.4, out: 1 / 1.4, fit: 0 }[zooming]);
  if (target.closest("[data-keys]")) document.getElementById("keys").showModal();
});

// A heading of options lights all places under it, a tile's in whatever turn it lies there.
function hint({ target }) {
  const group = target.closest?.(".options summary")?.parentNode;
  const under = new Set(group ? all(".option", group).map(({ dataset }) => dataset.option) : []);
  const offers = (shape) => [shape.dataset.option, ...(shape.dataset.turns ? Object.values(turnsOf(shape)) : [])];
  for (const shape of under.size ? all("#board .opt") : []) if (offers(shape).some((option) => under.has(option))) shape.classList.add("lit");
}
addEventListener("pointerover", hint);
addEventListener("focusin", hint);

// ---- tabs ----

function open(tab) {
  document.body.dataset.tab = tab;
  const shown = wide.matches && tab === "board" ? "log" : tab;
  for (const link of all("nav [data-tab]")) link.setAttribute("aria-current", String(link.dataset.tab === shown));
  if (tab === "board") bring();
}
wide.addEventListener("change", () => open(document.body.dataset.tab));

// ---- keys ----

const opened = () => all(".options details[open]").filter((group) => group.checkVisibility()).at(-1);
const visible = () => {
  const group = opened();
  const inside = (choice) => !group || (group.contains(choice) && choice.parentNode !== group);
  return all(".options .option, .options summary").filter((choice) => choice.checkVisibility() && inside(choice));
};

function number() {
  for (const key of all(".options kbd")) key.textContent = "";
  visible().slice(0, 9).forEach((choice, index) => { find("kbd", choice).textContent = index + 1; });
}
addEventListener("toggle", ({ target }) => { if (target.matches?.(".options details")) number(); }, true);

function shut(group) {
  if (!group) return;
  group.open = false;
  find("summary", group).focus();
}

function walk(step) {
  const choices = all(".options summary, .options .option, .aside .option, .takeback button").filter((choice) => choice.checkVisibility());
  const at = choices.indexOf(document.activeElement);
  choices.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % choices.length)?.focus();
}

function read(step) {
  const lines = told();
  const at = lines.indexOf(document.activeElement);
  lines.at(at < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, at + step)))?.focus();
}

const KEYS = {
  KeyU: () => find(".takeback button")?.click(),
  KeyQ: () => document.getElementById("question")?.focus(),
  KeyL: () => open("log"),
  KeyC: () => open("cards"),
  KeyO: () => open("others"),
  KeyR: () => open("help"),
  KeyB: () => open("board"),
  ArrowDown: (inLog) => (inLog ? read : walk)(1),
  ArrowUp: (inLog) => (inLog ? read : walk)(-1),
  ArrowRight: () => find("a[rel=next]")?.click(),
  ArrowLeft: () => find("a[rel=prev]")?.click(),
};

addEventListener("keydown", (event) => {
  const { target, key, code } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches?.("input, select, textarea") || find("dialog[open]")) return;
  const inLog = target.closest?.("#panel-log");
  const scrolling = !inLog && target.matches?.(".sheetbox, .panel, .scroll") && code.startsWith("Arrow");
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (find(".veil") && code !== "KeyU") return;
  if (key === "?") document.getElementById("keys")?.showModal();
  else if (key === "+" || key === "=") zoom(1.4);
  else if (key === "-" || key === "−") zoom(1 / 1.4);
  else if (key === "0") zoom(0);
  else if (key === "Escape") shut(opened());
  else if (digit && !event.shiftKey) visible()[digit[1] - 1]?.click();
  else if (KEYS[code] && !scrolling) KEYS[code](inLog);
  else return;
  event.preventDefault();
});

if (board) {
  steer();
  open(document.body.dataset.tab);
  number();
  sinceWhen();
}
if (place) connect();
if (place && board) remember();

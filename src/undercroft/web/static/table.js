// The live page of a table: kept current over a socket, played by click, tap and key. Stands on board.js.
"use strict";

const GUARD_MS = 400, LATER_MS = 50, LONG = 60, TOO_MANY = 4429;
const BEHIND_TABS = ["cards", "tally", "others", "help"];
const place = document.getElementById("socket");
const csrf = document.querySelector("[name=_csrf_token]")?.value ?? "";

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
  if (line) line.classList.toggle("long", line.textContent.length > LONG);
}

// ---- morphing: open things stay open, typed words stay typed, the log keeps its older lines ----

const morphing = {
  callbacks: {
    beforeAttributeUpdated: (name, node) =>
      !(name === "open" && node.matches("details")) && !(name === "value" && node.matches("input:not([type=hidden])")) &&
      name !== "data-new" && name !== "aria-expanded",
    beforeNodeRemoved: (node) => node.id !== "tile-panel" && !(node.matches?.(".log li") && kept(node)),
  },
};

let firstLine = 0;
const kept = (line) => Number(line.id.slice(1)) < firstLine;

// A part of the page, or a block of its picture: "live.map".
const target = (name) => name.startsWith("live.") ? document.getElementById(name.replace(".", "-")) : part(name);

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
    for (const line of all(".now", old)) line.remove();
    const first = find("li", fresh), last = all("li", old).at(-1);
    firstLine = first ? Number(first.id.slice(1)) : 0;
    if (last && firstLine > Number(last.id.slice(1)) + 1) return location.reload();
  }
  // A group of another question must not stay open by being mistaken for this one's.
  for (const group of all(".options details", old)) if (!find(`#${CSS.escape(group.id)}`, fresh)) group.open = false;
  Idiomorph.morph(old, fresh, morphing);
  for (const field of all("[name=_csrf_token]", old)) field.value = csrf;
  if (name.startsWith("live.") && old.parentNode !== map) reframe(old);
}

// A block that grows or shrinks says what part of its plane is filled.
function reframe({ parentNode: block, firstElementChild: drawn }) {
  if (drawn?.dataset.box) write(block, "viewBox", drawn.dataset.box);
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

// What lies behind a tab comes after what is looked at; what is measured is measured once, when all of it is there.
let later;
const behind = (name) => BEHIND_TABS.includes(name) && document.body.dataset.tab !== name && texts.get(name) !== "";
function show(names = [...unseen].filter((name) => !behind(name))) {
  for (const name of names) {
    put(name, texts.get(name));
    unseen.delete(name);
  }
  if (names.some((name) => name.startsWith("live."))) fit();
  const rest = [...unseen].filter(behind);
  clearTimeout(later);
  if (rest.length) later = setTimeout(show, LATER_MS, rest);
}

// ---- updates ----

let answered = false;

// Whoever answers twice within a blink meant the question before: a new one listens only after a moment.
let guarding;
function guard() {
  const asking = part("question");
  clearTimeout(guarding);
  delete asking.dataset.listens;
  guarding = setTimeout(() => { asking.dataset.listens = "yes"; }, GUARD_MS);
}
const listens = () => part("question")?.dataset.listens === "yes";

function settle() {
  const before = find(".ask")?.dataset;
  const [number, asked] = [before?.number, before?.asked];
  show();
  if (title) document.title = title;
  const now = find(".ask")?.dataset;
  if (now && (now.number !== number || now.asked !== asked)) {
    say("", 0);
    pointedAt = "";
    if (now.asked && !asked) heard("turn");
    const free = document.activeElement === document.body || find(".question")?.contains(document.activeElement);
    if (answered || free) (document.getElementById("veil-title") ?? document.getElementById("question"))?.focus({ preventScroll: true });
    if (answered) find(".choices").scrollTop = 0;
    if (answered && !wide.matches) toBoard();
    guard();
    bring();
    answered = false;
  }
  refresh();
}

function refresh() {
  part("question")?.removeAttribute("aria-busy");
  number();
  ring();
  look(looking);
  if (pointedAt) light(pointedAt);
  sinceWhen();
  watchWindow();
  seeHints();
  tile?.show();
  window.pointOut?.();
}

// ---- how long the others have been thinking ----

function sinceWhen() {
  const line = find(".since[data-since]");
  if (line && Date.now() / 1000 - line.dataset.since >= 60) line.textContent = line.dataset.words.replace("…", ago(line.dataset.since));
}
setInterval(sinceWhen, 30_000);

// What came while more is on its way is shown together with the last of it, but not later than after a second; what one's own
// answer did is shown at once.
let queue = Promise.resolve(), title = "", settled = 0;
// A page that goes follows nothing more: to be told again where to go would begin the way anew.
let leaving = false;
addEventListener("pagehide", () => { leaving = false; }); // a browser may bring it back as it was
const unpacked = async (bytes) => new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("deflate"))).json();
function receive(unpacking) {
  const came = performance.now();
  waiting += 1;
  queue = queue.then(async () => {
    const message = await unpacking;
    if (leaving) return;
    await play(message.frames ?? []);
    take(message.parts);
    if (message.parts?.question) asOf = came;
    if (message.go) {
      show();
      if (message.go.endsWith("/end")) await pause(heard("end"));
      leaving = true;
      return location.assign(message.go);
    }
    title = message.title || title;
    if (waiting > 1 && !answered && performance.now() - settled < 1000) return;
    settle();
    // Whoever took something back is not told of it any more.
    if (!message.frames?.length && message.parts?.log) tell(find("#part-log li:last-of-type")?.textContent.trim() || " ");
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
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    if (failures) say(place.dataset.back, 3, "good");
    failures = 0;
  };
  socket.onmessage = ({ data }) => receive(unpacked(data));
  socket.onclose = async ({ code, reason }) => {
    if (code === TOO_MANY) return say(reason, 0);
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
  const beside = form.closest(".seats, .menu, .coach, .hint");
  if (part("question").getAttribute("aria-busy") || !(beside || form.closest(".veil") || listens())) return;
  if (form.matches(".hint") && !mayAsk(form)) return;
  form.closest("details.manage")?.removeAttribute("open");
  if (!beside) {
    part("question").setAttribute("aria-busy", "true");
    answered = true;
    forget();
    unpoint();
    look("");
  }
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const reply = await fetch(form.action, { method: "POST", body, headers: { "X-Requested-With": "undercroft" } });
    const { error, update, here } = await reply.json();
    if (error) {
      say(error);
      hoped = "";
      part("question").removeAttribute("aria-busy");
    } else if (update) {
      // A lesson has no socket: where it is stands in its address.
      history.pushState(null, "", here);
      receive(update);
    } else if (!leaving && socket?.readyState !== WebSocket.OPEN) location.reload();
  } catch {
    part("question").removeAttribute("aria-busy");
    say(place.dataset.lost);
  } finally {
    form.removeAttribute("aria-busy");
  }
});

const button = (option) => find(`.option[data-option="${CSS.escape(option)}"]`);
const choose = (option) => button(option)?.form.requestSubmit(button(option));

// A hint leads to its option, wherever that is folded in; it is answered there.
const unpoint = () => { for (const thing of all(".pointed")) thing.classList.remove("pointed"); };
function goTo(option) {
  const choice = button(option), name = CSS.escape(option);
  unpoint();
  for (const thing of all(`.option[data-option="${name}"], .opt[data-option="${name}"]`)) thing.classList.add("pointed");
  for (let at = choice?.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
  choice?.focus();
}

const askForHint = () => find(".hinted") ? find(".hinted").focus() : document.getElementById("hint")?.requestSubmit();

// While one is asked for or thought over, asking again would begin nothing.
let hoped = "";
function mayAsk(form) {
  if (form.getAttribute("aria-busy") || find(".hints > p:only-child")) return false;
  form.setAttribute("aria-busy", "true");
  hoped = form.elements.number.value;
  return true;
}

// What is said stands above the options, and who asked for it below them. The question stays in view where both have room.
// Where a thought comes to nothing at the same question, the house says why to whoever asks again.
let saidBefore = 0;
function seeHints() {
  const hints = find(".hints"), said = hints?.children.length ?? 0, choices = find(".choices");
  if (said > saidBefore) {
    choices.scrollTop = 0;
    const frame = choices.getBoundingClientRect(), { top, bottom } = hints.getBoundingClientRect();
    if (bottom > frame.bottom) choices.scrollTop = top - frame.top;
  }
  const nothing = saidBefore === 1 && !said, form = document.getElementById("hint");
  saidBefore = said;
  if (nothing && form?.elements.number.value === hoped) form.requestSubmit();
}

// ---- a tap: an option is played, anything else says what it is and why not (closer.js) ----

// A ringed place is gone to in several steps.
const strolling = () => find(".stroll[data-goals]");
function ring() {
  const goals = new Set(strolling()?.dataset.goals.split(" "));
  for (const spot of all("#board [data-spot]")) spot.classList.toggle("goal", goals.has(spot.dataset.spot));
}

function stroll(goal) {
  const form = strolling();
  form.elements.goal.value = goal.replace(/^[a-z]+-/, "");
  form.requestSubmit();
}

addEventListener("click", (event) => {
  const { target } = event;
  if (dragged && board.contains(target)) return;
  const drawn = target.closest("svg .opt[data-option]");
  if (drawn) return choose(drawn.dataset.option);
  const ringed = target.closest("#board .goal");
  if (ringed && listens()) return stroll(ringed.dataset.spot);
  if (target.closest("#board")) lookAt(target, true);
  const seat = target.closest("[data-look]");
  if (seat) look(seat.dataset.look);
  const tab = target.closest("nav [data-tab], a[data-opens]");
  if (tab) { event.preventDefault(); open(tab.dataset.tab ?? tab.dataset.opens, tab.dataset.sheet); }
  const zooming = target.closest("[data-zoom]")?.dataset.zoom;
  if (zooming === "whole" || zooming === "near") seeWhole(zooming === "whole");
  else if (zooming) zoom({ in: 1.4, out: 1 / 1.4, fit: 0 }[zooming]);
  if (target.closest("[data-again]")) again();
  if (target.closest(".hinted")) goTo(target.closest(".hinted").dataset.option);
  const goal = target.closest("[data-goal]"), shown = target.closest("[data-show]")?.dataset.show;
  unfold(goal?.getAttribute("aria-expanded") === "false");
  if (shown) showSpot(shown);
  if (target.closest("[data-keys]")) document.getElementById("keys").showModal();
});

// What wins and what is near, where there is room for its first words only: all of it lies over the page until the next tap.
function unfold(on) {
  find("[data-goal]")?.setAttribute("aria-expanded", String(on));
}

// Where a warning can be seen to: brought into view, and ringed until somebody has been there.
function showSpot(spot) {
  const places = all(`#board [data-spot="${CSS.escape(spot)}"]`), sheets = places.map((place) => place.closest(".block").dataset.sheet);
  look("");
  if (!wide.matches) open("board", sheets.sort()[0]);
  for (const place of all("#board .sought")) place.classList.remove("sought");
  for (const place of places) {
    place.classList.add("sought");
    place.addEventListener("pointerover", () => place.classList.remove("sought"), { once: true });
  }
  const place = places.find((one) => one.checkVisibility());
  if (place && map?.contains(place)) seeSpot(place);
  else place?.scrollIntoView({ block: "center" });
}

// A heading of options lights all places under it, a tile's in whatever turn it lies there.
function hint({ target }) {
  const group = target.closest?.(".options summary")?.parentNode;
  const under = new Set(group ? all(".option", group).map(({ dataset }) => dataset.option) : []);
  for (const shape of under.size ? all("#board .opt") : []) if (offers(shape).some((option) => under.has(option))) shape.classList.add("lit");
}
addEventListener("pointerover", hint);
addEventListener("focusin", hint);

// ---- tabs ----

// A small window shows some blocks of the board one tab away.
function open(tab, sheet = "") {
  document.body.dataset.tab = tab;
  show();
  const shown = wide.matches && tab === "board" ? "log" : tab;
  for (const link of all("nav [data-tab]")) link.setAttribute("aria-current", String(link.dataset.tab === shown && (link.dataset.sheet ?? "") === sheet));
  for (const block of all(".block", board ?? undefined)) block.classList.toggle("away", block.dataset.sheet !== sheet && !block.matches(".ground"));
  if (tab !== "board") return;
  fit();
  bring();
}
// What follows from an answer is seen where it happens.
function toBoard() {
  overview = false;
  if (document.body.dataset.tab !== "board" || find(".block.map.away", board ?? undefined)) open("board");
}
wide.addEventListener("change", () => open(document.body.dataset.tab));

// ---- keys ----

const inSight = (choices) => choices.filter((choice) => choice.checkVisibility());
const opened = () => inSight(all(".options details[open]")).at(-1);
// What is barred keeps its number too: the third die is always 3.
const visible = () => {
  const group = opened();
  const inside = (choice) => !group || (group.contains(choice) && choice.parentNode !== group);
  return inSight(all(".options .option, .options summary")).filter(inside);
};

function number() {
  for (const key of all(".options .option kbd, .options summary kbd")) key.textContent = "";
  visible().slice(0, 9).forEach((choice, index) => { find("kbd", choice).textContent = index + 1; });
}
addEventListener("toggle", ({ target }) => { if (target.matches?.(".options details")) number(); }, true);

function shut(group) {
  if (!group) return;
  group.open = false;
  find("summary", group).focus();
}

function walk(step) {
  const choices = inSight(all(".coach button, .hinted, .options summary, .ask button.option, .hint button, .takeback button"));
  const at = choices.indexOf(document.activeElement);
  choices.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % choices.length)?.focus();
}

function read(step) {
  const lines = told();
  const at = lines.indexOf(document.activeElement);
  lines.at(at < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, at + step)))?.focus();
}

// A key plays what it stands for; where that is barred it says why.
function press(choice) {
  if (!choice || !listens()) return;
  if (choice.matches(".off")) say(find("small", choice).textContent);
  else choice.click();
}

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const WITHOUT_WAYS = {
  ArrowDown: () => walk(1),
  ArrowUp: () => walk(-1),
  ArrowRight: () => find("a[rel=next]")?.click(),
  ArrowLeft: () => find("a[rel=prev]")?.click(),
};

function arrow(code, inLog) {
  const [way] = inSight(all(`.options [data-side="${ARROWS[code]}"]`));
  if (inLog && (code === "ArrowDown" || code === "ArrowUp")) read(code === "ArrowDown" ? 1 : -1);
  else if (way) press(way);
  else WITHOUT_WAYS[code]();
}

// A thing is gone to and not used: several things may be done with it.
function lettered(code) {
  const thing = find(`.ask [data-letter="${code.slice("Key".length)}"]`);
  if (thing?.matches(".option")) press(thing);
  else if (thing) find(".option", thing)?.focus();
  return Boolean(thing);
}

const KEYS = {
  KeyU: () => { if (find(".veil") || listens()) find(".takeback button")?.click(); },
  KeyP: askForHint,
  KeyW: again,
  KeyQ: () => document.getElementById("question")?.focus(),
  KeyI: () => lookAt(document.activeElement.matches(OPTION) ? document.activeElement : pointed ?? document.body, true),
  KeyJ: () => walk(1),
  KeyK: () => walk(-1),
  KeyL: () => open("log"),
  KeyC: () => open("cards"),
  KeyS: () => part("tally") && open("tally"),
  KeyO: () => open("others"),
  KeyR: () => open("help"),
  KeyB: () => open("board"),
};

addEventListener("keydown", (event) => {
  const { target, key, code } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches?.("input, select, textarea") || find("dialog[open]")) return;
  const inLog = target.closest?.("#panel-log");
  const scrolling = !inLog && target.matches?.(".sheetbox, .panel, .scroll");
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (find(".veil") && code !== "KeyU" || moment && !moment.hidden) return;
  if (key === "?") document.getElementById("keys")?.showModal();
  else if (key === "+" || key === "=") zoom(1.4);
  else if (key === "-" || key === "−") zoom(1 / 1.4);
  else if (key === "0") zoom(0);
  else if (key === "Escape" && find("[data-goal][aria-expanded=true]")) unfold(false);
  else if (key === "Escape" && closer && !closer.hidden) close();
  else if (key === "Escape") shut(opened());
  else if (digit && !event.shiftKey) press(visible()[digit[1] - 1]);
  else if (ARROWS[code] && !scrolling) arrow(code, inLog);
  else if (/^Key[A-Z]$/.test(code) && lettered(code)) ;
  else if (KEYS[code]) KEYS[code]();
  else return;
  event.preventDefault();
});

if (board) {
  if (map) steer();
  open(document.body.dataset.tab);
  tell("");
  number();
  ring();
  sinceWhen();
}
// Letters that come late move what is asked.
document.fonts.ready.then(() => { if (board) { fit(); bring(); } });
if (part("question")) guard();
if (place?.dataset.socket) connect();
if (place?.dataset.socket && board) remember();

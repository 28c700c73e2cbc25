// The board: lighting of places, another team's sheet in the middle, the map, a tile in hand.
"use strict";

const board = document.getElementById("board");
const wide = matchMedia("(min-width: 62em) and (min-height: 30.01em)");
const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const part = (name) => document.getElementById(`part-${name}`);
// A drawing is laid out anew when it is written to, even if nothing changes.
const write = (element, name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };

// ---- board and buttons are one thing ----

function light(selector, on = true) {
  dim();
  if (on) for (const thing of all(selector)) thing.classList.add("lit");
}
const dim = () => { for (const thing of all(".lit")) thing.classList.remove("lit"); };

// What is pointed at, by pointer or focus: it is lit again where it has been painted again.
let pointedAt = "";
function point({ target }) {
  const option = target.closest?.("[data-option]")?.dataset.option;
  const spot = target.closest?.(".log [data-spot]")?.dataset.spot;
  pointedAt = option ? `[data-option="${CSS.escape(option)}"]` : spot ? `[data-spot="${CSS.escape(spot)}"]` : "";
  if (pointedAt) light(pointedAt);
  else if (!document.body.classList.contains("playing")) dim();
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

// A hint, and a button that is come to by key, show a place that lies beyond the edge of the map.
function lead({ target }) {
  const option = target.closest?.(".hinted, .option.pointed, .option:focus-visible")?.dataset.option;
  const place = option && map && all(".opt", map).find((shape) => offers(shape).includes(option));
  if (place) intoSight(find(".hit", place) ?? place);
}
addEventListener("pointerover", lead);
addEventListener("focusin", lead);

// Turn -> option, of a place that knows them all.
const turnsOf = (place) => Object.fromEntries(place.dataset.turns.split(";").map((pair) => pair.split(/:(.*)/s)));
const offers = (place) => [place.dataset.option, ...(place.dataset.turns ? Object.values(turnsOf(place)) : [])];

// ---- another team's sheet in the middle ----

let looking = "";
function look(seat) {
  looking = seat && document.getElementById(`other-${seat}`) ? seat : "";
  const banner = document.getElementById("looking");
  if (!banner) return;
  for (const block of all(".block", board)) write(find(".looked", block), "href", looking ? `#sheet-${looking}-${block.dataset.block}` : "");
  board.classList.toggle("looking", Boolean(looking));
  banner.hidden = !looking;
  for (const seat of all("button.look")) seat.setAttribute("aria-pressed", String(seat.dataset.look === looking));
  if (looking) {
    find("span", banner).textContent = find(`button.look[data-look="${looking}"]`).title;
    if (!wide.matches) open("board");
  }
}

// ---- a narrow sheet scrolls to what is asked; a board that all look at, back to its top while others play ----

function bring() {
  const sheet = board?.closest(".sheetbox"), frame = sheet?.getBoundingClientRect();
  // Where a game has drawn the buttons of the question again, nothing has to be brought.
  const drawn = all(".opt .hit", board), places = drawn.filter((mark) => !getComputedStyle(mark).getPropertyValue("--again"));
  const marks = places.map((mark) => mark.getBoundingClientRect());
  if (!frame?.height || moved || looking) return;
  const shared = document.body.classList.contains("shared");
  if (!marks.length) {
    if (shared && (drawn.length || !find(".ask")?.dataset.asked)) sheet.scrollTop = 0;
    return;
  }
  const top = Math.min(...marks.map((mark) => mark.top)), bottom = Math.max(...marks.map((mark) => mark.bottom));
  const fits = bottom - top <= frame.height;
  const seen = shared ? (mark) => mark.top === top && top > frame.top && mark.bottom < frame.bottom : (mark) => mark.top < frame.bottom && mark.bottom > frame.top;
  const inSight = fits ? top >= frame.top && bottom <= frame.bottom : marks.some(seen);
  if (inSight) return;
  // What is marked first on a shared board is a place; the rest lies below, with what the pieces carry.
  if (!fits) sheet.scrollTop += top - frame.top - (shared ? frame.height / 3 : 0);
  // As little as needed: on a shared board the game is mostly beside the marks.
  else if (shared) sheet.scrollTop += top < frame.top ? top - frame.top - 8 : bottom - frame.bottom + 8;
  else sheet.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

// ---- the map: fitted to its frame, zoomed and moved by itself; outside of what is morphed ----

const map = board && find(".block.map", board);
let dragged = false, moved = false, overview = false;
const box = () => map.viewBox.baseVal;
const under = (x, y) => new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
const numbers = (text) => text.split(" ").map(Number);
const clamp = (number, least, most) => Math.max(least, Math.min(most, number));
const aboutMap = () => find(":scope > .live > [data-box]", map)?.dataset ?? { box: printedBox };
const printedBox = map?.getAttribute("viewBox").trim();

// All of it in the shape of its frame: the widest that it is ever seen.
function whole() {
  const [x, y, width, height] = numbers(aboutMap().box), frame = map.getBoundingClientRect();
  const scale = Math.min(frame.width / width, frame.height / height);
  const seen = { width: frame.width / scale, height: frame.height / scale, scale };
  return { ...seen, x: x + (width - seen.width) / 2, y: y + (height - seen.height) / 2 };
}

// What is seen untouched: the whole map, or as much of it around the hero, or what is asked, as can be read.
function fit() {
  if (!map) return;
  if (!map.clientWidth || !map.clientHeight) return edges();
  if (!moved) {
    const { cell, least, eye } = aboutMap(), all = whole(), near = least / cell;
    const part = cell && all.scale < near && !overview;
    map.classList.toggle("overview", Boolean(cell) && all.scale < near && overview);
    map.classList.toggle("near", Boolean(part));
    if (part) {
      const scale = all.scale / near, [x, y] = asked() ?? numbers(eye);
      see(x - all.width * scale / 2, y - all.height * scale / 2, all.width * scale);
    } else see(all.x, all.y, all.width);
  }
  edges();
}

// The middle of the places that answer, where none of them lies near what is looked at.
function asked() {
  const { eye, cell } = aboutMap(), [x, y] = numbers(eye);
  const places = all(".opt .hit", map).map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return under(left + width / 2, top + height / 2);
  });
  if (!places.length || places.some((place) => Math.hypot(place.x - x, place.y - y) < 1.6 * cell)) return null;
  const nearest = places.sort((one, two) => Math.hypot(one.x - x, one.y - y) - Math.hypot(two.x - x, two.y - y))[0];
  return [nearest.x, nearest.y];
}

function see(x, y, width) {
  const all = whole(), height = all.height * width / all.width;
  const [left, top, across, down] = numbers(aboutMap().box);
  // A map that is smaller than its frame stays in the middle of it.
  const along = (at, size, start, length) => size >= length ? start + (length - size) / 2 : clamp(at, start, start + length - size);
  write(map, "viewBox", `${along(x, width, left, across)} ${along(y, height, top, down)} ${width} ${height}`);
  tile?.stand();
}

function zoom(by, ...pointer) {
  if (!map) return;
  if (!by) { moved = false; map.classList.remove("zoomed"); return fit(); }
  const view = box(), most = whole().width, width = clamp(view.width / by, most / 8, most);
  const frame = map.getBoundingClientRect(), middle = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const at = under(...(pointer.length ? pointer : middle)), scale = width / view.width;
  touched();
  see(at.x - (at.x - view.x) * scale, at.y - (at.y - view.y) * scale, width);
  edges();
}

// A place of the map in the middle, where not all of the map is seen.
function seeSpot(place) {
  const sheet = map.closest(".sheetbox"), spot = place.getBoundingClientRect(), view = box();
  if (pan()) {
    const at = under((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2);
    touched();
    see(at.x - view.width / 2, at.y - view.height / 2, view.width);
    edges();
  }
  const frame = sheet.getBoundingClientRect(), now = place.getBoundingClientRect();
  if (now.top < frame.top || now.bottom > frame.bottom) sheet.scrollTop += (now.top + now.bottom - frame.top - frame.bottom) / 2;
}

// What happens out of sight of a map of which a part is seen; whoever has moved it goes on looking there.
const keepInSight = (place) => moved || intoSight(place);

function intoSight(place) {
  if (!map?.contains(place) || !pan()) return;
  const spot = place.getBoundingClientRect(), frame = map.getBoundingClientRect(), view = box();
  if (spot.left >= frame.left && spot.right <= frame.right && spot.top >= frame.top && spot.bottom <= frame.bottom) return;
  const at = under((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2);
  see(at.x - view.width / 2, at.y - view.height / 2, view.width);
  edges();
}

function touched() {
  moved = true;
  map.classList.add("zoomed");
  map.classList.remove("overview");
}

const pan = () => map.classList.contains("zoomed") || map.classList.contains("near");

// What the edge of the map would cut in half is not shown: the place counts as beyond it.
function edges() {
  const frame = map.getBoundingClientRect();
  const inside = ({ left, top, right, bottom }) => left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
  const signs = all(".whole", map).map((sign) => [sign, !inside(sign.getBoundingClientRect())]);
  for (const [sign, cut] of signs) sign.classList.toggle("cut", cut);
  countBeyond();
}

// How much lies beyond the edges, where not all is seen.
function countBeyond() {
  const note = document.getElementById("beyond");
  if (!note) return;
  const { x, y, width, height } = box(), count = { up: 0, right: 0, down: 0, left: 0 };
  for (const tile of all("[data-tile]", map)) {
    const [at, down] = numbers(tile.dataset.tile);
    if (down < y) count.up += 1;
    else if (down > y + height) count.down += 1;
    else if (at < x) count.left += 1;
    else if (at > x + width) count.right += 1;
  }
  for (const [side, number] of Object.entries(count)) {
    const sign = find(`[data-side=${side}]`, note);
    sign.hidden = !number;
    find("b", sign).textContent = number;
  }
  const partly = Object.values(count).some(Boolean);
  note.hidden = map.matches(".away") || (!partly && !overview);
  find(".sides", note).hidden = !partly;
  find("[data-zoom=whole]", note).hidden = overview;
  find("[data-zoom=near]", note).hidden = !overview;
}

function seeWhole(on) {
  [overview, moved] = [on, false];
  map.classList.remove("zoomed");
  fit();
}

function steer() {
  const fingers = new Map();
  let tapped = 0;
  map.addEventListener("wheel", (event) => {
    if (!wide.matches && !event.ctrlKey) return;
    event.preventDefault();
    zoom(1.0015 ** -event.deltaY, event.clientX, event.clientY);
  }, { passive: false });
  map.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    dragged = false;
  });
  addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (fingers.size === 2) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const gap = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
      zoom(gap(event) / gap(before), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      dragged = true;
    } else if (pan()) {
      if (!dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 6) return;
      const from = under(before.clientX, before.clientY), to = under(event.clientX, event.clientY), view = box();
      touched();
      see(view.x + from.x - to.x, view.y + from.y - to.y, view.width);
      edges();
      dragged = true;
      map.classList.add("held");
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (event) => { fingers.delete(event.pointerId); map.classList.remove("held"); };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  map.addEventListener("click", (event) => {
    if (dragged || event.target.closest(".opt")) return;
    if (event.timeStamp - tapped < 350) zoom(map.classList.contains("zoomed") ? 0 : 2.5, event.clientX, event.clientY);
    tapped = event.timeStamp;
  });
  map.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
  new ResizeObserver(fit).observe(map);
}

// ---- a tile in hand: a see-through one lies at the chosen place until it is placed, turned or put aside ----

const TWICE_MS = 400;
let tile = null;
let byFinger = false;
addEventListener("pointerdown", (event) => { byFinger = event.pointerType !== "mouse"; }, true);

// On the map lie places with `data-turns` and a ".ghost" about its own middle, whose `data-card` names the tile; a page calls the
// drawing inside of it "tile". A game says how it is shown so turned; what is `data-turnable` turns it on a click: on, or to that turn.
function tileInHand(turned) {
  const panel = document.getElementById("tile-panel"), beside = document.getElementById("tile-beside");
  let card = "", angle = 0, chosen = "", hinted = null, since = 0;
  const ghost = () => find(".ghost", map);
  const places = () => ghost() ? all("[data-turns]", map) : [];
  const place = () => (chosen && document.getElementById(chosen)) || null;
  const turn = () => ((angle % 360) + 360) % 360;
  const fits = (cell) => turnsOf(cell)[turn()];
  const turns = (cell) => [...new Set((cell ? [cell] : places()).flatMap((one) => Object.keys(turnsOf(one)).map(Number)))].sort((one, two) => one - two);

  // ---- turning and choosing ----

  function face(to) {
    const by = (((to - angle) % 360) + 360) % 360;
    angle += by > 180 ? by - 360 : by;
  }

  // On to the next turn in which the tile goes there, or anywhere.
  function spin(step, cell) {
    const open = turns(cell), at = open.indexOf(turn());
    face(at >= 0 ? open.at((at + step) % open.length) : open.find((one) => one > turn()) ?? open[0]);
  }

  function take(cell) {
    [chosen, hinted] = [cell.id, null];
    if (!fits(cell)) spin(1, cell);
  }

  const cancel = () => { [chosen, hinted] = ["", null]; };

  // A second tap in the same moment was not meant for what the first one has brought.
  function tap(cell, { timeStamp }) {
    if (cell.id === chosen && timeStamp - since < TWICE_MS) return;
    if (cell.id === chosen) return spin(1, cell);
    take(cell);
    since = timeStamp;
    for (const bar of [panel, beside]) bar.classList.add("fresh");
    setTimeout(() => { for (const bar of [panel, beside]) bar.classList.remove("fresh"); }, TWICE_MS);
  }

  // The places in the order of the map: along its rows, or along its columns.
  function step(by, along) {
    const across = along === "x" ? "y" : "x";
    const sorted = places().map((cell) => ({ cell, ...middle(cell) })).sort((one, two) => one[across] - two[across] || one[along] - two[along]);
    const at = sorted.findIndex(({ cell }) => cell === (hinted ?? place()));
    const { cell, x, y } = sorted.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % sorted.length);
    take(cell);
    const { x: left, y: top, width, height } = box();
    if (x < left || y < top || x > left + width || y > top + height) see(x - width / 2, y - height / 2, width);
    find("[data-lay=place]", panel).disabled = false;
    find("[data-lay=place]", panel).focus();
  }

  // ---- the picture and the buttons as it is turned now ----

  // In whole units of the plane that the ghost lies on.
  function middle(cell) {
    const hit = find(".hit", cell), { x, y, width, height } = hit.getBBox();
    const onPlane = ghost().parentNode.getScreenCTM().inverse().multiply(hit.getScreenCTM());
    const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(onPlane);
    return { x: Math.round(at.x), y: Math.round(at.y) };
  }

  function show() {
    const asked = places().length > 0, held = ghost()?.dataset.card ?? "";
    if (held !== card) [card, angle, chosen, hinted] = [held, 0, "", null];
    panel.hidden = !asked;
    document.body.classList.toggle("tiled", asked);
    if (!asked) return stand();
    const heading = document.getElementById("question");
    if (heading && panel.previousElementSibling !== heading) heading.after(panel);
    if (!hinted?.isConnected) hinted = null;
    if (!place()) chosen = "";
    const here = hinted ?? place();
    if (!(here ? fits(here) : places().some(fits))) spin(1, here);
    for (const cell of places()) {
      const option = fits(cell);
      cell.classList.toggle("misfit", !option && cell !== here);
      cell.classList.toggle("chosen", cell === place());
      if (option) cell.dataset.option = option;
      else delete cell.dataset.option;
    }
    turned(angle);
    if (here && map.clientWidth) lie(middle(here));
    ghost().classList.toggle("on", Boolean(here));
    ghost().classList.toggle("chosen", Boolean(here));
    describe(here);
    stand();
  }

  const lie = ({ x, y }) => ghost().setAttribute("transform", `translate(${x} ${y})`);

  function describe(here) {
    const option = here && find(`.option[data-option="${CSS.escape(fits(here))}"]`), open = turns(here);
    const { empty, lit, several, once } = panel.dataset;
    const said = (part) => (option && find(part, option)?.textContent) || "";
    const count = open.length > 1 ? several.replace("…", open.indexOf(turn()) + 1).replace("…", open.length) : once;
    find("strong", panel).textContent = said(".words") || empty;
    find("span", panel).textContent = [here ? said("small") : lit.replace("…", places().length), count].filter(Boolean).join(" · ");
    for (const bar of [panel, beside]) {
      const [lay, spinning, back] = all("[data-lay]", bar);
      lay.disabled = back.disabled = !place();
      lay.classList.toggle("main", Boolean(place()));
      spinning.disabled = open.length < 2;
    }
  }

  // Beside the tile, inside the frame of the map, over neither the tile nor, where that can be, another place or room.
  function stand() {
    const cell = places().length && wide.matches ? place() : null;
    beside.hidden = !cell;
    if (!cell) return;
    const frame = map.getBoundingClientRect(), own = find(".hit", cell).getBoundingClientRect(), { width, height } = beside.getBoundingClientRect();
    const gap = 8, middleX = (own.left + own.right - width) / 2, middleY = (own.top + own.bottom - height) / 2;
    const xs = [middleX, own.left, own.right - width, own.right + gap, own.left - gap - width, frame.left + gap, frame.right - gap - width];
    const ys = [own.bottom + gap, own.top - gap - height, middleY, frame.bottom - gap - height, frame.top + gap];
    const covered = (x, y, other) => Math.max(0, Math.min(x + width, other.right) - Math.max(x, other.left)) * Math.max(0, Math.min(y + height, other.bottom) - Math.max(y, other.top));
    const kept = places().filter((other) => other !== cell).map((other) => find(".hit", other).getBoundingClientRect());
    const rooms = all("[data-tile]", map).map((room) => room.getBoundingClientRect());
    const cost = ([x, y]) => Math.hypot(x - middleX, y - middleY) * 20
      + kept.reduce((sum, other) => sum + 5 * covered(x, y, other), 0) + rooms.reduce((sum, other) => sum + covered(x, y, other), 0);
    const free = ys.flatMap((y) => xs.map((x) => [clamp(x, frame.left + gap, frame.right - gap - width), clamp(y, frame.top + gap, frame.bottom - gap - height)]))
      .filter(([x, y]) => !covered(x, y, own)).sort((one, two) => cost(one) - cost(two));
    beside.hidden = !free.length || own.bottom < frame.top || own.top > frame.bottom || own.right < frame.left || own.left > frame.right;
    if (beside.hidden) return;
    const stage = beside.offsetParent.getBoundingClientRect();
    beside.style.translate = `${free[0][0] - stage.left}px ${free[0][1] - stage.top}px`;
  }

  // ---- by mouse, finger and key ----

  const DEEDS = { place: () => place() && choose(fits(place())), turn: () => spin(1, place()), cancel };

  function click(event) {
    const { target } = event, cell = target.closest?.("[data-turns]"), deed = target.closest?.("[data-lay]")?.dataset.lay;
    const turnable = target.closest?.("[data-turnable]")?.dataset.turnable;
    if (!places().length || (cell && dragged)) return;
    if (cell) tap(cell, event);
    else if (deed) DEEDS[deed]();
    else if (turnable) face(Number(turnable));
    else if (turnable === "") spin(1, place());
    else return;
    event.stopImmediatePropagation();
    show();
  }

  const ARROWS = { ArrowRight: [1, "x"], ArrowLeft: [-1, "x"], ArrowDown: [1, "y"], ArrowUp: [-1, "y"] };

  function press(event) {
    const { target, code, shiftKey } = event;
    if (!places().length || event.ctrlKey || event.altKey || event.metaKey || target.closest?.("input, select, textarea, .panel:not(.stage)") || find("dialog[open], .veil, .playing")) return;
    if (code === "KeyR") turnAlong(shiftKey ? -1 : 1);
    else if (ARROWS[code] && !target.closest?.(".options")) step(...ARROWS[code]);
    else if (code === "Escape" && place()) cancel();
    else if (code === "Enter" && place() && !event.repeat && !target.closest?.("button, a, summary")) DEEDS.place();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show();
  }

  // The button in focus goes along: what Enter answers is what is seen.
  function turnAlong(by) {
    const here = hinted, focused = here && Object.values(turnsOf(here)).includes(document.activeElement?.dataset.option);
    spin(by, here ?? place());
    if (focused) find(`.option[data-option="${CSS.escape(fits(here))}"]`)?.focus();
  }

  // A button of the question shows its place and turn.
  let before = 0;
  function hint({ target }) {
    const option = target.closest?.(".option[data-option], .hinted")?.dataset.option;
    const cell = option ? places().find((one) => Object.values(turnsOf(one)).includes(option)) : null;
    if (!cell && !hinted) return;
    if (!hinted) before = angle;
    hinted = cell;
    if (cell) face(Number(Object.entries(turnsOf(cell)).find(([, one]) => one === option)[0]));
    else angle = before;
    show();
    if (cell) light(`[data-option="${CSS.escape(option)}"]`);
  }

  // As long as no place is chosen the tile goes with the mouse and snaps where it could lie.
  function follow(event) {
    if (!places().length || byFinger || place() || hinted) return;
    const over = event.target.closest?.("[data-turns]"), onMap = map.contains(event.target);
    ghost().classList.toggle("on", onMap);
    if (!onMap) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(ghost().parentNode.getScreenCTM().inverse());
    lie(over ? middle(over) : { x: Math.round(at.x), y: Math.round(at.y) });
  }

  if (!map || !panel) return;
  tile = { show, stand };
  addEventListener("click", click, true);
  addEventListener("keydown", press, true);
  addEventListener("pointerover", hint);
  addEventListener("focusin", hint);
  addEventListener("pointermove", follow);
  new MutationObserver(show).observe(find(".live", map), { childList: true, subtree: true });
  show();
}

// The board: lighting of places, another team's sheet in the middle, zoom and pan, a tile in hand.
"use strict";

const board = document.getElementById("board");
const wide = matchMedia("(min-width: 62em) and (min-height: 30.01em)");
const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const part = (name) => document.getElementById(`part-${name}`);

// ---- board and buttons are one thing ----

function light(selector, on = true) {
  dim();
  if (on) for (const thing of all(selector)) thing.classList.add("lit");
}
const dim = () => { for (const thing of all(".lit")) thing.classList.remove("lit"); };

function point({ target }) {
  const option = target.closest?.("[data-option]")?.dataset.option;
  const spot = target.closest?.(".log [data-spot]")?.dataset.spot;
  if (option) light(`[data-option="${CSS.escape(option)}"]`);
  else if (spot) light(`[data-spot="${CSS.escape(spot)}"]`);
  else if (!document.body.classList.contains("playing")) dim();
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

// ---- another team's sheet in the middle ----

let looking = "";
function look(seat) {
  looking = seat && document.getElementById(`sheet-${seat}`) ? seat : "";
  const banner = document.getElementById("looking");
  if (!banner) return;
  document.getElementById("looked").setAttribute("href", looking ? `#sheet-${looking}` : "#part-live");
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
  const drawn = all("#part-live .opt .hit"), places = drawn.filter((mark) => !getComputedStyle(mark).getPropertyValue("--again"));
  const marks = places.map((mark) => mark.getBoundingClientRect());
  if (!frame?.height || board.classList.contains("zoomed") || looking) return;
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

// ---- zoom and pan by viewBox, outside of what is morphed ----

let base, dragged = false, mapId = "";
const box = () => board.viewBox.baseVal;
const under = (x, y) => new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());

// The part of the map that is in sight, or else of the board: what a button or a key looks at more closely.
function middle() {
  const meet = (one, two) => {
    const left = Math.max(one.left, two.left), right = Math.min(one.right, two.right);
    const top = Math.max(one.top, two.top), bottom = Math.min(one.bottom, two.bottom);
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };
  const frame = board.getBoundingClientRect(), sheet = board.closest(".sheetbox")?.getBoundingClientRect() ?? frame;
  const seen = meet(frame, sheet) ?? frame, map = mapId && document.getElementById(mapId)?.getBoundingClientRect();
  const inSight = map?.width ? meet(map, seen) ?? map : seen;
  return [(inSight.left + inSight.right) / 2, (inSight.top + inSight.bottom) / 2];
}

function zoom(by, ...pointer) {
  if (!board) return;
  const view = box(), width = by ? Math.max(base.width / 8, Math.min(base.width, view.width / by)) : base.width;
  const scale = width / view.width, at = under(...(pointer.length ? pointer : middle()));
  move(at.x - (at.x - view.x) * scale, at.y - (at.y - view.y) * scale, width);
}

function move(x, y, width = box().width) {
  const height = base.height * width / base.width;
  const frame = board.getBoundingClientRect();
  // A window wider than the viewBox sees the plane to the right of it, too.
  const most = Math.max(base.width - width, (base.height - height) * frame.width / frame.height);
  const left = Math.max(0, Math.min(most, x)), top = Math.max(0, Math.min(base.height - height, y));
  board.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  board.classList.toggle("zoomed", width < base.width * 0.999);
}

function steer() {
  base = { width: box().width, height: box().height };
  const fingers = new Map();
  let tapped = 0;
  board.addEventListener("wheel", (event) => {
    if (!wide.matches && !event.ctrlKey) return;
    event.preventDefault();
    zoom(1.0015 ** -event.deltaY, event.clientX, event.clientY);
  }, { passive: false });
  board.addEventListener("pointerdown", (event) => {
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
    } else if (board.classList.contains("zoomed")) {
      if (!dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 6) return;
      const from = under(before.clientX, before.clientY), to = under(event.clientX, event.clientY);
      move(box().x + from.x - to.x, box().y + from.y - to.y);
      dragged = true;
      board.classList.add("held");
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (event) => { fingers.delete(event.pointerId); board.classList.remove("held"); };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  board.addEventListener("click", (event) => {
    if (dragged || event.target.closest(".opt")) return;
    if (event.timeStamp - tapped < 350) zoom(board.classList.contains("zoomed") ? 0 : 2.5, event.clientX, event.clientY);
    tapped = event.timeStamp;
  });
  board.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
}

// ---- a map that is drawn in another size: who looks at a place closely goes on seeing it where it was ----

function laid(transform) {
  const [x, y, scale] = transform.match(/-?[\d.]+/g).map(Number);
  return new DOMMatrix([scale, 0, 0, scale, x, y]);
}

// The answer is to be called after every change of the picture.
function staying(map) {
  let drawn = "";
  mapId = map;
  return () => {
    const group = document.getElementById(map), now = group?.getAttribute("transform");
    if (drawn && now && now !== drawn && board.classList.contains("zoomed")) {
      const block = new DOMMatrix(getComputedStyle(group.parentNode).transform);
      const frame = board.getBoundingClientRect(), view = box();
      const at = under(frame.x + frame.width / 2, frame.y + frame.height / 2);
      const inside = at.matrixTransform(block.inverse());
      if (Math.max(inside.x, inside.y) < base.width) {
        const before = block.multiply(laid(drawn)), after = block.multiply(laid(now));
        const to = at.matrixTransform(before.inverse()).matrixTransform(after), scale = after.a / before.a;
        move(to.x - (at.x - view.x) * scale, to.y - (at.y - view.y) * scale, Math.min(base.width, view.width * scale));
      }
    }
    drawn = now ?? drawn;
  };
}

// ---- a tile in hand, turned and laid on such a map ----

let byFinger = false;
addEventListener("pointerdown", (event) => { byFinger = event.pointerType !== "mouse"; }, true);

// Turn -> option, of a place that knows them all.
const turnsOf = (cell) => Object.fromEntries(cell.dataset.turns.split(";").map((pair) => pair.split(/:(.*)/s)));

// A game says how its tile is shown, and what a click, the key R and a button that is pointed at do to it.
function tileInHand({ map, inHand, show, click, turn, preview }) {
  const live = part("live"), stay = staying(map);
  const renew = () => { stay(); show(); };
  const watch = new MutationObserver(() => settled(renew));
  // What the page has just changed is seen to first: it may tell of it while it still changes more.
  const settled = (change) => {
    const changed = watch.takeRecords().length;
    watch.disconnect();
    if (changed) renew();
    change();
    watch.observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-option", "data-card"] });
  };
  const press = (event) => {
    const typing = event.target.matches?.("input, select, textarea") || find("dialog[open], .veil");
    if (event.code !== "KeyR" || event.ctrlKey || event.altKey || event.metaKey || typing || !inHand()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const chosen = document.activeElement?.closest(".option[data-option]")?.dataset.option;
    const cell = chosen && all("[data-turns]", live).find((place) => Object.values(turnsOf(place)).includes(chosen));
    // The button in focus goes along: what Enter answers is what is seen.
    for (let tries = 0; tries < 4; tries += 1) {
      turn(event);
      show();
      if (!cell || cell.dataset.option) break;
    }
    if (cell?.dataset.option) find(`.option[data-option="${CSS.escape(cell.dataset.option)}"]`)?.focus();
  };
  const quietly = (change) => (event) => settled(() => change(event));
  addEventListener("click", quietly(click), true);
  addEventListener("keydown", quietly(press), true);
  addEventListener("pointerover", quietly(preview));
  addEventListener("focusin", quietly(preview));
  settled(renew);
}

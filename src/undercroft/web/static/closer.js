// Look closer: hover, a long press or the key I tells of anything that is drawn or offered, in one place beside it. Stands on board.js.
"use strict";

const HOVER_MS = 350, PRESS_MS = 450, LEAVE_MS = 250;
const closer = document.getElementById("closer");

// ---- what is looked at ----

// What the Cards tab shows is told: the cards that a thing names, or its place.
function cardsOf(thing) {
  const spot = thing.dataset.spot ?? "", id = spot.replace(/^[a-z]+-/, ""), cards = all("#part-cards .card");
  const called = (names) => cards.filter((card) => names.includes(card.id.slice("card-".length)));
  const tries = [
    () => called(thing.closest("#board [data-card]")?.dataset.card.split(" ") ?? []),
    () => cards.filter((card) => card.id === `card-${spot}` || card.dataset.spots?.split(" ").includes(spot)),
    () => cards.filter((card) => id && card.dataset.of === id),
  ];
  for (const look of tries) {
    const found = look();
    if (found.length) return found;
  }
  return [];
}

const THING = "#board [data-spot], #board [data-card]";
const OPTION = ".option[data-option], #board .opt[data-option]";

// The things under the middle of a shape: options are drawn over the places they answer for.
function beneath(shape) {
  const { left, top, width, height } = shape.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2).map((at) => at.closest(THING)).filter(Boolean);
}

// The button or shape that answers, and what it is about.
function subject(target) {
  const option = target.closest?.(OPTION), thing = target.closest?.(THING);
  if (!option) return thing && { thing, wish: wishOf(thing) };
  const drawn = option.matches(".opt") ? option : find(`#board .opt[data-option="${CSS.escape(option.dataset.option)}"]`);
  const things = drawn ? [drawn.closest(THING), ...beneath(drawn)].filter(Boolean) : [];
  return { thing: things[0] ?? thing, option, wish: option.dataset.option };
}

const wishOf = (thing) => thing.dataset.spot?.replace(/^[a-z]+-/, "") ?? cardsOf(thing)[0]?.dataset.of;
const titleOf = (card) => find("h3", card)?.textContent ?? "";
const sentence = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const lineOf = (card) => [titleOf(card), find("p", card).textContent].filter(Boolean).map(sentence).join(". ");

async function why(wish, told) {
  if (!place?.dataset.place || !find(".option")) return { words: "" };
  const reply = await fetch(`${location.pathname}/why?option=${encodeURIComponent(wish)}`, { headers: { "X-Requested-With": "undercroft" } });
  if (!reply.ok) return { words: "" };
  const found = await reply.json();
  return { words: found.words || (told ? "" : found.else), more: found.more };
}

// Where a rule that stands in the way is told and taught; whoever reads it does not lose the table.
function readOn(links) {
  const line = paragraph("", "read-on");
  for (const { words, address } of links) line.append(Object.assign(document.createElement("a"), { textContent: words, href: address, target: "_blank" }), " ");
  return line;
}

// ---- the one place where it is told ----

let looked = null, asking = 0, spoken = "";

function paragraph(words, kind) {
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = words;
  return line;
}

// Outside of the list of all cards it is no item of a list.
function copied(card) {
  const copy = document.createElement("div");
  copy.className = card.className;
  copy.append(...card.cloneNode(true).childNodes);
  return copy;
}

// What an option does, as its button says it.
function doing(option) {
  const button = find(`.option[data-option="${CSS.escape(option.dataset.option)}"]`);
  if (!button) return "";
  return [find(".words .sr", button) ?? find(".words", button), find("small", button)].map((part) => part?.textContent).filter(Boolean).map(sentence).join(". ");
}

async function lookAt(target, pinned = false) {
  // A tap ends what hovering has begun: nothing that comes late may close what is pinned.
  if (pinned) clearTimeout(hovering);
  const about = closer && subject(target);
  if (!about) return close();
  const { thing, option, wish } = about, number = asking += 1;
  if (looked === (option ?? thing) && !closer.hidden) return pinned ? pin() : undefined;
  const cards = thing ? [...new Map(cardsOf(thing).map((card) => [card.textContent, card])).values()] : [];
  const does = option ? doing(option) : "", { words: reason, more } = option || !wish ? { words: "" } : await why(wish, cards.length).catch(() => ({ words: "" }));
  if (number !== asking) return;
  if (!does && !cards.length && !reason) return close();
  looked = option ?? thing;
  find(".inside", closer).replaceChildren(...(does ? [paragraph(does, "does")] : []), ...cards.map(copied), ...(reason ? [paragraph(reason, "why")] : []), ...(more?.length ? [readOn(more)] : []));
  // Never over what is looked at.
  closer.dataset.over = target.closest(".question, .tabs, .panel:not(.stage)") ? "stage" : "panel";
  closer.dataset.pinned = "";
  closer.hidden = false;
  spoken = [does, ...cards.map(lineOf), reason].filter(Boolean).join(" ");
  if (pinned) pin();
}

// It stays until it is closed, and is read out.
function pin() {
  closer.dataset.pinned = "yes";
  say(spoken, 20, "sr");
}

function close() {
  asking += 1;
  looked = null;
  if (closer) closer.hidden = true;
}

// ---- by mouse, finger and key ----

let hovering, pressing, pressed = false, pointed = null;

function hover({ target, pointerType }) {
  pointed = target;
  clearTimeout(hovering);
  // Beside a small window's board there is only the question: what is looked at by chance must not cover it.
  if (pointerType !== "mouse" || !wide.matches || closer?.contains(target) || closer?.dataset.pinned && !closer.hidden) return;
  const about = target.closest?.(`${OPTION}, ${THING}`);
  hovering = setTimeout(about ? () => lookAt(target) : close, about ? HOVER_MS : LEAVE_MS);
}

function hold(event) {
  pressed = false;
  clearTimeout(pressing);
  if (event.pointerType === "mouse" || !event.target.closest?.(`${OPTION}, ${THING}`)) return;
  pressing = setTimeout(() => {
    pressed = true;
    lookAt(event.target, true);
  }, PRESS_MS);
}

const lift = () => clearTimeout(pressing);

if (closer) {
  addEventListener("pointerover", hover);
  addEventListener("pointerdown", hold);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  addEventListener("pointermove", (event) => { if (Math.hypot(event.movementX, event.movementY) > 4) lift(); });
  addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
  // The finger that has looked at something plays nothing when it is lifted.
  addEventListener("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  find("button", closer).addEventListener("click", close);
}

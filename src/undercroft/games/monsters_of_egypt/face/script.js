// Monsters of Egypt: the names of floors and columns stay in sight where a page sees a part of the tomb. Stands on board.js.
"use strict";

if (map) {
  const HALF = 6;
  const labels = (name) => [...(document.getElementById(name)?.children ?? [])];
  // What lies beyond is counted in floors and columns: each of them lies straight above or beside what is seen.
  const move = (label, x, y, at, start, size) => {
    if (label.dataset.tile !== `${x} ${y}`) label.dataset.tile = `${x} ${y}`;
    label.classList.toggle("me-beyond", at < start + HALF || at > start + size - HALF);
  };
  // A letter that would be half hidden, by the edge or by what is written there, is not shown: so is what it stands beside.
  const trim = () => {
    const { left, top, right, bottom } = map.getBoundingClientRect(), names = labels("me-columns").find((label) => !label.matches(".me-beyond"));
    const low = Math.min(bottom, names?.getBoundingClientRect().top ?? bottom), note = document.getElementById("beyond")?.getBoundingClientRect();
    const under = (at) => note?.width && at.right > note.left && at.left < note.right && at.bottom > note.top && at.top < note.bottom;
    for (const letter of all(".live text:not(#me-floors *, #me-columns *)", map)) {
      const at = letter.getBoundingClientRect();
      letter.parentNode.classList.toggle("me-beyond", at.left < left || at.right > right || at.top < top || at.bottom > low || Boolean(under(at)));
    }
  };
  const rule = () => {
    const { x, y, width, height } = box(), [, , , deep] = numbers(aboutMap().box);
    map.style.setProperty("--me-along", `${Math.max(0, x)}px`);
    map.style.setProperty("--me-down", `${Math.min(0, y + height - deep)}px`);
    for (const floor of labels("me-floors")) {
      const [, at] = numbers(floor.dataset.tile);
      move(floor, x + width / 2, at, at, y, height);
    }
    for (const column of labels("me-columns")) {
      const [at] = numbers(column.dataset.tile);
      move(column, at, y + height / 2, at, x, width);
    }
    countBeyond();
    trim();
  };
  new MutationObserver(rule).observe(map, { attributes: true, subtree: true, attributeFilter: ["viewBox", "data-tile"] });
  rule();
}

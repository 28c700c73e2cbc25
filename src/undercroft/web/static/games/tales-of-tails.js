// Tales of Tails: the card in hand follows the pointer and turns; only places that fit stay open. Stands on board.js and table.js.
"use strict";

{
  const live = part("live");
  let card = "", angle = 0, held = null, finger = false;
  const ghost = () => document.getElementById("tt-ghost");
  const cells = () => all(".tt-cell", live);
  const turn = () => ((angle % 360) + 360) % 360;
  const fits = (cell) => cell.dataset.turns.split(";").find((pair) => pair.startsWith(`${turn()}:`))?.replace(/^\d+:/, "");

  // ---- the picture as the card is turned now ----

  function show() {
    const tile = ghost();
    if (tile?.dataset.card !== card) [card, angle, held] = [tile?.dataset.card, 0, null];
    if (!tile) return;
    if (!cells().some(fits)) spin(90);
    for (const cell of cells()) {
      const option = fits(cell);
      cell.classList.toggle("tt-misfit", !option);
      if (option) cell.dataset.option = option;
      else delete cell.dataset.option;
    }
    for (const body of [tile, document.getElementById("tt-hand")]) {
      for (const ground of all(".tt-ground-turn", body)) ground.setAttribute("transform", `rotate(${angle})`);
      for (const sign of all(".tt-upright", body)) sign.setAttribute("transform", `rotate(${-angle})`);
    }
    if (held?.isConnected) snap(held);
  }

  // On to the next turn in which the card goes somewhere: for one place, if it is given.
  function spin(by, cell = null) {
    for (let tries = 0; tries < 4; tries += 1) {
      angle += by;
      if (cell ? fits(cell) : cells().some(fits)) return;
    }
  }

  function snap(cell) {
    const tile = ghost();
    tile.setAttribute("transform", `translate(${cell.dataset.x} ${cell.dataset.y})`);
    tile.classList.add("on");
    tile.classList.toggle("snapped", Boolean(fits(cell)));
  }

  function follow(event) {
    const tile = ghost();
    if (!tile || finger) return;
    const cell = event.target.closest?.(".tt-cell");
    if (cell) return snap(cell);
    tile.classList.remove("snapped");
    tile.classList.toggle("on", Boolean(event.target.closest?.(".tt-at-dungeon")));
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(tile.parentNode.getScreenCTM().inverse());
    tile.setAttribute("transform", `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`);
  }

  // ---- a dungeon that has grown is drawn smaller: who looks at a room closely goes on seeing it where it was ----

  let drawn = "";
  function laid(text) {
    const [x, y, scale] = text.match(/-?[\d.]+/g).map(Number);
    return new DOMMatrix([scale, 0, 0, scale, x, y]);
  }

  function stay() {
    const dungeon = document.getElementById("tt-dungeon"), now = dungeon?.getAttribute("transform");
    if (drawn && now && now !== drawn && board.classList.contains("zoomed")) {
      const block = new DOMMatrix(getComputedStyle(dungeon.parentNode).transform);
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
  }

  // ---- by mouse, finger and key ----

  function click(event) {
    if (!ghost() || dragged) return;
    const cell = event.target.closest?.(".tt-cell");
    const turned = event.target.closest?.("[data-turnable]");
    if (turned) spin(90);
    else if (cell && !fits(cell)) spin(90, cell);
    else if (!cell || !finger || cell === held) return;
    if (finger && cell) held = cell;
    event.stopImmediatePropagation();
    show();
    if (cell) snap(cell);
  }

  function press(event) {
    const typing = event.target.matches?.("input, select, textarea") || find("dialog[open], .veil");
    if (event.code !== "KeyR" || event.ctrlKey || event.altKey || event.metaKey || typing || !ghost()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    spin(event.shiftKey ? -90 : 90);
    show();
  }

  // A button of the question shows its place and turn.
  function preview({ target }) {
    const option = ghost() && target.closest?.(".option[data-option]")?.dataset.option;
    const cell = option && cells().find((place) => place.dataset.turns.split(";").some((pair) => pair.endsWith(`:${option}`)));
    if (!cell) return;
    while (fits(cell) !== option) spin(90, cell);
    show();
    snap(cell);
    light(`[data-option="${CSS.escape(option)}"]`);
  }

  if (live && board) {
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
    const quietly = (change) => (event) => settled(() => change(event));
    addEventListener("pointerdown", (event) => { finger = event.pointerType !== "mouse"; }, true);
    board.addEventListener("pointermove", follow);
    board.addEventListener("pointerleave", () => { if (!finger) ghost()?.classList.remove("on"); });
    addEventListener("click", quietly(click), true);
    addEventListener("keydown", quietly(press), true);
    addEventListener("pointerover", quietly(preview));
    addEventListener("focusin", quietly(preview));
    settled(renew);
  }
}

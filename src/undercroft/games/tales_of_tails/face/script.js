// Tales of Tails: the card in hand follows the pointer and turns; only places that fit stay open. Stands on board.js and table.js.
"use strict";

{
  const live = part("live");
  let card = "", angle = 0, held = null;
  const ghost = () => document.getElementById("tt-ghost");
  const cells = () => all(".tt-cell", live);
  const turn = () => ((angle % 360) + 360) % 360;
  const fits = (cell) => turnsOf(cell)[turn()];

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
      for (const face of all("[data-faces]", body)) face.setAttribute("href", `#${face.dataset.faces.split(" ")[turn() / 90]}`);
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
    if (!tile || byFinger) return;
    const cell = event.target.closest?.(".tt-cell");
    if (cell) return snap(cell);
    tile.classList.remove("snapped");
    tile.classList.toggle("on", Boolean(event.target.closest?.(".tt-at-dungeon")));
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(tile.parentNode.getScreenCTM().inverse());
    tile.setAttribute("transform", `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`);
  }

  // ---- by mouse, finger and key ----

  function click(event) {
    if (!ghost() || dragged) return;
    const cell = event.target.closest?.(".tt-cell");
    const turned = event.target.closest?.("[data-turnable]");
    if (turned) spin(90);
    else if (cell && !fits(cell)) spin(90, cell);
    else if (!cell || !byFinger || cell === held) return;
    if (byFinger && cell) held = cell;
    event.stopImmediatePropagation();
    show();
    if (cell) snap(cell);
  }

  // A button of the question shows its place and turn.
  function preview({ target }) {
    const option = ghost() && target.closest?.(".option[data-option]")?.dataset.option;
    const cell = option && cells().find((place) => Object.values(turnsOf(place)).includes(option));
    if (!cell) return;
    while (fits(cell) !== option) spin(90, cell);
    show();
    snap(cell);
    light(`[data-option="${CSS.escape(option)}"]`);
  }

  if (live && board) {
    board.addEventListener("pointermove", follow);
    board.addEventListener("pointerleave", () => { if (!byFinger) ghost()?.classList.remove("on"); });
    tileInHand({ map: "tt-dungeon", inHand: ghost, show, click, turn: (event) => spin(event.shiftKey ? -90 : 90), preview });
  }
}

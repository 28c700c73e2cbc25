// Dungeoneer: the location in hand is turned by half; only places that fit stay open. Stands on board.js and table.js.
"use strict";

{
  const live = part("live");
  let card = "", angle = 0, held = null;
  const cells = () => all(".dg-cell", live);
  const turns = () => all(".dg-held", live);
  const fits = (cell) => turnsOf(cell)[angle];
  const spin = () => { angle = 180 - angle; };

  // ---- the picture as the location is turned now ----

  function show() {
    const hand = find("#dg-drawn", live);
    if (hand?.dataset.card !== card) [card, angle, held] = [hand?.dataset.card, 0, null];
    if (!hand || !cells().length) return;
    if (!cells().some(fits)) spin();
    // A location that is the same when turned lies there once.
    for (const turn of turns()) turn.classList.toggle("on", turns().length === 1 || Number(turn.dataset.turnable) === angle);
    for (const cell of cells()) {
      const option = fits(cell), lies = option ? angle : 180 - angle;
      cell.classList.toggle("dg-misfit", !option);
      cell.classList.toggle("dg-chosen-cell", cell === held);
      if (option) cell.dataset.option = option;
      else delete cell.dataset.option;
      for (const ground of all(".dg-turn", cell)) ground.setAttribute("transform", `rotate(${lies})`);
      for (const sign of all(".dg-upright", cell)) sign.setAttribute("transform", `rotate(${-lies})`);
    }
  }

  // ---- by mouse, finger and key ----

  // A finger sees the location at a place first; its second tap lays it.
  function click(event) {
    if (!cells().length || dragged) return;
    const cell = event.target.closest?.(".dg-cell"), turn = event.target.closest?.(".dg-held");
    if (turn) angle = Number(turn.dataset.turnable);
    else if (cell && !fits(cell)) spin();
    else if (!cell || !byFinger || cell === held) return;
    if (cell) held = cell;
    event.stopImmediatePropagation();
    show();
  }

  // A button of the question shows its place and turn.
  function preview({ target }) {
    const option = cells().length && target.closest?.(".option[data-option]")?.dataset.option;
    const cell = option && cells().find((place) => Object.values(turnsOf(place)).includes(option));
    if (!cell) return;
    if (fits(cell) !== option) spin();
    held = cell;
    show();
    light(`[data-option="${CSS.escape(option)}"]`);
  }

  if (live && board) tileInHand({ map: "dg-dungeon", inHand: () => turns().length, show, click, turn: spin, preview });
}

// Dungeoneer: how the location in hand is turned, on the map and beside it; rows of others open. Stands on board.js.
"use strict";

if (board) {
  tileInHand((angle) => {
    const turn = ((angle % 360) + 360) % 360;
    for (const body of all(".dg-lies", board)) body.classList.toggle("on", Number(body.dataset.lies) === turn);
    for (const held of all(".dg-held", board)) held.classList.toggle("on", Number(held.dataset.turnable) === turn);
  });

  addEventListener("click", (event) => {
    const row = !dragged && event.target.closest?.(".dg-row");
    if (!row) return;
    event.stopImmediatePropagation();
    const name = row.closest(".block").dataset.block.replace("rival", "open");
    for (const place of all('.block[data-block^="open"]', board)) place.classList.toggle("dg-open", place.dataset.block === name && !place.matches(".dg-open"));
  }, true);
}

// Dungeoneer: the location in hand is turned by half; only places that fit stay open. Stands on board.js and table.js.
"use strict";

{
  const live = part("live");
  let card = "", angle = 0, held = null, finger = false;
  const cells = () => all(".dg-cell", live);
  const turns = () => all(".dg-held", live);
  const pairs = (cell) => Object.fromEntries(cell.dataset.turns.split(";").map((pair) => pair.split(/:(.*)/s)));
  const fits = (cell) => pairs(cell)[angle];
  const spin = () => { angle = 180 - angle; };

  // ---- the picture as the location is turned now ----

  function show() {
    const hand = find("#dg-drawn", live);
    if (hand?.dataset.card !== card) [card, angle, held] = [hand?.dataset.card, 0, null];
    if (!hand || !cells().length) return;
    if (!cells().some(fits)) spin();
    for (const turn of turns()) turn.classList.toggle("on", Number(turn.dataset.turnable) === angle);
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

  // ---- a map that is drawn in another size: who looks at a location closely goes on seeing it where it was ----

  let drawn = "";
  function laid(text) {
    const [x, y, scale] = text.match(/-?[\d.]+/g).map(Number);
    return new DOMMatrix([scale, 0, 0, scale, x, y]);
  }

  function stay() {
    const dungeon = find("#dg-dungeon", live), now = dungeon?.getAttribute("transform");
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

  // A finger sees the location at a place first; its second tap lays it.
  function click(event) {
    if (!cells().length || dragged) return;
    const cell = event.target.closest?.(".dg-cell"), turn = event.target.closest?.(".dg-held");
    if (turn) angle = Number(turn.dataset.turnable);
    else if (cell && !fits(cell)) spin();
    else if (!cell || !finger || cell === held) return;
    if (cell) held = cell;
    event.stopImmediatePropagation();
    show();
  }

  function press(event) {
    const typing = event.target.matches?.("input, select, textarea") || find("dialog[open], .veil");
    if (event.code !== "KeyR" || event.ctrlKey || event.altKey || event.metaKey || typing || !turns().length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    spin();
    show();
  }

  // A button of the question shows its place and turn.
  function preview({ target }) {
    const option = cells().length && target.closest?.(".option[data-option]")?.dataset.option;
    const cell = option && cells().find((place) => Object.values(pairs(place)).includes(option));
    if (!cell) return;
    if (fits(cell) !== option) spin();
    held = cell;
    show();
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
    addEventListener("click", quietly(click), true);
    addEventListener("keydown", quietly(press), true);
    addEventListener("pointerover", quietly(preview));
    addEventListener("focusin", quietly(preview));
    settled(renew);
  }
}

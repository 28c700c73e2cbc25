// A lesson, or a first game: what the coach points at is ringed, on the board and beside it. Stands on board.js and table.js.
"use strict";

window.pointOut = () => {
  for (const thing of all(".pointed")) thing.classList.remove("pointed");
  const points = (find(".coach")?.dataset.points ?? "").split("|").filter(Boolean);
  for (const point of points) {
    const name = CSS.escape(point);
    for (const thing of all(`#board [data-spot="${name}"], [data-option="${name}"]`)) {
      thing.classList.add("pointed");
      for (let at = thing.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
    }
  }
  const place = find("#board .pointed");
  if (place) keepInSight(place);
  find(".option.pointed")?.scrollIntoView({ block: "nearest" });
};
// Where a lesson is stands in its address.
if (!place.dataset.socket) addEventListener("popstate", () => location.reload());
// Letters that come late move what is pointed at.
document.fonts.ready.then(pointOut);

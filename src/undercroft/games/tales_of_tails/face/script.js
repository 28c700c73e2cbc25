// Tales of Tails: how the card in hand is turned, and what is read of a room at the edge of what is seen. Stands on board.js.
"use strict";

if (board) {
  tileInHand((angle) => {
    for (const body of all("#tile, #tt-hand", board)) {
      for (const ground of all(".tt-ground-turn", body)) ground.setAttribute("transform", `rotate(${angle})`);
      for (const sign of all(".tt-upright", body)) sign.setAttribute("transform", `rotate(${-angle})`);
      for (const face of all("[data-faces]", body)) face.setAttribute("href", `#${face.dataset.faces.split(" ").at((angle / 90) % 4)}`);
    }
  });
}

if (map) {
  const READ = 32;
  // Figures of a room that would be cut by the edge are not shown: the room counts as beyond it.
  const trim = () => {
    const { x, y, width, height } = box();
    for (const room of all("[data-tile]", map)) {
      const [across, down] = numbers(room.dataset.tile);
      room.classList.toggle("tt-edge", Math.abs(across - x - width / 2) > width / 2 - READ || Math.abs(down - y - height / 2) > height / 2 - READ);
    }
  };
  new MutationObserver(trim).observe(map, { attributes: true, childList: true, subtree: true, attributeFilter: ["viewBox", "data-tile"] });
  trim();
}

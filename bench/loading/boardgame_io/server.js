// boardgame.io's own server with its file store: node server.js FOLDER
"use strict";

const { Server, FlatFile } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
// A match goes on for as many moves as a game of ours takes answers: otherwise it would mostly be measured how matches are made.
const MOVES = 150;

const full = (cells) => !cells.includes(null) || LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      if (full(G.cells)) G.cells = Array(9).fill(null);
    },
  },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { draw: true } : undefined),
};

const [dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [/.*/] });
const { listen } = server.app;
server.app.listen = (port, done) => listen.call(server.app, port, "127.0.0.1", done);
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));

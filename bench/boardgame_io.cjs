// boardgame.io's own server with a game of nine cells, for bench_tables. Needs bench/peers.
const path = require("path");
const peers = path.join(__dirname, "peers", "node_modules");
const { Server, Origins } = require(path.join(peers, "boardgame.io", "dist", "cjs", "server.js"));

const game = {
  name: "cells",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G }) => { G.n += 1; } },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () =>
  console.log("ready"),
);

// boardgame.io's server with its store in memory. node peer_server.cjs PORT
const { Server } = require("boardgame.io/server");
const game = require("./peer_game.cjs");

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: ["*"] });
server.run({ port, callback: () => console.log("ready") });
setInterval(() => {}, 1 << 30);

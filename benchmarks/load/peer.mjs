// Scripted people at boardgame.io's tables, on its own wire. node peer.mjs PORT TABLES SEATS SECONDS MEAN_THINKING_MS
import { io } from "socket.io-client";
import { Flight, Measure, pause, thinkingTime } from "./measure.mjs";

const [port, tables, seats, seconds, thinking] = process.argv.slice(2, 7).map(Number);
const measure = new Measure(seats);
let playing = false;
let bytes = 0;
let frames = 0;

const post = async (path, body) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

class Table {
  constructor(id) {
    Object.assign(this, { id, flights: new Map(), people: [] });
  }

  flight(n) {
    let flight = this.flights.get(n);
    if (!flight) {
      flight = new Flight(measure, seats);
      this.flights.set(n, flight);
      this.flights.delete(n - 50);
    }
    return flight;
  }

  async sitDown() {
    for (let seat = 0; seat < seats; seat += 1) {
      const { playerCredentials } = await post(`/games/sumo/${this.id}/join`, { playerID: String(seat), playerName: `P${seat}` });
      const person = new Person(this, String(seat), playerCredentials);
      this.people.push(person);
      await person.connect();
    }
  }
}

class Person {
  constructor(table, seat, credentials) {
    Object.assign(this, { table, seat, credentials, moment: "", state: null, sentAt: null });
  }

  connect() {
    return new Promise((resolve) => {
      this.socket = io(`http://127.0.0.1:${port}/sumo`, { transports: ["websocket"], forceNew: true });
      this.socket.on("connect", () => this.socket.emit("sync", this.table.id, this.seat, this.credentials, seats));
      this.socket.on("sync", (_, info) => {
        this.look(info.state);
        resolve();
      });
      this.socket.on("update", (_, state, log) => {
        bytes += JSON.stringify(state).length;
        frames += 1;
        const flight = this.table.flight(state._stateID);
        flight.seen();
        if (log?.some((entry) => entry.action.payload.playerID === this.seat)) flight.sent(this.sentAt);
        this.look(state);
      });
    });
  }

  look(state) {
    if (this.state && state._stateID < this.state._stateID) return;
    this.state = state;
    this.play();
  }

  play() {
    const { G } = this.state;
    const question = `${G.round}:${G.turn}`;
    if (!playing || !G.legal.length || question === this.moment) return;
    this.moment = question;
    const act = () => {
      const action = {
        type: "MAKE_MOVE",
        payload: { type: "playCard", args: [this.state.G.legal[0].card], playerID: this.seat, credentials: this.credentials },
      };
      this.sentAt = performance.now();
      this.socket.emit("update", action, this.state._stateID, this.table.id, this.seat);
    };
    if (thinking) setTimeout(act, thinkingTime(thinking));
    else act();
  }
}

const all = [];
for (let i = 0; i < tables; i += 1) {
  const { matchID } = await post("/games/sumo/create", { numPlayers: seats });
  all.push(new Table(matchID));
}
for (const table of all) await table.sitDown();
playing = true;
for (const table of all) for (const person of table.people) person.play();
await pause(thinking ? 3000 : 1000);
measure.begin();
bytes = frames = 0;
await pause(seconds * 1000);
console.log(JSON.stringify(measure.report({ bytesPerFrame: bytes / frames, framesPerSecond: frames / seconds })));
process.exit(0);

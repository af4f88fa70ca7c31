// Speed races of Sumoku: everybody lays a sumoku tile by tile and claims it, some claim too soon.
// node races.mjs PORT TABLES SEATS SECONDS MEAN_THINKING_MS PROTOCOL PYTHON
// Checked: every claim is answered, everybody hears of every accepted claim, all in the same order.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import WebSocket from "ws";
import { Flight, Measure, pause, thinkingTime } from "./measure.mjs";

const [port, tables, seats, seconds, thinking] = process.argv.slice(2, 7).map(Number);
const [protocol, python] = process.argv.slice(7, 9);
const TOO_SOON = 1 / 8;
const measure = new Measure(seats);
const claims = { sent: 0, accepted: 0, right: 0, refused: {} };
const moves = { sent: 0, refused: {} };
let playing = false;
let bytes = 0;
let frames = 0;

/** The solver, in a process of its own: a line of tiles and key number in, a line of moves out. */
class Solver {
  constructor() {
    this.process = spawn(python, ["solve_races.py"], { stdio: ["pipe", "pipe", "inherit"] });
    this.waiting = [];
    createInterface({ input: this.process.stdout }).on("line", (line) => this.waiting.shift()(JSON.parse(line)));
  }

  solve(tiles, key) {
    this.process.stdin.write(`${JSON.stringify({ tiles, key })}\n`);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

const solver = new Solver();

class Table {
  constructor(code, host) {
    Object.assign(this, { code, host, flights: new Map(), people: [] });
  }

  flight(n) {
    let flight = this.flights.get(n);
    if (!flight) {
      flight = new Flight(measure, seats);
      this.flights.set(n, flight);
      this.flights.delete(n - 500);
    }
    return flight;
  }

  async sitDown() {
    for (let seat = 0; seat < seats; seat += 1) {
      const person = new Person(this, seat);
      this.people.push(person);
      await person.connect(seat === 0 ? [this.host] : []);
    }
  }
}

class Person {
  constructor(table, seat) {
    Object.assign(this, { table, seat, counter: 0, waiting: new Map(), n: 0, decision: 0, heard: [], hand: null, rest: [], timer: null });
  }

  connect(tokens) {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("open", () => this.socket.send(JSON.stringify({ type: "hello", protocol, table: this.table.code, tokens })));
      this.socket.on("message", (data) => this.hear(data, resolve));
    });
  }

  ask(message) {
    this.counter += 1;
    const id = `${this.seat}-${this.counter}`;
    this.socket.send(JSON.stringify({ id, ...message }));
    return id;
  }

  act(action) {
    const id = this.ask({ type: "act", seat: this.seat, decision_id: this.decision, actions: [action] });
    this.waiting.set(id, { sentAt: performance.now(), isClaim: action.type === "claim" });
    if (action.type === "claim") claims.sent += 1;
    else moves.sent += 1;
  }

  hear(data, seated) {
    const message = JSON.parse(data);
    bytes += data.length;
    frames += 1;
    if (message.type === "welcome") {
      this.ask({ type: "sit", name: `P${this.seat}`, random: randomBytes(16).toString("hex"), seat: this.seat });
    } else if (message.type === "done") {
      if (message.token) seated();
      this.answered(message);
    } else if (message.type === "refused") {
      this.answered(message);
    } else if (message.type === "state") {
      this.look(message);
    } else if (message.type === "table") {
      if (message.waiting.includes(this.seat)) this.socket.send(JSON.stringify({ type: "seen", seat: this.seat }));
      if (message.phase === "over" && this.seat === 0 && playing) this.again(message);
    }
  }

  answered(message) {
    const asked = this.waiting.get(message.id);
    if (!asked) return;
    this.waiting.delete(message.id);
    if (message.type === "refused") {
      const count = asked.isClaim ? claims : moves;
      count.refused[message.code] = (count.refused[message.code] ?? 0) + 1;
      return;
    }
    if (asked.isClaim) claims.accepted += 1;
    this.table.flight(message.n).sent(asked.sentAt);
  }

  again(message) {
    if (this.againFor === message.match) return;
    this.againFor = message.match;
    this.table.flights.clear();
    this.ask({ type: "rematch" });
    this.ask({ type: "start" });
  }

  look({ n, decision_id, view, events, history }) {
    const before = history ? n : Math.min(this.n, n - 1);
    for (let seen = before + 1; seen <= n; seen += 1) this.table.flight(seen).seen();
    this.n = n;
    this.decision = decision_id;
    if (!history) {
      for (const event of events) if (event.type === "claimed") this.heard.push(`${event.seat}:${event.right}`);
    }
    if (!view.race || !playing) return;
    this.view = view;
    const { phase } = view;
    if (phase === "waiting" && !view.ready[this.seat] && this.readyFor !== `${view.speed.round}`) {
      this.readyFor = `${view.speed.round}`;
      this.act({ type: "ready" });
    }
    const own = view.race.owners[this.seat];
    // New tiles ask for a new plan: their number tells it.
    const hand = phase === "race" && !own.out ? `${view.speed.round}:${own.tiles}` : null;
    if (hand !== this.hand) this.begin(hand, own, view.key);
    if (phase === "over") this.readyFor = null;
  }

  async begin(hand, own, key) {
    this.hand = hand;
    clearTimeout(this.timer);
    if (hand === null) return;
    const tiles = [...own.rack, ...own.grid.map(({ tile }) => tile)];
    const plan = await solver.solve(tiles, key);
    if (this.hand !== hand) return;
    this.isHasty = Math.random() < TOO_SOON;
    // What lies there already is lifted and laid anew in one step.
    const laid = new Set(own.grid.map(({ tile }) => tile));
    const lifted = plan.filter(({ tile }) => laid.has(tile));
    if (lifted.length) this.act({ type: "arrange", moves: lifted });
    this.rest = plan.filter(({ tile }) => !laid.has(tile));
    this.later();
  }

  later() {
    this.timer = setTimeout(() => this.step(), thinkingTime(thinking));
  }

  step() {
    if (!playing) return;
    const move = this.rest.shift();
    const isDone = !move || (this.isHasty && this.rest.length < 5);
    if (!isDone) {
      this.act({ type: "arrange", moves: [move] });
      this.later();
    } else {
      this.act({ type: "claim", version: this.view.race.owners[this.seat].version });
    }
  }
}

async function openTable() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "sumoku", options: { mode: "speed", players: seats } }),
  });
  const { code, host } = await answer.json();
  return new Table(code, host);
}

const all = [];
for (let i = 0; i < tables; i += 1) all.push(await openTable());
for (const table of all) await table.sitDown();
playing = true;
for (const table of all) {
  table.people[0].ask({ type: "start" });
  await pause(20);
}
await pause(5000);
measure.begin();
bytes = frames = 0;
await pause(seconds * 1000);
const report = measure.report({ bytesPerFrame: bytes / frames, framesPerSecond: frames / seconds });
// Nobody begins anything any more; what was sent is answered.
playing = false;
await pause(3000);
const people = all.flatMap((table) => table.people);
const unanswered = people.reduce((sum, { waiting }) => sum + waiting.size, 0);
let differing = 0;
let heard = 0;
const verdicts = {};
for (const table of all) {
  const [first, ...others] = table.people.map((person) => person.heard.join(" "));
  differing += others.filter((other) => other !== first).length;
  heard += table.people[0].heard.length;
  verdicts[table.code] = table.people[0].heard.map((one) => Number(one.split(":")[0]));
  claims.right += table.people[0].heard.filter((one) => one.endsWith("true")).length;
}
console.log(JSON.stringify({ ...report, claims, movesSent: moves, heard, unanswered, differing, verdicts }));
solver.process.kill();
process.exit(0);

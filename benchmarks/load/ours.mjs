// Scripted people at Sobremesa's tables: each takes the first action it is offered.
// node ours.mjs PORT[,PORT...] TABLES SEATS SECONDS MEAN_THINKING_MS PROTOCOL [mix | relayed]
// With `mix` every other table plays Rummy 500, and people ask about what they could do before they do it.
// Several ports are those of nodes, which have the tables in turn; with `relayed` everybody comes to the next node.
import { randomBytes } from "node:crypto";
import WebSocket from "ws";
import { Flight, Measure, pause, thinkingTime } from "./measure.mjs";

const ports = process.argv[2].split(",").map(Number);
const [tables, seats, seconds, thinking] = process.argv.slice(3, 7).map(Number);
const protocol = process.argv[7];
const isMixed = process.argv[8] === "mix";
const isRelayed = process.argv[8] === "relayed";
const HINTS = 1 / 20;
let tried = 0;
const measure = new Measure(seats);
let playing = false;
let refused = 0;
let bytes = 0;
let frames = 0;

function connectTo(port, table, tokens) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol, table, tokens })));
  return socket;
}

class Table {
  constructor(code, host, game, port) {
    Object.assign(this, { code, host, game, port, flights: new Map(), people: [] });
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
      const person = new Person(this, seat);
      this.people.push(person);
      await person.connect(seat === 0 ? [this.host] : []);
    }
  }
}

class Person {
  constructor(table, seat) {
    Object.assign(this, { table, seat, counter: 0, waiting: new Map(), moment: null, n: 0 });
  }

  connect(tokens) {
    return new Promise((resolve, reject) => {
      this.socket = connectTo(this.table.port, this.table.code, tokens);
      this.socket.on("error", reject);
      this.socket.on("message", (data) => this.hear(data, resolve));
    });
  }

  ask(message) {
    this.counter += 1;
    const id = `${this.seat}-${this.counter}`;
    this.socket.send(JSON.stringify({ id, ...message }));
    return id;
  }

  hear(data, seated) {
    const message = JSON.parse(data);
    bytes += data.length;
    frames += 1;
    if (message.type === "welcome") {
      this.ask({ type: "sit", name: `P${this.seat}`, random: randomBytes(16).toString("hex"), seat: this.seat });
    } else if (message.type === "done") {
      if (message.token) seated();
      const sentAt = this.waiting.get(message.id);
      if (sentAt !== undefined) {
        this.waiting.delete(message.id);
        this.table.flight(message.n).sent(sentAt);
      }
    } else if (message.type === "state") {
      this.look(message);
    } else if (message.type === "table") {
      if (message.waiting.includes(this.seat)) this.socket.send(JSON.stringify({ type: "seen", seat: this.seat }));
      if (message.phase === "over" && this.seat === 0 && playing) this.again(message);
    } else if (["drafted", "appraised", "hinted"].includes(message.type)) {
      tried += 1;
    } else if (message.type === "refused") {
      refused += 1;
    }
  }

  again(message) {
    if (this.againFor === message.match) return;
    this.againFor = message.match;
    this.table.flights.clear();
    this.ask({ type: "rematch" });
    this.ask({ type: "start" });
  }

  /** Ask about some actions, try one out, and now and then ask for a hint. */
  think({ n, legal }) {
    const about = { seat: this.seat, n };
    for (const action of legal.slice(0, 3)) this.ask({ type: "appraise", ...about, actions: [action] });
    this.ask({ type: "draft", ...about, actions: [legal.at(-1)] });
    if (Math.random() < HINTS) this.ask({ type: "hint", ...about });
  }

  look(state) {
    // What waited together is shown together: one state may show several moves.
    const before = state.history ? state.n : Math.min(this.n, state.n - 1);
    for (let n = before + 1; n <= state.n; n += 1) this.table.flight(n).seen();
    this.n = state.n;
    if (!playing || !state.to_act.includes(this.seat) || !state.legal.length) return;
    const question = this.table.game === "sumo" ? `${state.decision_id}:${state.legal[0].type}` : `${state.n}`;
    if (question === this.moment && !state.history) return;
    this.moment = question;
    if (isMixed) this.think(state);
    const act = () => {
      const id = this.ask({ type: "act", seat: this.seat, decision_id: state.decision_id, actions: [state.legal[0]] });
      this.waiting.set(id, performance.now());
    };
    if (thinking) setTimeout(act, thinkingTime(thinking));
    else act();
  }
}

const OPTIONS = {
  sumo: { players: seats, end_condition: "rounds", rounds: 50 },
  rummy500: { players: seats, target_score: 1000 },
};

async function openTable(game, number) {
  const owner = ports[number % ports.length];
  const answer = await fetch(`http://127.0.0.1:${owner}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, options: OPTIONS[game] }),
  });
  const { code, host } = await answer.json();
  if (isRelayed) await visit(owner, code);
  return new Table(code, host, game, isRelayed ? ports[(number + 1) % ports.length] : owner);
}

/** Come to a table and go again: the node has it from now on. */
function visit(port, code) {
  return new Promise((resolve, reject) => {
    const socket = connectTo(port, code, []);
    socket.on("error", reject);
    socket.on("message", () => socket.close());
    socket.on("close", resolve);
  });
}

/** What all nodes together tell of themselves. */
const metrics = async () =>
  (await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()))).join("\n");
const total = (text, name) =>
  [...text.matchAll(new RegExp(`^${name}(?:{.*})? ([\\d.e+]+)$`, "gm"))].reduce((sum, [, value]) => sum + Number(value), 0);
const memory = async () => total(await metrics(), "process_resident_memory_bytes");

/** How often the loop was late by at most so many seconds, bucket by bucket. */
function lags(text) {
  const times = new Map();
  for (const [, most, count] of text.matchAll(/sobremesa_loop_lag_seconds_bucket\{le="(.+?)"\} ([\d.e+]+)/g)) {
    const bound = most === "+Inf" ? Infinity : Number(most);
    times.set(bound, (times.get(bound) ?? 0) + Number(count));
  }
  return [...times].map(([most, count]) => ({ most, times: count }));
}

/** The bounds below which 99 % of the delays and all of them lie, in milliseconds. */
function lagBetween(before, after) {
  const times = after.map((bucket, place) => bucket.times - before[place].times);
  const bound = (share) => after[times.findIndex((count) => count >= share * times.at(-1))].most * 1000;
  return { lagP99: bound(0.99), lagMax: bound(1) };
}

const empty = await memory();
const all = [];
for (let i = 0; i < tables; i += 1) all.push(await openTable(isMixed && i % 2 ? "rummy500" : "sumo", i));
const withTables = await memory();
for (const table of all) await table.sitDown();
const withPeople = await memory();
playing = true;
for (const table of all) {
  table.people[0].ask({ type: "start" });
  if (thinking) await pause(1);
}
await pause(thinking ? 3000 : 1000);
const before = await metrics();
// Whoever has started this looks at the processes now, and again at the end.
console.log(JSON.stringify({ now: "begins" }));
measure.begin();
bytes = frames = tried = 0;
await pause(seconds * 1000);
const report = measure.report({ bytesPerFrame: bytes / frames, framesPerSecond: frames / seconds, triedPerSecond: tried / seconds });
console.log(JSON.stringify({ now: "ends" }));
const after = await metrics();
const counted = (name) => total(after, name) - total(before, name);
console.log(
  JSON.stringify({
    ...report,
    ...lagBetween(lags(before), lags(after)),
    refused,
    relayed: counted("sobremesa_relayed_frames_total"),
    commits: counted("sobremesa_commit_seconds_count"),
    perIdleTable: (withTables - empty) / tables,
    perConnection: (withPeople - withTables) / (tables * seats),
  }),
);
process.exit(0);

"""What an operator can watch: Prometheus counters, without names, tokens or hands."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

moves: Final = Counter("sobremesa_moves", "Moves made durable and shown", ["game", "by"])
refused: Final = Counter("sobremesa_refused", "Requests refused", ["code"])
connections: Final = Gauge("sobremesa_connections", "Open connections")
lessons: Final = Gauge("sobremesa_lessons", "Lessons going on")
cut_off: Final = Counter(
    "sobremesa_cut_off",
    "Connections closed because of a limit: frames, floods, behind (takes no frames), slow or half_open (no request), "
    "address, connects or connections (not let in), lines (of one address)",
    ["why"],
)
held_back: Final = Counter("sobremesa_held_back", "Requests that waited because their visitor had used up its time")
tables: Final = Gauge("sobremesa_tables", "Tables in memory")
move_seconds: Final = Histogram(
    "sobremesa_move_seconds",
    "From the arrival of a move to its being shown",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
thinking_queue: Final = Gauge("sobremesa_thinking_queue", "Jobs that wait for a worker", ["kind"])
thinking_wait_seconds: Final = Histogram(
    "sobremesa_thinking_wait_seconds",
    "How long jobs of bots and hints waited for a worker",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8),
)
thinking_seconds: Final = Histogram(
    "sobremesa_thinking_seconds",
    "How long the workers took for them",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 0.8, 1.2, 2, 5, 10),
)
thinking_budget_seconds: Final = Gauge("sobremesa_thinking_budget_seconds", "The time budget of the last job")
thinking_lost: Final = Counter("sobremesa_thinking_lost", "Jobs without an answer: died, stuck, failed", ["why"])
relays: Final = Gauge("sobremesa_relays", "Browsers whose table another node has")
relayed_frames: Final = Counter("sobremesa_relayed_frames", "Frames between browsers and other nodes", ["way"])
relayed_up: Final = relayed_frames.labels("up")
relayed_down: Final = relayed_frames.labels("down")
people: Final = Gauge("sobremesa_people", "Seats whose people are connected")
node: Final = Gauge("sobremesa_node", "1, with the name of this node and the program it runs", ["node", "program"])
nodes: Final = Gauge("sobremesa_nodes", "Nodes on the same database that give signs of life, this one included")
appends: Final = Counter("sobremesa_appends", "Writes of moves that were made durable")
commit_seconds: Final = Histogram(
    "sobremesa_commit_seconds",
    "How long the store took to make a batch durable",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)

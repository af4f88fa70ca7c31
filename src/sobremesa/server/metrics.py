"""What an operator can watch: Prometheus counters, without names, tokens or hands."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

moves: Final = Counter("sobremesa_moves", "Moves made durable and shown", ["game", "by"])
refused: Final = Counter("sobremesa_refused", "Requests refused", ["code"])
connections: Final = Gauge("sobremesa_connections", "Open connections")
tables: Final = Gauge("sobremesa_tables", "Tables in memory")
move_seconds: Final = Histogram(
    "sobremesa_move_seconds",
    "From the arrival of a move to its being shown",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)

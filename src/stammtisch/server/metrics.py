"""What is counted for Prometheus. No label names a person, a table or a secret."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("stammtisch_requests", "HTTP requests", ["method", "status"])
MOVES = Counter("stammtisch_moves", "Stored moves", ["game", "kind", "by"])
REFUSALS = Counter("stammtisch_refusals", "Refused messages", ["code"])
MOVE_SECONDS = Histogram(
    "stammtisch_move_seconds",
    "From a readable move to its being stored and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2),
)
SOCKETS = Gauge("stammtisch_sockets", "Open sockets")
LIVE_TABLES = Gauge("stammtisch_tables_in_memory", "Tables held in memory")
CONNECTIONS_REFUSED = Counter("stammtisch_connections_refused", "Connections that were not let in", ["reason"])
CONNECTIONS_CUT = Counter("stammtisch_connections_cut", "Connections that kept the server waiting", ["at"])
SOCKETS_DROPPED = Counter("stammtisch_sockets_dropped", "Sockets closed because they did not keep up")
WORKERS_REPLACED = Counter("stammtisch_workers_replaced", "Worker processes that crashed or were too slow")
COMPUTER_SECONDS = Histogram("stammtisch_computer_seconds", "How long a computer's answer took")

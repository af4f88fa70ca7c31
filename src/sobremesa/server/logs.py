"""Logs as JSON lines. They hold no token, seed, hand, name or table code."""

import json
import logging
from datetime import UTC, datetime
from typing import Final


class JsonLines(logging.Formatter):
    """One JSON object a line; of one node among several, with its name."""

    def __init__(self, node: str | None = None) -> None:
        super().__init__()
        self.node: Final = node

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if self.node is not None:
            line["node"] = self.node
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def keep_codes_out(record: logging.LogRecord) -> bool:
    """A filter for what uvicorn tells of WebSockets: their path bears the code of a table."""
    if isinstance(record.args, tuple) and len(record.args) == 2 and '"WebSocket %s"' in str(record.msg):
        record.args = (record.args[0], "/" + str(record.args[1]).lstrip("/").partition("/")[0])
    return True


def set_up(level: int = logging.WARNING, node: str | None = None) -> None:
    """Send everything from this level on to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(node))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(max(level, logging.WARNING))

"""A number for each table that rises whenever a server takes it: one that has lost it must not write any more."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Nobody has taken a table before."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))

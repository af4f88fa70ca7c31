"""Several servers on one PostgreSQL: which of them there are, and which of them has a table."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Servers of before go on beside new ones: they write neither, and their tables have no known owner."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    # Not logged: a sign of life twice a second need not survive a crash, and has to be written to a full disk too.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        prefixes=unlogged,
    )

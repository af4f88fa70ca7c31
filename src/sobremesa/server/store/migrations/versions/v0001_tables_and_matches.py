"""Tables, their matches, the moves of a match, and a position for each hand."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """From nothing."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("touched", moment, nullable=False),
        sa.Column("closed", moment),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("started", moment, nullable=False),
        sa.Column("ended", moment),
        sa.Column("closing", sa.Text),
        sa.UniqueConstraint("code", "number", name="matches_code_number"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "moves",
        sa.Column("match_id", sa.BigInteger, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
    )
    op.create_table(
        "positions",
        sa.Column("match_id", sa.BigInteger, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )

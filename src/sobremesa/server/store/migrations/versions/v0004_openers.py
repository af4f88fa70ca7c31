"""Who has opened a table, as far as it takes to count, and whether anybody sits there: empty tables go first."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Of tables of before, and of those of older servers beside this one, nobody knows: they count as taken."""
    op.add_column("tables", sa.Column("opener", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seated", sa.Boolean, nullable=False, server_default=sa.true()))
    is_live = sa.text("closed IS NULL")
    op.create_index(
        "tables_live", "tables", ["touched", "seated", "opener"], sqlite_where=is_live, postgresql_where=is_live
    )

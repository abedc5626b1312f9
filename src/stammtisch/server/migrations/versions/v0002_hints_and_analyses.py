"""Hints as an option of a table, and the analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "simulations", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
    )

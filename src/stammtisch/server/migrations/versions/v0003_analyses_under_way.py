"""Analyses under way, and the decisions that they have judged so far."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses_begun",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition_digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses_begun"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_begun_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "judged_decisions",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("judged", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_judged_decisions"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["analyses_begun.table_id"], name="fk_judged_decisions_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("judged_decisions")
    op.drop_table("analyses_begun")

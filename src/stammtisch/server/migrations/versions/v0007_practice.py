"""Practice tables: the positions in which their games begin."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_positions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_positions_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("positions")
    op.drop_column("tables", "is_practice")

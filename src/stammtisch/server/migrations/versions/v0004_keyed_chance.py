"""The promised secret of a table, what its seats add to it, and whether the host chose the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("seats", sa.Column("share", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "share")
    op.drop_column("tables", "secret")
    op.drop_column("tables", "is_seed_chosen")

"""The lease: which server serves this database, since when, and when it last showed that it lives."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    lease = op.create_table(
        "lease",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lease"),
    )
    # The one row there is; nobody holds it.
    op.bulk_insert(lease, [{"id": 1, "holder": "", "machine": "", "process": "", "since": 0, "seen": 0}])


def downgrade() -> None:
    op.drop_table("lease")

"""Indexes that fit the lists of tables: in their order, by host, and for counting what was seen."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_tables_status", "tables")
    op.create_index("ix_tables_status", "tables", ["status", "public", "moved", "id"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_entries_seen", "entries", ["table_id", "seen"])


def downgrade() -> None:
    op.drop_index("ix_entries_seen", "entries")
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_tables_status", "tables")
    op.create_index("ix_tables_status", "tables", ["status", "public", "moved"])

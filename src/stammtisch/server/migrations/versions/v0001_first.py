"""People, their secrets and devices; tables with seats, entries, snapshots and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    for name, column in (("secrets", "created"), ("devices", "expires")):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), nullable=False),
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column(column, sa.BigInteger, nullable=False),
            sa.PrimaryKeyConstraint("hash", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"),
        )
    op.create_index("ix_secrets_person", "secrets", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("edition_digest", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("catalogue", sa.String(64), nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("forked_from", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "public", "moved"])
    _create_part(
        "seats",
        "seat",
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(32)),
        sa.Column("has_resigned", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    _create_part(
        "entries",
        "number",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("stretch", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    _create_part("snapshots", "at", sa.Column("data", sa.LargeBinary, nullable=False))
    _create_part(
        "chat",
        "number",
        sa.Column("person", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_chat_person", "chat", ["person"])


def downgrade() -> None:
    for name in ("chat", "snapshots", "entries", "seats", "tables", "devices", "secrets", "people"):
        op.drop_table(name)


def _create_part(name: str, key: str, *columns: "sa.Column[object]") -> None:
    """A table whose rows belong to a game table and are numbered within it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column(key, sa.Integer, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    )

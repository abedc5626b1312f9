"""What a request costs: the more work it is for the server, the more tokens of those that everybody gets."""

from __future__ import annotations

from typing import Final, NamedTuple


class Cost(NamedTuple):
    """So many tokens, and the reason. A token stands for about two milliseconds."""

    tokens: int
    why: str


COSTS: Final[dict[str, Cost]] = {
    "small": Cost(1, "A file, something that lies in memory, or a move, which has a limit of its own."),
    "view": Cost(2, "A whole view with its log is made and sent."),
    "watch": Cost(2, "A whole state is made and sent, as for a view."),
    "past": Cost(3, "The game is played on from a snapshot, or its entries are read, for a look at earlier moments."),
    "box": Cost(3, "All actions and names of a game, or a digest of its rules: more than anything else that is sent."),
    "list": Cost(5, "Four questions to the database, and up to a hundred tables."),
    "new": Cost(10, "Rows that stay in the database."),
    "position": Cost(50, "Besides the request: three games are played, to see whether a position can be played on."),
    "history": Cost(10, "A whole game is gone through from its beginning."),
    "thought": Cost(10, "A worker is set to work."),
    "everything": Cost(20, "All tables of a person are read, or changed, one after the other."),
    "wrong-secret": Cost(10, "Besides the request: nobody needs to try secrets, and each is looked up."),
}

# The last part of a path below a table, by method.
AT_A_TABLE: Final = {
    ("GET", "view"): "view",
    ("GET", "record"): "history",
    ("GET", "scores"): "history",
    ("GET", "chance"): "history",
    ("GET", "movers"): "past",
    ("POST", "report"): "history",
    ("POST", "hint"): "thought",
    ("POST", "analysis"): "thought",
    ("POST", "fork"): "new",
    ("POST", "rematch"): "new",
}
ELSEWHERE: Final = {
    ("GET", "tables"): "list",
    ("POST", "tables"): "new",
    ("POST", "people"): "new",
    ("POST", "people/device"): "new",
    ("DELETE", "people/me"): "everything",
    ("GET", "people/me/export"): "everything",
}


def kind_of(method: str, path: str, query: bytes = b"") -> str:
    """Which kind of request this is, as `COSTS` names them; what is unknown is small, since it is refused at once."""
    if not path.startswith("/api/"):
        return "small"
    parts = [part for part in path.split("/") if part][1:]
    method = "GET" if method == "HEAD" else method
    if len(parts) == 3 and parts[0] == "tables":
        kind = AT_A_TABLE.get((method, parts[2]), "small")
        is_past = kind == "view" and any(field.startswith(b"at=") for field in query.split(b"&"))
        return "past" if is_past else kind
    if len(parts) > 1 and parts[0] in ("games", "rules"):
        return "box"
    return ELSEWHERE.get((method, "/".join(parts)), "small")

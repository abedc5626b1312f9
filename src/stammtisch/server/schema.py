"""`python -m stammtisch.server.schema`: the types of the wire format as JSON schema, for generated client types."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from stammtisch.server.messages.advice import Analysis, AskHint, Hint
from stammtisch.server.messages.common import Error
from stammtisch.server.messages.from_client import FromClient
from stammtisch.server.messages.from_server import FromServer
from stammtisch.server.messages.games import EditionPage, EngineInfo, GameBox, GameInfo, RuleSection
from stammtisch.server.messages.people import DeviceClaim, DeviceToken, NewPerson, Person, PersonChange, SignedIn
from stammtisch.server.messages.playing import (
    ChanceProof,
    ChatLine,
    Move,
    NewChat,
    ScorePoint,
    Step,
    VersionAnswer,
    ViewAnswer,
    Why,
    WhyAnswer,
)
from stammtisch.server.messages.reports import AskReport, Report
from stammtisch.server.messages.tables import AddShare, Fork, Join, NewTable, SetComputer, TableInfo

HTTP_TYPES = (
    Error,
    NewPerson,
    PersonChange,
    Person,
    SignedIn,
    DeviceToken,
    DeviceClaim,
    EngineInfo,
    GameInfo,
    GameBox,
    EditionPage,
    RuleSection,
    NewTable,
    TableInfo,
    Join,
    AddShare,
    ChanceProof,
    SetComputer,
    Fork,
    Move,
    Step,
    Why,
    VersionAnswer,
    WhyAnswer,
    ViewAnswer,
    AskReport,
    Report,
    ScorePoint,
    AskHint,
    Hint,
    Analysis,
    NewChat,
    ChatLine,
)


def _raw_is_an_object(kind: type) -> dict[str, Any]:
    """A view is encoded once and sent to many; to a client it is an object like any other."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError


def wire_schema() -> dict[str, Any]:
    """One document with all types under $defs, and the two unions of socket messages."""
    types = [FromClient, FromServer, *HTTP_TYPES]
    (client, server, *_), components = msgspec.json.schema_components(
        types, schema_hook=_raw_is_an_object, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stammtisch wire format",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=2, ensure_ascii=False) + "\n")

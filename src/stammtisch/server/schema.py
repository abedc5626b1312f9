"""`python -m stammtisch.server.schema`: the types of the wire format as JSON schema, for generated client types."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from stammtisch.server import messages

HTTP_TYPES = (
    messages.Error,
    messages.NewPerson,
    messages.PersonChange,
    messages.Person,
    messages.SignedIn,
    messages.DeviceToken,
    messages.DeviceClaim,
    messages.EngineInfo,
    messages.GameInfo,
    messages.GameBox,
    messages.EditionPage,
    messages.RuleSection,
    messages.NewTable,
    messages.TableInfo,
    messages.Join,
    messages.AddShare,
    messages.ChanceProof,
    messages.SetComputer,
    messages.Fork,
    messages.Move,
    messages.Step,
    messages.Why,
    messages.VersionAnswer,
    messages.WhyAnswer,
    messages.ViewAnswer,
    messages.AskReport,
    messages.Report,
    messages.ScorePoint,
    messages.AskHint,
    messages.Hint,
    messages.Analysis,
    messages.NewChat,
    messages.ChatLine,
)


def _raw_is_an_object(kind: type) -> dict[str, Any]:
    """A view is encoded once and sent to many; to a client it is an object like any other."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError


def wire_schema() -> dict[str, Any]:
    """One document with all types under $defs, and the two unions of socket messages."""
    types = [messages.FromClient, messages.FromServer, *HTTP_TYPES]
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

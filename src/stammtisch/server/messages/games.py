"""The games on the shelf: their editions, catalogues and rules, and the engine that plays them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.server.messages.common import Text


class EditionInfo(Struct):
    """An edition: `rows` of its tables say how well they are known, and so many of them are reconstructed."""

    name: str
    digest: str
    title: Text
    rows: int
    reconstructed: int


class EditionRow(Struct):
    table: str
    row: str
    name: Text | None
    status: str
    source: str
    values: dict[str, Any]


class EditionPage(Struct):
    game: str
    title: Text
    edition: EditionInfo
    rows: list[EditionRow]


class About(Struct):
    """A game before one plays it: shortest and longest time, weight from 1 (light) to 5 (heavy), what one does."""

    minutes: tuple[int, int]
    weight: int
    sentence: Text


class GameInfo(Struct):
    name: str
    title: Text
    seats: list[int]
    about: About | None
    options: list[dict[str, Any]]
    editions: list[EditionInfo]
    levels: list[str]


class EngineInfo(Struct):
    """Which form of the engine the computers think with, and whether a faster one is being built."""

    form: Literal["compiled", "interpreted"]
    building: bool
    progress: float  # of the build, 0 to 1
    reason: Text | None  # why none could be built


class CatalogueInfo(Struct):
    notations: list[str]
    labels: dict[str, list[str]]


class GameBox(Struct):
    name: str
    title: Text
    rules: int
    edition: EditionInfo
    names: dict[str, Text]
    # Messages of the log -> the section of the rules that they rest on, where it is always the same one.
    log_rules: dict[str, str]
    description: dict[str, Any]
    catalogue: CatalogueInfo


class RuleSection(Struct):
    section: str
    title: str
    text: str
    # The heading above it: a game with expansions has several parts.
    part: str

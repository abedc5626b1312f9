"""People, and the devices they sign in with."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from stammtisch.server.messages.common import Language


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=1000)]
    language: Language = "en"


class PersonChange(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Person(Struct):
    person: str
    name: str
    language: str


class SignedIn(Struct):
    person: str
    name: str
    language: str
    secret: str


class DeviceToken(Struct):
    token: str
    expires: str


class DeviceClaim(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]

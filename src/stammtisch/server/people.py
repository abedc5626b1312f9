"""People: a name and secrets that only their browsers know. The server keeps nothing but the secrets' hashes."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from stammtisch.server import store
from stammtisch.server.clock import Clock
from stammtisch.server.database import Database
from stammtisch.server.messages.people import DeviceToken, PersonChange, SignedIn
from stammtisch.server.problems import Problem
from stammtisch.server.store import PersonRow, now_ms
from stammtisch.server.words import clean, time_text

DEVICE_SECONDS = 600
REMEMBERED = 10_000


def new_secret() -> str:
    """256 random bits, in letters that a link can carry."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """128 random bits: who knows the id of a table may come to it."""
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> str:
    # A secret of 256 random bits cannot be guessed, so a fast hash is enough.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def secret_in(header: str) -> str | None:
    """The secret in an `Authorization` header; None where there is nothing that could be one."""
    scheme, _, secret = header.partition(" ")
    return secret if scheme.lower() == "bearer" and 20 <= len(secret) <= 100 else None


class People:
    """Sign in, rename, carry over to another device."""

    def __init__(self, database: Database, clock: Clock, name_length: int) -> None:
        self.database = database
        self.clock = clock
        self.name_length = name_length
        self._known: OrderedDict[str, PersonRow] = OrderedDict()

    async def with_secret(self, secret: str) -> PersonRow:
        """The person whose secret this is."""
        hashed = hash_of(secret)
        person = self._known.get(hashed)
        if person is None:
            async with self.database.read() as connection:
                person = await store.person_with_secret(connection, hashed)
            if person is None:
                raise Problem("not-signed-in")
            self._remember(hashed, person)
        return person

    def known(self, secret: str) -> PersonRow | None:
        """The person whose secret this is, if it was used lately; the database is not asked."""
        return self._known.get(hash_of(secret))

    def _remember(self, hashed: str, person: PersonRow) -> None:
        # All secrets of a person share one row, so that a new name is known to all of them.
        person = next((known for known in self._known.values() if known.id == person.id), person)
        self._known[hashed] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def add(self, name: str, language: str) -> SignedIn:
        person = PersonRow(new_id(), clean(name, self.name_length, "bad-name"), language, now_ms())
        secret = new_secret()
        async with self.database.write() as connection:
            await store.add_person(connection, person, hash_of(secret))
        return SignedIn(person.id, person.name, person.language, secret)

    async def change(self, person: PersonRow, change: PersonChange) -> PersonRow:
        values: dict[str, str] = {}
        if isinstance(change.name, str):
            values["name"] = clean(change.name, self.name_length, "bad-name")
        if isinstance(change.language, str):
            values["language"] = change.language
        if values:
            async with self.database.write() as connection:
                await store.change_person(connection, person.id, **values)
            person.name = values.get("name", person.name)
            person.language = values.get("language", person.language)
        return person

    async def offer_device(self, person: PersonRow) -> DeviceToken:
        """A token that lets one further device in, for ten minutes."""
        token = new_secret()
        expires = self.clock.now() + DEVICE_SECONDS * 1000
        async with self.database.write() as connection:
            await store.add_device(connection, person.id, hash_of(token), expires)
        return DeviceToken(token, time_text(expires))

    async def claim_device(self, token: str) -> SignedIn:
        secret = new_secret()
        async with self.database.write() as connection:
            person = await store.take_device(connection, hash_of(token), self.clock.now())
            if person is not None:
                await store.add_secret(connection, person.id, hash_of(secret))
        if person is None:
            raise Problem("no-such-token")
        return SignedIn(person.id, person.name, person.language, secret)

    async def forget(self, person: str) -> None:
        """Remove everything that says who this was."""
        async with self.database.write() as connection:
            await store.forget_person(connection, person)
        for hashed in [hashed for hashed, known in self._known.items() if known.id == person]:
            del self._known[hashed]

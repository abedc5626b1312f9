"""The contract of a game as other programs see it: make, load and replay states, read actions.

A game derives from `Game`, gives it names, options, texts, the order of its actions and the entries of its stack, and
writes the methods that raise `NotImplementedError` here. A `Game` object belongs to one edition; `with_edition` gives
the one for another.
"""

from __future__ import annotations

import hashlib
from typing import SupportsIndex

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.actions import Action
from stammtisch.core.chance import Stream
from stammtisch.core.dumps import check_state, state_from
from stammtisch.core.editions import VERSION_MARK, Edition, Package
from stammtisch.core.errors import BadEdition, BadOption, BadPosition, BadRecord, Refusal, checked_seed, no_such_seat
from stammtisch.core.family import Block, Family, catalogue_of, families_of
from stammtisch.core.glossary import Glossary
from stammtisch.core.history import Event, Origin
from stammtisch.core.judgement import Judgement
from stammtisch.core.legend import Group, Kind
from stammtisch.core.log import Teller
from stammtisch.core.match import record_of, replay_match
from stammtisch.core.options import Option, complete_options
from stammtisch.core.outcome import SoloRank, TieBreak
from stammtisch.core.plain import Json, as_dict, as_int, as_text, quoted, whole
from stammtisch.core.positions import fields_of, position_of, state_at
from stammtisch.core.question import Pending
from stammtisch.core.refusals import explain
from stammtisch.core.state import Score, State, ranks_by
from stammtisch.core.texts import Texts

FORMAT = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in one edition."""

    def __init__(
        self,
        *,
        titles: dict[str, str],
        seat_counts: list[int],
        rules_version: int,
        options: list[Option],
        package: Package,
        edition: Edition,
        texts: Texts,
        order: list[Block],
        glossary: Glossary,
        teller: Teller,
        entries: list[type[Pending]],
        judgement: Judgement,
        not_your_turn: str = "not-asked",
    ) -> None:
        self.name = package.game
        self.titles = titles
        self.seat_counts = seat_counts
        self.rules_version = rules_version
        self.options = options
        self.package = package
        self.edition = edition
        self.texts = texts
        self.actions = catalogue_of(order, glossary, texts.labels)
        self.families: list[Family] = families_of(order)  # of every action, by its number
        self.glossary = glossary
        self.teller = teller
        self.judgement = judgement
        self._number_names = [number.name for number in judgement.layout()]
        self.not_your_turn = not_your_turn  # the refusal of whoever is not asked
        # The classes of the entries of the stack, by name: an entry is saved as its class and its numbers.
        self._entries: dict[str, type[Pending]] = {entry.__name__: entry for entry in entries}
        self.catalogue_digest: str = digest_of_actions(list(self.actions))
        # Made when a game of an earlier release first asks for them.
        self._earlier: list[Game] | None = None
        self._beginnings: set[str] | None = None
        # What `pending_kinds` says, by number of seats: every view asks for it.
        self._kinds: dict[int, dict[str, Kind]] = {}

    # What a game writes itself

    def of_edition(self, edition: Edition) -> Game:
        """The same game with the tables of this edition."""
        raise NotImplementedError

    def names(self) -> dict[str, dict[str, str]]:
        """The name of every thing that an observation mentions, as `kind.id` -> language -> name."""
        raise NotImplementedError

    def describe(self) -> dict[str, Json]:
        """What never changes during a game and a drawing needs to know: boards, tracks, tiles, explanations."""
        raise NotImplementedError

    def begin(self, origin: Origin) -> State:
        """The first state of a game."""
        raise NotImplementedError

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        """The state with the pieces that `State.pieces` gave, and an empty stack."""
        raise NotImplementedError

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        """What the numbers of `State.pieces` mean in a game with these options, for `position` and `at`."""
        raise NotImplementedError

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        """What the numbers of pending questions and steps mean, by their names."""
        raise NotImplementedError

    def account_for(self, state: State) -> None:
        """Refuse a state (BadPosition) in which a piece is missing, lies in two places, or cannot be where it is."""
        raise NotImplementedError

    def rule_of_the_end(self) -> str:
        """The section of the digest that ends the game."""
        raise NotImplementedError

    # What a game knows about its states; `State` has the same names and says what they mean

    def why_never(self, state: State, seat: int, action: int, family: Family) -> Refusal | None:
        """Why an action cannot occur in this game at all, such as one of an expansion that is not played."""
        return None

    def why_not_yet(self, state: State, seat: int, family: Family) -> Refusal | None:
        """Why it is not the moment for an action, where there is more to say than `Family.otherwise`."""
        return None

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        raise NotImplementedError

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        """In a game without secrets only chance to come is hidden."""
        sample = state.copy()
        sample.become_sample(chance)
        return sample

    def turn_of(self, state: State) -> int | str | None:
        """In a game without turns it is nobody's."""
        return None

    def scores(self, state: State) -> list[Score]:
        raise NotImplementedError

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """What decides between seats with the same points, in this order; where all are level, they share the rank."""
        return []

    def solo_ranks(self, state: State) -> list[SoloRank]:
        """The ranks that who plays alone may reach in this game, from the lowest; none where there is no such thing."""
        return []

    def ranking(self, state: State, scores: list[Score]) -> list[list[int]]:
        keys: list[tuple[int, ...]] = [(score.total,) for score in scores]
        for tie_break in self.tie_breaks(state):
            keys = [(*key, tie_break.values[seat]) for seat, key in enumerate(keys)]
        return ranks_by(keys)

    # What a record depends on; a game with expansions overrides these, so that one without them never depends on them

    def catalogue_digest_of(self, options: dict[str, Json]) -> str:
        """The hash of the actions that a game with these options can meet."""
        return self.catalogue_digest

    def options_in_records(self, options: dict[str, Json]) -> dict[str, Json]:
        """The options that a record names; the others have their default."""
        return options

    def tables_for(self, options: dict[str, Json]) -> Edition:
        """The tables that a game with these options uses."""
        return self.edition

    def matters(self, file: str, table: str, options: dict[str, Json]) -> bool:
        """Whether what a table of the edition says makes a difference in a game with these options."""
        return file in self.tables_for(options).files

    # What games of earlier releases need

    def edition_digest_of(self, options: dict[str, Json]) -> str:
        """The hash of what rules read of the tables that a game with these options uses."""
        return self.tables_for(options).digest

    def earlier(self) -> list[Game]:
        """The same game with the earlier versions of its edition."""
        if self._earlier is None:
            self._earlier = [self.of_edition(edition) for edition in self.edition.earlier]
        return self._earlier

    def version_known_as(self, digest: str, options: dict[str, Json]) -> Game | None:
        """The game with that version of its edition which has this digest, the present one or an earlier."""
        if self.tables_for(options).is_known_as(digest):
            return self
        for game in self.earlier():
            if game.tables_for(options).is_known_as(digest):
                return game
        return None

    def knows_rules(self, version: int) -> bool:
        """Whether a game that began under this version of the rules is played on: all but those to come."""
        return 1 <= version <= self.rules_version

    def knows_catalogue(self, digest: str, options: dict[str, Json]) -> bool:
        """Whether actions are numbered here as in a catalogue with this digest: a catalogue grows only at its end."""
        if digest == self.catalogue_digest_of(options):
            return True
        if self._beginnings is None:
            self._beginnings = digests_of_beginnings(list(self.actions))
        return digest in self._beginnings

    # The contract

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return list(self.package.editions)

    def packaged(self, name: str) -> Edition:
        """One of those editions."""
        return self.package.edition(name)

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex = 0,
        options: dict[str, Json] | None = None,
        edition: str | Edition | None = None,
        key: bytes = b"",
        rules: SupportsIndex | None = None,
    ) -> State:
        """The first state of a new game; with a key (`core.chance.Stream`) the seed counts for nothing.

        `rules` is an earlier version of the rules, for a game that was agreed upon under that one.
        """
        if edition is not None:
            bound = self.with_edition(edition)
            if bound is not self:
                return bound.new(seats, seed, options, None, key, rules)
        count = whole(seats)
        if count is None or count not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(
                "bad_seat_count",
                f"{self.titles['en']} is played with {counts} seats, not {quoted(seats)}.",
                f"{self.titles['de']} spielt man mit {counts} Plätzen, nicht mit {quoted(seats)}.",
            )
        first = checked_seed(seed)
        complete = complete_options(self.options, options or {})
        version = self.rules_version if rules is None else whole(rules)
        if version is None or not self.knows_rules(version):
            raise BadOption(
                "unknown_rules",
                f"{self.titles['en']} has rules of the versions 1 to {self.rules_version}, not {quoted(rules)}.",
                f"{self.titles['de']} hat Regeln der Fassungen 1 bis {self.rules_version}, nicht {quoted(rules)}.",
            )
        stream = Stream(key) if key else None
        digest, catalogue = self.edition_digest_of(complete), self.catalogue_digest_of(complete)
        return self.begin(Origin(count, first, complete, self.edition.name, digest, version, catalogue, stream))

    def with_edition(self, edition: str | Edition) -> Game:
        """The same game played with another edition: one that comes with it, or one's own.

        The full name of an earlier version leads to that one.
        """
        if isinstance(edition, Edition):
            return self if edition.content == self.edition.content else self.of_edition(edition)
        if edition == self.edition.full_name:
            return self
        for game in self.earlier():
            if edition == game.edition.full_name:
                return game
        name, _, version = edition.rpartition(VERSION_MARK)
        if name and version and name != self.edition.name and name in self.editions():
            return self.with_edition(name).with_edition(edition)
        if edition not in self.editions():
            names = ", ".join(self.editions())
            raise BadEdition(
                "unknown_edition",
                f"There is no edition {quoted(edition)} of {self.titles['en']}. There are: {names}.",
                f"Eine Ausgabe {quoted(edition)} von {self.titles['de']} gibt es nicht. Es gibt: {names}.",
            )
        return self.of_edition(self.packaged(edition))

    def family_of(self, action: int) -> Family:
        """The family to which an action belongs."""
        return self.families[action]

    def number_names(self) -> list[str]:
        """What the numbers of `State.numbers` are, in their order; `Game.judgement.layout` says more of each."""
        return self._number_names

    def parse(self, text: str) -> int:
        """The action that a notation names."""
        return self.actions.parse(text)

    def position_of(self, state: State) -> dict[str, Json]:
        """What `State.position` says."""
        return position_of(self, state)

    def at(self, position: Json, *, is_trusted: bool = False) -> State:
        """The state that a description like that of `State.position` says; what it leaves out is as at the beginning.

        Raises BadPosition, whose message names the place, where there can be no such state. One that was checked before
        and kept where nobody else could touch it (`is_trusted`) need not be checked again.
        """
        return state_at(self, position, is_trusted=is_trusted)

    def entries(self) -> list[type[Pending]]:
        """The classes of all questions and steps that can be pending."""
        return list(self._entries.values())

    def fields_of(self, pending: Pending, seats: int) -> dict[str, Json]:
        """What describes a pending question or step, by name, as `State.position` writes it."""
        kinds = self._kinds.get(seats)
        if kinds is None:
            kinds = self._kinds[seats] = self.pending_kinds(seats)
        return fields_of(pending, kinds)

    def load(self, data: Json, *, is_trusted: bool = False) -> State:
        """The state that a dump describes; raises BadRecord or BadPosition where there can be no such state.

        A dump that was kept where nobody else could touch it (`is_trusted`) need not be checked again.
        """
        try:
            dump = as_dict(data, "the dump")
            header = as_dict(dump["origin"], "origin")
            game = self._version_of(header)
            state = state_from(game, game._origin(header), dump)
            if not is_trusted:
                check_state(game, state, dump)
            return state
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            if isinstance(error, (BadRecord, BadPosition)):
                raise
            raise BadRecord(
                "bad_dump",
                f"This is not a saved state of {self.titles['en']}: {_reason(error)}.",
                f"Das ist kein gespeicherter Stand von {self.titles['de']}: {_reason(error)}.",
            ) from None

    def entry_named(self, name: Json) -> type[Pending] | None:
        """The class of a question or step that can be pending."""
        return self._entries.get(name) if isinstance(name, str) else None

    def pending_from(self, name: str, numbers: list[int]) -> Pending:
        """An entry of the stack from its class name and numbers."""
        entry = self._entries.get(name)
        if entry is None:
            raise TypeError(f"there is no pending question {name!r}")
        made: object = type.__call__(entry, *numbers)  # each class has its own numbers
        assert isinstance(made, Pending)
        return made

    def replay(self, record: Json, upto: int | None = None) -> State:
        """The state that a record leads to, or its first `upto` entries."""
        return replay_match(self, record, upto).state

    # Log

    def message_of(self, event: Event) -> str:
        """The id of a log line's message."""
        return self.teller.message_of(event)

    def sentences_of(self, event: Event) -> dict[str, str]:
        """A log line in every language."""
        return self.teller.sentences_of(event)

    # Records

    def origin_as_json(self, origin: Origin) -> dict[str, Json]:
        options: dict[str, Json] = {}
        options.update(self.options_in_records(origin.options))
        stream = origin.stream
        chance: dict[str, Json] = {"seed": origin.seed} if stream is None else {"key": stream.key.hex()}
        return {
            "format": FORMAT,
            "game": self.name,
            "rules": origin.rules,
            "catalogue": origin.catalogue,
            "edition": {"name": origin.edition, "digest": origin.edition_digest},
            "seats": origin.seats,
            **chance,
            "options": options,
            **({} if origin.position is None else {"position": origin.position}),
        }

    def record_of(self, state: State) -> dict[str, Json]:
        return record_of(self, state)

    def state_from_origin(self, header: dict[str, Json]) -> State:
        """The first state of a recorded game."""
        game = self._version_of(header)
        origin = game._origin(header)
        return game.begin(origin) if origin.position is None else state_at(game, origin.position)

    def _version_of(self, header: dict[str, Json]) -> Game:
        """The game with the version of the edition that a recorded game began with."""
        name, form = as_text(header["game"], "game"), as_int(header["format"], "format")
        if name != self.name:
            raise _other("game", name, self.name)
        if form != FORMAT:
            raise _other("format", str(form), str(FORMAT))
        options = complete_options(self.options, as_dict(header["options"], "options"))
        digest = as_text(as_dict(header["edition"], "edition")["digest"], "edition")
        found = self.version_known_as(digest, options)
        if found is None:
            raise _other("edition", digest, self.edition_digest_of(options))
        return found

    def _origin(self, header: dict[str, Json]) -> Origin:
        """The beginning of a recorded game of this edition, after checking that these rules can replay it."""
        rules, catalogue = as_int(header["rules"], "rules"), as_text(header["catalogue"], "catalogue")
        if not self.knows_rules(rules):
            raise _other("rules", str(rules), str(self.rules_version))
        seats = as_int(header["seats"], "seats")
        if seats not in self.seat_counts:
            raise TypeError("the number of seats is not possible")
        options = complete_options(self.options, as_dict(header["options"], "options"))
        if not self.knows_catalogue(catalogue, options):
            raise _other("catalogue", catalogue, self.catalogue_digest_of(options))
        digest = as_text(as_dict(header["edition"], "edition")["digest"], "edition")
        stream = Stream(bytes.fromhex(as_text(header["key"], "key"))) if "key" in header else None
        seed = as_int(header["seed"], "seed") if stream is None else 0
        position = as_dict(header["position"], "position") if "position" in header else None
        return Origin(seats, seed, options, self.edition.name, digest, rules, catalogue, stream, position)

    # Refusals that every game shares

    def explain(self, state: State, seat: int, action: int) -> Refusal:
        """Why an action that is not legal now is not."""
        return explain(state, seat, action)

    def refuse_unknown_action(self, action: SupportsIndex) -> Refusal:
        last = len(self.actions) - 1
        return Refusal(
            "no_such_action",
            "",
            {
                "en": f"There is no action number {quoted(action)}; the catalogue runs from 0 to {last}.",
                "de": f"Eine Aktion Nummer {quoted(action)} gibt es nicht; der Katalog reicht von 0 bis {last}.",
            },
            [],
        )

    def refuse_unknown_seat(self, seat: SupportsIndex, seats: int) -> Refusal:
        return Refusal("no_such_seat", "", no_such_seat(seat, seats).sentences, [])

    def refuse_after_the_end(self) -> Refusal:
        return Refusal(
            "game_over",
            self.rule_of_the_end(),
            {"en": "The game is over.", "de": "Das Spiel ist zu Ende."},
            [],
        )

    def __repr__(self) -> str:
        return f"Game({self.name!r}, edition={self.edition.name!r})"


def digest_of_actions(actions: list[Action]) -> str:
    """A hash of the notations, in order."""
    notations = "\n".join(action.notation for action in actions)
    return hashlib.sha256(notations.encode()).hexdigest()[:16]


def digests_of_beginnings(actions: list[Action]) -> set[str]:
    """The hashes that the catalogue had when it ended at each of its actions."""
    found: set[str] = set()
    notations = hashlib.sha256()
    for action in actions:
        notations.update((action.notation if action.index == 0 else f"\n{action.notation}").encode())
        found.add(notations.hexdigest()[:16])
    return found


def _other(what: str, found: str, wanted: str) -> BadRecord:
    """A record that cannot be replayed here, because it belongs to something else."""
    english, german = {
        "game": ("game", "einem anderen Spiel"),
        "format": ("format of records", "einem anderen Format"),
        "rules": ("version of the rules", "einer anderen Fassung der Regeln"),
        "catalogue": ("catalogue of actions", "einem anderen Katalog von Aktionen"),
        "edition": ("edition", "einer anderen Ausgabe"),
    }[what]
    return BadRecord(
        f"other_{what}",
        f"The record belongs to another {english} ({found}); here it is {wanted}.",
        f"Die Aufzeichnung gehört zu {german} ({found}); hier gilt {wanted}.",
    )


def _reason(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f"{error} is missing"
    return str(error) or type(error).__name__

"""The HTTP calls of docs/protocol.md. Each handler reads, asks one service, and answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.library import games
from stammtisch.server import shelf
from stammtisch.server.addresses import household
from stammtisch.server.advice import Advising
from stammtisch.server.export import export
from stammtisch.server.messages.advice import Analysis, AskHint, Hint
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
from stammtisch.server.origins import is_foreign
from stammtisch.server.packed import PACKS_ITSELF
from stammtisch.server.people import People, secret_in
from stammtisch.server.play import Playing
from stammtisch.server.problems import Problem, problem_of
from stammtisch.server.server import Server
from stammtisch.server.store import PersonRow
from stammtisch.server.tables import LISTED, Tables

AnyRequest = Request[Any, Any, AppState]
AtNumber = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


def server_of(request: AnyRequest) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


async def maybe_me(request: AnyRequest) -> PersonRow | None:
    """Who asks, if they say so."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    secret = secret_in(header)
    if secret is None:
        raise Problem("not-signed-in")
    return await server_of(request).person_with(secret, address_of(request))


async def me(maybe_me: NamedDependency[PersonRow | None]) -> PersonRow:
    if maybe_me is None:
        raise Problem("not-signed-in")
    return maybe_me


async def people(request: AnyRequest) -> People:
    return server_of(request).people


async def tables(request: AnyRequest) -> Tables:
    return server_of(request).tables


async def playing(request: AnyRequest) -> Playing:
    return server_of(request).playing


async def advising(request: AnyRequest) -> Advising:
    return server_of(request).advising


def bound_game(request: AnyRequest, game: str, edition: str | None) -> Game:
    try:
        return server_of(request).shelf.find(game, edition)
    except StammtischError as error:
        raise problem_of(error) from None


def must_be_own_page(request: AnyRequest) -> None:
    """Refuse to sign somebody in who only looks at a foreign page."""
    if is_foreign(request.headers, server_of(request).settings.allowed_origins):
        raise Problem("foreign-page")


class PeopleCalls(Controller):
    path = "/people"

    @post("/")
    async def add(self, data: JSONBody[NewPerson], people: NamedDependency[People], request: AnyRequest) -> SignedIn:
        must_be_own_page(request)
        server_of(request).new_people.check(household(address_of(request)))
        return await people.add(data.name, data.language)

    @get("/me")
    async def show(self, me: NamedDependency[PersonRow]) -> Person:
        return Person(me.id, me.name, me.language)

    @patch("/me")
    async def change(
        self,
        data: JSONBody[PersonChange],
        me: NamedDependency[PersonRow],
        people: NamedDependency[People],
        tables: NamedDependency[Tables],
    ) -> Person:
        changed = await people.change(me, data)
        await tables.renamed(changed)
        return Person(changed.id, changed.name, changed.language)

    @delete("/me")
    async def forget(
        self, me: NamedDependency[PersonRow], tables: NamedDependency[Tables], request: AnyRequest
    ) -> None:
        await tables.forget(me)
        await server_of(request).part_with(me.id)

    @get("/me/export", media_type=MediaType.JSON)
    async def export(self, me: NamedDependency[PersonRow], people: NamedDependency[People]) -> Stream:
        return Stream(export(people.database, me))

    @post("/me/device")
    async def offer_device(self, me: NamedDependency[PersonRow], people: NamedDependency[People]) -> DeviceToken:
        return await people.offer_device(me)

    @post("/device")
    async def claim_device(
        self, data: JSONBody[DeviceClaim], people: NamedDependency[People], request: AnyRequest
    ) -> SignedIn:
        must_be_own_page(request)
        return await people.claim_device(data.token)


class GameCalls(Controller):
    path = "/"

    @get("/games")
    async def list_games(self, request: AnyRequest) -> list[GameInfo]:
        return [server_of(request).shelf.info(name) for name in games()]

    @get("/engine")
    async def show_engine(self, request: AnyRequest) -> EngineInfo:
        return server_of(request).engine.info()

    @get("/games/{game:str}")
    async def show_game(
        self, game: FromPath[str], request: AnyRequest, edition: FromQuery[str | None] = None
    ) -> Response[GameBox]:
        found = bound_game(request, game, edition)
        tag = shelf.box_tag(found)
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(content=None, status_code=304, headers=headers)  # type: ignore[arg-type]
        return Response(content=shelf.game_box(found), headers=headers)

    @get("/games/{game:str}/editions/{edition:str}")
    async def show_edition(self, game: FromPath[str], edition: FromPath[str], request: AnyRequest) -> EditionPage:
        return shelf.edition_page(bound_game(request, game, edition))

    @get("/rules/{game:str}/{language:str}")
    async def show_rules(self, game: FromPath[str], language: FromPath[str]) -> list[RuleSection]:
        return shelf.rule_sections(game, language)


class TableCalls(Controller):
    path = "/tables"

    @get("/", opt={PACKS_ITSELF: True})
    async def list_tables(
        self,
        tables: NamedDependency[Tables],
        maybe_me: NamedDependency[PersonRow | None],
        request: AnyRequest,
        which: Annotated[str, QueryParameter(name="list")] = "open",
        limit: Annotated[int, QueryParameter(ge=1, le=LISTED)] = LISTED,
        before: FromQuery[str | None] = None,
    ) -> Response[list[TableInfo]]:
        # The id of a private table is its key, so no list is kept by anything on its way.
        return (await tables.listed(which, maybe_me, limit, before)).answer(request, "no-store")

    @post("/")
    async def create(
        self,
        data: JSONBody[NewTable],
        me: NamedDependency[PersonRow],
        tables: NamedDependency[Tables],
        request: AnyRequest,
    ) -> TableInfo:
        if data.position is not None:
            server_of(request).must_pay("position", me, address_of(request))
        return await tables.create(data, me)

    @get("/{table:str}")
    async def show(
        self, table: FromPath[str], maybe_me: NamedDependency[PersonRow | None], tables: NamedDependency[Tables]
    ) -> TableInfo:
        return await tables.info(table, maybe_me)

    @post("/{table:str}/join", status_code=200)
    async def join(
        self,
        table: FromPath[str],
        data: JSONBody[Join],
        me: NamedDependency[PersonRow],
        tables: NamedDependency[Tables],
    ) -> TableInfo:
        return await tables.join(table, data.seat, me)

    @post("/{table:str}/leave", status_code=200)
    async def leave(
        self, table: FromPath[str], me: NamedDependency[PersonRow], tables: NamedDependency[Tables]
    ) -> TableInfo:
        return await tables.leave(table, me)

    @post("/{table:str}/chance", status_code=200)
    async def add_share(
        self,
        table: FromPath[str],
        data: JSONBody[AddShare],
        me: NamedDependency[PersonRow],
        tables: NamedDependency[Tables],
    ) -> TableInfo:
        return await tables.add_share(table, data.share, me)

    @post("/{table:str}/computers", status_code=200)
    async def set_computer(
        self,
        table: FromPath[str],
        data: JSONBody[SetComputer],
        me: NamedDependency[PersonRow],
        tables: NamedDependency[Tables],
    ) -> TableInfo:
        return await tables.set_computer(table, data, me)

    @post("/{table:str}/start", status_code=200)
    async def start(
        self, table: FromPath[str], me: NamedDependency[PersonRow], tables: NamedDependency[Tables]
    ) -> TableInfo:
        return await tables.start(table, me)

    @post("/{table:str}/resign", status_code=200)
    async def resign(
        self, table: FromPath[str], me: NamedDependency[PersonRow], tables: NamedDependency[Tables]
    ) -> TableInfo:
        return await tables.resign(table, me)

    @post("/{table:str}/rematch")
    async def rematch(
        self, table: FromPath[str], me: NamedDependency[PersonRow], tables: NamedDependency[Tables]
    ) -> TableInfo:
        return await tables.rematch(table, me)

    @post("/{table:str}/fork")
    async def fork(
        self,
        table: FromPath[str],
        data: JSONBody[Fork],
        me: NamedDependency[PersonRow],
        tables: NamedDependency[Tables],
    ) -> TableInfo:
        return await tables.fork(table, data.at, me)


class PlayCalls(Controller):
    path = "/tables/{table:str}"

    @get("/view")
    async def view(
        self,
        table: FromPath[str],
        maybe_me: NamedDependency[PersonRow | None],
        playing: NamedDependency[Playing],
        at: AtNumber = None,
        log_from: AtNumber = None,
        log_most: AtNumber = None,
    ) -> ViewAnswer:
        return await playing.view(table, maybe_me, at, log_from or 0, log_most)

    @post("/actions", status_code=200)
    async def act(
        self,
        table: FromPath[str],
        data: JSONBody[Move],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> VersionAnswer:
        return VersionAnswer(await playing.act(table, me, data))

    @post("/undo", status_code=200)
    async def undo(
        self,
        table: FromPath[str],
        data: JSONBody[Step],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> VersionAnswer:
        return VersionAnswer(await playing.undo(table, me, data))

    @post("/redo", status_code=200)
    async def redo(
        self,
        table: FromPath[str],
        data: JSONBody[Step],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> VersionAnswer:
        return VersionAnswer(await playing.redo(table, me, data))

    @post("/confirm", status_code=200)
    async def confirm(
        self,
        table: FromPath[str],
        data: JSONBody[Step],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> VersionAnswer:
        return VersionAnswer(await playing.confirm(table, me, data))

    @post("/why", status_code=200)
    async def why(
        self,
        table: FromPath[str],
        data: JSONBody[Why],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> WhyAnswer:
        return WhyAnswer(await playing.why(table, me, data))

    @post("/hint", status_code=200)
    async def hint(
        self,
        table: FromPath[str],
        data: JSONBody[AskHint],
        me: NamedDependency[PersonRow],
        advising: NamedDependency[Advising],
    ) -> Hint:
        return await advising.hint(table, me, data)

    @get("/analysis")
    async def analysis(self, table: FromPath[str], advising: NamedDependency[Advising]) -> Analysis:
        return await advising.analysis(table)

    @post("/analysis", status_code=200)
    async def begin_analysis(
        self, table: FromPath[str], me: NamedDependency[PersonRow], advising: NamedDependency[Advising]
    ) -> Analysis:
        return await advising.begin_analysis(table, me.id)

    @get("/record")
    async def record(
        self, table: FromPath[str], maybe_me: NamedDependency[PersonRow | None], playing: NamedDependency[Playing]
    ) -> dict[str, Any]:
        return await playing.record(table, maybe_me)

    @post("/report", status_code=200)
    async def report(
        self,
        table: FromPath[str],
        data: JSONBody[AskReport],
        maybe_me: NamedDependency[PersonRow | None],
        playing: NamedDependency[Playing],
    ) -> Report:
        return await playing.report(table, maybe_me, data)

    @get("/chance")
    async def chance(self, table: FromPath[str], playing: NamedDependency[Playing]) -> ChanceProof:
        return await playing.chance(table)

    @get("/scores")
    async def scores(self, table: FromPath[str], playing: NamedDependency[Playing]) -> list[ScorePoint]:
        return await playing.scores(table)

    @get("/movers")
    async def movers(
        self, table: FromPath[str], maybe_me: NamedDependency[PersonRow | None], playing: NamedDependency[Playing]
    ) -> list[int]:
        return await playing.movers(table, maybe_me)

    @get("/chat")
    async def chat(self, table: FromPath[str], playing: NamedDependency[Playing]) -> list[ChatLine]:
        return await playing.chat(table)

    @post("/chat")
    async def say(
        self,
        table: FromPath[str],
        data: JSONBody[NewChat],
        me: NamedDependency[PersonRow],
        playing: NamedDependency[Playing],
    ) -> ChatLine:
        line, _ = await playing.say(table, me, data.text)
        return line


def api() -> Router:
    return Router(
        path="/api",
        route_handlers=[PeopleCalls, GameCalls, TableCalls, PlayCalls],
        dependencies={
            "maybe_me": Provide(maybe_me),
            "me": Provide(me),
            "people": Provide(people),
            "tables": Provide(tables),
            "playing": Provide(playing),
            "advising": Provide(advising),
        },
    )

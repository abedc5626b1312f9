"""A real server, a real browser, and somebody who plays by clicks."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, ViewportSize
from playwright.sync_api import Error as PlaywrightError

from stammtisch.engine.loading import ENGINE
from tests import evidence
from tests.patience import MILLISECONDS, PATIENCE, until
from tests.ports import free_port

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT_CLIENT: Final = ROOT / "src" / "stammtisch" / "server" / "static"
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 768, "height": 1024}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NARROWEST: Final[ViewportSize] = {"width": 360, "height": 740}

CHROMIUM_ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# One address makes many people and tables here, and nobody waits for the computers.
SERVER_SETTINGS: Final = {
    "STAMMTISCH_PACE": "0",
    "STAMMTISCH_COMPUTER_SECONDS": "0.05",
    "STAMMTISCH_WORKERS": "1",
    "STAMMTISCH_LOG_LEVEL": "warning",
    "STAMMTISCH_REQUESTS_PER_SECOND": "100000",
    "STAMMTISCH_REQUESTS_BURST": "100000",
    "STAMMTISCH_MESSAGES_PER_SECOND": "100000",
    "STAMMTISCH_MESSAGES_BURST": "100000",
    "STAMMTISCH_PEOPLE_PER_HOUR": "100000",
    "STAMMTISCH_TABLES_PER_HOUR": "100000",
}
# Tables that are opened in a page get a seed, so that the same clicks meet the same game each time.
SEED: Final = 7
GIVE_SEED: Final = """(seed) => {
    const ask = window.fetch;
    window.fetch = (path, how) => {
        const isNewTable = path === "/api/tables" && how?.method === "POST";
        const wish = isNewTable ? { seed, ...JSON.parse(how.body) } : null;
        return ask(path, wish && !wish.public ? { ...how, body: JSON.stringify(wish) } : how);
    };
}"""


class Lacking(Exception):
    """Something of the machine that the browser tests cannot do without."""


def find_chromium() -> str:
    """The browser's program."""
    wish = os.environ.get("STAMMTISCH_CHROMIUM")
    found = shutil.which(wish or "chromium") or (None if wish else shutil.which("chromium-browser"))
    if found is None:
        raise Lacking(
            "The browser tests need Chromium: run scripts/system_packages.sh as root, "
            "or name its program in STAMMTISCH_CHROMIUM."
        )
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS)


def build_client() -> None:
    """Build the client where it is out of date; several test processes build it once."""
    if "STAMMTISCH_STATIC_DIR" not in os.environ:  # a client built elsewhere is tested as it is
        _run_alone([sys.executable, "scripts/build_client.py"])


def fetch_libraries() -> None:
    """What npm fetches for the client; it may be missing where the client was built on another machine."""
    _run_alone([sys.executable, "-c", "from scripts.build_client import prepare; prepare()"])


def _run_alone(command: list[str]) -> None:
    with (Path(tempfile.gettempdir()) / f"stammtisch-client-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Lacking(f"The client cannot be built.\n{done.stdout}{done.stderr}")


class Server:
    """`stammtisch serve` in a process of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """`settings` are variables of the server's environment."""
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        ours = {
            name: value for name, value in os.environ.items() if name == ENGINE or not name.startswith("STAMMTISCH_")
        }
        # The client as it has just been built, not the copy that a compiled form carries.
        ours["STAMMTISCH_STATIC_DIR"] = os.environ.get("STAMMTISCH_STATIC_DIR") or str(BUILT_CLIENT)
        ours["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        command = [sys.executable, "-m", "stammtisch", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data-dir", str(self.folder)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**ours, **SERVER_SETTINGS, **self.settings}, cwd=ROOT, stdout=log, stderr=log
            )
        until(self._is_healthy, "the server answers /health")
        return self

    def log(self) -> str:
        """The last it has written."""
        return evidence.last_lines(self.folder / "server.log")

    def _is_healthy(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise Lacking(f"The server ended:\n{self.log()}")
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise AssertionError(f"the server does not end:\n{self.log()}") from None

    def ask(self, path: str, body: object = None, secret: str | None = None) -> Any:
        """A plain request, as a program would make it."""
        request = urllib.request.Request(self.url + path, method="GET" if body is None else "POST")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if secret:
            request.add_header("Authorization", f"Bearer {secret}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())


@contextmanager
def visitor(
    browser: Browser,
    server: Server,
    size: ViewportSize = WIDE,
    *,
    language: str = "en",
    dark: bool = False,
    calm: bool = True,
    bypass_csp: bool = False,
    seed: int | None = SEED,
    is_refused: bool = False,
) -> Iterator[Page]:
    """A person with a browser of their own, who plays by this seed if there is one; errors in the page fail the test.

    Where `is_refused`, the server refuses what the page asks for first, and that is no error of the page.
    A test that fails while they are there tells what they see (tests/evidence.py).
    """
    is_hand = size["width"] < 1100  # phones and tablets are used with a finger
    context = browser.new_context(
        viewport=size,
        locale="de-DE" if language == "de" else "en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=is_hand,
        is_mobile=is_hand,
        base_url=server.url,
        bypass_csp=bypass_csp,
        service_workers="block",
    )
    context.set_default_timeout(MILLISECONDS)
    if seed is not None:
        context.add_init_script(f"({GIVE_SEED})({seed})")
    page = context.new_page()
    console = Console(page, is_refused=is_refused)
    try:
        with (
            evidence.witness(f"the server at {server.url}", server.log),
            evidence.witness("the page", lambda: what_is_seen(page, console)),
        ):
            yield page
            assert not console.faults(), f"errors in the page: {console.faults()}"
    finally:
        context.close()


# True when for some frames in a row nothing has changed its size or place: whatever had to be drawn has been.
IS_AT_REST: Final = """() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("main, main *")].map((one) => {
        const box = one.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height, one.scrollWidth, one.scrollHeight];
    });
    const now = JSON.stringify(boxes);
    const seen = (window.seenByTest ??= { now: "", frames: 0 });
    seen.frames = now === seen.now ? seen.frames + 1 : 0;
    seen.now = now;
    return seen.frames >= 4;
}"""


def come_to_rest(page: Page) -> None:
    """Wait until the page has drawn what it has to draw."""
    page.evaluate("delete window.seenByTest")
    page.wait_for_function(IS_AT_REST)


def on_phones(page: Page) -> Iterator[int]:
    """Hold the page in hands of different sizes: the width of each in turn, when the page has come to rest on it."""
    for size in (PHONE, NARROWEST):
        page.set_viewport_size(size)
        come_to_rest(page)
        yield size["width"]


# True when all of the page speaks this language, down to its smallest parts: after its words they get it in turn
# (client/src/speech.ts). What says by itself that it is in another language means to be.
SPEAKS: Final = """(language) => [...document.querySelectorAll("body :not(:has(*))")].every((one) => {
    const nearest = one.closest("[lang]");
    return nearest.getAttribute("lang") === language || !nearest.matches("html, [data-spoken]");
})"""
LANGUAGES: Final = {"en": "English", "de": "German"}


def in_both_languages(page: Page) -> Iterator[str]:
    """The name of the page's language, and then of the other one, which it speaks when its button has been pressed.

    Looking twice at one page costs far less than opening it twice. The key leaves the mouse where it is.
    """
    button = page.locator(".lang-button")
    other = button.get_attribute("lang") or ""
    (now,) = LANGUAGES.keys() - {other}
    yield LANGUAGES[now]
    button.press("Enter")
    page.wait_for_function(SPEAKS, arg=other)
    yield LANGUAGES[other]


class Console:
    """What a page says to those who look behind it."""

    def __init__(self, page: Page, *, is_refused: bool = False) -> None:
        self.lines: list[str] = []
        self.errors: list[str] = []
        self._harmless = ["ERR_CONNECTION", "WebSocket connection", *(["status of 409"] if is_refused else [])]
        page.on("console", self._note)
        page.on("pageerror", self._note_error)

    def _note(self, message: ConsoleMessage) -> None:
        self.lines.append(f"{message.type}: {message.text}")
        if message.type == "error":
            self.errors.append(message.text)

    def _note_error(self, error: PlaywrightError) -> None:
        self.lines.append(f"uncaught: {error}")
        self.errors.append(str(error))

    def faults(self) -> list[str]:
        """Errors of the page; a server that is away shows in the console, too, and is none."""
        return [line for line in self.errors if not any(words in line for words in self._harmless)]


# What a person reads first: what is asked, notices, whether the server is there; then the rest of the page.
READ_FIRST: Final = (".asked", ".notice", ".connection-bar", "main")
MOST_READ: Final = 1500


def what_is_seen(page: Page, console: Console) -> str:
    """Address, picture, words and console of a page, for the report of a failure."""
    told = [f"address: {page.url}"]
    try:
        picture = evidence.new_picture()
        page.screenshot(path=picture)
        told.append(f"picture: {picture.relative_to(evidence.ROOT)}")
        for part in READ_FIRST:
            words = [" ".join(text.split())[:MOST_READ] for text in page.locator(part).all_inner_texts()]
            told += [f"{part}: {text}" for text in words if text]
    except PlaywrightError as error:
        told.append(f"the page cannot be looked at: {error}")
    told += ["console:", *(f"  {line}" for line in console.lines[-30:])] if console.lines else ["console: silent"]
    return "\n".join(told)


def open_home(page: Page, name: str = "Anna", title: str = "Orléans") -> None:
    page.goto("/")
    page.locator("#home-name").fill(name)
    ours = page.locator(".start > .segments .segment", has_text=title)
    if ours.count():  # where there are several games
        ours.click()


def set_up_table(page: Page, sitters: list[str], name: str = "Anna", title: str = "Orléans") -> str:
    """Open a table by the form of the first screen: "me", "free", "c:random" … by seat. Returns the table's id."""
    open_home(page, name, title)
    page.locator(".start-more button").click()
    page.locator("#setup .segment", has_text=str(len(sitters))).first.click()
    for seat, sitter in enumerate(sitters):
        page.locator("#setup .seat-field select").nth(seat).select_option(sitter)
    page.locator("#setup button[type=submit]").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def asked_or_over(look: Callable[[], Any]) -> Any:
    """Look at a table until something is asked of who looks, and say how things stand; None when the game is over."""
    seen: Any = None

    def is_so() -> bool:
        nonlocal seen
        seen = look()
        return bool(seen["view"]["prompt"]["legal"]) or seen["table"]["status"] == "finished"

    until(is_so, "this person is asked, or the game is over")
    return None if seen["table"]["status"] == "finished" else seen


class Person:
    """Somebody who sits down and plays by plain requests, to bring a table quickly to where a test begins."""

    game = "orleans"

    def __init__(self, server: Server, name: str = "Anna", language: str = "en") -> None:
        self.server = server
        self.me = server.ask("/api/people", {"name": name, "language": language})
        self.language = language
        box = server.ask(f"/api/games/{self.game}")
        self.notations: list[str] = box["catalogue"]["notations"]
        self.description: Any = box["description"]

    def strategy(self) -> Chooser:
        return Strategy(self.description["places"])

    def ask(self, path: str, body: object = None) -> Any:
        return self.server.ask(path, body, self.me["secret"])

    def sit_down(self, *, seats: int = 2, level: str = "random", seed: int = 7) -> str:
        """A running game against computers; the same seed gives the same game to the same moves."""
        computers = [{"seat": seat, "level": level} for seat in range(1, seats)]
        wish = {"game": self.game, "seats": seats, "seat": 0, "computers": computers, "seed": seed}
        return self._start(wish)

    def let_computers_play(self, *, seats: int = 2, seed: int = 7) -> str:
        """A finished game between computers."""
        computers = [{"seat": seat, "level": "random"} for seat in range(seats)]
        table = self._start({"game": self.game, "seats": seats, "seat": None, "computers": computers, "seed": seed})
        until(lambda: self.ask(f"/api/tables/{table}")["status"] == "finished", "the computers finish their game")
        return table

    def _start(self, wish: dict[str, object]) -> str:
        made = self.ask("/api/tables", wish)
        if made["status"] == "open":
            self.ask(f"/api/tables/{made['table']}/start", {})
        return str(made["table"])

    def play(self, table: str, stop: Callable[[Any], bool]) -> None:
        """Play on until `stop` is content with the view while this person is asked, or the game is over."""
        strategy = self.strategy()
        while (now := self.when_asked(table)) is not None and not stop(now["view"]):
            moves = [self.notations[number] for number in now["view"]["prompt"]["legal"]]
            move = strategy.choose(moves, now["view"]["players"][now["view"]["seat"]])
            self.ask(f"/api/tables/{table}/actions", {"version": now["version"], "action": move})

    def when_asked(self, table: str) -> Any:
        """Wait until something is asked of this person, and say how things stand; None when the game is over."""
        return asked_or_over(lambda: self.ask(f"/api/tables/{table}/view?log_from=1000000"))

    def enter(self, page: Page, where: str = "#/") -> None:
        """Become this person in a browser."""
        kept = {key: self.me[key] for key in ("secret", "person", "name")} | {"lang": self.language}
        value = json.dumps(json.dumps(kept))
        script = f"if (!localStorage.getItem('stammtisch')) localStorage.setItem('stammtisch', {value});"
        page.context.add_init_script(script)
        page.goto(f"/{where}")


def new_game(page: Page, *, seats: int = 2, level: str = "random", name: str = "Anna") -> Player:
    """A game against computers, ready for the first move."""
    set_up_table(page, ["me"] + [f"c:{level}"] * (seats - 1), name)
    return Player(page)


# What tells one position from the next: what is asked, the choices, the round, what I have, the end.
STATE: Final = """() => [
    document.querySelector(".asked")?.textContent, document.querySelector(".drawer-handle")?.textContent,
    document.querySelector(".my-strip")?.textContent, document.querySelector("#own .coi")?.textContent,
    ...[...document.querySelectorAll("#board .coi .can")].map((one) => one.getAttribute("aria-label")),
    ...[...document.querySelectorAll("[data-action]")].map((one) => one.dataset.action),
    document.querySelector(".round-info")?.textContent, document.querySelectorAll(".ending").length].join("|")"""
# The same, and how much happened: buying one of two equal figures out of the bag may leave all of that as it was.
MOMENT: Final = f"() => document.querySelector('[data-version]')?.dataset.version + ({STATE})()"
SHOWS_VERSION: Final = """(version) => document.querySelector(".ending")
    || Number(document.querySelector("[data-version]")?.dataset.version) >= version"""
IS_ASKED: Final = """() => {
    if (document.querySelector(".ending")) return "over";
    const buttons = [...document.querySelectorAll("[data-action], .drawer-handle")];
    const isReady = buttons.length && !buttons.some((one) => one.getAttribute("aria-disabled") === "true");
    return document.querySelector(".asked.is-mine") && isReady ? "asked" : "";
}"""
# The small list beside a thing of the board whose click can mean several moves.
PICKER: Final = ".d-picker"
# Brings a thing of the board into the middle and gives a point of it that a click reaches; null if there is none.
REACH: Final = """(thing) => {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const hits = (x, y) => thing.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    for (const path of thing.querySelectorAll("path.hit")) {
        const matrix = path.getScreenCTM();
        for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72]) {
            const point = path.getPointAtLength(path.getTotalLength() * part).matrixTransform(matrix);
            const found = hits(point.x, point.y);
            if (found) return found;
        }
    }
    const box = thing.getBoundingClientRect();
    return hits(box.x + box.width / 2, box.y + box.height / 2);
}"""


ENDLESS: Final = 1 << 30
# In a complete game so many moves of each kind by clicks on the board, and as many from the list, show that it can be
# done; the page looks on at the others. At night every move is a click.
FEW: Final = 1


class Chooser(Protocol):
    """Chooses among legal moves; `chance` is also asked how a move is made."""

    chance: random.Random

    def choose(self, legal: list[str], me: Any) -> str: ...


class Strategy:
    """How the tests play: not well, but so that much happens."""

    def __init__(self, places: list[Any], seed: int = 1) -> None:
        self.places = places
        self.chance = random.Random(seed)
        self.used: set[str] = set()
        self.sent = 0

    def choose(self, legal: list[str], me: Any) -> str:
        """A lively move: fills place after place, uses all that is ready, never takes a step back."""
        move = self._choose(legal, me)
        kind, *rest = move.split()
        if kind == "use":
            self.used.add(rest[0])
        self.sent += kind.startswith("send")
        return move

    def _choose(self, legal: list[str], me: Any) -> str:
        planned = self._plan([one.split()[1:] for one in legal if one.split()[0] == "place"], me)
        if planned is not None:
            return planned
        never = {"move-back", "stop", "no-sacristy", "place", "load"}
        ends = {"end-planning", "pass", "loaded"}
        lively = [one for one in legal if one.split()[0] not in never] or legal
        if lively[0].startswith("draw "):
            return max(lively, key=lambda one: int(one.split()[1]))
        return self.chance.choice([one for one in lively if one not in ends] or lively)

    def _plan(self, options: list[list[str]], me: Any) -> str | None:
        """A follower for a place that can be filled in this round; if there is none, for one that lacks little."""
        whole: list[tuple[float, str]] = []
        begun: list[tuple[float, str]] = []
        for place in self.places:
            empty = [space["id"] for space in place["spaces"] if not me["spaces"].get(space["id"])]
            steps = self._cover(empty, options, dict(me["market"]))
            worth = self._worth(place["id"], me) - len(empty)
            if steps is not None:
                whole.append((worth + 3 * (len(empty) < len(place["spaces"])), f"place {steps[0]} {empty[0]}"))
            elif worth > 0 and sum(me["market"].values()) > 3:  # rather than that the market fills up
                begun += [(worth, f"place {tile} {space}") for tile, space in options if space in empty]
        best = max(whole or begun, default=None)
        return None if best is None or best[0] < 0 else best[1]

    def _worth(self, place: str, me: Any) -> float:
        """How much this place is wanted: new ones first, recruiting early, followers for deeds only a few times."""
        if place == "town-hall":  # followers sent from there do not come back
            return 12 if self.sent < 2 and sum(me["market"].values()) > 3 else 0
        if place == "castle" and me["tracks"]["knight"] > 2:
            return 0
        wanted = {
            "village": 7,
            "guildhall": 7,
            "farm-house": 6,
            "university": 6,
            "ship": 6,
            "wagon": 6,
            "scriptorium": 6,
        }
        return wanted.get(place, 5) + 2 * (place not in self.used) + 2 * self.chance.random()

    def _cover(self, empty: list[str], options: list[list[str]], market: dict[str, int]) -> list[str] | None:
        """Followers of the market for these spaces, in their order; None if they do not suffice."""
        found: list[str] = []
        for space in empty:
            tile = next((tile for tile, where in options if where == space and market.get(tile, 0) > 0), None)
            if tile is None:
                return None
            market[tile] -= 1
            found.append(tile)
        return found or None


class Player:
    """Plays Orléans with mouse or finger: from the list of choices, or on the board where a move lies there."""

    game = "orleans"
    always_on_board = frozenset({"travel", "send", "send-for-development", "build"})

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._secret = ""
        self.moves = 0
        self.made: Counter[str] = Counter()
        self.clicked: Counter[tuple[str, bool]] = Counter()
        self.on_board: Counter[str] = Counter()
        page.locator(".asked").wait_for()
        self.is_narrow = page.locator(".table-narrow").count() > 0
        box = page.request.get(f"/api/games/{self.game}").json()
        language = str(page.evaluate("document.documentElement.lang"))
        self.notations: list[str] = box["catalogue"]["notations"]
        self.numbers = {notation: number for number, notation in enumerate(self.notations)}
        self.labels: list[str] = box["catalogue"]["labels"][language]
        self.strategy = self.make_strategy(box["description"], seed)
        self.table = page.url.split("/table/")[1].split("/")[0]
        self.seat = int(self.view()["seat"])
        self.names = {key: str(text[language]) for key, text in box["names"].items()}

    def make_strategy(self, description: Any, seed: int) -> Chooser:
        return Strategy(description["places"], seed)

    # What is asked

    def settle(self) -> str:
        """Wait until there is something to choose ("asked") or the game is over ("over")."""
        return str(self.page.wait_for_function(IS_ASKED).json_value())

    def legal(self) -> list[str]:
        """The notations of the choices as the page lists them."""
        self.open_drawer()
        numbers: list[int] = self.page.eval_on_selector_all(
            "[data-action]", "found => found.map((one) => Number(one.dataset.action))"
        )
        return [self.notations[number] for number in numbers]

    def open_drawer(self, is_open: bool = True) -> None:
        """On a phone: open the drawer with the choices, or close it."""
        handle = self.page.locator(f".drawer-handle[aria-expanded={'false' if is_open else 'true'}]")
        if self.is_narrow and handle.count():
            self.press(handle)

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def moment(self) -> str:
        """What the next move changes for certain."""
        return str(self.page.evaluate(MOMENT))

    # Doing

    def take(self, notation: str) -> None:
        """Take a choice from the list."""
        self.open_drawer()
        self._change(self.page.locator(f"[data-action='{self.numbers[notation]}']").first)

    def take_on_board(self, notation: str) -> bool:
        """Take a choice where it lies on the board; False where a click does not reach it."""
        kind, *rest = notation.split()
        self.open_drawer(False)
        done = self._do(kind, rest, notation)
        if done:
            self.on_board[kind] += 1
        return done

    def _do(self, kind: str, rest: list[str], notation: str) -> bool:
        if kind == "place":
            return self._place(*rest)
        place = self._find(kind, rest)
        return place is not None and self._hit(place, notation)

    def press(self, thing: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.is_narrow:
            thing.tap()
            return
        self.leave_card()
        thing.click()

    def leave_card(self) -> None:
        """Move the mouse away from a card that explains something, as it may lie over what is wanted next."""
        card = self.page.locator(".explanation")
        if card.count():
            self.page.mouse.move(2, 2)
            card.wait_for(state="detached")

    def show(self, tab: str) -> None:
        if self.is_narrow:
            self.press(self.page.locator(f"#tab-{tab}"))

    def _change(self, thing: Locator) -> None:
        """Press it, and wait until the table shows something else."""
        before = self.moment()
        self.press(thing)
        self.wait_for_change(before)
        self.moves += 1

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)

    def _place(self, tile: str, space: str) -> bool:
        self.show("mine")
        follower = self.page.locator(f".o-follower.can:has([data-piece='{tile}'])").first
        target = self.page.locator(f"[data-space='{space}']")
        if not follower.count() or not target.count():
            return False
        self.press(follower)
        self.page.locator(".o-follower.picked").wait_for()
        only = self.page.locator(".d-picker button").first
        self._change(only if only.count() else target)
        return True

    def _find(self, kind: str, rest: list[str]) -> Locator | None:
        """The glowing thing that a move belongs to, found by the name it has for people who do not see it."""
        if kind == "use":
            self.show("mine")
            return self._named(".o-place-head", f"{self.names[f'place.{rest[0]}']}.")
        self.show("board")
        if kind == "travel":
            ends = rest[0].partition(":")[2].split("/")
            return self._named(".o-way", " – ".join(self.names[f"town.{town}"] for town in ends))
        if kind in ("send", "send-for-development"):
            return self._named(".o-want", f"{self.names[f'deed.{rest[1]}']}. {self.names[f'follower.{rest[0]}']}")
        if kind == "build":
            return self._named(".o-tilecard", f"{self.names[f'place.{rest[0]}']}.")
        return None

    def _named(self, thing: str, name: str) -> Locator | None:
        found = self.page.locator(f'{thing}.can[aria-label*="{name}"]')
        return found.first if found.count() else None

    def _hit(self, place: Locator, notation: str) -> bool:
        self.leave_card()
        point = place.evaluate(REACH)
        if point is None:
            return False
        before = self.moment()
        if self.is_narrow:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        picker = f"document.querySelector('{PICKER}')"
        self.page.wait_for_function(f"(before) => {picker} || ({MOMENT})() !== before", arg=before)
        label = self.labels[self.numbers[notation]]
        if self.page.locator(PICKER).count():
            self.press(self.page.locator(PICKER).get_by_role("menuitem", name=label, exact=True))
            self.wait_for_change(before)
        self.moves += 1
        return True

    # Whole games

    def seen(self) -> Any:
        """The table as the server tells it to this person."""
        return self.page.request.get(f"/api/tables/{self.table}/view?log_from=1000000", headers=self._key()).json()

    def view(self) -> Any:
        """The position as the server tells it to this person."""
        return self.seen()["view"]

    def _key(self) -> dict[str, str]:
        if not self._secret:
            self._secret = str(self.page.evaluate("JSON.parse(localStorage.getItem('stammtisch')).secret"))
        return {"Authorization": f"Bearer {self._secret}"}

    def move(self, on_board: float) -> str:
        """One move; on the map, at deeds and tiles always there if a click reaches it, elsewhere with this chance."""
        seen = self.seen()
        if not seen["view"]["prompt"]["legal"]:  # what the page still showed has been answered
            return ""
        notation, there = self._choose(seen, on_board)
        self._click(notation, there)
        return notation

    def _choose(self, seen: Any, on_board: float) -> tuple[str, bool]:
        """The next move, and whether it is to be made on the board."""
        legal = [self.notations[number] for number in seen["view"]["prompt"]["legal"]]
        notation = legal[0] if len(legal) == 1 else self.strategy.choose(legal, seen["view"]["players"][self.seat])
        there = self.strategy.chance.random() < on_board or notation.split()[0] in self.always_on_board
        return notation, there

    def _click(self, notation: str, there: bool) -> None:
        if not there or not self.take_on_board(notation):
            self.take(notation)

    def play(self, on_board: float = 0.5, *, stop: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or until `stop` says so."""
        while not stop() and self.settle() == "asked":
            self.move(on_board)

    def play_to_the_end(self, on_board: float, most: int) -> None:
        """A complete game, with so many clicks for each kind of move."""
        self.play_on(on_board, most, lambda _: False)
        self.page.locator(".ending").first.wait_for()

    def play_on(self, on_board: float, most: int, stop: Callable[[Any], bool]) -> None:
        """Play until `stop` is content with the view: of each kind of move, on the board and in the list, so many by
        clicks.

        All others are sent to the server, and the page, which looks on, has caught up before the next click.
        """
        while (seen := asked_or_over(self.seen)) is not None and not stop(seen["view"]):
            notation, there = self._choose(seen, on_board)
            way = (self.kind_of(notation), there)
            self.made[notation.split(maxsplit=1)[0]] += 1
            self.clicked[way] += 1
            if self.clicked[way] > most:
                self._send(notation, seen["version"])
            else:
                self.page.wait_for_function(SHOWS_VERSION, arg=seen["version"])
                assert self.settle() == "asked"
                self._click(notation, there)

    def send_on(self, stop: Callable[[Any], bool] = lambda _: False) -> None:
        """Send moves to the server until somebody else is asked or `stop` is content; the page, which looks on, has
        caught up then."""
        while (seen := self.seen())["view"]["prompt"]["legal"] and not stop(seen["view"]):
            self._send(self._choose(seen, 0)[0], seen["version"])
        self.catch_up()

    def catch_up(self) -> None:
        """Wait until the page shows what has happened at the table."""
        self.page.wait_for_function(SHOWS_VERSION, arg=self.seen()["version"])

    def kind_of(self, notation: str) -> str:
        """Moves of one kind are made by the same clicks; which place is used makes a difference."""
        return " ".join(notation.split()[: 2 if notation.startswith("use ") else 1])

    def _send(self, notation: str, version: int) -> None:
        wish = {"version": version, "action": notation}
        done = self.page.request.post(f"/api/tables/{self.table}/actions", data=wish, headers=self._key())
        assert done.ok, f"{notation}: {done.text()}"
        self.moves += 1

    def round(self) -> int:
        return int(re.findall(r"\d+", self.page.locator(".round-info").first.inner_text())[0])

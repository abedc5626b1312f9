/** The first screen: play now in one click, set up a table, my tables, open and running ones. */

import { drawings } from "drawings";
import { useEffect, useState } from "preact/hooks";
import { get, listGames, openBox, openTable, post, Refused, signIn } from "../api";
import { addShare } from "../chance";
import { Loading, Notice, Segments, State, Switch } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { EngineNote } from "../parts/engine";
import { PositionField, seatsIn } from "../parts/practice";
import { nameOf } from "../people";
import { editionLink, go, tableLink } from "../route";
import { language, myName, person, secret } from "../settings";
import { dressSeatsByNames, Icon, SeatMark } from "../symbols";
import type { GameInfo, NewTable, OptionInfo, Error as Refusal, TableInfo as Table } from "../wire";
import { bothLanguages, levelName, listed, offeredName, plain, t, valueName } from "../words";

export function Home() {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [name, setName] = useState(myName.value || offeredName());
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    document.title = t("app.name");
    listGames().then(
      (found) => {
        setGames(found);
        setTrouble(null);
      },
      (error: unknown) =>
        setTrouble(
          error instanceof Refused ? error.refusal : { code: "unknown", message: bothLanguages("error.unknown") },
        ),
    );
  }, [attempt]);

  /** Why no table could be opened from a position is told beside it. */
  async function open(wish: NewTable, position?: string): Promise<Refusal | null> {
    setBusy(true);
    setTrouble(null);
    try {
      await signIn(name.trim() || offeredName());
      const made = await openTable(wish, position);
      if (made.status === "open" && made.seats.every((s) => s.kind !== "free")) {
        await addShare(made);
        await post<Table>(`/api/tables/${made.table}/start`);
      }
      go(tableLink(made.table));
      return null;
    } catch (error) {
      const refusal =
        error instanceof Refused ? error.refusal : { code: "unknown", message: bothLanguages("error.unknown") };
      if (position === undefined) setTrouble(refusal);
      setBusy(false);
      return refusal;
    }
  }

  if (!games && trouble) {
    return (
      <div class="page">
        <TopBar />
        <main class="page-main" id="main">
          <State icon="flag" tone="bad" title={t("error.title")} text={plain(trouble.message)}>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                setTrouble(null);
                setAttempt(attempt + 1);
              }}
            >
              {t("retry")}
            </button>
          </State>
        </main>
      </div>
    );
  }
  return (
    <div class="page">
      <TopBar />
      <main class="page-main home" id="main">
        <section class="hero">
          <div class="hero-text">
            <h1>{t("app.name")}</h1>
            <p class="lead">{t("app.claim")}</p>
          </div>
          <HeroPicture />
        </section>
        {trouble ? <Notice refusal={trouble} onClose={() => setTrouble(null)} /> : null}
        {games === null ? (
          <Loading />
        ) : games.length === 0 ? (
          <State icon="board" title={t("home.no-games")} />
        ) : (
          <Start games={games} name={name} setName={setName} busy={busy} open={open} />
        )}
        <EngineNote />
        <TableLists games={games ?? []} />
        <footer class="home-foot hint">{t("home.signature")}</footer>
      </main>
    </div>
  );
}

/** The usual table: three seats if the game has that, the best computers, the game's own defaults. */
export function usualTable(game: GameInfo, seats?: number): NewTable {
  const count = seats ?? (game.seats.includes(3) ? 3 : (game.seats[0] ?? 2));
  const level = game.levels.at(-1);
  return {
    game: game.name,
    seats: count,
    seat: 0,
    public: false,
    computers: level ? Array.from({ length: count - 1 }, (_, i) => ({ seat: i + 1, level })) : [],
  };
}

function Start(p: { games: GameInfo[]; name: string; setName: (name: string) => void; busy: boolean; open: Open }) {
  const [which, setWhich] = useState(p.games[0]!.name);
  const [setup, setSetup] = useState(false);
  const game = p.games.find((g) => g.name === which) ?? p.games[0]!;
  useEffect(() => {
    // Also what a table needs first: it is there before the click.
    openBox(game.name).then(
      (box) => dressSeatsByNames(box.names),
      () => undefined,
    );
    void drawings[game.name]?.();
  }, [game.name]);
  const usual = usualTable(game);
  const computers = usual.computers?.length ?? 0;
  return (
    <section class="start card">
      {p.games.length > 1 ? (
        <Segments
          label={t("home.game")}
          value={which}
          options={p.games.map((g) => ({ value: g.name, label: plain(g.title) }))}
          onChange={setWhich}
        />
      ) : null}
      <div class="start-row">
        <div class="start-game">
          <h2>{plain(game.title)}</h2>
          <p class="hint">
            {computers === 1 ? t("home.play-now.what1") : t("home.play-now.what", usual.seats, computers)}
          </p>
        </div>
        <div class="name-line">
          <label for="home-name">{t("home.name")}</label>
          <input
            id="home-name"
            class="field"
            maxLength={32}
            autoComplete="nickname"
            value={p.name}
            onInput={(e) => p.setName(e.currentTarget.value)}
          />
        </div>
        <button type="button" class="button primary big" disabled={p.busy} onClick={() => void p.open(usual)}>
          <Icon name="play" /> {t("home.play-now")}
        </button>
      </div>
      <div class="row wrap start-more">
        <button
          type="button"
          class="button"
          aria-expanded={setup}
          aria-controls="setup"
          onClick={() => setSetup(!setup)}
        >
          <Icon name="chevron" class={setup ? "flipped" : ""} size={18} /> {t("home.setup")}
        </button>
        <span class="hint grow">{t("home.setup.what")}</span>
        <a class="text-button" href={`#/rules/${game.name}`}>
          <Icon name="book" size={18} /> {t("nav.rules")}
        </a>
      </div>
      {setup ? <Setup key={game.name} game={game} busy={p.busy} open={p.open} /> : null}
    </section>
  );
}

/** Opens a table, from a position where there is one; what was refused, or null. */
type Open = (wish: NewTable, position?: string) => Promise<Refusal | null>;
type Sitter = { kind: "me" | "free" } | { kind: "computer"; level: string };

function Setup(p: { game: GameInfo; busy: boolean; open: Open }) {
  const { game } = p;
  const usual = usualTable(game);
  const best = game.levels.at(-1) ?? "random";
  const [count, setCount] = useState(usual.seats);
  const [sitters, setSitters] = useState<Sitter[]>(() =>
    Array.from({ length: Math.max(...game.seats) }, (_, i) =>
      i === 0 ? { kind: "me" } : { kind: "computer", level: best },
    ),
  );
  const [options, setOptions] = useState<Record<string, string | number | boolean>>(() =>
    Object.fromEntries(game.options.map((o) => [o.name, o.default])),
  );
  const [edition, setEdition] = useState(game.editions[0]?.name);
  const [isPublic, setPublic] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [hints, setHints] = useState(false);
  const [position, setPosition] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const shown = sitters.slice(0, count);
  const free = shown.some((s) => s.kind === "free");
  const me = shown.findIndex((s) => s.kind === "me");

  function seat(index: number, value: string) {
    setSitters(
      sitters.map((old, i) => {
        if (i === index)
          return value === "me"
            ? { kind: "me" }
            : value === "free"
              ? { kind: "free" }
              : { kind: "computer", level: value.slice(2) };
        return value === "me" && old.kind === "me" ? { kind: "free" } : old;
      }),
    );
  }
  /** A position says how many play. */
  function lay(text: string) {
    setPosition(text);
    setRefusal(null);
    const seats = seatsIn(text)?.seats;
    if (seats !== undefined && game.seats.includes(seats)) setCount(seats);
  }
  async function submit() {
    const wish: NewTable = {
      game: game.name,
      seats: count,
      options,
      edition,
      public: isPublic,
      confirm,
      hints,
      seat: me >= 0 ? me : null,
      computers: shown.flatMap((s, i) => (s.kind === "computer" ? [{ seat: i, level: s.level }] : [])),
    };
    if (!position.trim()) await p.open(wish);
    else if (seatsIn(position)) setRefusal(await p.open(wish, position));
    else setRefusal({ code: "bad-position", message: bothLanguages("position.unreadable") });
  }
  return (
    <form
      id="setup"
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segments
        label={t("home.players")}
        value={count}
        options={game.seats.map((n) => ({ value: n, label: String(n) }))}
        onChange={setCount}
      />
      <fieldset class="seat-fields">
        <legend>{t("home.seats")}</legend>
        {shown.map((s, i) => (
          <label key={i} class="seat-field">
            <SeatMark seat={i} size={20} />
            <span class="visually-hidden">{t("home.seat", i + 1)}</span>
            <select
              class="field grow"
              value={s.kind === "computer" ? `c:${s.level}` : s.kind}
              onChange={(e) => seat(i, e.currentTarget.value)}
            >
              <option value="me">{t("home.seat.me")}</option>
              <option value="free">{t("home.seat.free")}</option>
              {game.levels.map((level) => (
                <option key={level} value={`c:${level}`}>
                  {t("home.seat.computer", levelName(level))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset class="options">
        <legend>{t("home.options")}</legend>
        {game.editions.length > 1 ? <EditionField game={game} value={edition} onChange={setEdition} /> : null}
        {game.options.map((o) => (
          <OptionField
            key={o.name}
            game={game.name}
            option={o}
            value={options[o.name] ?? o.default}
            onChange={(v) => setOptions({ ...options, [o.name]: v })}
          />
        ))}
        <Switch label={t("home.confirm")} text={t("home.confirm.what")} on={confirm} onChange={setConfirm} />
        <Switch label={t("home.hints")} text={t("home.hints.what")} on={hints} onChange={setHints} />
        <Switch label={t("home.public")} text={t("home.public.what")} on={isPublic} onChange={setPublic} />
      </fieldset>
      <PositionField value={position} refusal={refusal} onChange={lay} />
      <button type="submit" class="button primary" disabled={p.busy}>
        <Icon name={free ? "people" : "play"} /> {t(free ? "home.create" : "home.create.start")}
      </button>
    </form>
  );
}

/** Which printing is played; there only where there is a choice. */
function EditionField(p: { game: GameInfo; value: string | undefined; onChange: (edition: string) => void }) {
  const chosen = p.game.editions.find((one) => one.name === p.value) ?? p.game.editions[0]!;
  return (
    <div class="option-field">
      <label for="setup-edition">{t("home.edition")}</label>
      <select id="setup-edition" class="field" value={chosen.name} onChange={(e) => p.onChange(e.currentTarget.value)}>
        {p.game.editions.map((one) => (
          <option key={one.name} value={one.name}>
            {`${plain(one.title)} (${one.name})`}
          </option>
        ))}
      </select>
      <p class="hint">
        <a href={editionLink(p.game.name, chosen.name)}>
          {t(chosen.reconstructed ? "home.edition.doubt" : "home.edition.sure", chosen.reconstructed, chosen.rows)}
        </a>
      </p>
    </div>
  );
}

function OptionField(p: {
  game: string;
  option: OptionInfo;
  value: string | number | boolean;
  onChange: (value: string | number | boolean) => void;
}) {
  const { option } = p;
  const title = option.title[language.value];
  const text = option.explanation[language.value];
  if (option.values.length === 2 && option.values.every((v) => typeof v === "boolean")) {
    return (
      <div data-option={option.name}>
        <Switch label={title} text={text} on={p.value === true} onChange={p.onChange} />
      </div>
    );
  }
  return (
    <div class="option-field" data-option={option.name}>
      <Segments
        label={title}
        value={p.value}
        options={option.values.map((v) => ({ value: v, label: valueName(v) }))}
        onChange={p.onChange}
      />
      <p class="hint">{text}</p>
    </div>
  );
}

type List = "mine" | "open" | "running" | "finished";

function TableLists(p: { games: GameInfo[] }) {
  const [lists, setLists] = useState<Partial<Record<List, Table[]>>>({});
  const [address, setAddress] = useState("");
  const signed = secret.value !== null;
  useEffect(() => {
    let gone = false;
    const load = (list: List) =>
      get<Table[]>(`/api/tables?list=${list}`).then(
        (found) => !gone && setLists((old) => ({ ...old, [list]: found })),
        () => !gone && setLists((old) => ({ ...old, [list]: old[list] ?? [] })),
      );
    const all = () => {
      if (document.hidden) return;
      if (signed) void load("mine");
      void load("open");
      void load("running");
      void load("finished");
    };
    all();
    const timer = setInterval(all, 10_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [signed, person.value]);
  const mine = signed ? lists.mine : [];
  const known = new Set((mine ?? []).map((x) => x.table));
  const others = (list: List) => lists[list]?.filter((x) => !known.has(x.table));
  return (
    <div class="lists">
      <TableList title={t("home.mine")} tables={mine} none={t("home.none.mine")} games={p.games} />
      <div class="lists-others">
        <TableList title={t("home.open")} tables={others("open")} none={t("home.none.open")} games={p.games} />
        <TableList title={t("home.running")} tables={others("running")} none={t("home.none.running")} games={p.games} />
        {others("finished")?.length ? (
          <TableList
            title={t("home.finished")}
            tables={others("finished")}
            none={t("home.none.finished")}
            games={p.games}
          />
        ) : null}
      </div>
      <form
        class="card join-link"
        onSubmit={(event) => {
          event.preventDefault();
          const id = /(?:table\/)?([A-Za-z0-9_-]{6,})(?:\/at\/\d+)?\/?$/.exec(address.trim())?.[1];
          if (id) go(tableLink(id));
        }}
      >
        <label for="join-address">{t("home.join-link")}</label>
        <div class="row wrap">
          <input
            id="join-address"
            class="field grow"
            placeholder={t("home.join-link.field")}
            value={address}
            onInput={(e) => setAddress(e.currentTarget.value)}
          />
          <button type="submit" class="button">
            {t("home.join-link.go")}
          </button>
        </div>
      </form>
    </div>
  );
}

function TableList(p: { title: string; tables: Table[] | undefined; none: string; games: GameInfo[] }) {
  const [all, setAll] = useState(false);
  const tables =
    p.tables &&
    [...p.tables].sort(
      (a, b) =>
        Number(myTurn(b)) - Number(myTurn(a)) ||
        Number(a.status === "finished") - Number(b.status === "finished") ||
        (b.moved ?? "").localeCompare(a.moved ?? ""),
    );
  const shown = all ? tables : tables?.slice(0, 5);
  return (
    <section class="card table-list">
      <h2>{p.title}</h2>
      {tables === undefined ? (
        <p class="hint">{t("loading")}</p>
      ) : tables.length === 0 ? (
        <p class="hint">{p.none}</p>
      ) : (
        <ul>
          {shown!.map((table) => (
            <TableRow key={table.table} table={table} games={p.games} />
          ))}
        </ul>
      )}
      {tables && tables.length > 5 ? (
        <button type="button" class="text-button" onClick={() => setAll(!all)}>
          {t(all ? "less" : "more")}
        </button>
      ) : null}
    </section>
  );
}

function myTurn(table: Table): boolean {
  return table.status === "running" && table.seats.some((s) => s.is_me && table.to_act.includes(s.seat));
}

function TableRow(p: { table: Table; games: GameInfo[] }) {
  const { table } = p;
  const title = plain(p.games.find((g) => g.name === table.game)?.title ?? table.title);
  const free = table.seats.filter((s) => s.kind === "free").length;
  const mine = table.seats.some((s) => s.is_me);
  const waiting = listed(table.to_act.map((seat) => nameOf(table.seats[seat]!)));
  const state = myTurn(table)
    ? t("home.your-turn")
    : table.status === "open"
      ? t("home.free-seats", free)
      : table.status === "running"
        ? t("home.waiting-for", waiting)
        : table.result
          ? t("turn.won", listed((table.result.ranking[0] ?? []).map((s) => nameOf(table.seats[s]!))))
          : t("turn.over");
  const action =
    table.status === "finished"
      ? "home.look"
      : mine
        ? "home.go"
        : table.status === "open" && free
          ? "home.join"
          : "home.watch";
  return (
    <li>
      <a class={myTurn(table) ? "table-row is-mine" : "table-row"} href={tableLink(table.table)}>
        <span class="table-row-text">
          <b>{title}</b>
          {table.is_practice ? <span class="tag">{t("practice.tag")}</span> : null}
          <span class="table-row-seats">
            {table.seats.map((s) => (
              <span key={s.seat}>
                <SeatMark seat={s.seat} size={12} /> {nameOf(s)}
              </span>
            ))}
          </span>
          <span class="hint">
            {table.trouble ? plain(table.trouble) : state}
            {table.moved ? ` · ${when(table.moved)}` : ""}
          </span>
        </span>
        <span class="table-row-go">
          {t(action)} <Icon name="forward" size={16} />
        </span>
      </a>
    </li>
  );
}

function when(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const minutes = Math.round((date.getTime() - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes > -60) return format.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

/** A table seen from above, with five people's pieces around it. */
function HeroPicture() {
  return (
    <svg class="hero-picture" viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="100" rx="150" ry="72" fill="var(--earth-4)" />
      <ellipse cx="160" cy="94" rx="150" ry="72" fill="var(--earth-3)" stroke="var(--ink)" stroke-width="2" />
      <path
        d="M24 84q136-52 272 0M14 104q146 46 292 0M60 44q100 30 200 0"
        fill="none"
        stroke="var(--earth-4)"
        stroke-width="1.5"
        opacity=".6"
      />
      <path
        d="M92 62l46-10 46 10 46-10v68l-46 10-46-10-46 10Z"
        fill="var(--parchment)"
        stroke="var(--ink)"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M138 52v68M184 62v68" stroke="var(--line)" stroke-width="2" />
      <path
        d="M96 104c20-18 36 6 60-10s40-16 70-2"
        fill="none"
        stroke="var(--river-deep)"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M108 80l28 8 30-14 36 18" fill="none" stroke="var(--earth-4)" stroke-width="2" stroke-dasharray="4 4" />
      {[
        [108, 80],
        [136, 88],
        [166, 74],
        [202, 92],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" />
      ))}
      {[
        ["circle", 48, 84, 0],
        ["square", 236, 52, 1],
        ["triangle", 74, 122, 2],
        ["diamond", 242, 118, 3],
        ["hexagon", 148, 136, 4],
      ].map(([shape, x, y, look]) => (
        <g key={String(shape)} class={`look-${look}`}>
          <use href={`#sym-seat-${shape}`} x={Number(x)} y={Number(y)} width="22" height="22" />
        </g>
      ))}
      <path
        d="M268 88c0-8 20-8 20 0v12c0 8-20 8-20 0ZM288 90c8 0 8 12 0 12"
        fill="var(--paper)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      <ellipse cx="278" cy="87" rx="10" ry="3.5" fill="var(--glow)" stroke="var(--ink)" stroke-width="1.5" />
    </svg>
  );
}

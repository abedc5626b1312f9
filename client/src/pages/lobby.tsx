/** Before the start: who sits where, inviting, computers, starting. */
import { useEffect, useState } from "preact/hooks";
import { get, listGames, openBox, signIn } from "../api";
import { addShare } from "../chance";
import { addressOf, LinkBox, Notice } from "../parts/base";
import { ChancePromise } from "../parts/chance";
import { Chat } from "../parts/chat";
import { ConnectionBar, TopBar } from "../parts/chrome";
import { NoteWords, notesOf } from "../parts/signs";
import { nameOf } from "../people";
import { editionLink, tableLink } from "../route";
import { language, myName } from "../settings";
import { greetAgain } from "../socket";
import type { TableStore } from "../store";
import { dressSeatsByNames, Icon, SeatMark } from "../symbols";
import type { GameInfo, SeatInfo as Seat, TableInfo as Table } from "../wire";
import { levelName, offeredName, plain, t, valueName } from "../words";

export function Lobby(p: { store: TableStore; table: Table }) {
  const { store, table } = p;
  const [game, setGame] = useState<GameInfo | null>(null);
  const [name, setName] = useState(myName.value || offeredName());
  useEffect(() => {
    listGames().then(
      (all) => setGame(all.find((g) => g.name === table.game) ?? null),
      () => undefined,
    );
    openBox(table.game, table.edition).then(
      (box) => dressSeatsByNames(box.names),
      () => undefined,
    );
  }, [table.game]);
  const free = table.seats.filter((s) => s.kind === "free").length;
  const title = game ? plain(game.title) : plain(table.title);
  useEffect(() => {
    document.title = `${title} – Stammtisch`;
  }, [title]);

  useEffect(() => {
    // Whoever has just sat down adds chance of their own.
    addShare(table).then(
      (answer) => (store.table.value = answer),
      () => undefined, // without it the game begins all the same, and the check says so
    );
  }, [table.my_seats.join()]);

  async function order(what: string, body?: unknown) {
    const answer = await store.order<Table>(what, body);
    if (answer) store.table.value = answer;
  }
  async function sit(seat: number) {
    try {
      await signIn(name.trim() || offeredName());
    } catch {
      return;
    }
    await order("join", { seat });
    greetAgain();
    const fresh = await get<Table>(`/api/tables/${encodeURIComponent(table.table)}`);
    store.table.value = fresh;
  }

  return (
    <div class="page">
      <TopBar />
      <ConnectionBar />
      <main class="page-main lobby" id="main">
        <h1>{title}</h1>
        <p class="lead">
          {free === 0 ? t("lobby.ready") : t("lobby.need", free)} {table.is_host ? "" : t("lobby.host-starts")}
        </p>
        {store.notice.value ? (
          <Notice refusal={store.notice.value} game={table.game} onClose={() => (store.notice.value = null)} />
        ) : null}
        {table.my_seat === null ? (
          <div class="card name-card">
            <p>{t("lobby.watching")}</p>
            <label for="lobby-name">{t("home.name")}</label>
            <input
              id="lobby-name"
              class="field"
              maxLength={32}
              value={name}
              onInput={(e) => setName(e.currentTarget.value)}
            />
          </div>
        ) : null}
        <ul class="lobby-seats">
          {table.seats.map((seat) => (
            <LobbySeat
              key={seat.seat}
              seat={seat}
              table={table}
              levels={game?.levels ?? []}
              onSit={() => void sit(seat.seat)}
              onLeave={() => void order("leave")}
              onComputer={(level) => void order("computers", { seat: seat.seat, level })}
            />
          ))}
        </ul>
        {table.is_host ? (
          <button type="button" class="button primary big" disabled={free > 0} onClick={() => void order("start")}>
            <Icon name="play" /> {t("lobby.start")}
          </button>
        ) : null}
        {notesOf(table, table.edition)
          .filter((note) => !note.more)
          .map((note) => (
            <NoteWords key={note.icon} note={note} />
          ))}
        <ChancePromise table={table} />
        <div class="card">
          <LinkBox href={addressOf(tableLink(table.table))} label={t("lobby.invite")} />
        </div>
        {game?.options.length ? (
          <dl class="card option-list">
            {game.editions.length > 1 ? (
              <div>
                <dt>{t("home.edition")}</dt>
                <dd>
                  <a href={editionLink(table.game, table.edition)}>
                    <b>{table.edition}</b>
                  </a>
                </dd>
              </div>
            ) : null}
            {game.options.map((o) => (
              <div key={o.name}>
                <dt>{o.title[language.value]}</dt>
                <dd>
                  <b>{valueName(table.options[o.name] ?? o.default)}</b>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div class="card lobby-chat">
          <h3>{t("chat.title")}</h3>
          <Chat store={store} />
        </div>
      </main>
    </div>
  );
}

function LobbySeat(p: {
  seat: Seat;
  table: Table;
  levels: string[];
  onSit: () => void;
  onLeave: () => void;
  onComputer: (level: string | null) => void;
}) {
  const { seat, table } = p;
  const host = table.host !== null && seat.person === table.host;
  return (
    <li class={`card lobby-seat ${seat.kind === "free" ? "is-free" : ""}`}>
      <SeatMark seat={seat.seat} size={28} />
      <div class="grow">
        <b>{nameOf(seat)}</b> {seat.is_me ? <span class="tag">{t("you")}</span> : null}{" "}
        {host ? <span class="tag">{t("lobby.host")}</span> : null}
        {seat.kind === "computer" && seat.level ? <span class="hint"> {levelName(seat.level)}</span> : null}
      </div>
      <div class="row wrap">
        {seat.kind === "free" ? (
          <button type="button" class="button" onClick={p.onSit}>
            {t("lobby.sit")}
          </button>
        ) : null}
        {seat.is_me ? (
          <button type="button" class="button" onClick={p.onLeave}>
            {t("lobby.stand")}
          </button>
        ) : null}
        {table.is_host && seat.kind !== "person" ? (
          <select
            class="field"
            aria-label={t("home.seat", seat.seat + 1)}
            value={seat.level ?? ""}
            onChange={(e) => p.onComputer(e.currentTarget.value || null)}
          >
            <option value="">{t("home.seat.free")}</option>
            {p.levels.map((level) => (
              <option key={level} value={level}>
                {t("home.seat.computer", levelName(level))}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </li>
  );
}

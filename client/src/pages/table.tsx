/** The table: board, own area, what is asked, choices, players, log; wide and narrow. */
import { Component } from "preact";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { effect, useSignal } from "@preact/signals";
import { drawings } from "drawings";
import { get, post, Refused } from "../api";
import type { BoardProps, GameDrawing } from "../board";
import {
  announce,
  addressOf,
  Confirm,
  copyText,
  IconButton,
  Loading,
  Notice,
  RuleLink,
  saveFile,
  State,
} from "../parts/base";
import { ExplanationCard } from "../parts/card";
import { Chat } from "../parts/chat";
import { ConnectionBar, openDialog, TopBar } from "../parts/chrome";
import { ChoiceList, FixedActions, SoFar } from "../parts/choices";
import { genericDrawing } from "../parts/generic";
import { Log, plainSentence, WhileAway } from "../parts/log";
import { ReplayBar, stepReplay } from "../parts/replay";
import { Curve, scoresOf, ScoreSheet, ScoreStrip } from "../parts/scores";
import { seatName } from "../people";
import { go, tableLink } from "../route";
import { keysOn, language, motion, narrow, tiny } from "../settings";
import { connection } from "../socket";
import { TableStore } from "../store";
import { SeatMark, Symbol } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { levelName, listed, plain, t } from "../words";
import { Lobby } from "./lobby";

type Tab = "result" | "board" | "mine" | "others" | "log" | "chat";

export function TablePage(p: { id: string; at: number | null }) {
  const store = useMemo(() => new TableStore(p.id), [p.id]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useEffect(() => {
    void store.showAt(p.at);
  }, [store, p.at]);
  const table = store.table.value;
  const failure = store.failure.value;
  if (failure && !table) {
    const gone = failure.code === "no-such-table" || failure.code === "not-found";
    return (
      <div class="page">
        <TopBar />
        <main class="page-main" id="main">
          <State
            icon="flag"
            tone="bad"
            title={t(gone ? "error.no-table" : "error.title")}
            text={gone ? t("error.no-table.what") : plain(failure.message)}
          >
            {gone ? null : (
              <button type="button" class="button primary" onClick={() => location.reload()}>
                {t("retry")}
              </button>
            )}
            <a class="button" href="#/">
              {t("error.home")}
            </a>
          </State>
        </main>
      </div>
    );
  }
  if (table?.status === "open") return <Lobby store={store} table={table} />;
  if (!table || !store.view.value || !store.box.value) {
    return (
      <div class="page">
        <TopBar />
        <ConnectionBar />
        <main class="page-main" id="main">
          <Loading />
        </main>
      </div>
    );
  }
  return <Play store={store} table={table} />;
}

function useDrawing(game: string): GameDrawing | null {
  const [found, setFound] = useState<{ game: string; drawing: GameDrawing } | null>(null);
  useEffect(() => {
    const load = drawings[game];
    if (!load) {
      setFound({ game, drawing: genericDrawing });
      return;
    }
    load().then(
      (module) => setFound({ game, drawing: module.default }),
      () => setFound({ game, drawing: genericDrawing }),
    );
  }, [game]);
  return found?.game === game ? found.drawing : null;
}

/** Falls back to the plain table when a drawing throws. */
class Guard extends Component<{ children: ComponentChildren; instead: ComponentChildren }, { broke: boolean }> {
  override state = { broke: false };
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ broke: true });
  }
  override render() {
    return this.state.broke ? this.props.instead : this.props.children;
  }
}

function Play(p: { store: TableStore; table: Table }) {
  const { store, table } = p;
  const drawing = useDrawing(table.game);
  const box = store.box.value!;
  const view = store.view.value;
  const isOver = table.status === "finished" && !store.isReplay.value;
  const tab = useSignal<Tab>(isOver ? "result" : "board");
  const side = useSignal<"log" | "chat">("log");
  const region = useSignal<string | null>(null);
  const drawerWish = useSignal<boolean | null>(null);
  // On a phone many choices would hide the board on which they lie: there the drawer waits to be opened.
  const drawerOpen =
    drawerWish.value ??
    !(tiny.value && drawing !== null && drawing !== genericDrawing && store.choices.value.length > 4);
  const resigning = useSignal(false);

  useEffect(() => {
    // A reason has been read when the pointer goes on elsewhere.
    const pointed = (event: PointerEvent) => {
      if (store.notice.peek() && !(event.target as Element).closest(".notice")) store.notice.value = null;
    };
    document.addEventListener("pointerdown", pointed);
    return () => document.removeEventListener("pointerdown", pointed);
  }, [store]);
  useTurnTitle(store);
  useAnnouncements(store);
  useKeys(store, tab, side, drawerWish);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) tab.value = "result";
    if (!isOver && tab.peek() === "result") tab.value = "board";
    wasOver.current = isOver;
  }, [isOver]);

  const props: BoardProps = {
    view,
    description: box.description,
    names: box.names,
    language: language.value,
    seat: store.seat.value,
    shownSeat: store.ownSeat.value,
    seats: store.seats.value,
    choices: store.choices.value,
    find: store.find,
    choose: store.choose,
    why: store.why,
    explain: store.explain,
    preview: store.preview.value,
    setPreview: (action) => (store.preview.value = action),
    changed: store.changed.value,
    motion: motion.value,
    narrow: narrow.value,
    t,
  };
  const choicesLie = store.choices.value.length ? (drawing?.where?.(props) ?? null) : null;
  const placed = useRef(false);
  useEffect(() => {
    // Only once, when the table is opened: later nothing moves by itself.
    if (placed.current || choicesLie === null) return;
    placed.current = true;
    if (tab.peek() === "board") tab.value = choicesLie;
  }, [choicesLie]);
  const Drawing = drawing ?? genericDrawing;
  const instead = (generic: ComponentChildren) => (
    <>
      <p class="hint pad">{t("error.drawing")}</p>
      {generic}
    </>
  );
  const boardOf = (part?: string) =>
    drawing ? (
      <Guard instead={instead(<genericDrawing.Board {...props} />)}>
        <Drawing.Board {...props} region={part} />
      </Guard>
    ) : (
      <Loading />
    );
  const ownOf = (seat: number) => (
    <Guard key={`own-${seat}`} instead={instead(<genericDrawing.OwnArea {...props} shownSeat={seat} />)}>
      <Drawing.OwnArea {...props} shownSeat={seat} />
    </Guard>
  );
  const summaryOf = (seat: number) => (
    <Guard key={`sum-${seat}`} instead={<genericDrawing.Summary {...props} of={seat} />}>
      <Drawing.Summary {...props} of={seat} />
    </Guard>
  );

  const notice = store.notice.value ? (
    <Notice refusal={store.notice.value} game={table.game} onClose={() => (store.notice.value = null)} />
  ) : null;
  const menu = (
    <>
      <a class="icon-button" href={`#/rules/${table.game}`} aria-label={t("nav.rules")} title={t("nav.rules")}>
        <Symbol name="book" size={22} />
      </a>
      <IconButton icon="link" label={t("menu.link")} onClick={() => void copyText(addressOf(tableLink(table.table)))} />
      {store.mySeats.value.length && table.status === "running" && !store.isReplay.value ? (
        <IconButton icon="flag" label={t("menu.resign")} onClick={() => (resigning.value = true)} />
      ) : null}
    </>
  );
  const dialogs = (
    <>
      {resigning.value ? (
        <Confirm
          text={t("menu.resign.ask")}
          action={t("menu.resign")}
          onNo={() => (resigning.value = false)}
          onYes={() => {
            resigning.value = false;
            void store.order("resign");
          }}
        />
      ) : null}
    </>
  );
  const isMine = store.isMyTurn.value;
  const pick = (seat: number) => {
    store.shownSeat.value = seat === store.seat.value ? null : seat;
    if (narrow.value) tab.value = seat === store.seat.value ? "mine" : "others";
  };
  const rounds =
    typeof view.round === "number" ? (
      <span class="round-info">
        <b>
          {view.rounds
            ? t(narrow.value ? "round.short" : "round", view.round, view.rounds)
            : t("log.round", view.round)}
        </b>
        {view.phase ? <span>{box.names[`phase.${view.phase}`]?.[language.value] ?? view.phase}</span> : null}
      </span>
    ) : null;

  if (narrow.value) {
    const tabs: { key: Tab; icon: string; label: string }[] = [
      ...(isOver ? [{ key: "result" as Tab, icon: "trophy", label: t("tab.result") }] : []),
      { key: "board", icon: "board", label: t("tab.board") },
      ...(store.seat.value !== null ? [{ key: "mine" as Tab, icon: "mine", label: t("tab.mine") }] : []),
      { key: "others", icon: "people", label: t(store.seat.value === null ? "tab.players" : "tab.others") },
      { key: "log", icon: "log", label: t("tab.log") },
      { key: "chat", icon: "chat", label: t("tab.chat") },
    ];
    const others = store.seats.value.filter((s) => s.seat !== store.seat.value || store.seat.value === null);
    const shownOther = others.some((s) => s.seat === store.shownSeat.value)
      ? store.shownSeat.value!
      : (others[0]?.seat ?? 0);
    return (
      <div class={`table-narrow ${isMine ? "is-my-turn" : ""}`}>
        <TopBar compact end={menu}>
          <h1 class="visually-hidden">{box.title[language.value]}</h1>
          {rounds}
        </TopBar>
        <div class="narrow-head" role="region" aria-label={t("turn.head")}>
          <ConnectionBar />
          <Asked store={store} game={table.game} compact />
          {store.seat.value !== null && !isOver ? <div class="my-strip">{summaryOf(store.seat.value)}</div> : null}
          <ScoreStrip store={store} onPick={pick} />
          <nav class="tabs" role="tablist" aria-label={t("menu")}>
            {tabs.map((one) => (
              <button
                key={one.key}
                type="button"
                role="tab"
                id={`tab-${one.key}`}
                class={choicesLie === one.key ? "has-choices" : ""}
                aria-selected={tab.value === one.key}
                aria-controls="panel"
                tabIndex={tab.value === one.key ? 0 : -1}
                onClick={() => {
                  tab.value = one.key;
                  if (one.key === "mine") store.shownSeat.value = null;
                }}
                onKeyDown={(e) => {
                  const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
                  if (!step) return;
                  e.preventDefault();
                  e.stopPropagation();
                  const next = tabs[(tabs.findIndex((x) => x.key === tab.value) + step + tabs.length) % tabs.length]!;
                  tab.value = next.key;
                  document.getElementById(`tab-${next.key}`)?.focus();
                }}
              >
                <Symbol name={one.icon} size={20} /> <span>{one.label}</span>
                {choicesLie === one.key ? <span class="visually-hidden">{t("choices.here")}</span> : null}
                {one.key === "chat" && store.unreadChat.value && tab.value !== "chat" ? (
                  <span class="badge">{store.unreadChat.value}</span>
                ) : null}
              </button>
            ))}
          </nav>
        </div>
        <main class="narrow-main" id="main">
          <div
            id="panel"
            class={tab.value === "log" || tab.value === "chat" ? "panel is-filling" : "panel"}
            role="tabpanel"
            aria-labelledby={`tab-${tab.value}`}
            tabIndex={-1}
          >
            {tab.value !== "chat" && tab.value !== "log" ? <WhileAway store={store} /> : null}
            {tab.value === "result" ? <Ending store={store} table={table} /> : null}
            {tab.value === "board" ? (
              <>
                {drawing?.tabs?.length ? (
                  <div class="region-tabs" role="group" aria-label={t("tab.board")}>
                    <button
                      type="button"
                      class="pill"
                      aria-pressed={region.value === null}
                      onClick={() => (region.value = null)}
                    >
                      {t("all")}
                    </button>
                    {drawing.tabs.map((one) => (
                      <button
                        key={one.key}
                        type="button"
                        class="pill"
                        aria-pressed={region.value === one.key}
                        onClick={() => (region.value = one.key)}
                      >
                        {one.label[language.value]}
                      </button>
                    ))}
                  </div>
                ) : null}
                <div id="board" tabIndex={-1}>
                  {boardOf(region.value ?? undefined)}
                </div>
              </>
            ) : null}
            {tab.value === "mine" && store.seat.value !== null ? (
              <div id="own" tabIndex={-1}>
                {ownOf(store.seat.value)}
              </div>
            ) : null}
            {tab.value === "others" ? (
              <>
                <div class="region-tabs" role="group" aria-label={t("tab.others")}>
                  {others.map((s) => (
                    <button
                      key={s.seat}
                      type="button"
                      class="pill"
                      aria-pressed={shownOther === s.seat}
                      onClick={() => (store.shownSeat.value = s.seat)}
                    >
                      <SeatMark seat={s.seat} size={14} /> {seatName(table, s.seat)}
                    </button>
                  ))}
                </div>
                {ownOf(shownOther)}
                <Players store={store} summaryOf={summaryOf} onPick={(seat) => (store.shownSeat.value = seat)} />
              </>
            ) : null}
            {tab.value === "log" ? <Log store={store} /> : null}
            {tab.value === "chat" ? <Chat store={store} /> : null}
          </div>
        </main>
        <div class="above-drawer">
          {notice}
          <ExplanationCard store={store} game={table.game} />
        </div>
        {store.isReplay.value || (table.status === "running" && store.mySeats.value.length) ? (
          <div class={`drawer ${drawerOpen ? "is-open" : ""}`}>
            {store.isReplay.value ? <ReplayBar store={store} /> : null}
            {isMine && store.choices.value.some((c) => c.args.length) ? (
              <button
                type="button"
                class="drawer-handle"
                aria-expanded={drawerOpen}
                aria-controls="drawer-choices"
                onClick={() => (drawerWish.value = !drawerOpen)}
              >
                <Symbol name="chevron" size={18} /> {countChoices(store.choices.value.length)}
              </button>
            ) : null}
            {drawerOpen ? (
              <div class="drawer-choices" id="drawer-choices">
                <SoFar store={store} />
                <ChoiceList store={store} />
              </div>
            ) : null}
            <FixedActions store={store} />
          </div>
        ) : null}
        {dialogs}
      </div>
    );
  }

  return (
    <div class={`table-wide ${isMine ? "is-my-turn" : ""}`}>
      <TopBar compact end={menu}>
        <h1 class="table-title">{box.title[language.value]}</h1>
        {rounds}
        <ScoreStrip store={store} onPick={pick} />
      </TopBar>
      <ConnectionBar />
      <main class="wide-main" id="main">
        {isOver ? (
          <Ending store={store} table={table} />
        ) : (
          <>
            <div class="board-place" id="board" tabIndex={-1}>
              {boardOf()}
            </div>
            <section
              class="own-place"
              id="own"
              tabIndex={-1}
              aria-label={
                store.ownSeat.value === store.seat.value
                  ? t("own.mine")
                  : t("own.of", seatName(table, store.ownSeat.value))
              }
            >
              {store.ownSeat.value !== store.seat.value ? (
                <header class="own-head">
                  <SeatMark seat={store.ownSeat.value} /> <b>{t("own.of", seatName(table, store.ownSeat.value))}</b>
                  {store.seat.value !== null ? (
                    <button type="button" class="button small" onClick={() => (store.shownSeat.value = null)}>
                      {t("own.back")}
                    </button>
                  ) : null}
                </header>
              ) : null}
              {ownOf(store.ownSeat.value)}
            </section>
          </>
        )}
      </main>
      <aside class="rail" aria-label={t("choices")}>
        <div class="asked-place">
          <Asked store={store} game={table.game} />
          {notice}
        </div>
        {store.isReplay.value ? <ReplayBar store={store} /> : null}
        <SoFar store={store} />
        <div class="rail-choices">
          <ChoiceList store={store} />
        </div>
        <FixedActions store={store} />
        <Players store={store} summaryOf={summaryOf} onPick={pick} />
        <div class="rail-talk">
          <div class="side-head">
            <div class="side-tabs" role="tablist" aria-label={t("log.title")}>
              <button
                type="button"
                role="tab"
                aria-selected={side.value === "log"}
                onClick={() => (side.value = "log")}
              >
                <Symbol name="log" size={18} /> {t("tab.log")}
              </button>
              <button
                type="button"
                role="tab"
                aria-selected={side.value === "chat"}
                onClick={() => (side.value = "chat")}
              >
                <Symbol name="chat" size={18} /> {t("tab.chat")}
                {store.unreadChat.value && side.value !== "chat" ? (
                  <span class="badge">{store.unreadChat.value}</span>
                ) : null}
              </button>
            </div>
            {!store.isReplay.value && table.status !== "open" ? (
              <button type="button" class="look-back" onClick={() => go(tableLink(table.table, store.present()))}>
                <Symbol name="back" size={16} /> {t("replay.enter")}
              </button>
            ) : null}
          </div>
          {side.value === "chat" ? (
            <Chat store={store} />
          ) : store.awayFrom.value !== null && !store.isReplay.value ? (
            <WhileAway store={store} />
          ) : (
            <Log store={store} />
          )}
        </div>
      </aside>
      <ExplanationCard store={store} game={table.game} />
      {dialogs}
    </div>
  );
}

function countChoices(count: number): string {
  return count === 1 ? t("choices.one") : t("choices.count", count);
}

/** Whose turn it is and what is asked: the first thing to see. */
function Asked(p: { store: TableStore; game: string; compact?: boolean }) {
  const { store } = p;
  const { title, seat } = turnOf(store);
  const prompt = store.view.value?.prompt;
  const isMine = store.isMyTurn.value;
  const confirming = store.confirmSeat.value !== null && !store.isReplay.value;
  const over = store.table.value?.status === "finished" && !store.isReplay.value;
  return (
    <section
      class={`asked ${isMine ? "is-mine" : ""} ${store.isReplay.value ? "is-replay" : ""} ${p.compact ? "is-compact" : ""}`}
      aria-label={title}
      id="asked"
    >
      <h2>
        {seat !== null ? (
          <SeatMark seat={seat} size={22} />
        ) : (
          <Symbol name={over ? "trophy" : store.isReplay.value ? "back" : "hourglass"} size={22} />
        )}
        <span>{title}</span>
      </h2>
      {over ? null : (
        <p>
          {confirming ? t("turn.confirm.what") : plain(prompt?.text)}{" "}
          {prompt?.rule && !confirming ? <RuleLink game={p.game} rule={prompt.rule} /> : null}
        </p>
      )}
    </section>
  );
}

export function turnOf(store: TableStore): { title: string; seat: number | null } {
  const table = store.table.value!;
  const acting = store.toAct.value;
  const name = (seat: number) => seatName(table, seat);
  if (store.isReplay.value) {
    return {
      title: acting.length
        ? `${t("turn.replay")}: ${t(acting.length > 1 ? "turn.others" : "turn.other", listed(acting.map(name)))}`
        : t("turn.replay"),
      seat: acting.length === 1 ? acting[0]! : null,
    };
  }
  if (table.status === "finished") {
    const winners = (table.result?.ranking ?? store.view.value?.ranking ?? [])[0] as number[] | undefined;
    if (!winners?.length) return { title: t("turn.over"), seat: null };
    if (winners.length === 1)
      return {
        title:
          store.mySeats.value.length === 1 && store.mySeats.value[0] === winners[0]
            ? t("turn.won.me")
            : t("turn.won", name(winners[0]!)),
        seat: winners[0]!,
      };
    return { title: t("turn.won.shared", listed(winners.map(name))), seat: null };
  }
  if (store.confirmSeat.value !== null) return { title: t("turn.confirm"), seat: store.confirmSeat.value };
  if (table.confirm_seat != null)
    return { title: t("turn.confirm.other", name(table.confirm_seat)), seat: table.confirm_seat };
  if (store.isMyTurn.value && store.seat.value !== null) {
    if (store.mySeats.value.length > 1) return { title: t("turn.as", name(store.seat.value)), seat: store.seat.value };
    return { title: t("turn.mine"), seat: store.seat.value };
  }
  if (acting.length === 1) {
    const seat = acting[0]!;
    return { title: t(store.seats.value[seat]?.isComputer ? "turn.computer" : "turn.other", name(seat)), seat };
  }
  return { title: t("turn.others", listed(acting.map(name))), seat: null };
}

/** A panel per player: name, presence, points, and the game's own summary. */
function Players(p: {
  store: TableStore;
  summaryOf: (seat: number) => ComponentChildren;
  onPick: (seat: number) => void;
}) {
  const { store } = p;
  const view = store.view.value;
  const scores = scoresOf(view);
  const acting = store.toAct.value;
  return (
    <ul class="players" aria-label={t("tab.players")}>
      {store.seats.value.map((info) => {
        const seat = store.table.value!.seats[info.seat]!;
        const name = seatName(store.table.value, info.seat);
        return (
          <li
            key={info.seat}
            class={`player ${acting.includes(info.seat) ? "is-acting" : ""} ${store.ownSeat.value === info.seat ? "is-shown" : ""}`}
          >
            <button
              type="button"
              class="player-head"
              aria-pressed={store.ownSeat.value === info.seat}
              title={t("own.show", name)}
              onClick={() => p.onPick(info.seat)}
            >
              <SeatMark seat={info.seat} size={18} />
              <span class="player-name">{name}</span>
              {info.isComputer ? (
                <Symbol name="computer" size={16} title={t(seat.has_resigned ? "resigned" : "computer")} />
              ) : (
                <span
                  class={info.isHere ? "presence is-here" : "presence"}
                  role="img"
                  aria-label={t(info.isHere ? "here" : "away")}
                  title={t(info.isHere ? "here" : "away")}
                />
              )}
              {seat.kind === "computer" && seat.level ? <span class="hint">{levelName(seat.level)}</span> : null}
              {view?.start_seat === info.seat ? <Symbol name="flag" size={14} title={t("start-player")} /> : null}
              <b class="player-points" title={t("score.so-far")}>
                {scores[info.seat]?.total ?? ""}
              </b>
            </button>
            <div class="player-summary">{p.summaryOf(info.seat)}</div>
          </li>
        );
      })}
    </ul>
  );
}

/** After the game: the sheet first, then the curve, then ways on. */
function Ending(p: { store: TableStore; table: Table }) {
  const { store, table } = p;
  const result = table.result ?? { scores: scoresOf(store.live.value), ranking: store.live.value?.ranking ?? [] };
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) => {
    setTrouble(null);
    work().catch((error: unknown) =>
      setTrouble(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown")),
    );
  };
  return (
    <section class="ending">
      <h2 class="ending-title">
        <Symbol name="trophy" size={28} /> {turnOf(store).title}
      </h2>
      <div class="row wrap ending-ways">
        {store.mySeats.value.length ? (
          <button
            type="button"
            class="button primary"
            onClick={() =>
              attempt(async () =>
                go(tableLink((await post<Table>(`/api/tables/${encodeURIComponent(table.table)}/rematch`)).table)),
              )
            }
          >
            <Symbol name="again" /> {t(table.rematch ? "end.rematch.go" : "end.rematch")}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => go(tableLink(table.table, 0))}>
          <Symbol name="play" /> {t("end.replay")}
        </button>
        <button type="button" class="button" onClick={() => go(tableLink(table.table, store.present()))}>
          <Symbol name="board" /> {t("end.board")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            attempt(async () =>
              saveFile(
                `${table.game}-${table.table.slice(0, 8)}.json`,
                await get(`/api/tables/${encodeURIComponent(table.table)}/record`),
              ),
            )
          }
        >
          <Symbol name="download" /> {t("end.record")}
        </button>
      </div>
      {trouble ? (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      {table.forked_from ? (
        <p class="hint">
          <a href={tableLink(table.forked_from)}>{t("end.forked")}</a>
        </p>
      ) : null}
      <div class="card">
        <h3>{t("end.title")}</h3>
        <ScoreSheet store={store} scores={result.scores} ranking={result.ranking} />
      </div>
      <div class="card">
        <h3>{t("end.curve")}</h3>
        <Curve store={store} onPick={(at) => go(tableLink(table.table, at))} />
      </div>
    </section>
  );
}

// Effects

function useTurnTitle(store: TableStore): void {
  useEffect(
    () =>
      effect(() => {
        const game = store.box.value?.title[language.value] ?? "";
        const mark = store.isMyTurn.value && !store.isReplay.value ? "● " : "";
        document.title = `${mark}${game} – Stammtisch`;
      }),
    [store],
  );
}

/** Tell screen readers what is asked and what happened, politely and once. */
function useAnnouncements(store: TableStore): void {
  useEffect(() => {
    let toldLines = store.log.peek().length;
    let toldPrompt = "";
    return effect(() => {
      const lines = store.shownLog.value;
      const prompt = `${turnOf(store).title}. ${plain(store.view.value?.prompt?.text)}`;
      const news: string[] = [];
      if (!store.isReplay.value) {
        if (lines.length > toldLines)
          news.push(
            ...lines
              .slice(Math.max(toldLines, lines.length - 6))
              .map((l) => plainSentence(store, l.text[language.value])),
          );
        toldLines = lines.length;
      }
      if (prompt !== toldPrompt) news.push(prompt);
      toldPrompt = prompt;
      if (news.length) announce(news.join(" "));
    });
  }, [store]);
}

function useKeys(
  store: TableStore,
  tab: { value: Tab },
  side: { value: "log" | "chat" },
  drawer: { value: boolean | null },
): void {
  useEffect(() => {
    const focusSoon = (selector: string) =>
      setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 30);
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || openDialog.peek() || document.querySelector("dialog[open]"))
        return;
      const typing = target.closest("input, textarea, select, [contenteditable]");
      if (event.key === "Escape") {
        store.explanation.value = null;
        store.notice.value = null;
        if (typing) target.blur();
        return;
      }
      if (typing) return;
      if (store.isReplay.peek()) {
        const steps: Record<string, number | "first" | "last"> = {
          ArrowLeft: -1,
          ArrowRight: 1,
          Home: "first",
          End: "last",
        };
        const step = steps[event.key];
        if (step !== undefined) {
          event.preventDefault();
          stepReplay(store, step);
          return;
        }
      }
      if (!keysOn.peek()) return;
      const key = event.key.toLowerCase();
      const wide = !narrow.peek();
      if (key === "?") openDialog.value = "help";
      else if (key === "u") store.undo();
      else if (key === "r") store.redo();
      else if (key === "enter" && store.confirmSeat.peek() !== null && !target.closest("button, a")) store.confirm();
      else if (key === "c") {
        drawer.value = true;
        focusSoon(".choice[tabindex='0'], .fixed-right .button");
      } else if (key === "b") {
        tab.value = "board";
        focusSoon("#board [tabindex='0'], #board button, #board");
      } else if (key === "o") {
        tab.value = "mine";
        store.shownSeat.value = null;
        focusSoon("#own [tabindex='0'], #own button, #own");
      } else if (key === "p") {
        const count = store.seats.peek().length;
        const next = (store.ownSeat.peek() + 1) % count;
        store.shownSeat.value = next === store.seat.peek() ? null : next;
        if (!wide) tab.value = next === store.seat.peek() ? "mine" : "others";
        announce(t("own.of", seatName(store.table.peek(), next)));
      } else if (key === "l") {
        if (wide) side.value = "log";
        else tab.value = "log";
        focusSoon("#log");
      } else if (key === "/") {
        if (wide) side.value = "chat";
        else tab.value = "chat";
        focusSoon("#chat-field");
      } else if (key === "q") announce(`${turnOf(store).title}. ${plain(store.view.peek()?.prompt?.text)}`);
      else if (/^[1-9]$/.test(key)) {
        const choice = document.querySelectorAll<HTMLButtonElement>(".choices .choice")[Number(key) - 1];
        if (!choice) return;
        choice.click();
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
  void connection.value;
}

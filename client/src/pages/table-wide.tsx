/** The table on a wide screen: board and own area beside a rail with choices, players, log and chat. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { ExplanationCard } from "../parts/card";
import { Chat } from "../parts/chat";
import { ChoiceList, FixedActions, SoFar } from "../parts/choices";
import { ConnectionBar, TopBar } from "../parts/chrome";
import { Ending } from "../parts/ending";
import { HintBox } from "../parts/hint";
import { Holdings } from "../parts/holdings";
import { Log, WhileAway } from "../parts/log";
import { Players, SeatStrip } from "../parts/players";
import { ReplayBar } from "../parts/replay";
import { Scrolled } from "../parts/scrolled";
import { Asked } from "../parts/turn";
import { seatName } from "../people";
import { go, tableLink } from "../route";
import { Icon, SeatMark } from "../symbols";
import { t } from "../words";
import type { Desk } from "./table-desk";

export function WideTable(p: { desk: Desk }) {
  const { store, table, side, isOver, isMine } = p.desk;
  const { boardOf, summaryOf, pick, rounds, notice, menu, more, dialogs, holdings } = p.desk;
  return (
    <div
      class={`table-wide ${isMine ? "is-my-turn" : ""}`}
      data-version={store.version.value}
      aria-busy={p.desk.drawing === null}
    >
      <TopBar compact end={menu} last={more}>
        <div class="table-now">
          <h1 class="table-title">{p.desk.title}</h1>
          {rounds}
        </div>
        <SeatStrip store={store} standingOf={p.desk.standingOf} onPick={pick} />
      </TopBar>
      <ConnectionBar />
      <main class="wide-main" id="main">
        {isOver ? (
          <Ending store={store} table={table} board={() => boardOf(undefined, true)} />
        ) : (
          <>
            <div class="board-place" id="board" tabIndex={-1}>
              {boardOf()}
            </div>
            <OwnPlace desk={p.desk} />
          </>
        )}
      </main>
      <aside class="rail" aria-label={t("choices")}>
        {/* Who has won stands above the sheet: beside it, it is there for those only who hear the page. */}
        <div class={isOver && !notice && !table.trouble ? "asked-place visually-hidden" : "asked-place"}>
          <Asked store={store} game={table.game} />
          {notice}
        </div>
        {store.isReplay.value ? <ReplayBar store={store} /> : null}
        <SoFar store={store} />
        <Scrolled class="rail-choices" counted=".choice, .choices-more">
          <ChoiceList store={store} aside={p.desk.aside} price={p.desk.price} />
        </Scrolled>
        <HintBox store={store} />
        {/* The next stop of the tab key after the choices, though it stands in the corner of the window. */}
        <FixedActions store={store} aside={p.desk.aside} />
        {/* Who plays alone sees all that they have below the board. */}
        {store.seats.value.length === 1 && holdings ? null : holdings ? (
          <Holdings store={store} kinds={holdings} />
        ) : (
          <Players store={store} summaryOf={summaryOf} onPick={pick} />
        )}
        <div class="rail-talk">
          <div class="side-head">
            <div class="side-tabs" role="tablist" aria-label={t("log.title")}>
              <button
                type="button"
                role="tab"
                aria-selected={side.value === "log"}
                onClick={() => (side.value = "log")}
              >
                <Icon name="log" size={18} /> {t("tab.log")}
                {store.news.value.length && side.value !== "log" ? (
                  <span class="badge">{store.news.value.length}</span>
                ) : null}
              </button>
              <button
                type="button"
                role="tab"
                aria-selected={side.value === "chat"}
                onClick={() => (side.value = "chat")}
              >
                <Icon name="chat" size={18} /> {t("tab.chat")}
                {store.unreadChat.value && side.value !== "chat" ? (
                  <span class="badge">{store.unreadChat.value}</span>
                ) : null}
              </button>
            </div>
            {!store.isReplay.value && table.status !== "open" ? (
              <button type="button" class="look-back" onClick={() => go(tableLink(table.table, store.present()))}>
                <Icon name="back" size={16} /> {t("replay.enter")}
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

/**
 * My own area; that of somebody else lies over the board for as long as it is shown, and the board keeps its size: else
 * everything on it would move and be laid out anew. How high my area was is read once, when it goes.
 */
function OwnPlace(p: { desk: Desk }) {
  const { store, table, ownOf } = p.desk;
  const seat = store.ownSeat.value;
  const isOver = store.seat.value !== null && seat !== store.seat.value;
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  if (!isOver) height.current = 0;
  else height.current ||= frame.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    frame.current!.style.height = height.current ? `${height.current}px` : "";
  }, [isOver]);
  return (
    <div class="own-frame" ref={frame}>
      <section
        class={isOver ? "own-place is-over" : "own-place"}
        id="own"
        tabIndex={-1}
        aria-label={seat === store.seat.value ? t("own.mine") : t("own.of", seatName(table, seat))}
      >
        {seat !== store.seat.value ? (
          <header class="own-head">
            <SeatMark seat={seat} /> <b>{t("own.of", seatName(table, seat))}</b>
            {store.seat.value !== null ? (
              <button type="button" class="button small" onClick={() => (store.shownSeat.value = null)}>
                {t("own.back")}
              </button>
            ) : null}
          </header>
        ) : null}
        {ownOf(seat)}
      </section>
    </div>
  );
}

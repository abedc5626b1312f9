/** The table on a phone: one tab at a time, the choices in a drawer below. */

import { ExplanationCard } from "../parts/card";
import { Chat } from "../parts/chat";
import { ChoiceList, ClosingInFull, FixedActions, SoFar } from "../parts/choices";
import { ConnectionBar, TopBar } from "../parts/chrome";
import { Ending } from "../parts/ending";
import { HintBox } from "../parts/hint";
import { HoldToExplain } from "../parts/hold";
import { HoldingsInWords } from "../parts/holdings";
import { Log, WhileAway } from "../parts/log";
import { News } from "../parts/news";
import { Players } from "../parts/players";
import { ReplayBar } from "../parts/replay";
import { ScoreStrip } from "../parts/scores";
import { Scrolled } from "../parts/scrolled";
import { Asked } from "../parts/turn";
import { seatName } from "../people";
import { language, tiny } from "../settings";
import { Icon, SeatMark } from "../symbols";
import { t } from "../words";
import type { Desk, Tab } from "./table-desk";

export function NarrowTable(p: { desk: Desk }) {
  const { store, table, drawing, tab, region, drawerWish, drawerOpen, isOver, isMine } = p.desk;
  const { choicesLie, choicesRegion, boardOf, ownOf, summaryOf, pick, rounds, notice, more, dialogs, holdings } =
    p.desk;
  const others = store.seats.value.filter((s) => s.seat !== store.seat.value || store.seat.value === null);
  const shownOther = others.some((s) => s.seat === store.shownSeat.value)
    ? store.shownSeat.value!
    : (others[0]?.seat ?? 0);
  const tabs: { key: Tab; icon: string; label: string }[] = [
    ...(isOver ? [{ key: "result" as Tab, icon: "trophy", label: t("tab.result") }] : []),
    { key: "board", icon: "board", label: t("tab.board") },
    ...(store.seat.value !== null ? [{ key: "mine" as Tab, icon: "mine", label: t("tab.mine") }] : []),
    // Whoever plays alone has nobody else to look at.
    ...(others.length
      ? [{ key: "others" as Tab, icon: "people", label: t(store.seat.value === null ? "tab.players" : "tab.others") }]
      : []),
    { key: "log", icon: "log", label: t("tab.log") },
    { key: "chat", icon: "chat", label: t("tab.chat") },
  ];
  // Opened by itself, the drawer of a phone is low: the few things it speaks of lie on the board above.
  const isShort = drawerWish.value === null && tiny.value && choicesLie !== null;
  const hasNews = store.news.value.length > 0 || store.waiting.value > 0;
  const regions = drawing?.tabs?.filter((one) => one.isThere?.(store.view.value!) ?? true) ?? [];
  return (
    <div
      class={`table-narrow ${isMine ? "is-my-turn" : ""}`}
      data-version={store.version.value}
      aria-busy={drawing === null}
    >
      <TopBar compact last={more}>
        <h1 class="visually-hidden">{p.desk.title}</h1>
        <ScoreStrip store={store} standingOf={p.desk.standingOf} onPick={pick} />
      </TopBar>
      <div class="narrow-head" role="region" aria-label={t("turn.head")}>
        <ConnectionBar />
        <Asked store={store} game={table.game} compact beside={rounds} />
        <div class="now-line">
          {store.seat.value !== null && !isOver ? (
            <Scrolled class="my-strip" label={t("tab.mine")} byKeys>
              {summaryOf(store.seat.value)}
            </Scrolled>
          ) : null}
        </div>
        <div class="tabs" role="tablist" aria-label={t("menu")}>
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
              onClick={() => p.desk.pickTab(one.key)}
              onKeyDown={(e) => {
                const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
                if (!step) return;
                e.preventDefault();
                e.stopPropagation();
                const next = tabs[(tabs.findIndex((x) => x.key === tab.value) + step + tabs.length) % tabs.length]!;
                p.desk.pickTab(next.key);
                document.getElementById(`tab-${next.key}`)?.focus();
              }}
            >
              <Icon name={one.icon} size={20} /> <span>{one.label}</span>
              {choicesLie === one.key ? <span class="visually-hidden">{t("choices.here")}</span> : null}
              {one.key === "chat" && store.unreadChat.value && tab.value !== "chat" ? (
                <span class="badge">{store.unreadChat.value}</span>
              ) : null}
            </button>
          ))}
        </div>
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
          {tab.value === "result" ? (
            <Ending store={store} table={table} board={() => boardOf(undefined, true)} />
          ) : null}
          {tab.value === "board" ? (
            <>
              {regions.length ? (
                <Scrolled class="region-tabs" label={t("tab.board")}>
                  <button
                    type="button"
                    class="pill"
                    aria-pressed={region.value === null}
                    onClick={() => (region.value = null)}
                  >
                    {t("all")}
                  </button>
                  {regions.map((one) => (
                    <button
                      key={one.key}
                      type="button"
                      class={choicesRegion === one.key ? "pill has-choices" : "pill"}
                      aria-pressed={region.value === one.key}
                      onClick={() => (region.value = one.key)}
                      data-region={one.key}
                    >
                      {one.label[language.value]}
                    </button>
                  ))}
                </Scrolled>
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
              <Scrolled class="region-tabs" label={t("tab.others")}>
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
              </Scrolled>
              {ownOf(shownOther)}
              {holdings ? (
                <HoldingsInWords store={store} kinds={holdings} />
              ) : (
                <Players store={store} summaryOf={summaryOf} onPick={(seat) => (store.shownSeat.value = seat)} />
              )}
            </>
          ) : null}
          {tab.value === "log" ? <Log store={store} /> : null}
          {tab.value === "chat" ? <Chat store={store} /> : null}
        </div>
      </main>
      <div class="above-drawer">
        {store.isReplay.value || isOver ? null : <HoldToExplain store={store} />}
        {notice}
        <ExplanationCard store={store} game={table.game} />
      </div>
      {store.isReplay.value || (table.status === "running" && (store.mySeats.value.length || hasNews)) ? (
        <div class={`drawer ${drawerOpen ? "is-open" : ""} ${isShort ? "is-short" : ""}`}>
          <div class="drawer-head">
            {/* the log tells it where it is in sight */}
            {hasNews && tab.value !== "log" ? <News store={store} /> : null}
          </div>
          {store.isReplay.value ? <ReplayBar store={store} /> : null}
          {drawerOpen ? (
            <Scrolled class="drawer-choices" id="drawer-choices">
              <SoFar store={store} />
              <ChoiceList store={store} aside={p.desk.aside} price={p.desk.price} />
              {isShort ? null : <ClosingInFull store={store} aside={p.desk.aside} />}
            </Scrolled>
          ) : null}
          <HintBox store={store} />
          <FixedActions store={store} aside={p.desk.aside}>
            {isMine && store.choices.value.some((c) => c.args.length) ? (
              <button
                type="button"
                class="drawer-handle"
                aria-expanded={drawerOpen}
                aria-controls="drawer-choices"
                onClick={() => (drawerWish.value = !drawerOpen)}
              >
                <Icon name="chevron" size={18} /> <span>{t("choices.count", store.choices.value.length)}</span>
              </button>
            ) : null}
          </FixedActions>
        </div>
      ) : null}
      {dialogs}
    </div>
  );
}

/** The table: board, own area, what is asked, choices, players, log; wide and narrow. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../board";
import { addressOf, Confirm, copyText, Loading, Notice, State } from "../parts/base";
import { ConnectionBar, openDialog, TopBar } from "../parts/chrome";
import { Guard, Part, useDrawing, useLater } from "../parts/drawing";
import { genericDrawing } from "../parts/generic";
import { Menu, MenuEntry, MenuNote } from "../parts/menu";
import { atTable } from "../parts/report";
import { RulesPanel, useRulesBeside } from "../parts/rules-panel";
import { notesOf, Signs, When } from "../parts/signs";
import { tableLink } from "../route";
import { isDark, language, motion, narrow, theme, tiny } from "../settings";
import { TableStore } from "../store";
import { Icon } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { plain, t } from "../words";
import { Lobby } from "./lobby";
import type { Desk, Tab } from "./table-desk";
import { useAnnouncements, useAskedInSight, useKeys, useTurnTitle } from "./table-effects";
import { NarrowTable } from "./table-narrow";
import { WideTable } from "./table-wide";

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

function Play(p: { store: TableStore; table: Table }) {
  const { store, table } = p;
  useEffect(() => {
    atTable.value = { id: table.table, game: table.game };
    return () => {
      atTable.value = null;
    };
  }, [table.table, table.game]);
  const drawing = useDrawing(table.game);
  const box = store.box.value!;
  const view = store.view.value!;
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
  useRulesBeside(store, table.game);
  useTurnTitle(store);
  useAnnouncements(store);
  useKeys(store, tab, side, drawerWish);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) tab.value = "result";
    if (!isOver && tab.peek() === "result") tab.value = "board";
    wasOver.current = isOver;
  }, [isOver]);

  // What board, own areas and summaries share; whose area is shown concerns only that one.
  const shared: Omit<BoardProps, "shownSeat"> = {
    view,
    description: box.description,
    names: box.names,
    language: language.value,
    seat: store.seat.value,
    seats: store.seats.value,
    choices: store.choices.value,
    find: store.find,
    choose: store.choose,
    chooseThen: store.chooseThen,
    why: store.why,
    explain: store.explain,
    preview: store.preview,
    setPreview: store.setPreview,
    setPicked: store.setPicked,
    changed: store.changed.value,
    fresh: store.marks.value,
    motion: motion.value,
    narrow: narrow.value,
    t,
  };
  // Another language reaches board and own area after the rest of the page, each in a frame of its own.
  const boardLanguage = useLater(language.value);
  const ownLanguage = useLater(boardLanguage);
  const props: BoardProps = { ...shared, shownSeat: store.ownSeat.value };
  const lie = store.choices.value.length ? (drawing?.where?.(props) ?? null) : null;
  const choicesLie = lie === null || lie === "mine" ? lie : "board";
  const choicesRegion = drawing?.tabs?.some((one) => one.key === lie) ? lie : null;
  const placed = useRef(false);
  useEffect(() => {
    // Only once, when the table is opened and as long as nobody has picked a tab: later nothing moves by itself.
    if (placed.current || choicesLie === null) return;
    placed.current = true;
    if (tab.peek() === "board") tab.value = choicesLie;
  }, [choicesLie]);
  const pickTab = (one: Tab) => {
    placed.current = true;
    tab.value = one;
    if (one === "mine") store.shownSeat.value = null;
  };
  const asked = `${view.round} ${view.prompt?.question}`;
  useEffect(() => {
    // What is asked anew lies in one region of the board: that one is shown.
    if (narrow.peek() && choicesRegion !== null) region.value = choicesRegion;
  }, [asked, choicesRegion]);
  useAskedInSight(asked, drawing !== null && choicesLie !== null);
  const Drawing = drawing ?? genericDrawing;
  const instead = (generic: ComponentChildren) => (
    <>
      <p class="hint pad">{t("error.drawing")}</p>
      {generic}
    </>
  );
  const boardOf = (part?: string, isWide = !narrow.value) =>
    drawing ? (
      <Guard instead={instead(<genericDrawing.Board {...props} />)}>
        <Part
          of={Drawing.Board}
          given={{
            ...shared,
            language: boardLanguage,
            shownSeat: store.seat.value ?? 0,
            region: part,
            narrow: !isWide,
          }}
        />
      </Guard>
    ) : (
      <Loading />
    );
  const ownOf = (seat: number) => (
    <Guard key={`own-${seat}`} instead={instead(<genericDrawing.OwnArea {...props} shownSeat={seat} />)}>
      <Part of={Drawing.OwnArea} given={{ ...shared, language: ownLanguage, shownSeat: seat }} />
    </Guard>
  );
  const summaryOf = (seat: number) => (
    <Guard key={`sum-${seat}`} instead={<genericDrawing.Summary {...props} of={seat} />}>
      <Part of={Drawing.Summary} given={{ ...shared, shownSeat: seat, of: seat }} />
    </Guard>
  );

  const notice = store.notice.value ? (
    <Notice refusal={store.notice.value} game={table.game} onClose={() => (store.notice.value = null)} />
  ) : null;
  const notes = notesOf(table, box.edition.name);
  const menu = (
    <>
      <Signs notes={notes} />
      <a
        class="icon-button rules-button"
        href={`#/rules/${table.game}`}
        aria-label={t("nav.rules")}
        title={t("nav.rules")}
      >
        <Icon name="book" size={22} />
      </a>
    </>
  );
  const more = (
    <Menu>
      {notes.map(({ icon, title, text, more }) =>
        more ? (
          <MenuEntry key={icon} icon={icon} label={title} href={more.href} />
        ) : (
          <MenuNote key={icon} icon={icon} title={title} text={text} />
        ),
      )}
      {narrow.value ? (
        <>
          <MenuEntry icon="home" label={t("nav.home")} href="#/" />
          <MenuEntry icon="book" label={t("nav.rules")} href={`#/rules/${table.game}`} />
          <MenuEntry icon="help" label={t("nav.help")} onClick={() => (openDialog.value = "help")} />
          <MenuEntry icon="gear" label={t("nav.settings")} onClick={() => (openDialog.value = "settings")} />
          <MenuEntry
            icon={isDark.value ? "sun" : "moon"}
            label={t(isDark.value ? "theme.switch.light" : "theme.switch.dark")}
            onClick={() => (theme.value = isDark.value ? "light" : "dark")}
          />
        </>
      ) : null}
      <MenuEntry icon="link" label={t("menu.link")} onClick={() => void copyText(addressOf(tableLink(table.table)))} />
      <MenuEntry icon="report" label={t("report.title")} onClick={() => (openDialog.value = "report")} />
      {store.mySeats.value.length && table.status === "running" && !store.isReplay.value && !table.trouble ? (
        <MenuEntry icon="flag" label={t("menu.resign")} onClick={() => (resigning.value = true)} />
      ) : null}
    </Menu>
  );
  const dialogs = (
    <>
      <RulesPanel store={store} title={box.title[language.value]} />
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
  const phase = view.phase ? (box.names[`phase.${view.phase}`]?.[language.value] ?? view.phase) : "";
  const roundIn = (word: "round" | "round.short") =>
    view.rounds ? t(word, view.round ?? 0, view.rounds) : t("log.round", view.round ?? 0);
  const rounds =
    typeof view.round !== "number" ? null : narrow.value ? (
      <When
        short={roundIn("round.short")}
        long={phase ? `${roundIn("round")} – ${phase}` : roundIn("round")}
        notes={notes}
      />
    ) : (
      <span class="round-info">
        <b>{roundIn("round")}</b>
        {phase ? <span>{phase}</span> : null}
      </span>
    );
  const desk: Desk = {
    store,
    table,
    drawing,
    isOver,
    isMine,
    tab,
    pickTab,
    side,
    region,
    drawerWish,
    drawerOpen,
    choicesLie,
    choicesRegion,
    aside: drawing?.aside?.(props),
    price: drawing?.price?.(props),
    boardOf,
    ownOf,
    summaryOf,
    holdings: drawing?.holdings?.(props) ?? null,
    standingOf: drawing?.standing?.(props) ?? (() => null),
    pick,
    title: box.title[language.value],
    rounds,
    notice,
    menu,
    more,
    dialogs,
  };
  return narrow.value ? <NarrowTable desk={desk} /> : <WideTable desk={desk} />;
}

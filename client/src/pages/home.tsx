/** The first screen: the games, play now in one click, set up a table, my tables, open and running ones. */

import { useEffect, useState } from "preact/hooks";
import { listGames, post, Refused, signIn } from "../api";
import { addShare } from "../chance";
import { Loading, Notice, State } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { EngineNote, useEngine } from "../parts/engine";
import { go, tableLink } from "../route";
import { motion, myName, tiny } from "../settings";
import type { GameInfo, NewTable, Error as Refusal, TableInfo as Table } from "../wire";
import { bothLanguages, offeredName, plain, t } from "../words";
import { myTurn, WaitingTables } from "./home-list";
import { TableLists, useTables } from "./home-lists";
import { Start } from "./home-start";

/** Those that wait for me come first in their list. */
function showMine(): void {
  const first = document.querySelector<HTMLElement>(".lists .table-row");
  first?.scrollIntoView({ block: "center", behavior: motion.peek() ? "smooth" : "auto" });
  first?.focus({ preventScroll: true });
}

/** So many tables stand above the games at most: they are still in sight then. */
const ABOVE = 3;

/**
 * The tables that waited for me when I came stand above the games for as long as I stay; one that begins to wait later
 * is told in the bar, since nothing shall move under the finger. Undefined as long as they are not known.
 */
function useTablesAbove(mine: Table[] | undefined): Table[] | undefined {
  const [above, setAbove] = useState<string[]>();
  useEffect(() => {
    if (above || !mine) return;
    const waiting = mine.filter(myTurn).sort((a, b) => (b.moved ?? "").localeCompare(a.moved ?? ""));
    setAbove(waiting.slice(0, ABOVE).map((table) => table.table));
  }, [mine]);
  return above?.flatMap((id) => mine?.find((table) => table.table === id) ?? []);
}

export function Home() {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [name, setName] = useState(myName.value || offeredName());
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const lists = useTables();
  const above = useTablesAbove(lists.mine);
  const waiting = (lists.mine ?? []).filter((table) => myTurn(table) && !above?.includes(table)).length;
  const engine = useEngine();
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
  async function open(wish: NewTable): Promise<Refusal | null> {
    setBusy(true);
    setTrouble(null);
    try {
      await signIn(name.trim() || offeredName());
      const made = await post<Table>("/api/tables", wish);
      if (made.status === "open" && made.seats.every((s) => s.kind !== "free")) {
        await addShare(made);
        await post<Table>(`/api/tables/${made.table}/start`);
      }
      go(tableLink(made.table));
      return null;
    } catch (error) {
      const refusal =
        error instanceof Refused ? error.refusal : { code: "unknown", message: bothLanguages("error.unknown") };
      if (wish.position === undefined) setTrouble(refusal);
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
      <TopBar>
        {waiting ? (
          <button type="button" class="button small home-waiting" onClick={showMine}>
            {t(tiny.value ? "home.waiting.short" : "home.waiting", waiting)}
          </button>
        ) : null}
      </TopBar>
      <main class="page-main home" id="main">
        <section class="hero">
          <h1>{t("app.name")}</h1>
          <p class="lead">{t("app.claim")}</p>
        </section>
        {trouble ? <Notice refusal={trouble} onClose={() => setTrouble(null)} /> : null}
        <WaitingTables tables={above ?? []} games={games ?? []} />
        {games === null || above === undefined ? (
          <Loading />
        ) : games.length === 0 ? (
          <State icon="board" title={t("home.no-games")} />
        ) : (
          <Start games={games} name={name} setName={setName} busy={busy} open={open} />
        )}
        {/* That the computers are at their strength is nothing to stop at; that they are not, is. */}
        {engine && engine.form !== "compiled" ? <EngineNote engine={engine} /> : null}
        <TableLists games={games ?? []} lists={lists} elsewhere={new Set(above?.map((table) => table.table))} />
        <footer class="home-foot hint">
          <p>{t("home.signature")}</p>
          {engine?.form === "compiled" ? <EngineNote engine={engine} /> : null}
        </footer>
      </main>
    </div>
  );
}

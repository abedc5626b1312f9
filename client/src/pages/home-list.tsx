/** One list of tables: those that wait for me first, then the latest. */
import { useState } from "preact/hooks";
import { nameOf } from "../people";
import { tableLink } from "../route";
import { language } from "../settings";
import { Icon, SeatMark } from "../symbols";
import type { GameInfo, TableInfo as Table } from "../wire";
import { listed, plain, t } from "../words";

export function TableList(p: { title: string; tables: Table[] | undefined; none: string; games: GameInfo[] }) {
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

export function myTurn(table: Table): boolean {
  return table.status === "running" && table.seats.some((s) => s.is_me && table.to_act.includes(s.seat));
}

/** The tables that wait for me, above all else: who comes to go on finds them without looking. */
export function WaitingTables(p: { tables: Table[]; games: GameInfo[] }) {
  if (!p.tables.length) return null;
  return (
    <section class="waiting-tables" aria-label={t("home.waiting", p.tables.length)}>
      <h2 class="visually-hidden">{t("home.waiting", p.tables.length)}</h2>
      <ul>
        {p.tables.map((table, nth) => (
          <TableRow key={table.table} table={table} games={p.games} brief={nth > 0} />
        ))}
      </ul>
    </section>
  );
}

/** `brief` is one line without the names of who plays. */
function TableRow(p: { table: Table; games: GameInfo[]; brief?: boolean }) {
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
          {p.brief ? null : (
            <span class="table-row-seats">
              {table.seats.map((s) => (
                <span key={s.seat}>
                  <SeatMark seat={s.seat} size={12} /> {nameOf(s)}
                </span>
              ))}
            </span>
          )}
          <span class="hint">
            {table.trouble ? plain(table.trouble) : state}
            {table.moved ? ` · ${when(table.moved)}` : ""}
          </span>
        </span>
        <span class="table-row-go">
          <span>{t(action)}</span> <Icon name="forward" size={16} />
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
  if (minutes > -1) return t("home.just-now");
  if (minutes > -60) return format.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

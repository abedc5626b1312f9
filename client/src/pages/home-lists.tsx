/** My tables, open, running and finished ones, and the way to a table by its link. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { go, tableLink } from "../route";
import { person, secret } from "../settings";
import type { GameInfo, TableInfo as Table } from "../wire";
import { t } from "../words";
import { TableList } from "./home-list";

type List = "mine" | "open" | "running" | "finished";
export type Lists = Partial<Record<List, Table[]>>;

/** The tables of this server, as far as they are known by now; who has no name yet has no table. */
export function useTables(): Lists {
  const [lists, setLists] = useState<Lists>({});
  const signed = secret.value !== null;
  useEffect(() => {
    let gone = false;
    const load = (list: List) =>
      get<Table[]>(`/api/tables?list=${list}`).then(
        (found) => !gone && setLists((old) => ({ ...old, [list]: found })),
        () => !gone && setLists((old) => ({ ...old, [list]: old[list] ?? [] })),
      );
    const all = () => {
      if (signed) void load("mine");
      void load("open");
      void load("running");
      void load("finished");
    };
    all();
    const timer = setInterval(() => !document.hidden && all(), 10_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [signed, person.value]);
  return signed ? lists : { ...lists, mine: [] };
}

/** All tables but those of mine that stand elsewhere on the page. */
export function TableLists(p: { games: GameInfo[]; lists: Lists; elsewhere: Set<string> }) {
  const { lists } = p;
  const [address, setAddress] = useState("");
  const mine = lists.mine?.filter((x) => !p.elsewhere.has(x.table));
  const known = new Set((lists.mine ?? []).map((x) => x.table));
  const others = (list: List) => lists[list]?.filter((x) => !known.has(x.table));
  return (
    <div class="lists">
      <TableList
        title={t("home.mine")}
        tables={mine}
        none={t(p.elsewhere.size ? "home.none.more" : "home.none.mine")}
        games={p.games}
      />
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

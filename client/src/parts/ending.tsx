/** The end of a game. */
import { useState } from "preact/hooks";
import { getText, post, Refused } from "../api";
import { analysisLink, go, tableLink } from "../route";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { plain, t } from "../words";
import { saveFile } from "./base";
import { ChanceCheck } from "./chance";
import { Curve, ScoreSheet, scoresOf } from "./scores";
import { turnOf } from "./turn";

/** After the game: the sheet first, then ways on, then the curve. */
export function Ending(p: { store: TableStore; table: Table }) {
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
        <Icon name="trophy" size={28} /> {turnOf(store).title}
      </h2>
      <div class="card">
        <h3>{t("end.title")}</h3>
        <ScoreSheet store={store} scores={result.scores} ranking={result.ranking} />
      </div>
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
            <Icon name="again" /> {t(table.rematch ? "end.rematch.go" : "end.rematch")}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => go(tableLink(table.table, 0))}>
          <Icon name="play" /> {t("end.replay")}
        </button>
        <button type="button" class="button" onClick={() => go(tableLink(table.table, store.present()))}>
          <Icon name="board" /> {t("end.board")}
        </button>
        <a class="button" href={analysisLink(table.table)}>
          <Icon name="log" /> {t("end.analysis")}
        </a>
        <button
          type="button"
          class="button"
          onClick={() =>
            attempt(async () =>
              saveFile(
                `${table.game}-${table.table.slice(0, 8)}.json`,
                await getText(`/api/tables/${encodeURIComponent(table.table)}/record`),
              ),
            )
          }
        >
          <Icon name="download" /> {t("end.record")}
        </button>
      </div>
      {table.forked_from || table.is_practice ? null : <ChanceCheck table={table} />}
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
        <h3>{t("end.curve")}</h3>
        <Curve store={store} onPick={(at) => go(tableLink(table.table, at))} />
      </div>
    </section>
  );
}

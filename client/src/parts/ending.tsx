/** The end of a game: who won and why, ways on, the sheet, the curve. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { getText, post, Refused } from "../api";
import { analysisLink, go, tableLink } from "../route";
import { language, narrow } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import type { Result, TableInfo as Table } from "../wire";
import { plain, t } from "../words";
import { saveFile } from "./base";
import { useChanceCheck } from "./chance";
import { Curve } from "./curve";
import { Sentence } from "./log";
import { SharePicture } from "./picture";
import { scoresOf } from "./scores";
import { ScoreSheet } from "./sheet";
import { turnOf } from "./turn";

/** What can be refused: another game, or the record of this one. */
type Way = "again" | "record";

/** After the game: who won and why, the sheet, the curve, and ways on – before the sheet where that leaves it in sight. */
export function Ending(p: { store: TableStore; table: Table; board: () => ComponentChildren }) {
  const { store, table } = p;
  const result: Result = table.result ?? {
    scores: scoresOf(store.live.value),
    ranking: store.live.value?.ranking ?? [],
  };
  const isAlone = table.seats.length === 1;
  const [trouble, setTrouble] = useState<{ way: Way; words: string } | null>(null);
  const chance = useChanceCheck(table);
  const attempt = (way: Way, work: () => Promise<void>) => {
    setTrouble(null);
    work().catch((error: unknown) =>
      setTrouble({ way, words: error instanceof Refused ? plain(error.refusal.message) : t("error.unknown") }),
    );
  };
  // What was refused is told beside the button that was pressed: on a phone the sheet lies between the two.
  const refusalOf = (way: Way) =>
    trouble?.way === way ? (
      <p class="trouble" role="alert">
        {trouble.words}
      </p>
    ) : null;
  const told = (isForOthers: boolean) => (
    <>
      <h2 class="ending-title">
        <Icon name={isAlone ? "flag" : "trophy"} size={28} /> <span>{turnOf(store, isForOthers).title}</span>
      </h2>
      {result.outcome ? (
        <p class="ending-why">
          <Sentence store={store} text={result.outcome.text[language.value]} />
        </p>
      ) : null}
    </>
  );
  const sheet = (isWide: boolean) => (
    <ScoreSheet store={store} scores={result.scores} ranking={result.ranking} isWide={isWide} />
  );
  const again = store.mySeats.value.length ? (
    <button
      type="button"
      class="button primary"
      onClick={() =>
        attempt("again", async () =>
          go(tableLink((await post<Table>(`/api/tables/${encodeURIComponent(table.table)}/rematch`)).table)),
        )
      }
    >
      <Icon name="again" />{" "}
      {t(table.rematch ? (isAlone ? "end.again.go" : "end.rematch.go") : isAlone ? "end.again" : "end.rematch")}
    </button>
  ) : null;
  const ways = (
    <div class="ending-on">
      <div class="ending-ways">
        {narrow.value ? null : again}
        <button type="button" class="button" onClick={() => go(tableLink(table.table, 0))}>
          <Icon name="play" /> {t("end.replay")}
        </button>
        <button type="button" class="button" onClick={() => go(tableLink(table.table, store.present()))}>
          <Icon name="board" /> {t("end.board")}
        </button>
        <a class="button" href={analysisLink(table.table)}>
          <Icon name="log" /> {t("end.analysis")}
        </a>
        <SharePicture
          name={`${table.game}-${table.table.slice(0, 8)}.png`}
          title={table.title[language.value]}
          told={told(true)}
          sheet={sheet(true)}
          board={p.board}
        />
        <button
          type="button"
          class="button"
          onClick={() =>
            attempt("record", async () =>
              saveFile(
                `${table.game}-${table.table.slice(0, 8)}.json`,
                await getText(`/api/tables/${encodeURIComponent(table.table)}/record`),
              ),
            )
          }
        >
          <Icon name="download" /> {t("end.record")}
        </button>
        {chance.button}
      </div>
      {narrow.value ? null : refusalOf("again")}
      {refusalOf("record")}
      {chance.findings}
    </div>
  );
  return (
    <section class="ending">
      <header class="ending-told">{told(false)}</header>
      {narrow.value ? again : ways}
      {narrow.value ? refusalOf("again") : null}
      <div class="card ending-sheet">
        <h3>{t("end.title")}</h3>
        {sheet(false)}
      </div>
      {narrow.value ? ways : null}
      <div class="card ending-curve">
        <h3>{t("end.curve")}</h3>
        <Curve store={store} onPick={(at) => go(tableLink(table.table, at))} />
      </div>
      {table.forked_from ? (
        <p class="hint">
          <a href={tableLink(table.forked_from)}>{t("end.forked")}</a>
        </p>
      ) : null}
    </section>
  );
}

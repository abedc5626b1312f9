/** The end of a game: who won and why, ways on, the sheet, the curve. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { get, getText, post, Refused } from "../api";
import { analysisLink, go, tableLink } from "../route";
import { isDark, language, narrow } from "../settings";
import type { TableStore } from "../store";
import { perRound, type RoundPoint, storyOf } from "../story";
import { Icon } from "../symbols";
import type { Result, ScorePoint, TableInfo as Table } from "../wire";
import { plain, t } from "../words";
import { saveFile } from "./base";
import { useChanceCheck } from "./chance";
import { Curve } from "./curve";
import { Sentence } from "./log";
import { Moments } from "./moments";
import { BoardPicture, SharePicture } from "./picture";
import { Climb, Feast, Podium } from "./podium";
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
  const points = useRounds(store.id);
  const story = useMemo(
    () => (points === null || points === "none" ? null : storyOf(points, result.scores, result.ranking[0] ?? [])),
    [points, table.result],
  );
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
  const order = result.ranking.flat();
  const rank = result.outcome?.rank ?? null;
  const why = result.outcome ? (
    <p class="ending-why">
      <Sentence store={store} text={result.outcome.text[language.value]} />
    </p>
  ) : null;
  const feast = (isForOthers: boolean, more: ComponentChildren) => (
    <Feast
      store={store}
      winners={result.ranking[0] ?? []}
      seats={order.length ? order : [0]}
      title={turnOf(store, isForOthers).title}
      stand={
        !isAlone ? (
          <Podium store={store} scores={result.scores} ranking={result.ranking} />
        ) : rank ? (
          <Climb seat={0} total={result.scores[0]?.total ?? 0} rank={rank} />
        ) : null
      }
      isCheered={!isForOthers && (isAlone ? rank?.next === null : order.length > 0)}
    >
      {why}
      {more}
    </Feast>
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
          told={feast(true, null)}
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
  const showMoment = (at: number) => go(tableLink(table.table, at));
  const moments = story ? (
    <div class="card ending-moments">
      <h3>{t("end.moments")}</h3>
      <Moments store={store} story={story} onPick={showMoment} />
    </div>
  ) : null;
  const board = (
    <button
      type="button"
      class={isAlone ? "card ending-board is-large" : "card ending-board"}
      title={t("end.board")}
      onClick={() => go(tableLink(table.table, store.present()))}
    >
      <BoardPicture key={`${isDark.value} ${language.value}`} board={p.board} label={t("end.board.alt")} />
    </button>
  );
  // Sheet and moments of who plays alone are short: there the board has the wider place.
  return (
    <section class="ending">
      {feast(false, narrow.value ? null : ways)}
      {narrow.value ? again : null}
      {narrow.value ? refusalOf("again") : null}
      <div class="ending-side">
        <div class="card ending-sheet">{sheet(false)}</div>
        {narrow.value ? ways : null}
        {isAlone ? board : moments}
      </div>
      <div class="ending-side">
        <div class="card ending-curve">
          <h3>{t("end.curve")}</h3>
          <Curve store={store} points={points} onPick={showMoment} />
        </div>
        {isAlone ? moments : board}
      </div>
      {table.forked_from ? (
        <p class="hint">
          <a href={tableLink(table.forked_from)}>{t("end.forked")}</a>
        </p>
      ) : null}
    </section>
  );
}

/** The points at the end of each round: null while they are fetched, "none" where there are none. */
function useRounds(id: string): RoundPoint[] | null | "none" {
  const [points, setPoints] = useState<RoundPoint[] | null | "none">(null);
  useEffect(() => {
    get<ScorePoint[]>(`/api/tables/${encodeURIComponent(id)}/scores`).then(
      (found) => setPoints(perRound(found)),
      () => setPoints("none"),
    );
  }, [id]);
  return points;
}

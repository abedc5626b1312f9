/** Scores: the strip that is always there. */
import type { Standing } from "../board";
import { seatName } from "../people";
import { narrow } from "../settings";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import type { AnyView } from "../view";
import type { Score } from "../wire";
import { t } from "../words";

export function scoresOf(view: AnyView | null): Score[] {
  return view?.scores ?? [];
}

/** One line: who has how many points, and whose turn it is. */
export function ScoreStrip(p: {
  store: TableStore;
  standingOf?: (seat: number) => Standing | null;
  onPick?: (seat: number) => void;
}) {
  const { store } = p;
  const scores = scoresOf(store.view.value);
  const acting = store.toAct.value;
  return (
    <ul class="score-strip" aria-label={t("score.so-far")}>
      {scores.map((score, seat) => {
        const info = store.seats.value[seat];
        const name = seatName(store.table.value, seat);
        const standing = p.standingOf?.(seat);
        const inside = (
          <>
            <SeatMark seat={seat} size={16} />
            {narrow.value && info?.isComputer && !info.isMe ? (
              <span class="visually-hidden">{name}</span>
            ) : (
              <span class="score-name">
                {info?.isMe && store.mySeats.value.length === 1 ? t("you.name", name) : name}
              </span>
            )}
            <b class={store.changed.value.has(`scores.${seat}.total`) ? "is-changed" : ""}>{score.total}</b>
            {standing?.isDone ? (
              <span class="score-done">
                <Icon name={standing.symbol} size={11} title={standing.word} />
              </span>
            ) : null}
          </>
        );
        return (
          <li key={seat} class={`${acting.includes(seat) ? "is-acting" : ""} ${info?.isMe ? "is-me" : ""}`}>
            {p.onPick ? (
              <button
                type="button"
                title={t("own.show", name)}
                aria-pressed={store.ownSeat.value === seat}
                onClick={() => p.onPick!(seat)}
              >
                {inside}
              </button>
            ) : (
              <span class="score-plain">{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

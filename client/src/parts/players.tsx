/** The panels of all players. */
import type { ComponentChildren } from "preact";
import { seatName } from "../people";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import { levelName, t } from "../words";
import { scoresOf } from "./scores";

/** A panel per player: name, presence, points, and the game's own summary. */
export function Players(p: {
  store: TableStore;
  summaryOf: (seat: number) => ComponentChildren;
  onPick: (seat: number) => void;
}) {
  const { store } = p;
  const view = store.view.value;
  const scores = scoresOf(view);
  const acting = store.toAct.value;
  return (
    <ul class="players" aria-label={t("tab.players")}>
      {store.seats.value.map((info) => {
        const seat = store.table.value!.seats[info.seat]!;
        const name = seatName(store.table.value, info.seat);
        return (
          <li
            key={info.seat}
            class={`player ${acting.includes(info.seat) ? "is-acting" : ""} ${store.ownSeat.value === info.seat ? "is-shown" : ""}`}
          >
            <button
              type="button"
              class="player-head"
              aria-pressed={store.ownSeat.value === info.seat}
              title={t("own.show", name)}
              onClick={() => p.onPick(info.seat)}
            >
              <SeatMark seat={info.seat} size={18} />
              <span class="player-name">{name}</span>
              {info.isComputer ? (
                <Icon name="computer" size={16} title={t(seat.has_resigned ? "resigned" : "computer")} />
              ) : (
                <span
                  class={info.isHere ? "presence is-here" : "presence"}
                  role="img"
                  aria-label={t(info.isHere ? "here" : "away")}
                  title={t(info.isHere ? "here" : "away")}
                />
              )}
              {seat.kind === "computer" && seat.level ? <span class="hint">{levelName(seat.level)}</span> : null}
              {view?.start_seat === info.seat ? <Icon name="flag" size={14} title={t("start-player")} /> : null}
              <b class="player-points" title={t("score.so-far")}>
                {scores[info.seat]?.total ?? ""}
              </b>
            </button>
            <div class="player-summary">{p.summaryOf(info.seat)}</div>
          </li>
        );
      })}
    </ul>
  );
}

/** Who plays: whole names and points in the head of a wide table, and panels where a game has no table of holdings. */
import type { ComponentChildren } from "preact";
import type { Standing } from "../board";
import { seatName } from "../people";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import { levelName, t } from "../words";
import { calledAmong } from "./podium";
import { scoresOf } from "./scores";

/** A name of so many letters has room for "(you)" beside it. */
const BRIEF = 7;

/** In the head of a wide table: who plays, with how many points, who is there, whose turn it is. */
export function SeatStrip(p: {
  store: TableStore;
  standingOf: (seat: number) => Standing | null;
  onPick: (seat: number) => void;
}) {
  const { store } = p;
  const view = store.view.value;
  const scores = scoresOf(view);
  const acting = store.toAct.value;
  return (
    <ul class="score-strip seat-strip" aria-label={t("score.so-far")}>
      {store.seats.value.map((info) => {
        const seat = store.table.value!.seats[info.seat]!;
        const name = seatName(store.table.value, info.seat);
        const isOnlyMe = info.isMe && store.mySeats.value.length === 1;
        const kind = seat.has_resigned ? t("resigned") : info.isComputer ? t("computer") : "";
        const more = [kind, seat.kind === "computer" && seat.level ? levelName(seat.level) : ""].filter(Boolean);
        const shown = t("own.show", name);
        const standing = p.standingOf(info.seat);
        const called = isOnlyMe ? calledAmong(name, store.seatNames.value) : name;
        return (
          <li
            key={info.seat}
            class={`${acting.includes(info.seat) ? "is-acting" : ""} ${info.isMe ? "is-me" : ""} ${store.ownSeat.value === info.seat ? "is-shown" : ""}`}
          >
            <button
              type="button"
              class="player-head"
              aria-pressed={store.ownSeat.value === info.seat}
              title={more.length ? `${shown} (${more.join(", ")})` : shown}
              onClick={() => p.onPick(info.seat)}
            >
              <span class="seat-sign">
                <span>
                  <SeatMark seat={info.seat} size={16} />
                  {/* The sum of all that counts at the end, which is more than lies on a track of points. */}
                  {scores[info.seat] ? <small aria-hidden="true">Σ</small> : null}
                </span>
                <b
                  class={`player-points ${store.changed.value.has(`scores.${info.seat}.total`) ? "is-changed" : ""}`}
                  title={t("score.so-far")}
                >
                  {scores[info.seat]?.total ?? ""}
                </b>
              </span>
              <span class={called.length > BRIEF ? "seat-name" : "seat-name is-brief"}>
                {called}{" "}
                <span class="seat-signs">
                  {isOnlyMe ? `(${t("you")}) ` : null}
                  {info.isComputer ? (
                    <Icon name="computer" size={13} title={kind} />
                  ) : (
                    <span
                      class={info.isHere ? "presence is-here" : "presence"}
                      role="img"
                      aria-label={t(info.isHere ? "here" : "away")}
                    />
                  )}
                  {view?.start_seat === info.seat ? <Icon name="flag" size={13} title={t("start-player")} /> : null}
                </span>
              </span>
              {standing ? (
                <span class={standing.isDone ? "seat-standing is-done" : "seat-standing"} title={standing.word}>
                  <Icon name={standing.symbol} size={15} />
                  <small>{standing.word}</small>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

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

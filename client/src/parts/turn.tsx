/** Whose turn it is, in words. */

import type { ComponentChildren } from "preact";
import { seatName } from "../people";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import { has, listed, plain, t } from "../words";
import { RuleLink } from "./base";
import { NextForWatchers } from "./news";

/** Whose turn it is and what is asked: the first thing to see. On a phone `beside` stands at the end of its last line. */
export function Asked(p: { store: TableStore; game: string; compact?: boolean; beside?: ComponentChildren }) {
  const { store } = p;
  const { title, seat } = turnOf(store);
  const prompt = store.view.value?.prompt;
  const isMine = store.isMyTurn.value;
  const confirming = store.confirmSeat.value !== null && !store.isReplay.value;
  const over = store.table.value?.status === "finished" && !store.isReplay.value;
  const trouble = store.isReplay.value ? null : store.table.value?.trouble;
  const rule =
    prompt?.rule && !confirming && !trouble && !over ? <RuleLink game={p.game} rule={prompt.rule} brief /> : null;
  // Looking back on a phone, the board needs the room of a question that nobody answers there.
  const isGlance = p.compact && store.isReplay.value;
  return (
    <section
      class={`asked ${isMine ? "is-mine" : ""} ${store.isReplay.value ? "is-replay" : ""} ${p.compact ? "is-compact" : ""} ${over ? "is-over" : ""}`}
      aria-label={title}
      id="asked"
    >
      <h2>
        {seat !== null ? (
          <SeatMark seat={seat} size={22} />
        ) : (
          <Icon name={trouble ? "flag" : over ? "trophy" : store.isReplay.value ? "back" : "hourglass"} size={22} />
        )}
        <span>{title}</span>
      </h2>
      {p.compact ? null : rule}
      {trouble ? (
        <p>{plain(trouble)}</p>
      ) : over || isGlance ? null : (
        <p>
          {confirming ? t("turn.confirm.what") : plain(prompt?.text)} {p.compact ? rule : null}
        </p>
      )}
      {/* On phones it stands at the thumb, where this part has no room for it. */}
      {over || trouble || p.compact ? null : <NextForWatchers store={store} />}
      {p.beside}
    </section>
  );
}

/** Whose turn it is, or who has won. What is made for others (`isForOthers`) names me, too. */
export function turnOf(store: TableStore, isForOthers = false): { title: string; seat: number | null } {
  const table = store.table.value!;
  const acting = store.toAct.value;
  const name = (seat: number) => seatName(table, seat);
  if (store.isReplay.value) {
    // Many names would take the room of what is looked at; the head marks who they are.
    const who =
      acting.length > 2
        ? t("turn.several", acting.length)
        : t(acting.length > 1 ? "turn.others" : "turn.other", listed(acting.map(name)));
    return {
      title: acting.length ? `${t("turn.replay")}: ${who}` : t("turn.replay"),
      seat: acting.length === 1 ? acting[0]! : null,
    };
  }
  if (table.trouble) return { title: t("turn.closed"), seat: null };
  if (table.status === "finished") {
    const winners = (table.result?.ranking ?? store.view.value?.ranking ?? [])[0] as number[] | undefined;
    if (!winners?.length) return { title: t("turn.over"), seat: null };
    if (table.seats.length === 1) {
      // Who plays alone beats nobody, but may have reached a rank.
      const rank = table.result?.outcome?.rank;
      return { title: rank ? t("end.rank.reached", plain(rank.name)) : t("turn.over"), seat: winners[0]! };
    }
    if (winners.length === 1)
      return {
        title:
          !isForOthers && store.mySeats.value.length === 1 && store.mySeats.value[0] === winners[0]
            ? t("turn.won.me")
            : t("turn.won", name(winners[0]!)),
        seat: winners[0]!,
      };
    return { title: t("turn.won.shared", listed(winners.map(name))), seat: null };
  }
  if (store.confirmSeat.value !== null) return { title: t("turn.confirm"), seat: store.confirmSeat.value };
  if (table.confirm_seat != null)
    return { title: t("turn.confirm.other", name(table.confirm_seat)), seat: table.confirm_seat };
  if (store.isMyTurn.value && store.seat.value !== null) {
    if (store.mySeats.value.length > 1) return { title: t("turn.as", name(store.seat.value)), seat: store.seat.value };
    return { title: mineOf(store, acting), seat: store.seat.value };
  }
  if (acting.length === 1) {
    const seat = acting[0]!;
    return { title: t(store.seats.value[seat]?.isComputer ? "turn.computer" : "turn.other", name(seat)), seat };
  }
  return { title: t("turn.others", listed(acting.map(name))), seat: null };
}

/** That it is my turn; several may act at once, and a game may have a word for what they do then. */
function mineOf(store: TableStore, acting: number[]): string {
  if (acting.length === 1) return t("turn.mine");
  const isAll = acting.length === store.seats.value.length;
  const phase = `turn.${isAll ? "all" : "some"}.${store.view.value?.phase}`;
  return t(has(phase) ? phase : isAll ? "turn.all" : "turn.mine");
}

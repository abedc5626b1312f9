/** Above the board: the round, its phases, and the player order with flags and crowns. */
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, plainCard, seatName, wordOf } from "./facts";
import { Piles } from "./offers";

const PHASES = ["rolling", "placing", "retrieving", "order", "income", "voyages"];

export function Head({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const now = PHASES.indexOf(view.phase);
  const round = wordOf(p, "round-of", view.round, view.rounds);
  const phase = nameOf(p, `phase.${view.phase}`);
  return (
    <div class="c-head">
      <Hit
        desk={desk}
        class="c-round"
        card={() => ({
          ...plainCard(p, "round-text", "C-3.1", round),
          lines: PHASES.map((one) => nameOf(p, `phase.${one}`)),
        })}
        label={`${wordOf(p, "round")} ${view.round}/${view.rounds}. ${phase}`}
      >
        <span>
          <small>{wordOf(p, "round")}</small>{" "}
          <b>
            {view.round}
            <i>/{view.rounds}</i>
          </b>
        </span>
        <ol class="c-phases" aria-hidden="true">
          {PHASES.map((one, n) => (
            <li key={one} class={n === now ? "c-now" : n < now ? "c-past" : ""}>
              <Painted text={"ABCDEF"[n]!} />
            </li>
          ))}
        </ol>
      </Hit>
      <Order desk={desk} />
      <Piles desk={desk} />
    </div>
  );
}

function Order({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const names = view.order.map((seat) => seatName(p, seat)).join(", ");
  const lines = view.order.map((seat, n) =>
    wordOf(p, "order-line", n + 1, seatName(p, seat), view.players[seat]!.crowns),
  );
  const out = view.board.crowns_out.map((cls) => nameOf(p, `class.${cls}`));
  if (out.length) lines.push(wordOf(p, "crowns-out", out.join(", ")));
  return (
    <Hit
      desk={desk}
      class="c-order"
      card={() => ({ ...plainCard(p, "order-text", "C-5.2", wordOf(p, "order")), lines })}
      label={`${wordOf(p, "order")}: ${names}. ${lines.join(". ")}`}
    >
      {view.order.map((seat, n) => (
        <span key={seat} class={`c-flag${view.prompt.seats.includes(seat) ? " c-now" : ""}`}>
          <small>
            <Painted text={`${n + 1}.`} />
          </small>
          <SeatMark seat={seat} size={17} />
          <span class="c-flag-crowns" data-none={view.players[seat]!.crowns ? undefined : ""}>
            <Icon name="c-crown" size={13} />
            <Painted text={view.players[seat]!.crowns} />
          </span>
        </span>
      ))}
    </Hit>
  );
}

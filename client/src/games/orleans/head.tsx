/** The hourglass with round and event, what events are left, who begins; the goods market and other supplies. */
import type { Explanation } from "../../board";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, plainCard, seatName, told, wordOf } from "./facts";
import { Good, Painted } from "./pieces";

export function Hourglass({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const now = facts.events.find((event) => event.id === view.event)!;
  const round = wordOf(p, "round-of", view.round, view.rounds);
  const starter = seatName(p, view.start_seat);
  const begins = (): Explanation => plainCard(p, "start-player-text", "O-2.6", wordOf(p, "start-player"), starter);
  return (
    <div class="o-strip o-hourglass">
      <Hit
        desk={desk}
        class="o-round"
        card={() => plainCard(p, "hourglass-text", "O-2.2", round)}
        label={`${wordOf(p, "round")} ${view.round}/${view.rounds}`}
      >
        <Icon name="o-sandglass" size={24} />
        <span>
          <small>{wordOf(p, "round")}</small>{" "}
          <b>
            {view.round}
            <i>/{view.rounds}</i>
          </b>
        </span>
      </Hit>
      <Hit
        desk={desk}
        class={`o-now${p.changed.has("event") ? " changed" : ""}`}
        card={() => told(p, nameOf(p, `event.${now.id}`), now, [wordOf(p, "event-now")])}
        label={`${wordOf(p, "event")} ${nameOf(p, `event.${now.id}`)}. ${wordOf(p, "event-now")}`}
      >
        <Icon name={`event-${now.id}`} size={24} />
        <span>
          <small>{wordOf(p, "event")}</small> <b>{nameOf(p, `event.${now.id}`)}</b>
        </span>
      </Hit>
      <div class="o-coming" role="group" aria-label={wordOf(p, "events-left")}>
        <small>{wordOf(p, "events-left")}</small>
        <span>
          {facts.events.map((event) => {
            const left = view.board.events_left[event.id]!;
            const text = wordOf(p, "event-left", left, event.count);
            return (
              <Hit
                key={event.id}
                desk={desk}
                class={left ? "" : "none"}
                card={() => told(p, nameOf(p, `event.${event.id}`), event, [text])}
                label={`${nameOf(p, `event.${event.id}`)}: ${text}`}
              >
                <Icon name={`event-${event.id}`} size={17} />
                <b>{left}</b>
              </Hit>
            );
          })}
        </span>
      </div>
      <Hit desk={desk} class="o-starts" card={begins} label={`${wordOf(p, "start-player")}: ${starter}`}>
        <Icon name="flag" size={19} />
        <SeatMark seat={view.start_seat} size={17} />
      </Hit>
    </div>
  );
}

export function Supplies({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  return (
    <div class="o-strip o-supplies" role="group" aria-label={wordOf(p, "goods-market")}>
      <small>{wordOf(p, "goods-market")}</small>
      {facts.goods.map((good) => {
        const left = view.board.goods_market[good.id]!;
        const card = () => plainCard(p, "goods-market-text", "O-1.4", nameOf(p, `good.${good.id}`), left, good.points);
        return (
          <Hit
            key={good.id}
            desk={desk}
            class={`o-stack${left ? "" : " none"}${p.changed.has(`board.goods_market.${good.id}`) ? " changed" : ""}`}
            path={[`board.goods_market.${good.id}`]}
            card={card}
            label={`${nameOf(p, `good.${good.id}`)}: ${card().text}`}
          >
            <Good good={good.id} size={20} />
            <b>{left}</b>
          </Hit>
        );
      })}
      <Hit
        desk={desk}
        class="o-stack o-gap"
        card={() => plainCard(p, "technology-left", "O-1.7", wordOf(p, "technology"), view.board.technology)}
        label={wordOf(p, "technology-left", view.board.technology)}
      >
        <Icon name="o-technology" size={20} />
        <b>{view.board.technology}</b>
      </Hit>
      {view.board.bank === null ? null : (
        <Hit
          desk={desk}
          class="o-stack"
          card={() => plainCard(p, "bank-text", "O-R48", wordOf(p, "bank"), view.board.bank!)}
          label={wordOf(p, "bank-text", view.board.bank)}
        >
          <Icon name="o-coin" size={20} />
          <b>{view.board.bank}</b>
        </Hit>
      )}
      {view.board.citizens.includes("most-stations") ? (
        <Hit
          desk={desk}
          class="o-stack o-last-citizen"
          card={() => plainCard(p, "last-citizen-text", "O-13.2", wordOf(p, "last-citizen"))}
          label={`${wordOf(p, "last-citizen")}. ${wordOf(p, "last-citizen-text")}`}
        >
          <Icon name="o-citizen" size={20} />
          <small>
            <Painted text={wordOf(p, "last-citizen-short")} />
          </small>
        </Hit>
      ) : null}
    </div>
  );
}

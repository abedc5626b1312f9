/** What lies beside a player's board: coins, goods, trading stations, technology, citizens, status. */
import type { ComponentChildren } from "preact";
import type { Explanation } from "../../board";
import { Icon, SEAT_SHAPES } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { GOODS, nameOf, type Player, plainCard, wordOf } from "./facts";
import { Amount, Good, Star } from "./pieces";

interface StockProps {
  desk: Desk;
  player: Player;
  seat: number;
}

export function Stock({ desk, player, seat }: StockProps) {
  const { p } = desk;
  const mine = p.seat === seat;
  const changed = (key: string) => p.changed.has(`players.${seat}.${key}`);
  const item = (
    key: string,
    value: number,
    picture: ComponentChildren,
    card: () => Explanation,
    meant: string[] = [],
    always = true,
  ) =>
    always || value ? (
      <Hit
        key={key}
        desk={desk}
        class={`o-item${value ? "" : " none"}`}
        meant={mine ? meant : []}
        card={card}
        label={`${card().title}: ${value}. ${card().text}`}
      >
        {picture}
        <Amount value={value} motion={p.motion} changed={changed(key)} />
      </Hit>
    ) : null;
  const station = <StationMark seat={seat} size={19} left />;
  const aside = () =>
    plainCard(
      p,
      "technology-aside",
      "O-7.7",
      wordOf(p, "technology"),
      player.technology_aside,
      player.farmer_technology_aside,
    );
  return (
    <div class="o-stock">
      <div>
        {item("coins", player.coins, <Icon name="o-coin" size={19} />, () =>
          plainCard(p, "coins-text", "O-13.3", wordOf(p, "coins")),
        )}
        {item("citizens", player.citizens, <Icon name="o-citizen" size={19} />, () =>
          plainCard(p, "citizens-text", "O-13.5", wordOf(p, "citizens")),
        )}
        {item(
          "stations_left",
          player.stations_left,
          station,
          () =>
            plainCard(
              p,
              "stations-text",
              "O-13.5",
              wordOf(p, "stations"),
              player.stations.length,
              player.stations_left,
            ),
          ["lose-unbuilt-station"],
        )}
        <Hit
          desk={desk}
          class="o-item"
          meant={mine ? ["lose-step"] : []}
          card={() => plainCard(p, "status-text", "O-9.4", wordOf(p, "status"), player.status, player.development)}
          label={wordOf(p, "status-text", player.status, player.development)}
        >
          <Star n={player.status} size={p.narrow ? 26 : 22} />
          <Icon name="o-development" size={15} />
          <Amount value={player.development} motion={p.motion} changed={changed("development")} />
        </Hit>
        {item(
          "technology_aside",
          player.technology_aside,
          <Icon name="o-technology" size={19} />,
          aside,
          ["lose-kept-technology"],
          false,
        )}
        {item(
          "farmer_technology_aside",
          player.farmer_technology_aside,
          <span class="o-both">
            <Icon name="o-technology" size={19} />
            <Icon name="follower-farmer" size={14} />
          </span>,
          aside,
          ["lose-farmer-technology"],
          false,
        )}
      </div>
      <div>
        {GOODS.map((good) => {
          const points = desk.facts.goods.find((one) => one.id === good)!.points;
          const card = () =>
            plainCard(p, "good-text", "O-13.4", nameOf(p, `good.${good}`), player.goods[good]!, points);
          return (
            <Hit
              key={good}
              desk={desk}
              class={`o-item${player.goods[good] ? "" : " none"}`}
              meant={mine ? [`give-food ${good}`, `lose-good ${good}`] : []}
              card={card}
              label={`${nameOf(p, `good.${good}`)}: ${player.goods[good]}`}
            >
              <Good good={good} size={20} />
              <Amount value={player.goods[good]!} motion={p.motion} changed={changed(`goods.${good}`)} />
            </Hit>
          );
        })}
      </div>
    </div>
  );
}

/** A trading station outside the map: built, or still to be built. */
export function StationMark({ seat, size, left }: { seat: number; size: number; left?: boolean }) {
  return (
    <svg class="symbol" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={left ? "#sym-o-station-left" : "#sym-o-station"} class={`seat-${seat}`} width="24" height="24" />
      <use
        href={`#sym-seat-${SEAT_SHAPES[seat % 5]}`}
        class={left ? `seat-${seat}` : `on-seat-${seat}`}
        x="7.2"
        y="10"
        width="9.6"
        height="9.6"
      />
    </svg>
  );
}

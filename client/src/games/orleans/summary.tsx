/** What the players hold: coins, goods, stations, citizens, status, bag; all of them, and one player in one strip. */
import type { BoardProps, Holding } from "../../board";
import { Icon } from "../../symbols";
import { GOODS, nameOf, type View, wordOf } from "./facts";
import { StationMark } from "./stock";

export function holdings(p: BoardProps): Holding[] {
  const view = p.view as View;
  const player = (seat: number) => view.players[seat]!;
  const count = (key: "coins" | "citizens" | "bag_size") => (seat: number) => ({ value: player(seat)[key] });
  return [
    { key: "coins", title: wordOf(p, "coins"), picture: () => <Icon name="o-coin" size={16} />, of: count("coins") },
    {
      key: "goods",
      title: wordOf(p, "goods"),
      picture: () => <Icon name="o-goods" size={16} />,
      of: (seat) => {
        const { goods } = player(seat);
        const held = GOODS.filter((good) => goods[good]);
        return {
          value: held.reduce((sum, good) => sum + goods[good]!, 0),
          what: `${wordOf(p, "goods")}: ${held.map((good) => `${goods[good]} ${nameOf(p, `good.${good}`)}`).join(", ") || 0}`,
        };
      },
    },
    {
      key: "stations",
      title: wordOf(p, "stations"),
      picture: (seat) => (seat === null ? <Icon name="o-station" size={16} /> : <StationMark seat={seat} size={16} />),
      of: (seat) => ({ value: player(seat).stations.length }),
    },
    {
      key: "citizens",
      title: wordOf(p, "citizens"),
      picture: () => <Icon name="o-citizen" size={16} />,
      of: count("citizens"),
    },
    {
      key: "development",
      title: wordOf(p, "status"),
      picture: () => <Icon name="o-star" size={16} />,
      of: (seat) => ({
        value: player(seat).status,
        what: wordOf(p, "status-text", player(seat).status, player(seat).development),
      }),
    },
    { key: "bag_size", title: wordOf(p, "bag"), picture: () => <Icon name="o-bag" size={16} />, of: count("bag_size") },
  ];
}

export function Summary(p: BoardProps & { of: number }) {
  const view = p.view as View;
  const player = view.players[p.of];
  if (!player) return null;
  return (
    <span class="orl o-summary">
      {holdings(p).map(({ key, title, picture, of }) => {
        const { value, what } = of(p.of);
        return (
          <span
            key={key}
            class={`o-cell ${p.changed.has(`players.${p.of}.${key}`) ? "changed" : ""}`}
            title={what ?? title}
          >
            {picture(p.of)}
            <b>{value}</b>
            <span class="d-hidden">{what ?? title}</span>
          </span>
        );
      })}
      {player.has_passed && view.phase === "actions" ? (
        <span class="o-cell o-passed">{wordOf(p, "passed")}</span>
      ) : null}
    </span>
  );
}

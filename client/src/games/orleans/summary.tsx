/** A player in one strip: coins, goods, stations, citizens, status, bag. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board";
import { Icon } from "../../symbols";
import { useDesk } from "./desk";
import { GOODS, nameOf, wordOf } from "./facts";
import { Good } from "./pieces";
import { StationMark } from "./stock";

export function Summary(p: BoardProps & { of: number }) {
  const desk = useDesk(p);
  const player = desk.view.players[p.of];
  if (!player) return null;
  const goods = GOODS.reduce((sum, good) => sum + player.goods[good]!, 0);
  const changed = (key: string) => (p.changed.has(`players.${p.of}.${key}`) ? "changed" : "");
  const cell = (key: string, title: string, picture: ComponentChildren, value: number | string) => (
    <span key={key} class={`o-cell ${changed(key)}`} title={title}>
      {picture}
      <b>{value}</b>
      <span class="d-hidden">{title}</span>
    </span>
  );
  return (
    <span class="orl o-summary">
      {cell("coins", wordOf(p, "coins"), <Icon name="o-coin" size={16} />, player.coins)}
      {cell(
        "goods",
        `${wordOf(p, "goods")}: ${
          GOODS.filter((good) => player.goods[good])
            .map((good) => `${player.goods[good]} ${nameOf(p, `good.${good}`)}`)
            .join(", ") || 0
        }`,
        <Good good="grain" size={16} />,
        goods,
      )}
      {cell("stations", wordOf(p, "stations"), <StationMark seat={p.of} size={16} />, player.stations.length)}
      {cell("citizens", wordOf(p, "citizens"), <Icon name="o-citizen" size={16} />, player.citizens)}
      {cell(
        "development",
        wordOf(p, "status-text", player.status, player.development),
        <Icon name="o-star" size={16} />,
        player.status,
      )}
      {cell("bag_size", wordOf(p, "bag"), <Icon name="o-bag" size={16} />, player.bag_size)}
      {player.has_passed && desk.view.phase === "actions" ? (
        <span class="o-cell o-passed">{wordOf(p, "passed")}</span>
      ) : null}
    </span>
  );
}

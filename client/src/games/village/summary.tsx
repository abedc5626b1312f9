/** A player in one strip: family, cubes, goods, grain, coins, time left, points. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board";
import { Icon } from "../../symbols";
import { COLOURS, type Facts, GOODS, nameOf, sum, type View, wordOf } from "./facts";

/** What comes to the farm when it is dragged here. */
export const FARM_TAKES =
  "take|serve|make|buy|brew|brew-grain|harvest|return|buy-out|bring-out|receive|receive-good|buy-card|hire|privilege";

export function Summary(p: BoardProps & { of: number }) {
  const view = p.view as View;
  const facts = p.description as Facts;
  const player = view.players[p.of];
  if (!player) return null;
  const living = Object.entries(player.family)
    .filter(([place]) => !/^(unborn|chronicle-|grave|gone|sea|beside-)/.test(place))
    .reduce((total, [, counts]) => total + sum(counts), 0);
  const changed = (key: string) => (p.changed.has(`players.${p.of}.${key}`) ? "changed" : "");
  const cell = (key: string, title: string, value: number | string, pictures: ComponentChildren) => (
    <span key={key} class={`v-short ${changed(key)}${value === 0 ? " none" : ""}`} title={title}>
      {pictures}
      <b aria-hidden="true">{value}</b>
      <span class="d-hidden">{title}</span>
    </span>
  );
  return (
    <span class="vil v-summary" data-takes={p.of === p.seat ? FARM_TAKES : undefined}>
      {cell(
        "family",
        wordOf(p, "living-text", living, sum(player.family["farm"])),
        living,
        <Icon name="v-at-family" size={16} />,
      )}
      {cell(
        "time",
        `${wordOf(p, "lifetime")}: ${wordOf(p, "lifetime-at", player.time + 1, facts.farm.lifetime, facts.farm.lifetime - player.time)}`,
        facts.farm.lifetime - player.time,
        <Icon name="v-time" size={15} />,
      )}
      {COLOURS.map((cube) =>
        cell(
          `cubes.${cube}`,
          `${nameOf(p, `cube.${cube}`)}: ${player.cubes[cube]}`,
          player.cubes[cube] ?? 0,
          <Icon name={`v-chip-${cube}`} size={16} />,
        ),
      )}
      {cell("coins", `${wordOf(p, "coins")}: ${player.coins}`, player.coins, <Icon name="v-coin" size={16} />)}
      {cell("grain", `${wordOf(p, "grain")}: ${player.grain}`, player.grain, <Icon name="v-grain" size={16} />)}
      {GOODS.map((good) =>
        player.goods[good]
          ? cell(
              `goods.${good}`,
              `${nameOf(p, `good.${good}`)}: ${player.goods[good]}`,
              player.goods[good]!,
              <Icon name={`v-good-${good}`} size={17} />,
            )
          : null,
      )}
      {WARES.map(([key, symbol]) =>
        player[key]
          ? cell(key, `${wordOf(p, key)}: ${player[key]}`, player[key]!, <Icon name={symbol} size={17} />)
          : null,
      )}
      {player.cards?.length
        ? cell(
            "cards",
            player.cards.map((id) => nameOf(p, `card.${id}`)).join(", "),
            player.cards.length,
            <Icon name="v-card" size={17} />,
          )
        : null}
    </span>
  );
}

/** What the expansions lay on a farm. */
const WARES = [
  ["beer", "v-beer"],
  ["bread", "v-bread"],
  ["tools", "v-tool"],
  ["cocoa_home", "v-cocoa"],
  ["tea_home", "v-tea"],
  ["chests", "v-chest"],
] as const;

/** What the players hold: family, time left, cubes, goods, grain, coins; all of them, and one player in one strip. */
import type { BoardProps, Holding } from "../../board";
import { Icon } from "../../symbols";
import { COLOURS, type Facts, GOODS, nameOf, type Player, sum, type View, wordOf } from "./facts";

/** What comes to the farm when it is dragged here. */
export const FARM_TAKES =
  "take|serve|make|buy|brew|brew-grain|harvest|return|buy-out|bring-out|receive|receive-good|buy-card|hire|privilege";

/** What the expansions lay on a farm. */
const WARES = [
  ["beer", "v-beer"],
  ["bread", "v-bread"],
  ["tools", "v-tool"],
  ["cocoa_home", "v-cocoa"],
  ["tea_home", "v-tea"],
  ["chests", "v-chest"],
] as const;
/** What a strip leaves out while there is none of it. */
const SHOWN_IF_THERE = /^(goods|cards|beer|bread|tools|cocoa_home|tea_home|chests)/;

export function holdings(p: BoardProps): Holding[] {
  const view = p.view as View;
  const { lifetime } = (p.description as Facts).farm;
  const first = view.players[0];
  const kind = (key: string, title: string, symbol: string, count: (player: Player) => number): Holding => ({
    key,
    title,
    picture: () => <Icon name={symbol} size={16} />,
    of: (seat) => {
      const value = count(view.players[seat]!);
      return { value, what: `${title}: ${value}` };
    },
  });
  return [
    {
      ...kind("family", wordOf(p, "family"), "v-at-family", (player) => player.living),
      of: (seat) => {
        const player = view.players[seat]!;
        return { value: player.living, what: wordOf(p, "living-text", player.living, sum(player.family["farm"])) };
      },
    },
    {
      ...kind("time", wordOf(p, "time-left"), "v-time", (player) => lifetime - player.time),
      of: (seat) => {
        const { time } = view.players[seat]!;
        const what = wordOf(p, "lifetime-at", time + 1, lifetime, lifetime - time);
        return { value: lifetime - time, what: `${wordOf(p, "lifetime")}: ${what}` };
      },
    },
    ...COLOURS.map((cube) =>
      kind(`cubes.${cube}`, nameOf(p, `cube.${cube}`), `v-chip-${cube}`, (player) => player.cubes[cube] ?? 0),
    ),
    kind("coins", wordOf(p, "coins"), "v-coin", (player) => player.coins),
    kind("grain", wordOf(p, "grain"), "v-grain", (player) => player.grain),
    ...GOODS.map((good) =>
      kind(`goods.${good}`, nameOf(p, `good.${good}`), `v-good-${good}`, (player) => player.goods[good] ?? 0),
    ),
    ...WARES.filter(([key]) => first?.[key] !== undefined).map(([key, symbol]) =>
      kind(key, wordOf(p, key.replace("_home", "")), symbol, (player) => player[key] ?? 0),
    ),
    ...(first?.cards
      ? [
          {
            ...kind("cards", wordOf(p, "cards-held"), "v-card", (player) => player.cards?.length ?? 0),
            of: (seat: number) => {
              const cards = view.players[seat]!.cards ?? [];
              const names = cards.map((id) => nameOf(p, `card.${id}`)).join(", ");
              return { value: cards.length, what: names || `${wordOf(p, "cards-held")}: 0` };
            },
          },
        ]
      : []),
  ];
}

export function Summary(p: BoardProps & { of: number }) {
  if (!(p.view as View).players[p.of]) return null;
  return (
    <span class="vil v-summary" data-takes={p.of === p.seat ? FARM_TAKES : undefined}>
      {holdings(p).map(({ key, title, picture, of }) => {
        const { value, what } = of(p.of);
        if (!value && SHOWN_IF_THERE.test(key)) return null;
        const changed = p.changed.has(`players.${p.of}.${key}`) ? "changed" : "";
        return (
          <span key={key} class={`v-short ${changed}${value === 0 ? " none" : ""}`} title={what ?? title}>
            {picture(p.of)}
            <b aria-hidden="true">{value}</b>
            <span class="d-hidden">{what ?? title}</span>
          </span>
        );
      })}
    </span>
  );
}

/** What the players hold: guards, coins, crowns, cards, monasteries, voyages, dice; all of them, and one in one strip. */
import type { BoardProps, Holding } from "../../board";
import { Icon } from "../../symbols";
import { DieSign, Sign } from "./bonus";
import { COLOURS, nameOf, type View, wordOf } from "./facts";

export function holdings(p: BoardProps): Holding[] {
  const view = p.view as View;
  const count = (key: "guards" | "coins" | "crowns") => (seat: number) => ({ value: view.players[seat]![key] });
  const amount = (key: "cards" | "monasteries" | "voyages") => (seat: number) => ({
    value: view.players[seat]![key].length,
  });
  return [
    { key: "guards", title: nameOf(p, "resource.guards"), picture: () => <Sign of="guards" />, of: count("guards") },
    { key: "coins", title: nameOf(p, "resource.coins"), picture: () => <Sign of="coins" />, of: count("coins") },
    {
      key: "crowns",
      title: wordOf(p, "crowns-plain"),
      picture: () => <Icon name="c-crown" size={16} />,
      of: count("crowns"),
    },
    {
      key: "cards",
      title: wordOf(p, "cards"),
      picture: () => <Icon name="c-card" size={16} class="c-back" />,
      of: amount("cards"),
    },
    {
      key: "monasteries",
      title: wordOf(p, "monasteries"),
      picture: () => <Sign of="monastery" />,
      of: amount("monasteries"),
    },
    { key: "voyages", title: wordOf(p, "voyages"), picture: () => <Sign of="ship" />, of: amount("voyages") },
    ...COLOURS.map((colour) => ({
      key: `dice.${colour}`,
      title: nameOf(p, `die.${colour}`),
      picture: () => <DieSign of={colour} />,
      of: (seat: number) => ({ value: view.players[seat]!.dice[colour] ?? 0 }),
    })),
  ];
}

/** What comes to a player's board when it is dragged here. */
export const OWN_TAKES = "acquire|favour|start-cards";

export function Summary(p: BoardProps & { of: number }) {
  if (!(p.view as View).players[p.of]) return null;
  return (
    <span class="coi c-summary" data-takes={p.of === p.seat ? OWN_TAKES : undefined}>
      {holdings(p).map(({ key, title, picture, of }) => {
        const { value } = of(p.of);
        // Most of the time most colours of dice are not there.
        return key.startsWith("dice.") && !value ? null : (
          <span key={key} class={`c-cell${p.changed.has(`players.${p.of}.${key}`) ? " changed" : ""}`} title={title}>
            {picture(p.of)}
            <b>{value}</b>
            <span class="d-hidden">{title}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A player in one strip: guards, coins, crowns, cards, monasteries, voyages, dice; the points stand beside it. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board";
import { Icon } from "../../symbols";
import { DieSign, Sign } from "./bonus";
import { useDesk } from "./desk";
import { COLOURS, nameOf, wordOf } from "./facts";

/** What comes to a player's board when it is dragged here. */
export const OWN_TAKES = "acquire|favour|start-cards";

export function Summary(p: BoardProps & { of: number }) {
  const desk = useDesk(p);
  const player = desk.view.players[p.of];
  if (!player) return null;
  const cell = (key: string, title: string, picture: ComponentChildren, value: number) => (
    <span key={key} class={`c-cell${p.changed.has(`players.${p.of}.${key}`) ? " changed" : ""}`} title={title}>
      {picture}
      <b>{value}</b>
      <span class="d-hidden">{title}</span>
    </span>
  );
  return (
    <span class="coi c-summary" data-takes={p.of === p.seat ? OWN_TAKES : undefined}>
      {cell("guards", nameOf(p, "resource.guards"), <Sign of="guards" />, player.guards)}
      {cell("coins", nameOf(p, "resource.coins"), <Sign of="coins" />, player.coins)}
      {cell("crowns", wordOf(p, "crowns-plain"), <Icon name="c-crown" size={16} />, player.crowns)}
      {cell("cards", wordOf(p, "cards"), <Icon name="c-card" size={16} class="c-back" />, player.cards.length)}
      {cell("monasteries", wordOf(p, "monasteries"), <Sign of="monastery" />, player.monasteries.length)}
      {cell("voyages", wordOf(p, "voyages"), <Sign of="ship" />, player.voyages.length)}
      {COLOURS.filter((colour) => player.dice[colour]).map((colour) => (
        <span key={colour} class="c-cell" title={nameOf(p, `die.${colour}`)}>
          <DieSign of={colour} />
          <b>{player.dice[colour]}</b>
          <span class="d-hidden">{nameOf(p, `die.${colour}`)}</span>
        </span>
      ))}
    </span>
  );
}

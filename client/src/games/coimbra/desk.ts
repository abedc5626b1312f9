/** The desk of Coimbra: what can be chosen where, with the types of this game. */
import type { BoardProps } from "../../board";
import { type Desk as AnyDesk, useDesk as useAnyDesk } from "../../drawing/acts";
import type { Card, Description, Favour, Monastery, View, Voyage } from "./facts";

export { Hit, Picker } from "../../drawing/acts";

export type Desk = AnyDesk<View, Description>;

/** What belongs to a card's own question lies on a thing only while it is asked for. */
const ONLY_ASKED = /^(use|repeat|lose|lose-points|score-|gain-|pay|give-|exchange-|advance|accept|browse|cap|stop)/;

export function useDesk(p: BoardProps): Desk {
  return useAnyDesk<View, Description>(p, ONLY_ASKED);
}

export function cardOf(desk: Desk, id: string): Card {
  return desk.facts.cards.find((card) => card.id === id)!;
}

export function monasteryOf(desk: Desk, id: string): Monastery {
  return desk.facts.monasteries.find((tile) => tile.id === id)!;
}

export function favourOf(desk: Desk, id: string): Favour {
  return desk.facts.favours.find((tile) => tile.id === id)!;
}

export function voyageOf(desk: Desk, id: string): Voyage {
  return desk.facts.voyages.find((voyage) => voyage.id === id)!;
}

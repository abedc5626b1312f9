/** The desk of Village: what can be chosen where, with the types of this game. */
import type { BoardProps, CatalogueEntry } from "../../board";
import { useDesk as useAnyDesk } from "../../drawing/acts";
import type { Desk, Facts, View } from "./facts";

/** Kinds of action that answer a question of their own; elsewhere a click on such a thing just explains it. */
const ANSWERS =
  /^(pay|pay-scroll|pay-time|let-die|receive|receive-good|conny|buy-out|load|swap-cube|set-time|which-rank|which-partner|give-chest|bury|darken|take-bread|take-tool|buy-bread|buy-tool)( |$)/;

/** What can be done at any time: person cards of that kind, chests, bread under a figure, life goals. */
const ANY_TIME = /^(lay-bread|open-chest|claim)$/;

/** Tells what is there at any time from what is asked; in a pause made for just that, it is what is asked. */
export function asideOf(p: BoardProps): (entry: CatalogueEntry) => boolean {
  if ((p.view as View).prompt?.question === "pause") return () => false;
  const cards = new Set(
    (p.description as Facts).inn?.cards.filter((card) => card.when === "any").map((card) => card.id),
  );
  return (entry) => ANY_TIME.test(entry.kind) || (entry.kind === "play" && cards.has(entry.args[0]!));
}

export function useDesk(p: BoardProps): Desk {
  return useAnyDesk<View, Facts>(p, ANSWERS, asideOf(p));
}

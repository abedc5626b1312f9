/** The desk of Village: what can be chosen where, with the types of this game. */
import type { BoardProps } from "../../board";
import { useDesk as useAnyDesk } from "../../drawing/acts";
import type { Desk, Facts, View } from "./facts";

/** Kinds of action that answer a question of their own; elsewhere a click on such a thing just explains it. */
const ANSWERS = /^(pay|pay-scroll|pay-time|let-die|receive|receive-good|conny|buy-out)( |$)/;

export function useDesk(p: BoardProps): Desk {
  return useAnyDesk<View, Facts>(p, ANSWERS);
}

/** The desk of Orléans: what can be chosen where, with the types of this game. */
import type { BoardProps } from "../../board";
import { type Desk as AnyDesk, useDesk as useAnyDesk } from "../../drawing/acts";
import type { Description, View } from "./facts";

export { Hit, legalOf, Mark, Picker } from "../../drawing/acts";

export type Desk = AnyDesk<View, Description>;

/** Losing and paying lie on a thing only while they are asked for. */
const ONLY_ASKED = /^(lose-|give-food|pay)/;

export function useDesk(p: BoardProps): Desk {
  return useAnyDesk<View, Description>(p, ONLY_ASKED);
}

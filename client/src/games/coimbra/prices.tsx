/** What cards and voyages cost the person who is asked, for the buttons that name them. */
import type { BoardProps, CatalogueEntry, Price } from "../../board";
import { Painted } from "../../drawing/pieces";
import { Sign } from "./bonus";
import { type Description, type View, wordOf } from "./facts";

export function priceOf(p: BoardProps): (entry: CatalogueEntry) => Price | null {
  const me = p.seat === null ? undefined : (p.view as View).players[p.seat];
  const facts = p.description as Description;
  const price = (amount: number | undefined, resource: "guards" | "coins" | null | undefined): Price | null =>
    amount === undefined || !resource
      ? null
      : {
          picture: (
            <span class="coi c-price">
              <b>
                <Painted text={amount} />
              </b>
              <Sign of={resource} size={18} />
            </span>
          ),
          words: wordOf(p, `price-card-${resource}`, amount),
        };
  return ({ kind, args: [id] }) => {
    if (kind === "acquire") return price(me?.card_prices[id!], facts.cards.find((card) => card.id === id)?.cost);
    if (kind === "invest") return price(me?.voyage_prices[id!], facts.voyages.find((one) => one.id === id)?.resource);
    return null;
  };
}

/** The six voyages: price, task, and who has invested. */
import type { Explanation } from "../../board";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { Said, Sign, said } from "./bonus";
import { type Desk, Hit, voyageOf } from "./desk";
import { nameOf, seatName, told, wordOf } from "./facts";
import { ofVoyage } from "./grammar";
import { Disks } from "./pieces";

export function voyageExplained(desk: Desk, id: string): Explanation {
  const { p, view } = desk;
  const voyage = voyageOf(desk, id);
  const disks = view.board.voyages.find((one) => one.voyage === id)?.disks ?? [];
  const mine = p.seat === null ? undefined : view.players[p.seat]?.voyage_prices[id];
  const words = told(p, nameOf(p, `voyage.${id}`), voyage, [
    wordOf(p, `price-${voyage.resource}`, voyage.cost),
    mine !== undefined && mine !== voyage.cost && wordOf(p, `price-now-${voyage.resource}`, mine),
    disks.length > 0 && wordOf(p, "disks-of", disks.map((seat) => seatName(p, seat)).join(", ")),
  ]);
  return { ...words, picture: said(ofVoyage(voyage), p.language) };
}

export function Voyages({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  return (
    <div class="c-voyages">
      {view.board.voyages.map(({ voyage: id, disks }, n) => {
        const voyage = voyageOf(desk, id);
        const card = () => voyageExplained(desk, id);
        const mine = p.seat === null ? voyage.cost : view.players[p.seat]!.voyage_prices[id]!;
        const name = nameOf(p, `voyage.${id}`);
        return (
          <Hit
            key={id}
            desk={desk}
            class={`c-voyage${p.seat !== null && disks.includes(p.seat) ? " c-mine" : ""}${p.changed.has(`board.voyages.${n}`) ? " c-fresh" : ""}`}
            meant={[`score-voyage ${id}`, `invest ${id}`]}
            path={[`board.voyages.${n}.disks`]}
            tells
            card={card}
            label={`${name}. ${card().text} ${card().lines!.join(". ")}`}
            data-voyage={id}
          >
            <span class="c-voyage-head">
              {p.narrow ? <Icon name="c-ship" size={14} /> : null}
              <span>{name}</span>
            </span>
            <Said sentence={ofVoyage(voyage)} language={p.language} />
            <span class="c-voyage-foot">
              <span class={`c-price${mine < voyage.cost ? " c-less" : ""}`}>
                <b>
                  <Painted text={mine} />
                </b>
                <Sign of={voyage.resource} size={14} />
              </span>
              <Disks seats={disks} size={13} />
            </span>
          </Hit>
        );
      })}
    </div>
  );
}

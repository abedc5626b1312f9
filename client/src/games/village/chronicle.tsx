/** The chronicle, an open book with a line for each kind of work, and the graveyard. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Desk, type Folk, folkAt, nameOf, plainCard, titleOf, told, wordOf } from "./facts";
import { People } from "./pieces";
import { pagesOf } from "./places";
import { Plot } from "./plot";

export function Chronicle({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const lying = (place: string) => folkAt(view, place).reduce((total, one) => total + one.count, 0);
  const graves = view.board.graves_free + lying("grave");
  const beside = folkAt(view, "beside-chronicle");
  const worth = facts.chronicle.points.map((points, n) => ({ points, n })).filter((one) => one.points);
  const last = worth[worth.length - 1]?.n;
  const scale = (
    <Hit
      desk={desk}
      class="v-scale"
      card={() => told(p, wordOf(p, "members-points"), facts.chronicle)}
      label={`${wordOf(p, "members-points")}: ${worth.map((one) => `${one.n}: ${one.points}`).join(", ")}`}
    >
      {worth.map((one) => (
        <span key={one.n}>
          <Icon name="v-at-family" size={12} />
          <Painted text={`${one.n}${one.n === last ? "+" : ""}`} />
          <b>
            <Painted text={one.points} />
          </b>
        </span>
      ))}
    </Hit>
  );
  // Where the board shares its height with a taller farm, the scale stands on the roof.
  const isLow = !p.narrow && pagesOf(view).length > 1;
  return (
    <Plot
      desk={desk}
      at="chronicle"
      title={wordOf(p, isLow ? "tab-chronicle" : "chronicle")}
      extra={isLow ? scale : null}
    >
      <div class="v-pages" data-takes="let-die">
        {facts.chronicle.groups.map((group) => {
          const free = view.board.chronicle_free[group.id] ?? 0;
          const slots = free + lying(`chronicle-${group.id}`);
          const card = () => ({ ...plainCard(p, "group-text", "V-8.5", titleOf(p, `group.${group.id}`), free, slots) });
          return (
            <Line
              key={group.id}
              desk={desk}
              place={`chronicle-${group.id}`}
              emblem={group.id}
              free={free}
              slots={slots}
              card={card}
            />
          );
        })}
        {beside.length ? <Beside desk={desk} folk={beside} /> : null}
        {isLow ? null : scale}
        <Line
          desk={desk}
          place="grave"
          emblem="grave"
          free={view.board.graves_free}
          slots={graves}
          card={() =>
            told(p, titleOf(p, "place.grave"), facts.graveyard, [
              wordOf(p, "graves-text", view.board.graves_free, graves),
            ])
          }
        />
      </div>
    </Plot>
  );
}

/** Those whom a bard has laid beside the book, where they count like the others. */
function Beside({ desk, folk }: { desk: Desk; folk: Folk[] }) {
  const { p } = desk;
  const name = titleOf(p, "place.beside-chronicle");
  return (
    <div class="v-line v-line-beside" role="group" aria-label={name}>
      <span class="v-line-head" aria-hidden="true" title={name}>
        <Icon name="v-at-chronicle" size={18} />
      </span>
      <div class="v-slots">
        <People
          desk={desk}
          place="beside-chronicle"
          folk={folk}
          where={nameOf(p, "place.beside-chronicle")}
          size={p.narrow ? 30 : 22}
        />
      </div>
    </div>
  );
}

interface LineProps {
  desk: Desk;
  place: string;
  emblem: string;
  free: number;
  slots: number;
  card: () => { title: string; text: string; rule?: string; lines?: string[] };
}

function Line({ desk, place, emblem, free, slots, card }: LineProps) {
  const { p, view } = desk;
  const told = card();
  return (
    <div class={`v-line v-line-${emblem}${free === 0 ? " full" : ""}`}>
      <Hit
        desk={desk}
        class="v-line-head"
        card={card}
        label={`${told.title}. ${wordOf(p, emblem === "grave" ? "graves-text" : "group-text", free, slots)}`}
      >
        <Icon name={`v-at-${emblem}`} size={18} />
      </Hit>
      <div class="v-slots">
        <People
          desk={desk}
          place={place}
          folk={folkAt(view, place)}
          where={nameOf(p, `place.${place}`)}
          size={p.narrow ? 30 : 22}
        />
        {Array.from({ length: free }, (_, n) => (
          <span key={n} class="v-slot" aria-hidden="true">
            <Icon name={`v-at-${emblem}`} size={12} />
          </span>
        ))}
      </div>
      <Painted text={wordOf(p, "slots-left", free)} class="v-free" />
    </div>
  );
}

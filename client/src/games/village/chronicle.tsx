/** The chronicle, an open book with a line for each kind of work, and the graveyard. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Desk, type Folk, folkAt, nameOf, plainCard, titleOf, told, wordOf } from "./facts";
import { People } from "./pieces";
import { Plot } from "./plot";

export function Chronicle({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const lying = (place: string) => folkAt(view, place).reduce((total, one) => total + one.count, 0);
  const graves = view.board.graves_free + lying("grave");
  const beside = folkAt(view, "beside-chronicle");
  return (
    <Plot desk={desk} at="chronicle" title={wordOf(p, "chronicle")}>
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
        <Worth desk={desk} />
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

/** What the figures of one family in the chronicle are worth at the end, as a small table in the book. */
function Worth({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const worth = facts.chronicle.points.map((points, n) => ({ points, n })).filter((one) => one.points);
  const last = worth[worth.length - 1]?.n;
  const mine = p.seat === null ? 0 : (view.scores[p.seat]?.parts["chronicle"] ?? 0);
  const title = wordOf(p, "members-points");
  const lines = worth.map(({ n, points }) => wordOf(p, n === last ? "members-last" : "members-worth", n, points));
  return (
    <Hit
      desk={desk}
      class="v-ledger"
      card={() => told(p, title, facts.chronicle, lines)}
      label={`${title}. ${lines.join(". ")}`}
    >
      <span class="v-ledger-row v-ledger-head">
        <Icon name="v-at-family" size={15} />
        <b aria-hidden="true">→</b>
        <Icon name="v-fame" size={15} />
      </span>
      {worth.map(({ n, points }) => (
        <span key={n} class={`v-ledger-row${points === mine ? " mine" : ""}`}>
          <Painted text={`${n}${n === last ? "+" : ""}`} />
          <b aria-hidden="true">→</b>
          <Painted text={points} class="v-ledger-points" />
        </span>
      ))}
    </Hit>
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

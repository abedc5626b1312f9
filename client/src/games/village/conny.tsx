/** Conny's tray in the solo mode: ten compartments in a ring, and her fate tiles at its edges. */
import { Fragment } from "preact";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { CONNY_SEAT, type Counts, cubesInWords, type Desk, folkAt, nameOf, plainCard, told, wordOf } from "./facts";
import { Cube, People } from "./pieces";
import { Plot } from "./plot";

export function Tray({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const conny = view.conny!;
  const half = facts.solo.compartments / 2;
  const order = facts.solo.ring.map((space) => wordOf(p, `at-${space}`)).join(", ");
  const served = conny.customers.map((id) => nameOf(p, `customer.${id}`)).join(", ");
  const card = () =>
    told(p, wordOf(p, "conny"), facts.solo, [wordOf(p, "ring", order), served && wordOf(p, "conny-served", served)]);
  const ringCard = () => told(p, wordOf(p, "conny"), facts.solo, [wordOf(p, "ring", order)]);
  const beside = folkAt(view, "beside-tray");
  const about = (
    <Hit desk={desk} class="v-about" card={card} label={`${wordOf(p, "conny")}. ${facts.solo.explanation[p.language]}`}>
      <SeatMark seat={CONNY_SEAT} size={16} />
      <Icon name="help" size={16} />
    </Hit>
  );
  return (
    <Plot desk={desk} at="conny" title={wordOf(p, "conny")} extra={about}>
      <Fates desk={desk} set={1} />
      <div class="v-ring">
        {/* The ring runs along the bottom from left to right, and back along the top. */}
        {Array.from({ length: half }, (_, n) => facts.solo.compartments - 1 - n).map((n) => (
          <Compartment key={n} desk={desk} n={n} />
        ))}
        {Array.from({ length: half }, (_, n) => (
          <Compartment key={n} desk={desk} n={n} />
        ))}
      </div>
      <Fates desk={desk} set={0} />
      {beside.length ? (
        <div class="v-lying">
          <People
            desk={desk}
            place="beside-tray"
            folk={beside}
            where={nameOf(p, "place.beside-tray")}
            size={p.narrow ? 34 : 24}
          />
        </div>
      ) : null}
      <Hit desk={desk} class="v-order" tells card={ringCard} label={wordOf(p, "ring", order)}>
        {p.narrow ? (
          <Painted text={wordOf(p, "ring-short")} class="v-order-words" />
        ) : (
          <>
            <Painted text={wordOf(p, "ring-word")} class="v-order-word" />
            <Painted text={wordOf(p, "ring-words")} class="v-order-words" />
          </>
        )}
        {facts.solo.ring.map((space, n) => (
          <Fragment key={space}>
            {n ? <Painted text="›" class="v-order-next" /> : null}
            <Icon name={`v-at-${space}`} size={p.narrow ? 18 : 14} />
          </Fragment>
        ))}
      </Hit>
    </Plot>
  );
}

function Compartment({ desk, n }: { desk: Desk; n: number }) {
  const { p, view, facts } = desk;
  const cubes = view.conny!.tray[n] ?? [];
  const counts: Counts = {};
  for (const cube of cubes) counts[cube] = (counts[cube] ?? 0) + 1;
  const inside = cubes.length ? cubesInWords(p, counts) : wordOf(p, "empty");
  const last = view.conny!.last_compartment === n;
  const card = () => told(p, wordOf(p, "compartment", n + 1, inside), facts.solo, [last && wordOf(p, "conny-last")]);
  return (
    <Hit
      desk={desk}
      class={`v-compartment${last ? " last" : ""}`}
      card={card}
      label={wordOf(p, "compartment", n + 1, inside) + (last ? `. ${wordOf(p, "conny-last")}` : "")}
    >
      {cubes.map((cube, i) => (
        <Cube key={i} cube={cube} size={p.narrow ? 32 : 20} at={`tray.${n}.${i}`} />
      ))}
    </Hit>
  );
}

/** The fate tiles of a set lie where a cube enters their compartments: bottom set below, top set above, which runs backwards. */
function Fates({ desk, set }: { desk: Desk; set: number }) {
  const { p, view, facts } = desk;
  const half = facts.solo.compartments / 2;
  const tiles = view.conny!.fates[set] ?? [];
  const at = facts.solo.fates[set] ?? [];
  return (
    <div class={`v-fates v-fates-${set}`} style={{ gridTemplateColumns: `repeat(${half}, minmax(0, 1fr))` }}>
      {tiles.map((tile, n) => {
        const compartment = at[n] ?? n;
        const place = set === 0 ? compartment + 1 : facts.solo.compartments - compartment;
        const name = nameOf(p, `fate.${tile}`);
        return (
          <Hit
            key={n}
            desk={desk}
            class={`v-fate v-fate-${tile}`}
            style={{ gridColumn: place, gridRow: 1 }}
            card={() => plainCard(p, "fate-text", "VS-3.2", wordOf(p, "fate-tile", name))}
            label={wordOf(p, "fate-tile", name)}
          >
            {tile === "hidden" ? (
              <Icon name="v-fate" size={p.narrow ? 26 : 20} />
            ) : tile === "quill" ? (
              <Icon name="v-quill" size={p.narrow ? 24 : 18} />
            ) : (
              <Icon name="v-fate-blank" size={p.narrow ? 26 : 20} />
            )}
          </Hit>
        );
      })}
    </div>
  );
}

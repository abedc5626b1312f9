/** What cards, monasteries, favour tiles and voyages do, in pictures; the words stand in their explanations. */
import type { ComponentChildren } from "preact";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import {
  type Box,
  CLASSES,
  type Cls,
  type Colour,
  colourOf,
  type Gains,
  INK,
  type Resource,
  type Shows,
  SYMBOL,
  type Voyage,
} from "./facts";

type Part = ComponentChildren;

/** A symbol in the ink of what it stands for. */
export function Sign(p: { of: string; size?: number }) {
  return (
    <Icon
      name={SYMBOL[p.of as Cls] ?? `c-${p.of}`}
      size={p.size ?? 16}
      class={`c-sign c-ink-${INK[p.of] ?? "plain"}`}
    />
  );
}

export function Count(p: { n: number | string; small?: boolean }) {
  return (
    <b class={p.small ? "c-n c-small" : "c-n"}>
      <Painted text={p.n} />
    </b>
  );
}

const GAINS: (keyof Gains)[] = ["guards", "coins", "points", "steps"];

/** An amount of something: 3 helmets. */
function Amount(p: { n: number | string; of: string }) {
  return (
    <span class="c-many">
      <Count n={p.n} />
      <Sign of={p.of} />
    </span>
  );
}

function gains(of: Gains): Part[] {
  return GAINS.filter((what) => of[what]).map((what) => <Amount key={what} n={of[what]} of={what} />);
}

/** A card of a class. */
function CardSign(p: { of?: Cls; text?: string }) {
  return (
    <span class={`c-card-sign${p.of ? ` c-of-${p.of}` : ""}`}>
      {p.of ? <Icon name={SYMBOL[p.of]} size={11} /> : p.text ? <Painted text={p.text} /> : null}
    </span>
  );
}

/** A die of a colour, whatever its value. */
export function DieSign(p: { of: Colour; shut?: boolean }) {
  return (
    <span class={`c-die-sign c-of-${p.of}`}>
      <Icon name={SYMBOL[p.of]} size={11} />
      {p.shut ? <Icon name="c-shut" size={18} class="c-shut" /> : null}
    </span>
  );
}

function Shut(p: { children: Part }) {
  return (
    <span class="c-crossed">
      {p.children}
      <Icon name="c-shut" size={18} class="c-shut" />
    </span>
  );
}

const per = <i class="c-op">/</i>;
const or = <i class="c-op">∣</i>;
const to = <i class="c-op">→</i>;
const colon = <i class="c-op">:</i>;

function Up(p: { n: number; of?: Cls }) {
  return (
    <span class="c-many">
      <Icon name="c-up" size={14} class={p.of ? `c-sign c-ink-${p.of}` : "c-sign"} />
      <Count n={p.n} />
      {p.of ? <Sign of={p.of} /> : null}
    </span>
  );
}

function Wild() {
  return (
    <span class="c-diploma">
      <Icon name="c-diploma" size={16} />
      <b>
        <Painted text="✱" />
      </b>
    </span>
  );
}

/** Every kind of bonus as a row of signs. */
const BONUSES: Record<string, (s: Shows) => Part> = {
  gain: (s) => gains(s),
  choose: (s) => (
    <>
      <Amount n={s.guards} of="guards" />
      {or}
      <Amount n={s.coins} of="coins" />
    </>
  ),
  "gain-and-invest": (s) => (
    <>
      {gains(s)}
      <span class="c-many">
        <Sign of="ship" />
        <Sign of={s.resource as Resource} size={12} />
      </span>
    </>
  ),
  "track-income": (s) => (
    <>
      <DieSign of={colourOf(s.of)} />
      {to}
      <Sign of={s.of} />
    </>
  ),
  "take-favour": () => <Sign of="favour" size={24} />,
  "per-class": (s) => (
    <>
      {gains(s)}
      {per}
      <CardSign of={s.of} />
    </>
  ),
  "per-monastery": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <Sign of="monastery" />
    </>
  ),
  repeat: (s) => (
    <>
      <Sign of="again" />
      <CardSign of={s.of} />
    </>
  ),
  tribute: (s) => (
    <>
      <Sign of="hand" />
      {gains({ ...s, points: 0 })}
      {or}
      <Amount n={s.points} of="points" />
    </>
  ),
  "tribute-behind": (s) => (
    <>
      <Sign of="hand" />
      <DieSign of="gray" />
      {gains({ ...s, points: 0 })}
      {or}
      <Amount n={s.points} of="points" />
    </>
  ),
  inquisition: (s) => (
    <>
      <Amount n={s.points} of="points" />
      <span class="c-many">
        <Sign of="people" />
        <Amount n={`−${s.amount}`} of="points" />
      </span>
    </>
  ),
  "from-discard": (s) => (
    <>
      <Count n={s.amount} />
      {to}
      <Sign of="pile" size={22} />
    </>
  ),
  pay: (s) => (
    <>
      <Amount n={s.amount} of={s.resource as Resource} />
      {to}
      {gains(s)}
    </>
  ),
  advance: (s) => <Up n={s.amount} of={s.of} />,
  "advance-all": (s) => (
    <>
      <Up n={s.amount} />
      {CLASSES.map((cls) => (
        <Sign key={cls} of={cls} size={12} />
      ))}
    </>
  ),
  "per-crown": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <Sign of="crown" />
    </>
  ),
  "per-influence": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <CardSign text={s.values.join("·")} />
    </>
  ),
  "class-sets": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <span class="c-quad">
        {CLASSES.map((cls) => (
          <Sign key={cls} of={cls} size={11} />
        ))}
      </span>
    </>
  ),
  "score-diplomas": () => (
    <>
      <Sign of="diploma" size={20} />
      {to}
      <Sign of="points" />
    </>
  ),
  "score-voyages": (s) => (
    <>
      <Amount n={s.amount} of="ship" />
      {to}
      <Sign of="points" />
    </>
  ),
  "score-card-and-track": () => (
    <>
      <CardSign text="1" />
      <Sign of="track" size={14} />
      {to}
      <Sign of="points" />
    </>
  ),
  "voyage-discount": (s) => (
    <>
      <Sign of="ship" size={20} />
      <Count n={`−${s.amount}`} />
    </>
  ),
  cap: (s) => (
    <>
      <Amount n={s.points} of="points" />
      <span class="c-many">
        <Sign of="cap" size={18} />
        <Count n={`+${s.amount}`} />
      </span>
    </>
  ),
  discount: (s) => (
    <>
      <CardSign />
      <Amount n={`−${s.amount}`} of={s.resource as Resource} />
    </>
  ),
  "on-acquire": (s) => (
    <>
      <CardSign of={s.of} />
      {colon}
      {gains(s)}
    </>
  ),
  "advance-any": (s) => (
    <>
      <Up n={s.amount} />
      <Sign of="track" size={14} />
      {gains(s)}
    </>
  ),
  "per-die": (s) => (
    <>
      {gains(s)}
      {per}
      <DieSign of={colourOf(s.of)} />
    </>
  ),
  "without-die": (s) => (
    <>
      <DieSign of={colourOf(s.of)} shut />
      {colon}
      {gains(s)}
    </>
  ),
  exchange: (s) => (
    <>
      <Amount n={s.amount} of={s.resource as Resource} />
      {to}
      <Amount n={s.points} of="points" />
    </>
  ),
  "track-bands": (s) => (
    <>
      <Sign of={s.of} />
      <Sign of="track" size={14} />
      {to}
      <Sign of="points" />
    </>
  ),
  copy: () => (
    <>
      <Sign of="again" />
      <CardSign />
      <Sign of="end" />
    </>
  ),
  "castle-points": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <Sign of="castle" />
    </>
  ),
  "disk-points": (s) => (
    <>
      <Amount n={s.points} of="points" />
      {per}
      <Sign of="disk" />
    </>
  ),
  "wild-diplomas": (s) => Array.from({ length: s.amount }, (_, n) => <Wild key={n} />),
};

const TASKS: Record<string, (v: Voyage) => Part> = {
  "per-voyage": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <Sign of="ship" />
    </>
  ),
  "per-diploma": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <Sign of="diploma" />
    </>
  ),
  "half-tracks": (v) => (
    <>
      <Count n="½" />
      {v.tracks.map((cls) => (
        <span key={cls} class="c-many">
          <Sign of={cls} />
          <Icon name="c-track" size={11} class="c-sign" />
        </span>
      ))}
    </>
  ),
  "per-unvisited": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <Shut>
        <Sign of="monastery" />
      </Shut>
    </>
  ),
  "half-resources": () => (
    <>
      <Count n="½" />
      <Sign of="guards" />
      <Sign of="coins" />
      <Sign of="crown" />
    </>
  ),
  "lowest-track": (v) => (
    <>
      <Count n={`${v.points} ×`} />
      <Count n="min" small />
      <Sign of="track" />
    </>
  ),
  "per-visited": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <Sign of="monastery" />
    </>
  ),
  "per-visited-i": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <Sign of="monastery" />
      <Count n="I" />
    </>
  ),
  "cards-beyond": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <CardSign />
      <Count n={`>${v.amount}`} small />
    </>
  ),
  points: (v) => <Amount n={v.points} of="points" />,
  "per-class": (v) => (
    <>
      <Amount n={v.points} of="points" />
      {per}
      <CardSign of={v.class} />
    </>
  ),
};

/** The kinds that have a picture, for a check that none is missing. */
export const PICTURED = { bonuses: Object.keys(BONUSES), tasks: Object.keys(TASKS) };

export function BonusPicture(p: { bonus: string; shows: Shows }) {
  return <span class={`c-pic c-pic-${p.bonus}`}>{BONUSES[p.bonus]?.(p.shows) ?? <Count n="?" />}</span>;
}

export function TaskPicture(p: { voyage: Voyage }) {
  return <span class="c-pic">{TASKS[p.voyage.task]?.(p.voyage) ?? <Count n="?" />}</span>;
}

/** The income beside three spaces of a track. */
export function IncomePicture(p: { box: Box }) {
  return <span class="c-pic">{gains(p.box)}</span>;
}

export function DistressPicture(p: { guards: number; coins: number }) {
  return (
    <span class="c-pic">
      <Amount n={p.guards} of="guards" />
      <Amount n={p.coins} of="coins" />
    </span>
  );
}

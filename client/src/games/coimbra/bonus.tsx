/** Sentences of symbols as they stand on cards, monasteries, favour tiles, voyages and in explanations. */
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Box, CLASSES, type Cls, type Colour, INK, SYMBOL } from "./facts";
import { gains, type Sign as Part, type Sentence, type When } from "./grammar";
import { WORDS } from "./words";

type Lang = "en" | "de";

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

function Count(p: { n: number | string }) {
  return (
    <b class="c-n">
      <Painted text={p.n} />
    </b>
  );
}

/** An amount of something: 3 helmets. */
function Amount(p: { n: number | string; of: string }) {
  return (
    <span class="c-many">
      <Count n={p.n} />
      <Sign of={p.of} />
    </span>
  );
}

/** A card of a class. */
function CardSign(p: { of?: Cls; text?: string; atEnd?: boolean }) {
  const symbol = p.of ? SYMBOL[p.of] : p.atEnd ? "c-end" : "";
  return (
    <span class={`c-card-sign${p.of ? ` c-of-${p.of}` : ""}`}>
      {symbol ? <Icon name={symbol} size={11} /> : p.text ? <Painted text={p.text} /> : null}
    </span>
  );
}

/** A die of a colour, whatever its value. */
export function DieSign(p: { of: Colour; without?: boolean }) {
  return (
    <span class={`c-die-sign c-of-${p.of}`}>
      <Icon name={SYMBOL[p.of]} size={11} />
      {p.without ? <Icon name="c-shut" size={18} class="c-shut" /> : null}
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

/** When a sentence comes true: at once, in phase C or E, at the end, or from now on. */
export function WhenSign(p: { when: When; size?: number }) {
  if (p.when === "C" || p.when === "E")
    return (
      <span class="c-when c-phase">
        <Painted text={p.when} />
      </span>
    );
  const name = { once: "bolt", end: "end", lasting: "lasting" }[p.when];
  return <Icon name={`c-${name}`} size={p.size ?? 13} class="c-when c-zone-sign" />;
}

/** The joints: an arrow from cost to gain, a colon after a condition, and the two short words; a stroke where walls are narrow. */
function Joint(p: { is: "to" | "per" | "or" | "then"; language: Lang; terse?: boolean }) {
  if (p.is === "to") return <Icon name="c-to" size={13} class="c-to" />;
  const text = p.is === "then" ? ":" : p.terse && p.is === "per" ? "/" : WORDS[p.is]![p.language];
  return (
    <i class={`c-op c-${p.is}`}>
      <Painted text={text} />
    </i>
  );
}

function Drawn({ one, language, terse }: { one: Part; language: Lang; terse?: boolean }) {
  switch (one.is) {
    case "amount":
      return <Amount n={one.n} of={one.of} />;
    case "sign":
      return <Sign of={one.of} size={one.large ? 22 : 16} />;
    case "count":
      return <Count n={one.n} />;
    case "card":
      return <CardSign of={one.of} text={one.text} atEnd={one.atEnd} />;
    case "die":
      return <DieSign of={one.of} without={one.without} />;
    case "without":
      return (
        <span class="c-crossed">
          <Sign of={one.of} />
          <Icon name="c-shut" size={18} class="c-shut" />
        </span>
      );
    case "up":
      return (
        <span class="c-many">
          <Icon name="c-up" size={14} class={one.of ? `c-sign c-ink-${one.of}` : "c-sign"} />
          <Count n={one.n} />
          {one.of ? <Sign of={one.of} /> : null}
        </span>
      );
    case "classes":
      return (
        <span class="c-quad">
          {CLASSES.map((cls) => (
            <Sign key={cls} of={cls} size={11} />
          ))}
        </span>
      );
    case "wild":
      return <Wild />;
    case "when":
      return <WhenSign when={one.when} />;
    default:
      return <Joint is={one.is} language={language} terse={terse} />;
  }
}

const JOINTS = new Set<string>(["to", "per", "or", "then"]);

/**
 * A line breaks before a joint, never behind it: “per” stays with what is counted, the arrow with what is gained, and
 * when something comes true with what that is.
 */
export function phrases(signs: Part[]): Part[][] {
  const found: Part[][] = [];
  for (const one of signs) {
    const last = found.at(-1)?.at(-1);
    if (last && (JOINTS.has(last.is) || last.is === "when" || one.is === "then")) found.at(-1)!.push(one);
    else found.push([one]);
  }
  return found;
}

/** A sentence, with when it comes true in front; where that is said elsewhere, and room is dear, plain. */
export function Said(p: { sentence: Sentence; language: Lang; plain?: boolean }) {
  const { when, signs } = p.sentence;
  return (
    <span class="c-pic" data-signs={signs.length}>
      {phrases(signs).map((phrase, n) => (
        <span key={n} class="c-phrase">
          {n === 0 && !p.plain ? <WhenSign when={when} /> : null}
          {phrase.map((one, at) => (
            <Drawn key={at} one={one} language={p.language} terse={p.plain} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The sentence as an explanation repeats it, larger. */
export function said(sentence: Sentence, language: Lang) {
  return (
    <span class="coi c-told">
      <Said sentence={sentence} language={language} />
    </span>
  );
}

/** The income beside three spaces of a track. */
export function IncomePicture(p: { box: Box }) {
  return <Said sentence={{ when: "E", signs: gains(p.box) }} language="en" plain />;
}

/** A character card: class, influence, what pays for it, what it brings, its diplomas. */
import type { Explanation } from "../../board";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { BonusPicture, Sign } from "./bonus";
import { cardOf, type Desk, Hit } from "./desk";
import { type Card, nameOf, SYMBOL, titleOf, told, wordOf } from "./facts";
import { Crowns, Diploma } from "./pieces";

export function cardExplained(desk: Desk, card: Card, more: (string | false)[] = []): Explanation {
  const { p } = desk;
  return told(p, titleOf(p, `card.${card.id}`), card, [
    wordOf(p, `zone-${card.zone}`),
    wordOf(p, "influence", card.influence, nameOf(p, `track.${card.class}`)),
    card.cost !== null && wordOf(p, `costs-${card.cost}`),
    card.diplomas.length > 0 && card.diplomas.map((kind) => nameOf(p, `diploma.${kind}`)).join(", "),
    ...more,
  ]);
}

const ZONE_SIGN: Record<Card["zone"], string> = {
  immediate: "bolt",
  "phase-c": "C",
  "phase-e": "E",
  "game-end": "end",
};

/** When the bonus of a card works: at once, in phase C or E, or at the end. */
export function ZoneSign({ zone, size }: { zone: Card["zone"]; size?: number }) {
  const sign = ZONE_SIGN[zone];
  return sign.length === 1 ? (
    <span class="c-phase">
      <Painted text={sign} />
    </span>
  ) : (
    <Icon name={`c-${sign}`} size={size ?? 13} class="c-zone-sign" />
  );
}

interface CardProps {
  desk: Desk;
  id: string;
  meant: string[];
  asks?: string[];
  /** The crowns of the token that lies on it. */
  crowns?: number;
  /** What it would cost now, where that is known. */
  price?: number;
  slim?: boolean;
}

export function CharacterCard(c: CardProps) {
  const { desk } = c;
  const { p } = desk;
  const card = cardOf(desk, c.id);
  const crown = c.crowns ? wordOf(p, "crown-on-card", c.crowns) : "";
  const explained = () =>
    cardExplained(desk, card, [
      c.price !== undefined && card.cost !== null && wordOf(p, `price-card-${card.cost}`, c.price),
      crown,
    ]);
  const what = explained();
  return (
    <Hit
      desk={desk}
      class={`c-card c-class-${card.class}${c.slim ? " c-slim" : ""}`}
      meant={c.meant}
      drag
      asks={c.asks}
      tells
      card={explained}
      label={`${what.title}. ${what.text} ${what.lines!.join(". ")}`}
      data-card={c.id}
    >
      {c.slim ? null : <Icon name={`bust-${card.class}`} size={56} class={`c-bust c-ink-${card.class}`} />}
      <span class="c-band">
        <Icon name={SYMBOL[card.class]} size={15} />
        <span class="c-influence">
          <Painted text={card.influence} />
          <Icon name="c-up" size={10} />
        </span>
      </span>
      <BonusPicture bonus={card.bonus} shows={card.shows} />
      <span class="c-foot">
        <ZoneSign zone={card.zone} />
        {card.diplomas.map((kind, n) => (
          <Diploma key={n} kind={kind} size={16} />
        ))}
        {card.cost && !c.slim ? (
          <span class="c-cost">
            {c.price === undefined ? null : (
              <b>
                <Painted text={c.price} />
              </b>
            )}
            <Sign of={card.cost} size={14} />
          </span>
        ) : null}
      </span>
      {c.crowns ? (
        <span class="c-crown-token">
          <Crowns n={c.crowns} size={22} />
        </span>
      ) : null}
    </Hit>
  );
}

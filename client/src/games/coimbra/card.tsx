/** A character card: somebody with a face and a name, of a class, with influence and diplomas, and what they bring. */
import type { Explanation } from "../../board";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { Said, Sign } from "./bonus";
import { cardOf, type Desk, Hit } from "./desk";
import { painting } from "./faces";
import { type Card, givenName, nameOf, personOf, SYMBOL, told, wordOf } from "./facts";
import { ofCard } from "./grammar";
import { Crowns, Diploma } from "./pieces";

/** The portrait of a card's person. */
function Face({ card }: { card: Card }) {
  return <img class="c-face" src={painting(card.id, card.class)} alt="" aria-hidden="true" draggable={false} />;
}

export function cardExplained(desk: Desk, card: Card, more: (string | false)[] = []): Explanation {
  const { p } = desk;
  const words = told(p, personOf(p, card.id), card, [
    wordOf(p, `zone-${card.zone}`),
    wordOf(p, `of-${card.class}`),
    wordOf(p, "influence", card.influence, nameOf(p, `track.${card.class}`)),
    card.cost !== null && wordOf(p, `costs-${card.cost}`),
    card.diplomas.length > 0 && card.diplomas.map((kind) => nameOf(p, `diploma.${kind}`)).join(", "),
    ...more,
  ]);
  return { ...words, picture: <Told desk={desk} card={card} /> };
}

/** The head of a card's explanation: the person, and the sentence of symbols that the words below say again. */
function Told({ desk, card }: { desk: Desk; card: Card }) {
  return (
    <span class={`coi c-told c-class-${card.class}`}>
      <span class="c-portrait">
        <Face card={card} />
      </span>
      <Said sentence={ofCard(card)} language={desk.p.language} />
    </span>
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
  /** It is asked for one of several cards, and this one cannot be had. */
  isBeyond?: boolean;
  slim?: boolean;
  /** Where a zone around it says when it works. */
  inZone?: boolean;
  /** Where there is room for its name and for what it does in words. */
  inWords?: boolean;
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
      class={`c-card c-class-${card.class}${c.slim ? " c-slim" : ""}${c.inWords ? " c-in-words" : ""}${c.isBeyond ? " c-beyond" : ""}`}
      meant={c.meant}
      drag
      asks={c.asks}
      tells
      card={explained}
      label={`${what.title}. ${what.text} ${what.lines!.join(". ")}`}
      data-card={c.id}
    >
      <span class="c-portrait">
        <Face card={card} />
        <span class="c-rank">
          <Icon name={SYMBOL[card.class]} size={14} />
          <Painted text={card.influence} />
          <Icon name="c-up" size={9} />
        </span>
        {card.cost && !c.slim ? (
          <span class={`c-cost${c.price === undefined ? "" : " c-known"}`}>
            {c.price === undefined ? null : (
              <b>
                <Painted text={c.price} />
              </b>
            )}
            <Sign of={card.cost} size={14} />
          </span>
        ) : null}
        {c.slim ? null : (
          <span class="c-scrolls">
            {card.diplomas.map((kind) => (
              <Diploma key={kind} kind={kind} size={17} />
            ))}
          </span>
        )}
        {c.crowns ? (
          <span class="c-crown-token">
            <Crowns n={c.crowns} size={24} />
          </span>
        ) : null}
      </span>
      {c.slim ? null : (
        <span class="c-name">
          <Painted text={givenName(p, c.id)} />
        </span>
      )}
      {c.slim && c.inZone && !c.inWords ? (
        <span class="c-called">
          <Painted text={givenName(p, c.id)} />
        </span>
      ) : null}
      <Said sentence={ofCard(card)} language={p.language} plain={c.inZone} />
      {c.slim && card.diplomas.length ? (
        <span class="c-foot">
          {card.diplomas.map((kind) => (
            <Diploma key={kind} kind={kind} size={16} />
          ))}
        </span>
      ) : null}
      {c.inWords ? (
        <>
          <b class="c-person">{what.title}</b>
          <span class="c-words">{what.text}</span>
        </>
      ) : null}
    </Hit>
  );
}

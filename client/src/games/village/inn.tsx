/** The inn: three stacks of person cards with the top card open, and the guests. */
import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, folkAt, nameOf, seatName, titleOf, told, wordOf } from "./facts";
import { legalWith } from "./moves";
import { People, Tally } from "./pieces";
import { Plot } from "./plot";
import type { PersonCard } from "./view";
import { deedOf, faceOf, together } from "./visitors";

export function Inn({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const inn = view.inn!;
  const told = facts.inn!;
  const guests = folkAt(view, "inn");
  const notes = [
    inn.serves_queue === null
      ? ""
      : wordOf(p, "crier-note", seatName(p, view, inn.serves_queue), titleOf(p, "card.market-crier")),
    inn.chooses_figures === null
      ? ""
      : wordOf(p, "priest-note", seatName(p, view, inn.chooses_figures), titleOf(p, "card.priest")),
  ].filter(Boolean);
  return (
    <Plot desk={desk} at="inn" space="inn">
      <div class="v-stacks">
        {inn.stacks.map((_, n) => (
          <Stack key={n} desk={desk} n={n} />
        ))}
      </div>
      {inn.looking.length ? <Looking desk={desk} cards={inn.looking} /> : <Held desk={desk} />}
      <div class="v-guests" role="group" aria-label={titleOf(p, "place.inn")}>
        <Hit
          desk={desk}
          class="v-tables"
          meant={legalWith(desk, ["enter-inn"])}
          asks={["enter-inn 1"]}
          card={() => ({
            title: titleOf(p, "place.inn"),
            text: told.explanation[p.language],
            rule: told.rule,
            lines: [wordOf(p, "inn-enter", told.place), wordOf(p, "inn-price", told.time, told.cubes)],
          })}
          label={`${titleOf(p, "place.inn")}. ${wordOf(p, "inn-enter", told.place)}. ${wordOf(p, "inn-price", told.time, told.cubes)}`}
          data-inn
        >
          <span class="v-cost">
            <Tally of="time" n={told.place} size={14} />
            <b aria-hidden="true">→</b>
            <Icon name="v-at-family" size={18} />
          </span>
          <span class="v-cost">
            <Tally of="time" n={told.time} size={14} />
            <b aria-hidden="true">+</b>
            <Tally of="any" n={told.cubes} size={14} />
            <b aria-hidden="true">→</b>
            <Icon name="v-card" size={18} />
          </span>
        </Hit>
        <div class="v-folk">
          <People desk={desk} place="inn" folk={guests} where={nameOf(p, "place.inn")} size={p.narrow ? 34 : 30} />
        </div>
        {notes.map((note) => (
          <p key={note} class="v-note">
            {note}
          </p>
        ))}
      </div>
    </Plot>
  );
}

export function personCard(desk: Desk, id: string): PersonCard | undefined {
  return desk.facts.inn?.cards.find((card) => card.id === id);
}

/** The card beside a person card: when it counts, what it does, what it costs. */
export function explainCard(desk: Desk, id: string, more: (string | false)[] = []): Explanation {
  const { p } = desk;
  const card = personCard(desk, id);
  if (!card) return { title: titleOf(p, `card.${id}`), text: "" };
  const table = card.table.length > 1 && wordOf(p, "card-table", card.table.join(", "));
  return told(p, titleOf(p, `card.${id}`), card, [
    wordOf(p, `when-${card.when}`),
    table,
    wordOf(p, "card-price", priceInWords(desk, card)),
    ...more,
  ]);
}

function priceInWords(desk: Desk, card: PersonCard): string {
  const { p } = desk;
  return (
    [card.beer ? wordOf(p, "beer-n", card.beer) : "", card.coins ? wordOf(p, "coins-n", card.coins) : ""]
      .filter(Boolean)
      .join(", ") || wordOf(p, "for-nothing")
  );
}

function CardPrice({ card }: { card: PersonCard }) {
  return (
    <span class="v-card-price">
      {card.beer ? <Tally of="beer" n={card.beer} size={20} /> : null}
      {card.coins ? <Tally of="coin" n={card.coins} size={20} /> : null}
    </span>
  );
}

/** The face of a person card: who it is, when it may be played, what it does in symbols and in words, its price. */
export function CardFace({ desk, id }: { desk: Desk; id: string }) {
  const { p } = desk;
  const card = personCard(desk, id);
  if (!card) return null;
  return (
    <>
      <span class="v-card-head">
        <Painted text={titleOf(p, `card.${id}`)} class="v-card-name" />
        <CardPrice card={card} />
      </span>
      <Portrait card={card} />
      <span class="v-card-deed">
        <Painted text={wordOf(p, `when-${card.when}`)} class={`v-when v-when-${card.when}`} />
        <DeedOf card={card} />
      </span>
      <Painted text={effectOf(card.explanation[p.language])} class="v-card-text" />
    </>
  );
}

function Portrait({ card }: { card: PersonCard }) {
  return (
    <span class={`v-niche v-when-${card.when}`}>
      <img src={faceOf(card.id, card.when)} alt="" aria-hidden="true" draggable={false} />
    </span>
  );
}

/** What a card does, in symbols: what is counted and for how many points, or a sentence from left to right. */
function DeedOf({ card }: { card: PersonCard }) {
  const { signs, counts } = deedOf(card);
  if (counts)
    return (
      <span class="v-card-table" aria-hidden="true">
        <span>
          <Icon name={counts} size={15} />
          <b>
            <Icon name="v-fame" size={14} />
          </b>
        </span>
        {card.table.slice(1).map((points, n) => (
          <span key={n}>
            <Painted text={n + 1} />
            <b>
              <Painted text={points} />
            </b>
          </span>
        ))}
      </span>
    );
  return (
    <span class="v-deed-signs" aria-hidden="true">
      {together(signs).map((group, g) => (
        <span key={g}>
          {group.map((sign, n) =>
            "points" in sign ? (
              <Tally key={n} of="fame" n={sign.points} size={20} />
            ) : "symbol" in sign ? (
              <Icon key={n} name={sign.symbol} size={22} />
            ) : (
              <b key={n}>{sign.joint}</b>
            ),
          )}
        </span>
      ))}
    </span>
  );
}

/** The sentence of a card without the moment at its beginning, which the card shows by itself. */
function effectOf(sentence: string): string {
  const rest = sentence.replace(/^[^:]{1,60}: /, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function Stack({ desk, n }: { desk: Desk; n: number }) {
  const { p, view } = desk;
  const { top, cards } = view.inn!.stacks[n]!;
  const name = wordOf(p, "stack", n + 1);
  if (!top)
    return (
      <div class="v-stack">
        <span class="v-card none" role="img" aria-label={`${name}: ${wordOf(p, "empty")}`} />
      </div>
    );
  const meant = [`put-under ${n + 1}`, `buy-card ${top}`, `look ${n + 1}`];
  const card = () => explainCard(desk, top, [wordOf(p, "stack-size", name, cards)]);
  return (
    <div class="v-stack">
      <Hit
        desk={desk}
        class="v-card"
        drag
        path={[`inn.stacks.${n}`]}
        meant={legalWith(desk, ["put-under", "buy-card", "look"]).filter((one) => meant.includes(one))}
        asks={[`buy-card ${top}`, `put-under ${n + 1}`]}
        card={card}
        label={`${name}: ${card().title}. ${card().text} ${card().lines!.join(". ")}`}
        data-stack={n + 1}
        data-card={top}
      >
        <CardFace desk={desk} id={top} />
      </Hit>
      <span class="v-stack-size" aria-hidden="true">
        <Icon name="v-card" size={16} />
        <Painted text={cards} />
      </span>
    </div>
  );
}

/** The cards that everybody holds: they are open. */
function Held({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  return (
    <div class="v-held" role="group" aria-label={wordOf(p, "hand")}>
      {view.players.map((player, seat) => (
        <div key={seat} class="v-held-row">
          <SeatMark seat={seat} size={16} title={seatName(p, view, seat)} />
          {player.cards?.length ? (
            player.cards.map((id) => <HeldCard key={id} desk={desk} id={id} />)
          ) : (
            <em>{wordOf(p, "no-cards")}</em>
          )}
        </div>
      ))}
    </div>
  );
}

function HeldCard({ desk, id }: { desk: Desk; id: string }) {
  const card = () => explainCard(desk, id);
  const person = personCard(desk, id);
  return (
    <Hit
      desk={desk}
      class={`v-held-card v-when-${person?.when ?? "end"}`}
      card={card}
      label={`${card().title}. ${card().text}`}
    >
      {person ? <Portrait card={person} /> : null}
      <Painted text={titleOf(desk.p, `card.${id}`)} class="v-chip-name" />
    </Hit>
  );
}

/** Whoever looks through a stack sees all of its cards. */
function Looking({ desk, cards }: { desk: Desk; cards: string[] }) {
  const { p } = desk;
  return (
    <div class="v-looking" role="group" aria-label={wordOf(p, "looking")}>
      <h4>{wordOf(p, "looking")}</h4>
      <div class="v-hand">
        {cards.map((id) => (
          <CardChip key={id} desk={desk} id={id} meant={[`buy-card ${id}`]} asks={[`buy-card ${id}`]} priced />
        ))}
      </div>
    </div>
  );
}

interface ChipProps {
  desk: Desk;
  id: string;
  meant: string[];
  asks: string[];
  priced?: boolean;
  lines?: (string | false)[];
}

/** A person card in small: face, name and when it counts; tablets have room for what it does. */
export function CardChip({ desk, id, meant, asks, priced, lines }: ChipProps) {
  const { p } = desk;
  const person = personCard(desk, id);
  const card = () => explainCard(desk, id, lines);
  return (
    <Hit
      desk={desk}
      class={`v-chip v-when-${person?.when ?? "end"}`}
      drag
      meant={meant}
      asks={asks}
      card={card}
      label={`${card().title}. ${card().text}`}
      data-card={id}
    >
      {person ? <Portrait card={person} /> : null}
      <span class="v-chip-words">
        <Painted text={titleOf(p, `card.${id}`)} class="v-chip-name" />
        <Painted text={wordOf(p, `when-${person?.when ?? "end"}`)} class="v-chip-when" />
      </span>
      {p.narrow && person ? (
        <span class="v-chip-more">
          <DeedOf card={person} />
          <Painted text={effectOf(person.explanation[p.language])} class="v-card-text" />
        </span>
      ) : null}
      {priced && person ? <CardPrice card={person} /> : null}
    </Hit>
  );
}

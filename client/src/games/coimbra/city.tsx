/** The city: the dice that were rolled, and the four locations with their rows of dice and what lies beside them. */
import type { Explanation } from "../../board";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { CharacterCard } from "./card";
import { type Desk, Hit } from "./desk";
import {
  capital,
  dieInHand,
  LOCATIONS,
  type Location,
  nameOf,
  plainCard,
  seatName,
  slots,
  titleOf,
  told,
  wordOf,
} from "./facts";
import { Display, Favours } from "./offers";
import { DieFace } from "./pieces";
import { Distress, Row, standing } from "./row";
import { Scene } from "./scene";

export function City({ desk }: { desk: Desk }) {
  const { view } = desk;
  return (
    <div class="c-city">
      {view.board.start_groups.length ? <StartGroups desk={desk} /> : <Pool desk={desk} />}
      {desk.facts.locations.map((location) => (
        <LocationRow key={location.id} desk={desk} location={location.id} />
      ))}
    </div>
  );
}

/** The dice of the round that nobody has taken, and the one in hand. */
function Pool({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const hand = dieInHand(view);
  const held = hand
    ? wordOf(
        p,
        hand.seat === p.seat ? "in-hand" : "in-hand-of",
        seatName(p, hand.seat),
        nameOf(p, `die.${hand.colour}`),
        hand.value,
      )
    : "";
  const pool = slots(view);
  const seen = new Map<string, number>();
  return (
    <section class={`c-pool${pool.length > 9 ? " c-full" : ""}`} aria-label={wordOf(p, "pool")}>
      {hand ? (
        <Hit
          desk={desk}
          class="c-hand"
          drag={hand.seat === p.seat}
          drags={LOCATIONS.map((location) => `place ${location}`)}
          label={held}
          title={held}
          data-hand
        >
          <DieFace colour={hand.colour} value={hand.value} seat={hand.seat} at="hand" />
        </Hit>
      ) : (
        <Hit
          desk={desk}
          class="c-pool-name"
          card={() => plainCard(p, "pool-text", "C-3.3", wordOf(p, "pool"))}
          label={wordOf(p, "pool")}
        >
          <small>{wordOf(p, "pool")}</small>
        </Hit>
      )}
      <span class="c-pool-dice">
        {pool.map((die, n) => {
          if (die.isTaken) return <span key={`gap ${n}`} class="c-die-gap" aria-hidden="true" />;
          const key = `${die.colour} ${die.value}`;
          const nth = seen.get(key) ?? 0;
          seen.set(key, nth + 1);
          const title = capital(wordOf(p, "die-value", nameOf(p, `die.${die.colour}`), die.value));
          return (
            <Hit
              key={`${key} ${nth}`}
              desk={desk}
              class="c-die-hit"
              meant={[`take ${key}`]}
              drag
              next={LOCATIONS.map((location) => `place ${location}`)}
              card={() =>
                plainCard(
                  p,
                  die.colour === "white" ? "white-die-text" : "die-text",
                  die.colour === "white" ? "C-6.3" : "C-6.2",
                  title,
                )
              }
              label={title}
              data-die={key}
            >
              <DieFace colour={die.colour} value={die.value} at={`pool.${key}.${nth}`} />
            </Hit>
          );
        })}
        {pool.length ? null : <small class="c-none">{wordOf(p, "pool-empty")}</small>}
      </span>
    </section>
  );
}

/** Before round 1: the open groups of two start cards. */
function StartGroups({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  return (
    <section class="c-groups" aria-label={wordOf(p, "start-groups")}>
      <h3>{wordOf(p, "start-groups")}</h3>
      <div>
        {view.board.start_groups.map((cards, n) => {
          const take = [`start-cards ${n + 1}`];
          return (
            <div
              key={n}
              class={`c-group${cards ? "" : " c-taken"}`}
              role="group"
              aria-label={wordOf(p, "group", n + 1)}
            >
              <span class="c-group-name">{wordOf(p, "group", n + 1)}</span>
              {cards ? (
                cards.map((card) => <CharacterCard key={card} desk={desk} id={card} meant={take} slim />)
              ) : (
                <small>{wordOf(p, "group-taken")}</small>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function LocationRow({ desk, location }: { desk: Desk; location: Location }) {
  const { p, view, facts } = desk;
  const part = facts.locations.find((one) => one.id === location)!;
  const { row } = view.board.city[location];
  const mine = view.board.triggered === location;
  const title = titleOf(p, `location.${location}`);
  const card = (): Explanation =>
    told(p, title, part, [
      row.length ? wordOf(p, "dice-here", row.map((one) => standing(desk, one)).join("; ")) : wordOf(p, "no-dice-here"),
    ]);
  return (
    <section
      class={`c-location c-${location}${mine ? " c-active" : ""}`}
      aria-label={title}
      data-takes={`place ${location}`}
    >
      <Scene of={location} />
      <Hit
        desk={desk}
        class="c-place"
        meant={[`place ${location}`]}
        card={card}
        label={`${title}. ${card().text} ${card().lines!.join(" ")}`}
        data-location={location}
      >
        <Icon name={`city-${location}`} size={54} />
        <span class="c-place-name">
          {title}
          <Slope up={location === "castle"} />
        </span>
      </Hit>
      <Row desk={desk} location={location} />
      {mine ? <Distress desk={desk} /> : null}
      {location === "castle" ? <Favours desk={desk} /> : <Display desk={desk} location={location} />}
    </section>
  );
}

/** Whether values rise or fall from left to right. */
function Slope({ up }: { up: boolean }) {
  return (
    <span class="c-slope" aria-hidden="true">
      <Painted text={up ? "1→6" : "6→1"} />
    </span>
  );
}

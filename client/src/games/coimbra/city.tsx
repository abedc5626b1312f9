/** The city: the dice that were rolled, the four locations with their rows of dice, cards and favour tiles. */
import { Fragment } from "preact";
import type { Explanation } from "../../board";
import { freshMark } from "../../drawing/marks";
import { Icon, SeatMark } from "../../symbols";
import { DistressPicture, Said, said } from "./bonus";
import { CharacterCard } from "./card";
import { cardOf, type Desk, favourOf, Hit } from "./desk";
import {
  CLASSES,
  type Cls,
  capital,
  dieInHand,
  LOCATIONS,
  type Location,
  nameOf,
  plainCard,
  type Standing,
  seatName,
  slots,
  titleOf,
  told,
  wordOf,
} from "./facts";
import { ofFavour } from "./grammar";
import { Crowns, DieFace } from "./pieces";
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
                cards.map((card) => <CharacterCard key={card} desk={desk} id={card} meant={take} />)
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
  const { row, tokens_face_down } = view.board.city[location];
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
        <span class="c-place-name">{title}</span>
        <Arrow up={location === "castle"} />
      </Hit>
      <div class={`c-row${row.length > 6 ? " c-crowded" : ""}`}>
        <Row desk={desk} location={location} row={row} />
        {tokens_face_down.map((value, n) => (
          <span key={n} class="c-face-down" title={wordOf(p, "token-down", value)} />
        ))}
        {mine ? <Distress desk={desk} /> : null}
      </div>
      {location === "castle" ? <Favours desk={desk} /> : <Display desk={desk} location={location} />}
    </section>
  );
}

/** Whether values rise or fall from left to right. */
function Arrow({ up }: { up: boolean }) {
  return (
    <svg class="c-slope" viewBox="0 0 30 10" width="30" height="10" aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <rect key={n} x={n * 6 - 3} y={up ? 9 - n * 2 : n * 2 - 1} width="4" height={up ? n * 2 : 10 - n * 2} rx="1" />
      ))}
    </svg>
  );
}

function standing(desk: Desk, one: Standing): string {
  const { p } = desk;
  if (one.token) return wordOf(p, "token", one.value);
  return `${seatName(p, one.seat)}: ${wordOf(p, "die-value", nameOf(p, `die.${one.colour}`), one.value)}${one.cap ? ` (${wordOf(p, "capped")})` : ""}`;
}

function Row({ desk, location, row }: { desk: Desk; location: Location; row: Standing[] }) {
  const { p, view } = desk;
  const hand = dieInHand(view);
  const landed =
    hand && hand.seat === p.seat && desk.legal.has(`place ${location}`)
      ? view.players[hand.seat]!.lands[location]!
      : -1;
  const active = view.board.triggered === location;
  const ghost =
    landed < 0 ? null : (
      <Hit
        desk={desk}
        class="c-die-hit c-landing"
        meant={[`place ${location}`]}
        label={wordOf(p, "lands-here", titleOf(p, `location.${location}`), landed + 1)}
      >
        <DieFace colour={hand!.colour} value={hand!.value} seat={hand!.seat} ghost />
      </Hit>
    );
  return (
    <>
      {row.map((one, n) => {
        const label = capital(standing(desk, one));
        const meant = one.token || location === "castle" ? [] : [`cap ${location} ${n + 1}`];
        const text = one.token ? "token-text" : location === "castle" ? "in-castle-text" : "in-city-text";
        const rule = one.token ? "C-4.8" : location === "castle" ? "C-4.3" : "C-4.4";
        return (
          <Fragment key={n}>
            {n === landed ? ghost : null}
            <Hit
              desk={desk}
              class={`c-die-hit${active && n === 0 ? " c-now" : ""}`}
              path={[`board.city.${location}.row.${n}`]}
              meant={meant}
              asks={[`place ${location}`]}
              tells
              card={() => plainCard(p, text, rule, label, one.value)}
              label={active && n === 0 ? `${label}. ${wordOf(p, "triggered")}` : label}
            >
              {one.token ? (
                <DieFace value={one.value} token at={`row.${location}.${n}`} />
              ) : (
                <DieFace
                  value={one.value}
                  colour={one.colour}
                  seat={one.seat}
                  cap={one.cap}
                  at={`row.${location}.${n}`}
                />
              )}
            </Hit>
          </Fragment>
        );
      })}
      {landed === row.length ? ghost : null}
      {row.length || landed >= 0 ? null : <span class="c-empty-row" aria-hidden="true" />}
    </>
  );
}

function Distress({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { guards, coins } = facts.distress;
  const card = () => plainCard(p, "distress-text", "C-4.7", wordOf(p, "distress"), guards, coins);
  return (
    <Hit
      desk={desk}
      class="c-distress"
      meant={["distress"]}
      card={card}
      label={`${wordOf(p, "distress")}. ${card().text}`}
    >
      <small>{wordOf(p, "distress-short")}</small>
      <DistressPicture guards={guards} coins={coins} />
    </Hit>
  );
}

/** The favour tiles; each leaves its place empty when it is taken. */
function Favours({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  return (
    <div class="c-offer" role="group" aria-label={wordOf(p, "favours")}>
      {facts.favours.map((tile) => {
        const owner = view.players.findIndex((player) => player.favours.includes(tile.id));
        const gone = !view.board.favours.includes(tile.id);
        const who = owner >= 0 ? wordOf(p, "favour-with", seatName(p, owner)) : "";
        const card = () => ({
          ...told(p, titleOf(p, `favour.${tile.id}`), tile, [
            tile.crowns > 0 && wordOf(p, "crowns", tile.crowns),
            gone && (who || wordOf(p, "favour-gone")),
          ]),
          picture: said(ofFavour(tile), p.language),
        });
        return (
          <Hit
            key={tile.id}
            desk={desk}
            class={`c-favour${gone ? " c-gone" : ""}`}
            drag
            path={owner >= 0 ? [`players.${owner}.favours.${view.players[owner]!.favours.indexOf(tile.id)}`] : []}
            meant={[`favour ${tile.id}`]}
            tells
            card={card}
            label={`${card().title}. ${card().text} ${(card().lines ?? []).join(". ")}`}
            data-favour={tile.id}
          >
            <FavourFace desk={desk} id={tile.id} />
            {gone && owner >= 0 ? <SeatMark seat={owner} size={14} class="c-owner" /> : null}
          </Hit>
        );
      })}
    </div>
  );
}

export function FavourFace({ desk, id }: { desk: Desk; id: string }) {
  const tile = favourOf(desk, id);
  return (
    <>
      <span class="c-favour-crowns">
        {tile.crowns ? <Crowns n={tile.crowns} size={21} /> : <Icon name="c-favour" size={17} />}
      </span>
      <Said sentence={ofFavour(tile)} language={desk.p.language} plain />
    </>
  );
}

function Display({ desk, location }: { desk: Desk; location: Location }) {
  const { p, view, facts } = desk;
  const cards = location === "castle" ? [] : view.board.display[location];
  return (
    <div class="c-offer" role="group" aria-label={wordOf(p, "cards-beside", titleOf(p, `location.${location}`))}>
      {cards.map((there, n) => {
        if (!there)
          return <span key={n} class="c-gap" aria-hidden="true" {...freshMark(p, `board.display.${location}.${n}`)} />;
        const crowns = there.crown ? crownsOf(facts.tracks, cardOf(desk, there.card).class) : 0;
        return (
          <CharacterCard
            key={there.card}
            desk={desk}
            id={there.card}
            meant={[`acquire ${there.card}`]}
            crowns={crowns}
            price={p.seat === null ? undefined : view.players[p.seat]?.card_prices[there.card]}
          />
        );
      })}
    </div>
  );
}

export function crownsOf(tracks: { id: Cls; crowns: number }[], cls: Cls): number {
  return tracks.find((track) => track.id === cls)!.crowns;
}

/** The open discard pile and what the stack still holds. */
export function Piles({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const asked = desk.asked.has("browse") || view.prompt.question === "pick-discarded";
  const cards = view.board.discard;
  const picking = view.prompt.question === "pick-discarded" && desk.asked.has("acquire");
  const counts = CLASSES.map(
    (cls) => `${cards.filter((id) => cardOf(desk, id).class === cls).length} × ${nameOf(p, `class.${cls}`)}`,
  );
  const discard = (): Explanation => ({
    ...plainCard(p, "discard-text", "C-4.9", wordOf(p, "discard"), cards.length),
    lines: cards.length ? counts : [],
  });
  const stack = (): Explanation =>
    plainCard(p, "stack-text", "C-1.9", wordOf(p, "stack"), view.board.stack.II, view.board.stack.III);
  return (
    <div class="c-piles">
      <Hit desk={desk} class="c-pile" card={stack} label={stack().text}>
        <Icon name="c-card" size={17} class="c-back" />
        <b>{view.board.stack.II + view.board.stack.III}</b>
      </Hit>
      <Hit
        desk={desk}
        class="c-pile"
        meant={asked ? CLASSES.map((cls) => `browse ${cls}`) : []}
        card={discard}
        label={`${discard().text} ${discard().lines!.join(", ")}`}
      >
        <Icon name="c-pile" size={17} />
        <b>{cards.length}</b>
      </Hit>
      {picking ? (
        <div class="c-discarded" role="group" aria-label={wordOf(p, "discard")}>
          {cards
            .filter((id) => desk.legal.has(`acquire ${id}`))
            .map((id) => (
              <CharacterCard key={id} desk={desk} id={id} meant={[`acquire ${id}`]} />
            ))}
        </div>
      ) : null}
    </div>
  );
}

/** What lies beside the locations: favour tiles, rows of cards, and the piles that cards come from and go to. */
import type { Explanation } from "../../board";
import { freshMark } from "../../drawing/marks";
import { Icon, SeatMark } from "../../symbols";
import { Said, said } from "./bonus";
import { CharacterCard } from "./card";
import { cardOf, type Desk, favourOf, Hit } from "./desk";
import { CLASSES, type Cls, type Location, nameOf, plainCard, seatName, titleOf, told, wordOf } from "./facts";
import { ofFavour } from "./grammar";
import { Crowns } from "./pieces";

/** The favour tiles; each leaves its place empty when it is taken. */
export function Favours({ desk }: { desk: Desk }) {
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
        {tile.crowns ? <Crowns n={tile.crowns} size={22} /> : <Icon name="c-favour" size={17} />}
      </span>
      <Said sentence={ofFavour(tile)} language={desk.p.language} />
    </>
  );
}

export function Display({ desk, location }: { desk: Desk; location: Location }) {
  const { p, view, facts } = desk;
  const cards = location === "castle" ? [] : view.board.display[location];
  const asked = view.board.triggered === location && desk.p.choices.some((choice) => choice.kind === "acquire");
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
            isBeyond={asked && !desk.legal.has(`acquire ${there.card}`)}
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

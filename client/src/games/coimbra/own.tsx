/** A player's own board: guards, coins, points, crowns, dice, diplomas, and the cards in their zones. */

import { useRef } from "preact/hooks";
import type { BoardProps, Explanation } from "../../board";
import { useDrops } from "../../drawing/drops";
import { useTravel } from "../../drawing/motion";
import { Amount, Painted } from "../../drawing/pieces";
import { low, tiny } from "../../settings";
import { Icon, SeatMark } from "../../symbols";
import { Said, Sign, said, WhenSign } from "./bonus";
import { CharacterCard } from "./card";
import { cardOf, type Desk, favourOf, Hit, Picker, useDesk, voyageOf } from "./desk";
import {
  CLASSES,
  type Cls,
  COLOURS,
  DIPLOMAS,
  nameOf,
  type Player,
  plainCard,
  SYMBOL,
  seatName,
  titleOf,
  told,
  wordOf,
  ZONES,
  type Zone,
} from "./facts";
import { ofFavour, ofVoyage, whenOf } from "./grammar";
import { visitedNames } from "./map";
import { crownsOf, FavourFace } from "./offers";
import { BlankDie, Crowns, Diploma } from "./pieces";
import { OWN_TAKES } from "./summary";
import { accepts } from "./tracks";
import { voyageExplained } from "./voyages";

/** So many cards leave room for larger ones. */
const FEW = 8;

/** A tablet has room to say what cards and voyages do. */
function isInWords(p: BoardProps): boolean {
  return p.narrow && !tiny.value;
}

interface PartProps {
  desk: Desk;
  player: Player;
  seat: number;
}

export function OwnArea(p: BoardProps) {
  return <Own key={p.shownSeat} {...p} />;
}

function Own(p: BoardProps) {
  const desk = useDesk(p);
  const root = useRef<HTMLDivElement>(null);
  const seat = p.shownSeat;
  const player = desk.view.players[seat];
  useTravel(root, p.motion, p.view);
  const drops = useDrops(desk);
  if (!player) return null;
  const part = { desk, player, seat };
  return (
    <div
      class={`coi c-own${p.narrow ? ` narrow${isInWords(p) ? " c-roomy" : ""}` : player.cards.length <= FEW ? " c-few" : ""}`}
      ref={root}
      aria-label={wordOf(p, "board-of", seatName(p, seat))}
      role="group"
      data-takes={p.seat === seat ? OWN_TAKES : undefined}
      onPointerDown={drops}
    >
      <div class="c-side">
        <Stock {...part} />
        <div class="c-line">
          <Dice {...part} />
          {p.narrow ? <Tokens {...part} /> : <Reached {...part} />}
        </div>
        <div class="c-line">
          {p.narrow ? <Reached {...part} /> : null}
          <Diplomas {...part} />
        </div>
        {hasPortsBesideCards(p, player) ? null : <Ports {...part} />}
      </div>
      <Zones {...part} />
      <Picker desk={desk} />
    </div>
  );
}

/** What lies on guards, coins and points while a question is about them. */
function meantBy(desk: Desk, what: "guards" | "coins" | "points"): string[] {
  const { asked } = desk;
  const tribute = asked.has("give-resources") ? (what === "points" ? ["give-points"] : ["give-resources"]) : [];
  if (what === "points") return [...tribute, "lose-points", ...accepts(desk, "points")];
  return [`gain-${what}`, `exchange-${what}`, ...tribute, ...payment(desk, what), ...accepts(desk, what)];
}

/** Paying for a card's reward lies on the resource that it takes. */
function payment(desk: Desk, what: string): string[] {
  const { question, fields } = desk.view.prompt;
  if (question !== "pay-for-reward") return [];
  return cardOf(desk, fields.bonus!)?.shows.resource === what ? ["pay"] : [];
}

/** The voyages that guards, or coins, can be laid on now. */
function investing(desk: Desk, what: "guards" | "coins"): string[] {
  return desk.facts.voyages.filter((one) => one.resource === what).map((one) => `invest ${one.id}`);
}

function Stock({ desk, player, seat }: PartProps) {
  const { p, facts } = desk;
  const mine = p.seat === seat;
  const most = facts.most_resources;
  const changed = (key: string) => p.changed.has(`players.${seat}.${key}`);
  const item = (key: "guards" | "coins" | "points", card: () => Explanation, of: string) => (
    <Hit
      desk={desk}
      class={`c-item c-item-${key}`}
      meant={mine ? meantBy(desk, key) : []}
      drag={mine}
      drags={mine && key !== "points" ? investing(desk, key) : []}
      card={card}
      label={`${card().title}: ${player[key]}. ${card().text}`}
      data-item={key}
    >
      <Sign of={of} size={20} />
      <Amount value={player[key]} motion={p.motion} changed={changed(key)} />
      {key === "points" ? null : (
        <span class="c-gauge" aria-hidden="true">
          <i style={{ width: `${Math.round((player[key] / most) * 100)}%` }} />
        </span>
      )}
    </Hit>
  );
  const crowns = () =>
    plainCard(
      p,
      "crowns-text",
      "C-5.1",
      wordOf(p, "crowns", player.crowns),
      player.flag,
      facts.flag_crowns[player.flag - 1]!,
    );
  return (
    <div class="c-stock">
      <SeatMark seat={seat} size={20} class="c-whose" />
      {item("guards", () => plainCard(p, "guards-text", "C-8.1", titleOf(p, "resource.guards"), most), "guards")}
      {item("coins", () => plainCard(p, "coins-text", "C-8.1", titleOf(p, "resource.coins"), most), "coins")}
      {item("points", () => plainCard(p, "points-text", "C-8.2", wordOf(p, "points")), "points")}
      <Hit desk={desk} class="c-item" card={crowns} label={`${crowns().title}. ${crowns().text}`}>
        <Icon name="c-crown" size={20} />
        <Amount value={player.crowns} motion={p.motion} changed={changed("crowns")} />
      </Hit>
    </div>
  );
}

/** The dice that came back from the city and wait for phase E. */
function Dice({ desk, player, seat }: PartProps) {
  const { p } = desk;
  const dice = COLOURS.flatMap((colour) => Array.from({ length: player.dice[colour] ?? 0 }, (_, n) => ({ colour, n })));
  const slots = Math.max(3, dice.length);
  return (
    <div class="c-dice" role="group" aria-label={wordOf(p, "own-dice")}>
      {Array.from({ length: slots }, (_, n) => {
        const die = dice[n];
        if (!die) return <span key={n} class="c-slot" aria-hidden="true" />;
        const meant =
          p.seat !== seat
            ? []
            : die.colour === "white"
              ? CLASSES.map((cls) => `activate-white ${cls}`)
              : [`activate ${die.colour}`];
        const card = () =>
          plainCard(
            p,
            die.colour === "white" ? "white-die-text" : "die-text",
            "C-6.2",
            titleOf(p, `die.${die.colour}`),
          );
        return (
          <Hit
            key={n}
            desk={desk}
            class="c-die-hit"
            meant={meant}
            drag
            tells
            card={card}
            label={`${card().title}. ${card().text}`}
            data-own-die={die.colour}
          >
            <BlankDie colour={die.colour} seat={seat} />
            <span class="d-hidden">{card().title}</span>
          </Hit>
        );
      })}
    </div>
  );
}

/** Favour tiles and crown tokens of this round, and the token of a card whose bonus is still being used. */
function Tokens({ desk, player }: PartProps) {
  const { p } = desk;
  if (!player.favours.length && !player.crown_tokens.length && !player.crowns_to_come.length) return null;
  return (
    <div class="c-tokens" role="group" aria-label={wordOf(p, "this-round")}>
      {player.favours.map((id) => {
        const tile = favourOf(desk, id);
        const card = () => ({
          ...told(p, titleOf(p, `favour.${id}`), tile, [wordOf(p, "until-round-ends")]),
          picture: said(ofFavour(tile), p.language),
        });
        return (
          <Hit key={id} desk={desk} class="c-favour c-kept" card={card} label={`${card().title}. ${card().text}`}>
            <FavourFace desk={desk} id={id} />
          </Hit>
        );
      })}
      {player.crown_tokens.map((cls) => (
        <CrownToken key={cls} desk={desk} cls={cls} />
      ))}
      {player.crowns_to_come.map((cls) => (
        <CrownToken key={cls} desk={desk} cls={cls} toCome />
      ))}
    </div>
  );
}

function CrownToken({ desk, cls, toCome }: { desk: Desk; cls: Cls; toCome?: boolean }) {
  const { p, facts } = desk;
  const crowns = crownsOf(facts.tracks, cls);
  const card = () =>
    plainCard(
      p,
      toCome ? "crown-to-come-text" : "crown-token-text",
      "C-4.6",
      wordOf(p, "crown-token", nameOf(p, `class.${cls}`)),
      crowns,
    );
  return (
    <Hit
      desk={desk}
      class={`c-kept${toCome ? " c-to-come" : ""}`}
      card={card}
      label={`${card().title}. ${card().text}`}
    >
      <Crowns n={crowns} size={22} />
      <Icon name={SYMBOL[cls]} size={14} class={`c-ink-${cls}`} />
    </Hit>
  );
}

function Diplomas({ desk, player }: PartProps) {
  const { p, facts } = desk;
  const kinds = DIPLOMAS.filter((kind) => player.diplomas[kind]);
  const card = (): Explanation =>
    told(
      p,
      wordOf(p, "diplomas"),
      facts.diplomas,
      kinds.map((kind) => `${player.diplomas[kind]} × ${nameOf(p, `diploma.${kind}`)}`),
    );
  return (
    <Hit
      desk={desk}
      class="c-diplomas"
      card={card}
      label={`${card().title}: ${(card().lines ?? []).join(", ") || wordOf(p, "none")}. ${card().text}`}
    >
      <small>{wordOf(p, "diplomas")}</small>
      {kinds.length ? (
        kinds.map((kind) => (
          <span key={kind} class="c-count">
            <Diploma kind={kind} size={p.narrow ? 22 : 18} />
            {player.diplomas[kind]! > 1 ? <Painted text={`×${player.diplomas[kind]}`} /> : null}
          </span>
        ))
      ) : (
        <span class="c-none">–</span>
      )}
    </Hit>
  );
}

function Reached({ desk, player, seat }: PartProps) {
  const { p } = desk;
  const visited = visitedNames(desk, seat);
  const monasteries = (): Explanation => ({
    ...plainCard(p, "visited-text", "C-9.6", wordOf(p, "monasteries"), visited.length),
    lines: visited,
  });
  return (
    <Hit
      desk={desk}
      class="c-item c-visited"
      card={monasteries}
      label={`${wordOf(p, "monasteries")}: ${visited.length}. ${visited.join(", ")}`}
    >
      <Sign of="monastery" size={18} />
      <Amount
        value={player.monasteries.length}
        motion={p.motion}
        changed={p.changed.has(`players.${seat}.monasteries`)}
      />
    </Hit>
  );
}

/** In low windows what is saved below the board goes to the map: there voyages lie beside few cards, as on phones. */
function hasPortsBesideCards(p: BoardProps, player: Player): boolean {
  return p.narrow || (low.value && player.cards.length <= FEW);
}

/** The voyages invested in, as a zone beside those of the cards. */
function Ports({ desk, player, seat }: PartProps) {
  const { p } = desk;
  return (
    <section class={`c-zone c-ports${player.voyages.length ? "" : " c-vacant"}`} aria-label={wordOf(p, "voyages")}>
      <h3>
        <Sign of="ship" size={14} /> {wordOf(p, "voyages")}
      </h3>
      <div>
        {player.voyages.map((id) => {
          const card = () => voyageExplained(desk, id);
          return (
            <Hit
              key={id}
              desk={desk}
              class="c-port"
              meant={p.seat === seat ? [`score-voyage ${id}`] : []}
              card={card}
              label={`${card().title}. ${card().text}`}
            >
              {nameOf(p, `voyage.${id}`)}
              {isInWords(p) ? <Said sentence={ofVoyage(voyageOf(desk, id))} language={p.language} plain /> : null}
            </Hit>
          );
        })}
        {player.voyages.length ? null : <span class="c-none">–</span>}
      </div>
    </section>
  );
}

function Zones({ desk, player, seat }: PartProps) {
  const { p } = desk;
  const mine = p.seat === seat;
  const cards = player.cards.map((id) => cardOf(desk, id));
  const isRoomy = isInWords(p) || (!p.narrow && cards.length <= FEW);
  const zone = (name: Zone) => {
    const inside = cards.filter((card) => card.zone === name);
    return (
      <section
        key={name}
        class={`c-zone c-zone-${name}${inside.length ? "" : " c-vacant"}`}
        aria-label={wordOf(p, `zone-${name}`)}
      >
        <h3>
          <WhenSign when={whenOf(name)} size={14} /> {wordOf(p, `zone-name-${name}`)}
        </h3>
        <div>
          {inside.map((card) => (
            <CharacterCard
              key={card.id}
              desk={desk}
              id={card.id}
              slim
              inZone
              inWords={isInWords(p)}
              meant={
                mine
                  ? [
                      `use ${card.id}`,
                      `repeat ${card.id}`,
                      `lose ${card.id}`,
                      `score-card ${card.id}`,
                      ...exchanges(desk, card.id),
                    ]
                  : []
              }
            />
          ))}
          {inside.length ? null : isRoomy ? (
            <span class="c-card-slot" aria-hidden="true" />
          ) : (
            <span class="c-none">–</span>
          )}
        </div>
      </section>
    );
  };
  return (
    <div class="c-zones">
      {ZONES.map(zone)}
      {hasPortsBesideCards(p, player) ? <Ports desk={desk} player={player} seat={seat} /> : null}
      {p.narrow ? null : <Tokens desk={desk} player={player} seat={seat} />}
    </div>
  );
}

/** A card that exchanges a resource is where the exchange can be chosen, too. */
function exchanges(desk: Desk, id: string): string[] {
  const card = cardOf(desk, id);
  return card.bonus === "exchange" ? [`exchange-${card.shows.resource}`] : [];
}

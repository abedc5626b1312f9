/** A player's farm: who is at home, lifetime, grain, cubes, goods and coins, and what has been achieved. */
import type { ComponentChildren } from "preact";
import type { BoardProps, Explanation } from "../../board";
import { Hit, Picker } from "../../drawing/acts";
import { useDrops } from "../../drawing/drops";
import { Amount, Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { useDesk } from "./desk";
import {
  COLOURS,
  type Desk,
  folkAt,
  GOODS,
  hasBread,
  NUMBERS,
  nameOf,
  type Player,
  plainCard,
  printedOn,
  seatName,
  sum,
  titleOf,
  told,
  wordOf,
} from "./facts";
import { Farmstead } from "./ground";
import { Caption, Holdings, hasHoldings, Wares } from "./holdings";
import { Demand } from "./market";
import { figureMeans, legalWith, NOTHING, ownGoodMeans, payMeans, salesOf } from "./moves";
import { Cube, Figure, Good, People, Points } from "./pieces";
import { FARM_TAKES } from "./summary";

export function OwnArea(p: BoardProps) {
  const desk = useDesk(p);
  const seat = p.shownSeat;
  const player = desk.view.players[seat];
  const drops = useDrops(desk);
  if (!player) return null;
  const part = { desk, player, seat };
  return (
    <div
      class={`vil v-farm${p.narrow ? " narrow" : ""}`}
      aria-label={wordOf(p, "farm-of", seatName(p, desk.view, seat))}
      role="group"
      data-takes={p.seat === seat ? FARM_TAKES : undefined}
      onPointerDown={drops}
    >
      <Home {...part} />
      <Lifetime {...part} />
      <Stock {...part} />
      <Achieved {...part} />
      {hasHoldings(desk.view) ? <Holdings {...part} /> : null}
      <Picker desk={desk} />
    </div>
  );
}

interface FarmProps {
  desk: Desk;
  player: Player;
  seat: number;
}

/** The farmyard with the family members at home; children still to come wait behind the house. */
function Home({ desk, player, seat }: FarmProps) {
  const { p, view } = desk;
  const home = folkAt(view, "farm").filter((one) => one.seat === seat);
  const unborn = NUMBERS.flatMap((number) =>
    Array.from({ length: player.family["unborn"]?.[number] ?? 0 }, () => number),
  );
  const mine = p.seat === seat;
  const card = (): Explanation => ({
    title: wordOf(p, "not-born"),
    text: unborn.length ? wordOf(p, "not-born-text", unborn.join(", ")) : wordOf(p, "all-born"),
    rule: "V-4.2",
  });
  return (
    <section class="v-home">
      <Farmstead />
      <h3>
        <SeatMark seat={seat} size={15} />
        <span>{wordOf(p, "at-home")}</span>
        {view.start_seat === seat ? (
          <span class="v-start" title={wordOf(p, "start-player")}>
            <Icon name="v-marker" size={15} />
            <span class="d-hidden">{wordOf(p, "start-player")}</span>
          </span>
        ) : null}
      </h3>
      <div class="v-yard-folk" data-takes={mine ? "birth" : undefined}>
        {home.length ? (
          <People desk={desk} place="farm" folk={home} where={nameOf(p, "place.farm")} size={p.narrow ? 42 : 34} />
        ) : (
          <em>{wordOf(p, "farm-empty")}</em>
        )}
      </div>
      <Away desk={desk} player={player} seat={seat} />
      <Hit
        desk={desk}
        class={`v-unborn${unborn.length ? "" : " none"}`}
        drag={mine}
        meant={mine ? legalWith(desk, ["birth"]) : []}
        asks={mine ? ["birth"] : []}
        card={card}
        label={`${card().title}. ${card().text}`}
        data-unborn
      >
        <Caption desk={desk} text={card().title} />
        <Icon name="v-at-unborn" size={p.narrow ? 22 : 18} />
        {unborn.map((number, n) => (
          <Figure
            key={n}
            seat={seat}
            number={number}
            size={p.narrow ? 32 : 20}
            at={`unborn.${seat}.${number}.${unborn.slice(0, n).filter((other) => other === number).length}`}
          />
        ))}
        {unborn.length ? <Painted text={`×${unborn.length}`} class="v-unborn-n" /> : null}
      </Hit>
    </section>
  );
}

/** Family members at work elsewhere, each beside the emblem of the place; a click means what it means there. */
function Away({ desk, player, seat }: FarmProps) {
  const { p, view } = desk;
  const places = Object.keys(player.family).filter((place) => place !== "farm" && !IS_GONE.test(place));
  if (!places.length) return null;
  return (
    <div class="v-away" role="group" aria-label={wordOf(p, "away")}>
      <Caption desk={desk} text={wordOf(p, "away")} />
      {places.flatMap((place) =>
        folkAt(view, place)
          .filter((one) => one.seat === seat)
          .map((one) => {
            const label =
              wordOf(p, "figure-at", seatName(p, view, seat), printedOn(one.number), nameOf(p, `place.${place}`)) +
              (hasBread(one.number) ? ` – ${wordOf(p, "on-bread")}` : "") +
              (one.count > 1 ? ` (${one.count} ×)` : "");
            return (
              <Hit
                key={`${place}.${one.number}`}
                desk={desk}
                class="v-worker"
                drag={p.seat === seat}
                {...(p.seat === seat ? figureMeans(desk, place, one.number) : NOTHING)}
                card={() => ({
                  title: wordOf(p, "figure", seatName(p, view, seat), printedOn(one.number)),
                  text: `${wordOf(p, "figure-text", printedOn(one.number))} ${wordOf(p, "figure-work", nameOf(p, `place.${place}`))}.`,
                  rule: "V-8.5",
                })}
                label={label}
              >
                <Icon name={emblemOf(desk, place)} size={p.narrow ? 18 : 14} />
                {Array.from({ length: one.count }, (_, n) => (
                  <Figure key={n} seat={seat} number={one.number} size={p.narrow ? 32 : 24} />
                ))}
              </Hit>
            );
          }),
      )}
    </div>
  );
}

const IS_GONE = /^(unborn|chronicle-|grave|gone|sea|beside-)/;

/** The emblem of the work that is done at a place; steps are named after their house ("church-2"). */
function emblemOf(desk: Desk, place: string): string {
  const { crafts, travel } = desk.facts;
  if (place === "bag") return "v-bag";
  if (crafts.some((craft) => craft.id === place)) return "v-at-craft";
  if (travel.castles.some((castle) => castle.id === place)) return "v-at-travel";
  const house = EMBLEMS[place] ?? place.split("-")[0]!;
  return `v-at-${house}`;
}

/** Places of the expansions whose emblem is that of another. */
const EMBLEMS: Record<string, string> = { brewery: "craft", ceremony: "marriage", ship: "port" };

/** The lifetime track: whoever passes the quill loses one of the oldest. */
function Lifetime({ desk, player, seat }: FarmProps) {
  const { p, view, facts } = desk;
  const { lifetime } = facts.farm;
  // With Port there is room for a sixth sack.
  const grain = facts.farm.grain + (view.port ? 1 : 0);
  const left = lifetime - player.time;
  const text = wordOf(p, "lifetime-at", player.time + 1, lifetime, left);
  const card = () =>
    told(p, wordOf(p, "lifetime"), facts.farm, [
      text,
      player.deaths_due > 0 && wordOf(p, "deaths-due", player.deaths_due),
    ]);
  const mine = p.seat === seat;
  const grainCard = () => plainCard(p, "grain-text", "V-1.3", wordOf(p, "grain"), player.grain, grain);
  return (
    <section class="v-life">
      <Hit
        desk={desk}
        class={`v-track${left <= 2 ? " soon" : ""}`}
        meant={mine ? legalWith(desk, ["pay-time", "set-time"]) : []}
        asks={mine ? ["pay-time"] : []}
        card={card}
        label={`${wordOf(p, "lifetime")}. ${text}`}
        data-lifetime
      >
        <span class="v-label">
          <Icon name="v-time" size={15} />
          <Painted text={wordOf(p, "lifetime")} />
          {player.deaths_due ? (
            <b class="v-due">
              <Icon name="v-at-grave" size={14} />
              <Painted text={player.deaths_due} />
            </b>
          ) : null}
        </span>
        <span class="v-cells">
          {Array.from({ length: lifetime }, (_, n) => (
            <span key={n} class={`v-cell${n === player.time ? " here" : n < player.time ? " gone" : ""}`}>
              {n === player.time ? <SeatMark seat={seat} size={18} /> : null}
            </span>
          ))}
          <span class="v-cell v-quill">
            <Icon name="v-quill" size={20} />
          </span>
        </span>
      </Hit>
      <Hit
        desk={desk}
        class="v-granary"
        drag={mine}
        drags={mine ? legalWith(desk, ["mill"]) : []}
        meant={mine ? ["load grain"] : []}
        asks={mine ? ["harvest"] : []}
        card={grainCard}
        label={`${wordOf(p, "grain")}: ${grainCard().text}`}
        data-grain
      >
        <span class="v-label">
          <Painted text={wordOf(p, "grain")} />
          <Amount painted value={player.grain} motion={p.motion} changed={p.changed.has(`players.${seat}.grain`)} />
        </span>
        <span class="v-sacks">
          {Array.from({ length: grain }, (_, n) => (
            <span key={n} class={n < player.grain ? "v-sack" : "v-sack none"}>
              <Icon name="v-grain" size={26} />
            </span>
          ))}
        </span>
      </Hit>
    </section>
  );
}

/** Cubes and coins, then goods. */
function Stock({ desk, player, seat }: FarmProps) {
  const { p, view } = desk;
  const mine = p.seat === seat;
  const changed = (key: string) => p.changed.has(`players.${seat}.${key}`);
  const joker = view.conny !== null && view.board.next_start === seat;
  return (
    <section class="v-stock">
      <div class="v-shelf" role="group" aria-label={wordOf(p, "cubes")}>
        <Caption desk={desk} text={wordOf(p, "cubes-and-coins")} />
        {COLOURS.map((cube) => {
          const n = player.cubes[cube] ?? 0;
          return (
            <Item
              key={cube}
              desk={desk}
              none={!n}
              means={mine ? payMeans(desk, cube) : NOTHING}
              drags={mine && n ? ["well"] : []}
              card={() => plainCard(p, "own-cube-text", "V-3.6", titleOf(p, `cube.${cube}`), n)}
              name={titleOf(p, `cube.${cube}`)}
              value={n}
              changed={changed(`cubes.${cube}`)}
              id={`cube ${cube}`}
            >
              <span class="v-pilecubes">
                {/* One, or several: the number says how many, and needs its room. */}
                {Array.from({ length: n > 1 ? 2 : 1 }, (_, i) => (
                  <Cube key={i} cube={cube} size={25} at={n ? `own.${seat}.${cube}.${i}` : undefined} />
                ))}
              </span>
            </Item>
          );
        })}
        <Item
          desk={desk}
          none={!player.coins && !joker}
          means={mine ? payMeans(desk, "coin") : NOTHING}
          card={() => ({
            ...plainCard(p, "coins-text", "V-3.7", wordOf(p, "coins")),
            lines: joker ? [wordOf(p, "coin-marker")] : [],
          })}
          name={wordOf(p, "coins")}
          value={player.coins}
          changed={changed("coins")}
          id="coins"
        >
          <Icon name="v-coin" size={26} />
          {joker ? <Icon name="v-marker" size={20} /> : null}
        </Item>
      </div>
      <div class="v-shelf" role="group" aria-label={wordOf(p, "goods")}>
        <Caption desk={desk} text={wordOf(p, "goods")} />
        {GOODS.map((good) => (
          <Item
            key={good}
            desk={desk}
            none={!player.goods[good]}
            means={mine ? ownGoodMeans(good) : NOTHING}
            drags={mine && player.goods[good] ? salesOf(desk, good) : []}
            card={() => plainCard(p, `good-${good}`, "V-1.6", titleOf(p, `good.${good}`))}
            name={titleOf(p, `good.${good}`)}
            value={player.goods[good] ?? 0}
            changed={changed(`goods.${good}`)}
            id={`good ${good}`}
          >
            <Good good={good} size={28} />
          </Item>
        ))}
      </div>
      <Wares desk={desk} player={player} seat={seat} />
    </section>
  );
}

interface ItemProps {
  desk: Desk;
  none: boolean;
  means: { meant: string[]; asks: string[] };
  drags?: string[];
  card: () => Explanation;
  name: string;
  value: number;
  changed: boolean;
  id: string;
  children: ComponentChildren;
}

function Item({ desk, none, means, drags, card, name, value, changed, id, children }: ItemProps) {
  return (
    <Hit
      desk={desk}
      class={`v-item${none ? " none" : ""}`}
      {...means}
      drag
      drags={drags ?? []}
      card={card}
      label={`${name}: ${value}`}
      data-own={id}
    >
      {children}
      <Amount painted value={value} motion={desk.p.motion} changed={changed} />
    </Hit>
  );
}

/** A line of what counts: its sign, how many there are, the sources of its points, and its card. */
interface Deed {
  key: string;
  symbol: string;
  n?: number;
  sources: string[];
  card: (points: number) => Explanation;
}

/** What makes up the score: customers, castles, chronicle, steps of the houses, and all else together; it adds up. */
function Achieved({ desk, player, seat }: FarmProps) {
  const { p, view, facts } = desk;
  const pointsOf = (id: string) => facts.customers.find((one) => one.id === id)?.points ?? 0;
  const { parts = {}, total = 0 } = view.scores[seat] ?? {};
  const onSteps = Object.entries(player.family).reduce((n, [at, folk]) => n + (ON_STEPS.test(at) ? sum(folk) : 0), 0);
  const inWords = (sources: string[]) =>
    sources.filter((source) => parts[source]).map((source) => `${nameOf(p, `score.${source}`)}: ${parts[source]}`);
  const deeds: Deed[] = [
    {
      key: "served",
      symbol: "v-at-market",
      n: player.customers.length,
      sources: ["customers"],
      card: (points) => ({
        ...plainCard(p, "served-text", "V-11.3", wordOf(p, "served"), player.customers.length, points),
        lines: player.customers.map((id) => `${nameOf(p, `customer.${id}`)}: ${pointsOf(id)}`),
      }),
    },
    {
      key: "castles",
      symbol: "v-castle",
      n: player.castles.length,
      sources: ["travel"],
      card: (points) => ({
        ...plainCard(p, "castles-text", "V-11.1", wordOf(p, "castles"), player.castles.length, points),
        lines: player.castles.map((id) => titleOf(p, `castle.${id}`)),
      }),
    },
    {
      key: "remembered",
      symbol: "v-at-chronicle",
      n: player.remembered,
      sources: ["chronicle"],
      card: (points) =>
        plainCard(
          p,
          "remembered-text",
          "V-11.4",
          wordOf(p, "remembered"),
          player.remembered,
          points,
          sum(player.family["grave"]),
        ),
    },
    {
      key: "on-steps",
      symbol: "v-at-church",
      n: onSteps,
      sources: STEPS,
      card: (points) => ({
        ...plainCard(p, "on-steps-text", "V-11.2", wordOf(p, "on-steps"), onSteps, points),
        lines: inWords(STEPS),
      }),
    },
  ];
  // With Port nobody travels to castles.
  const shown = view.port ? deeds.filter(({ key }) => key !== "castles") : deeds;
  const named = shown.flatMap(({ sources }) => sources);
  const others = Object.keys(parts).filter((source) => !named.includes(source));
  const rest: Deed = {
    key: "all-else",
    symbol: "trophy",
    sources: others,
    card: (points) => ({
      ...plainCard(p, "all-else-text", "V-11", wordOf(p, "all-else"), points, total),
      lines: [...inWords(others), ...(view.rank ? [wordOf(p, "rank", nameOf(p, `rank.${view.rank}`))] : [])],
    }),
  };
  return (
    <section class="v-achieved">
      <Caption desk={desk} text={wordOf(p, "points-so-far")} />
      {[...shown, rest].map(({ key, symbol, n, sources, card }) => {
        const points = sources.reduce((before, source) => before + (parts[source] ?? 0), 0);
        const { title, text } = card(points);
        return (
          <Hit
            key={key}
            desk={desk}
            class="v-deed"
            card={() => card(points)}
            label={`${title}. ${text}`}
            data-deed={key}
          >
            <Icon name={symbol} size={18} />
            <span class="v-deed-name">
              <Painted text={title} />
            </span>
            {n === undefined ? null : <Painted text={n} class="v-deed-n" />}
            <Points n={points} />
          </Hit>
        );
      })}
      {player.customers.length ? (
        <div class="v-served" aria-hidden="true">
          {player.customers.map((id) => (
            <span key={id} class="v-tile">
              <Demand desk={desk} id={id} size={18} />
            </span>
          ))}
        </div>
      ) : null}
    </section>
  );
}

const STEPS = ["church", "council"];
const ON_STEPS = /^(church|council)-/;

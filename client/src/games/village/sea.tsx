/** Port: the sea with its lanes, waters and islands, the ships, the captains for hire, and the graves at sea. */
import { Hit } from "../../drawing/acts";
import { once } from "../../drawing/once";
import { Painted } from "../../drawing/pieces";
import { Icon, SEAT_SHAPES, SeatMark } from "../../symbols";
import {
  CONNY_SEAT,
  cubesInWords,
  type Desk,
  hasBread,
  nameOf,
  printedOn,
  seatName,
  titleOf,
  told,
  wordOf,
} from "./facts";
import { HULL, SAIL } from "./more-sprite";
import { legalWith } from "./moves";
import { Figure, Price, Tally } from "./pieces";
import { Plot } from "./plot";
import type { Captain, Island, Water } from "./view";

/** The sign of each island: what it is known for. */
const KNOWN_FOR: Record<string, string> = {
  "cocoa-island": "v-cocoa",
  "cattle-island": "v-good-ox",
  "tea-island": "v-tea",
  "horse-island": "v-good-horse",
  "grain-island": "v-grain",
  "carters-island": "v-good-wagon",
  "treasure-island": "v-chest",
};

export function Sea({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  return (
    <Plot desk={desk} at="port" space="travel">
      <div class="v-port">
        <SeaMap desk={desk} />
        {p.narrow ? (
          <ul class="v-island-list" aria-label={wordOf(p, "islands")}>
            {facts.port!.islands.map((island) => (
              <li key={island.id}>
                <Icon name={KNOWN_FOR[island.id]!} size={26} />
                <b>{titleOf(p, `water.${island.id}`)}</b>
                <IslandTrade desk={desk} island={island} />
              </li>
            ))}
          </ul>
        ) : null}
        <div class="v-quay">
          <Captains desk={desk} />
          {p.narrow ? null : <Fleet desk={desk} />}
          <Burials desk={desk} />
        </div>
      </div>
    </Plot>
  );
}

/** Where a water lies, in thousandths of the frame that all of them fill. */
interface Spot extends Water {
  across: number;
  down: number;
}

const FRAME = 1000;

/** The waters keep their places to each other and fill their frame. */
function spotsOf(waters: Water[]): Spot[] {
  const fit = (value: number, values: number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Math.round(((value - least) / (most - least)) * FRAME);
  };
  const [xs, ys] = [waters.map((water) => water.x), waters.map((water) => water.y)];
  return waters.map((water) => ({ ...water, across: fit(water.x, xs), down: fit(water.y, ys) }));
}

/** Frame, shore and waves take their sizes from the style sheet: nothing here knows how large the sea is. */
function SeaMap({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { sea, islands } = facts.port!;
  const spots = once(facts, "sea", () => spotsOf(sea.waters));
  return (
    <div class="v-sea-map" role="group" aria-label={wordOf(p, "sea")}>
      <Waves />
      <div class="v-waters">
        <Lanes spots={spots} lanes={sea.lanes} />
        {spots.map((spot) => (
          <div
            key={spot.id}
            class={`v-spot-at v-water-${spot.kind}`}
            style={{ left: `${spot.across / 10}%`, top: `${spot.down / 10}%` }}
          >
            {spot.kind === "island" && !p.narrow ? (
              <IslandBox desk={desk} island={islands.find((one) => one.id === spot.id)!} />
            ) : (
              <WaterMark desk={desk} water={spot} />
            )}
            <Ships desk={desk} at={spot.id} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Waves() {
  return (
    <>
      <svg viewBox="0 0 700 500" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {[80, 210, 330, 450].map((y, n) => (
          <path
            key={y}
            class="v-wave"
            d={`M${(n % 2) * 30} ${y}q14-9 28 0t28 0M${490 - n * 34} ${y - 40}q14-9 28 0t28 0`}
          />
        ))}
      </svg>
      <svg class="v-shore" viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path class="v-coast" d="M0 0H54Q46 20 26 32T18 68T34 100H0Z" />
      </svg>
    </>
  );
}

function Lanes({ spots, lanes }: { spots: Spot[]; lanes: { a: string; b: string }[] }) {
  const at = new Map(spots.map((spot) => [spot.id, `${spot.across} ${spot.down}`]));
  return (
    <svg viewBox={`0 0 ${FRAME} ${FRAME}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {lanes.map(({ a, b }) => (
        <path key={`${a}.${b}`} class="v-lane" d={`M${at.get(a)}L${at.get(b)}`} />
      ))}
    </svg>
  );
}

function myShip(desk: Desk): string | null {
  return desk.p.seat === null ? null : (desk.view.players[desk.p.seat]?.ship?.at ?? null);
}

/** What a click on a water may mean: sail there, dock where the ship lies, or come home. */
function waterMeans(desk: Desk, id: string): { meant: string[]; asks: string[] } {
  if (id === "harbour") return { meant: legalWith(desk, ["sail-home", "cast-off"]), asks: ["sail-home"] };
  const here = myShip(desk) === id;
  return {
    meant: [`sail ${id}`, ...(here ? legalWith(desk, ["dock", "stop", "leave-island"]) : [])],
    asks: [here ? "dock" : `sail ${id}`],
  };
}

function WaterMark({ desk, water }: { desk: Desk; water: Water }) {
  const { p, facts } = desk;
  const name = titleOf(p, `water.${water.id}`);
  const { sea, water_time, return_time } = facts.port!;
  const line =
    water.kind === "time"
      ? wordOf(p, "water-time", water_time)
      : water.kind === "harbour"
        ? wordOf(p, "harbour-text", return_time)
        : wordOf(p, "island-text");
  return (
    <Hit
      desk={desk}
      class="v-water-hit"
      {...waterMeans(desk, water.id)}
      card={() => told(p, name, sea, [line])}
      label={`${name}. ${line}`}
      data-water={water.id}
    >
      {water.kind === "time" ? (
        <Tally of="time" n={water_time} size={16} />
      ) : water.kind === "harbour" ? (
        <Icon name="v-at-port" size={24} />
      ) : (
        <Icon name={KNOWN_FOR[water.id]!} size={26} />
      )}
    </Hit>
  );
}

function IslandBox({ desk, island }: { desk: Desk; island: Island }) {
  const { p, facts } = desk;
  const name = titleOf(p, `water.${island.id}`);
  return (
    <div class={`v-island v-isle-${island.id}`}>
      <Hit
        desk={desk}
        class="v-island-name"
        {...waterMeans(desk, island.id)}
        card={() => told(p, name, facts.port!.sea, [wordOf(p, "island-text")])}
        label={`${name}. ${wordOf(p, "island-text")}`}
        data-water={island.id}
      >
        <Painted text={name} />
      </Hit>
      <IslandTrade desk={desk} island={island} />
    </div>
  );
}

/** What an island buys, gives, and who keeps its light. */
function IslandTrade({ desk, island }: { desk: Desk; island: Island }) {
  const { p, view } = desk;
  const here = myShip(desk) === island.id;
  return (
    <span class="v-trade">
      {Object.entries(island.buys).map(([cargo, points]) => (
        <Hit
          key={cargo}
          desk={desk}
          class="v-buys"
          meant={here ? [`sell-cargo ${cargo}`] : []}
          asks={[`sell-cargo ${cargo}`]}
          card={() => ({
            title: titleOf(p, `water.${island.id}`),
            text: wordOf(p, "island-buys", nameOf(p, `cargo.${cargo}`), points),
            rule: "VP-4.2",
          })}
          label={wordOf(p, "island-buys", nameOf(p, `cargo.${cargo}`), points)}
          data-sells={`${island.id} ${cargo}`}
        >
          <Icon name={cargo === "grain" ? "v-grain" : `v-good-${cargo}`} size={20} />
          <Tally of="fame" n={points} size={14} />
        </Hit>
      ))}
      {island.stack ? <TileStack desk={desk} island={island} left={view.port!.island_stacks[island.id] ?? 0} /> : null}
      {island.lighthouse ? <Lighthouse desk={desk} island={island} /> : null}
    </span>
  );
}

function TileStack({ desk, island, left }: { desk: Desk; island: Island; left: number }) {
  const { p, view, facts } = desk;
  const cargo = island.stack === "treasure" ? "chest" : island.stack!;
  const text = wordOf(p, "stack-left", nameOf(p, `cargo.${cargo}`), left);
  const unseen = cargo === "chest" ? chestsInWords(desk, view.port!.chests_unseen) : "";
  const card = () =>
    cargo === "chest"
      ? told(p, titleOf(p, `cargo.${cargo}`), facts.port!.chests, [text, unseen && wordOf(p, "chests-unseen", unseen)])
      : { title: titleOf(p, `cargo.${cargo}`), text: wordOf(p, `tile-${cargo}`), rule: "VP-4.3", lines: [text] };
  return (
    <Hit
      desk={desk}
      class={`v-tiles${left ? "" : " none"}`}
      meant={myShip(desk) === island.id ? [`take-tile ${cargo}`] : []}
      asks={[`take-tile ${cargo}`]}
      card={card}
      label={text}
      data-tiles={cargo}
    >
      <Icon name={`v-${cargo}`} size={24} />
      <Painted text={`×${left}`} />
    </Hit>
  );
}

/** "2 × 3 coins, 1 × 5 coins" */
export function chestsInWords(desk: Desk, chests: string[]): string {
  const counts = new Map<string, number>();
  for (const chest of chests) {
    const name = nameOf(desk.p, `chest.${chest}`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`).join(", ");
}

function Lighthouse({ desk, island }: { desk: Desk; island: Island }) {
  const { p, view } = desk;
  const { points, cubes, wagons } = island.lighthouse!;
  const keeper = view.port!.lighthouses[island.id];
  const price = [cubesInWords(p, cubes), wagons ? wordOf(p, "wagons-n", wagons) : ""].filter(Boolean).join(", ");
  const text = keeper
    ? wordOf(
        p,
        "light-kept",
        wordOf(p, "figure", seatName(p, view, keeper.seat), printedOn(keeper.number)) +
          (hasBread(keeper.number) ? ` – ${wordOf(p, "on-bread")}` : ""),
        points,
      )
    : wordOf(p, "light-free", points, price);
  const here = myShip(desk) === island.id;
  return (
    <Hit
      desk={desk}
      class={`v-light${keeper ? " kept" : ""}`}
      meant={[
        ...(here ? legalWith(desk, ["lighthouse"]) : []),
        `darken ${island.id}`,
        ...(keeper && keeper.seat === p.seat ? legalWith(desk, ["let-die"], ([place]) => place === "lighthouse") : []),
      ]}
      asks={["lighthouse 1"]}
      card={() => ({ title: titleOf(p, "place.lighthouse"), text, rule: "VP-4.5" })}
      label={`${titleOf(p, "place.lighthouse")}. ${text}`}
      data-light={island.id}
    >
      <Icon name="v-lighthouse" size={24} />
      <Tally of="fame" n={points} size={14} />
      {keeper ? (
        <Figure seat={keeper.seat} number={keeper.number} size={24} />
      ) : (
        <>
          <Price cubes={cubes} size={13} />
          {wagons ? <Icon name="v-good-wagon" size={17} /> : null}
        </>
      )}
    </Hit>
  );
}

/** The ships at a water; what is aboard and who sails it stands beside each. */
function Ships({ desk, at }: { desk: Desk; at: string }) {
  const { p, view } = desk;
  const here = view.players.flatMap((player, seat) => (player.ship?.at === at ? [seat] : []));
  if (!here.length) return null;
  return (
    <span class="v-ships">
      {here.map((seat) => (
        <Hit
          key={seat}
          desk={desk}
          class="v-ship-hit"
          {...(p.seat === seat ? waterMeans(desk, at) : {})}
          card={() => shipCard(desk, seat)}
          label={`${shipCard(desk, seat).title}. ${shipCard(desk, seat).lines!.join(". ")}`}
          data-ship={seat}
        >
          <ShipShape seat={seat} size={p.narrow ? 34 : 36} at={`ship.${at}.${seat}`} />
        </Hit>
      ))}
    </span>
  );
}

export function shipCard(desk: Desk, seat: number) {
  const { p, view, facts } = desk;
  const ship = view.players[seat]!.ship!;
  const aboard = ship.holds.map((cargo) => nameOf(p, `cargo.${cargo}`)).join(", ");
  return told(p, wordOf(p, "ship-of", seatName(p, view, seat)), facts.port!.ship, [
    wordOf(p, "ship-at", nameOf(p, `water.${ship.at}`)),
    ship.captain ? wordOf(p, "ship-captain", nameOf(p, `captain.${ship.captain}`)) : wordOf(p, "ship-no-captain"),
    ship.helmsman > 0 && nameOf(p, "card.helmsman"),
    wordOf(p, "ship-holds", aboard || wordOf(p, "empty")),
  ]);
}

export function ShipShape({ seat, size, at }: { seat: number; size: number; at?: string }) {
  return (
    <span class="v-ship" data-at={at} data-piece={`ship-${seat}`}>
      <svg
        class={`symbol seat-${seat % 5}`}
        width={size}
        height={size}
        viewBox="0 0 30 30"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M15 2v17" class="v-mast" />
        <path d={SAIL} class="v-sailcloth" />
        <path d={HULL} fill="currentColor" class="v-hull" />
        <use href={`#sym-seat-${SEAT_SHAPES[seat % 5]}`} x="15.600" y="8" width="8" height="8" />
      </svg>
    </span>
  );
}

/** Who sails a ship, and what fills its holds. */
export function Aboard({ desk, seat }: { desk: Desk; seat: number }) {
  const player = desk.view.players[seat]!;
  const ship = player.ship!;
  const captain = desk.facts.port!.captains.find((one) => one.id === ship.captain);
  // Figures aboard stand in the family; each fills a hold.
  const figures = Object.entries(player.family["ship"] ?? {}).flatMap(([number, n]) =>
    Array.from({ length: n }, () => number),
  );
  const cargo = (what: string) => (
    <Icon name={/^(grain|cocoa|tea|chest)$/.test(what) ? `v-${what}` : `v-good-${what}`} size={22} />
  );
  return (
    <>
      <span class={`v-skipper${ship.captain ? "" : " none"}`}>
        <Icon name="v-captain" size={22} />
        {captain ? <StepPrice captain={captain} size={13} /> : ship.captain ? <Icon name="v-any" size={14} /> : null}
      </span>
      <span class="v-holds">
        {Array.from({ length: desk.facts.port!.holds }, (_, n) => ship.holds[n] ?? null).map((what, n) => (
          <span key={n} class={`v-hold${what ? "" : " none"}`}>
            {what === "figure" ? (
              <Figure seat={seat} number={figures.shift() ?? "1"} size={24} />
            ) : what ? (
              cargo(what)
            ) : null}
          </span>
        ))}
      </span>
    </>
  );
}

/** Everybody's ship: where it is, who sails it, what it carries. */
function Fleet({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  return (
    <section class="v-fleet" aria-label={wordOf(p, "fleet")}>
      <h4>{wordOf(p, "fleet")}</h4>
      {view.players.map((player, seat) => (
        <Hit
          key={seat}
          desk={desk}
          class="v-fleet-row"
          card={() => shipCard(desk, seat)}
          label={`${shipCard(desk, seat).title}. ${shipCard(desk, seat).lines!.join(". ")}`}
        >
          <SeatMark seat={seat} size={16} />
          <Painted text={titleOf(p, `water.${player.ship!.at}`)} class="v-fleet-at" />
          <Aboard desk={desk} seat={seat} />
        </Hit>
      ))}
    </section>
  );
}

/** The price of a step with a captain: cubes, and how many steps they are good for. */
export function StepPrice({ captain, size }: { captain: Captain; size: number }) {
  return (
    <span class="v-step-price">
      <Price cubes={captain.cubes} size={size} />
      {Array.from({ length: captain.any_cubes }, (_, n) => (
        <Icon key={n} name="v-any" size={size} />
      ))}
      {captain.steps > 1 ? <Painted text={`→${captain.steps}`} /> : null}
    </span>
  );
}

/** The captains who can be hired, a row for each price. */
function Captains({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const prices = [...new Set(facts.port!.captains.map((captain) => captain.coins))];
  return (
    <section class="v-captains" aria-label={wordOf(p, "captains")}>
      <h4>{wordOf(p, "captains")}</h4>
      {prices.map((coins) => (
        <div key={coins} class="v-captain-row">
          <span class="v-captain-coins" aria-hidden="true">
            <Tally of="coin" n={coins} size={18} />
          </span>
          {facts
            .port!.captains.filter((captain) => captain.coins === coins)
            .map((captain) => {
              const left = view.port!.captains.includes(captain.id);
              const name = titleOf(p, `captain.${captain.id}`);
              return (
                <Hit
                  key={captain.id}
                  desk={desk}
                  class={`v-captain${left ? "" : " none"}`}
                  meant={[`hire ${captain.id}`]}
                  card={() => ({
                    title: name,
                    text: wordOf(p, left ? "captain-text" : "captain-gone", captain.coins, captain.steps),
                    rule: "VP-2.1",
                  })}
                  label={left ? name : `${name}. ${wordOf(p, "captain-gone")}`}
                  data-captain={captain.id}
                >
                  <Icon name="v-captain" size={p.narrow ? 26 : 22} />
                  <StepPrice captain={captain} size={13} />
                </Hit>
              );
            })}
        </div>
      ))}
    </section>
  );
}

function Burials({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  return (
    <section class="v-burials" aria-label={titleOf(p, "place.sea")}>
      <h4>{titleOf(p, "place.sea")}</h4>
      <div class="v-burial-row">
        {Object.entries(view.port!.burials).map(([space, seat], place) => {
          const points = facts.port!.burials.points[place] ?? 0;
          const owner = seat === null ? null : seat === "conny" ? CONNY_SEAT : seat;
          const text =
            owner === null
              ? wordOf(p, "burial-free", points)
              : wordOf(p, "burial-of", seatName(p, view, owner), points);
          return (
            <Hit
              key={space}
              desk={desk}
              class="v-burial"
              meant={[`bury ${space}`]}
              card={() => told(p, titleOf(p, "place.sea"), facts.port!.burials, [text])}
              label={`${titleOf(p, "place.sea")} ${space}. ${text}`}
              data-burial={space}
            >
              {owner === null ? <Icon name="v-at-sea" size={20} /> : <SeatMark seat={owner} size={20} />}
              <Tally of="fame" n={points} size={14} />
            </Hit>
          );
        })}
      </div>
    </section>
  );
}

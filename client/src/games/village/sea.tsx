/** Port: the sea with its lanes and waters, and the graves at sea; beside them islands, ships and captains. */
import { Hit } from "../../drawing/acts";
import { once } from "../../drawing/once";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { CONNY_SEAT, type Desk, seatName, titleOf, told, wordOf } from "./facts";
import { IslandBox, IslandTrade } from "./islands";
import { Tally } from "./pieces";
import { Plot } from "./plot";
import { Captains, Fleet, Ships, waterMeans } from "./ships";
import type { Water } from "./view";

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
/** Beyond this the ships at a water lie to its left, off the edge of the map. */
const EAST = 800;

/** The waters keep their places to each other and fill their frame. */
function spotsOf(waters: Water[]): Spot[] {
  const fit = (value: number, values: number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Math.round(((value - least) / (most - least)) * FRAME);
  };
  const [xs, ys] = [waters.map((water) => water.x), waters.map((water) => water.y)];
  return waters.map((water) => ({ ...water, across: fit(water.x, xs), down: fit(water.y, ys) }));
}

/** Where a wide picture leaves the places of the board, so that islands with all that is written on them lie apart. */
const APART: Record<string, { across: number; down: number }> = {
  "cattle-island": { across: 688, down: 281 },
  "water-4": { across: 850, down: 540 },
  "horse-island": { across: 675, down: 738 },
  "treasure-island": { across: 920, down: 90 },
};

/** Frame, shore and waves take their sizes from the style sheet: nothing here knows how large the sea is. */
function SeaMap({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { sea, islands } = facts.port!;
  const asOnBoard = once(facts, "sea", () => spotsOf(sea.waters));
  const spots = p.narrow ? asOnBoard : asOnBoard.map((spot) => ({ ...spot, ...APART[spot.id] }));
  return (
    <div class="v-sea-map" role="group" aria-label={wordOf(p, "sea")}>
      <Waves />
      <div class="v-waters">
        <Lanes spots={spots} lanes={sea.lanes} />
        {spots.map((spot) => (
          <div
            key={spot.id}
            class={`v-spot-at v-water-${spot.kind}${spot.across > EAST ? " v-east" : ""}`}
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
        <>
          <Icon name={KNOWN_FOR[water.id]!} size={26} />
          <Painted text={name} class="v-water-name" />
        </>
      )}
    </Hit>
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

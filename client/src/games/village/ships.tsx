/** The ships on the sea with what is aboard, and the captains for hire. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SEAT_SHAPES, SeatMark } from "../../symbols";
import { type Desk, nameOf, seatName, titleOf, told, wordOf } from "./facts";
import { HULL, SAIL } from "./more-sprite";
import { legalWith } from "./moves";
import { Figure, Price, Tally } from "./pieces";
import type { Captain } from "./view";

export function myShip(desk: Desk): string | null {
  return desk.p.seat === null ? null : (desk.view.players[desk.p.seat]?.ship?.at ?? null);
}

/** What a click on a water may mean: sail there, dock where the ship lies, or come home. */
export function waterMeans(desk: Desk, id: string): { meant: string[]; asks: string[] } {
  if (id === "harbour") return { meant: legalWith(desk, ["sail-home", "cast-off"]), asks: ["sail-home"] };
  const here = myShip(desk) === id;
  return {
    meant: [`sail ${id}`, ...(here ? legalWith(desk, ["dock", "stop", "leave-island"]) : [])],
    asks: [here ? "dock" : `sail ${id}`],
  };
}

/** The ships at a water; what is aboard and who sails it stands beside each. */
export function Ships({ desk, at }: { desk: Desk; at: string }) {
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
          drag={p.seat === seat}
          drags={p.seat === seat ? legalWith(desk, ["sail", "sail-home"]) : []}
          path={[`players.${seat}.ship.at`]}
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
export function Fleet({ desk }: { desk: Desk }) {
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
export function Captains({ desk }: { desk: Desk }) {
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
                  drag
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

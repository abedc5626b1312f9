/** A player's own board: market, bag, stock, and all places with their action spaces. */
import { useRef } from "preact/hooks";
import type { BoardProps, Explanation } from "../../board";
import { useDrag } from "../../drawing/drag";
import { useTravel } from "../../drawing/motion";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, Hit, Picker, useDesk } from "./desk";
import { isOwn, nameOf, type Player, plainCard, seatName, TILES, wordOf } from "./facts";
import { Painted, Tile } from "./pieces";
import { PlaceCard } from "./place";
import { type Plan, usePlan } from "./planning";
import { Stock } from "./stock";
import { Strip } from "./strip";

export function OwnArea(p: BoardProps) {
  return <Own key={p.shownSeat} {...p} />;
}

function Own(p: BoardProps) {
  const desk = useDesk(p);
  const root = useRef<HTMLDivElement>(null);
  const seat = p.shownSeat;
  const player = desk.view.players[seat];
  const plan = usePlan(desk, seat);
  useTravel(root, p.motion, p.view);
  const drag = useDrag({
    begin(source) {
      p.explain(null);
      desk.setPicking(null);
      plan.pick(source.dataset["drag"]!, source.dataset["slot"] ?? null);
    },
    drop(source, under) {
      const tile = source.dataset["drag"]!;
      const space = under && spaceUnder(under, plan.fits(tile));
      if (space) plan.place(tile, space, source.dataset["slot"] ?? null);
      else plan.pick(null, null);
    },
  });
  if (!player) return null;
  const places = desk.facts.places.filter((place) => player.places.includes(place.id));
  const who = seatName(p, seat);
  return (
    <div
      class={`orl o-own-area${p.narrow ? " narrow" : ""}${plan.tile || plan.space ? " choosing" : ""}${desk.view.phase === "actions" ? " o-acting" : ""}`}
      ref={root}
      onPointerDown={plan.active ? drag : undefined}
      role="group"
      aria-label={wordOf(p, "board-of", who)}
    >
      <div class="o-side">
        <Market desk={desk} player={player} seat={seat} plan={plan} />
        <Bag desk={desk} player={player} seat={seat} />
        <Stock desk={desk} player={player} seat={seat} />
      </div>
      <div class={`o-places${places.length > 15 ? " many most" : places.length > 10 ? " many" : ""}`}>
        {places.map((place) => (
          <PlaceCard key={place.id} desk={desk} place={place} player={player} seat={seat} plan={plan} />
        ))}
      </div>
      <Strip desk={desk} player={player} seat={seat} plan={plan} />
      <Picker desk={desk} />
    </div>
  );
}

/** The space a follower is dropped on: the one right there, or one of that place that takes it. */
function spaceUnder(under: Element, fitting: string[]): string | null {
  const right = under.closest<HTMLElement>("[data-space], [data-onto]");
  const named = right?.dataset["space"] ?? right?.dataset["onto"];
  if (named && fitting.includes(named)) return named;
  const inside = [...(under.closest(".o-place")?.querySelectorAll<HTMLElement>("[data-space]") ?? [])].map(
    (one) => one.dataset["space"]!,
  );
  return inside.find((one) => fitting.includes(one)) ?? named ?? inside[0] ?? null;
}

export function followerCard(desk: Desk, tile: string): Explanation {
  const { p } = desk;
  const kind = tile === "monk" || tile === "own-monk" ? "monk-text" : "follower-text";
  return {
    ...plainCard(p, kind, kind === "monk-text" ? "O-4.3" : "O-4.2", nameOf(p, `follower.${tile}`)),
    lines: isOwn(tile) ? [wordOf(p, "own-tile")] : [],
  };
}

/** Followers keep their slot on the market from update to update, so nothing moves under the finger. */
function useSlots(market: Record<string, number>, room: number): (string | null)[] {
  const slots = useRef<(string | null)[]>([]);
  const left = { ...market };
  const kept = slots.current.map((tile) => {
    if (!tile || !left[tile]) return null;
    left[tile]! -= 1;
    return tile;
  });
  while (kept.length < room) kept.push(null);
  for (const tile of TILES) {
    for (let n = left[tile] ?? 0; n > 0; n--) {
      const free = kept.indexOf(null);
      if (free >= 0) kept[free] = tile;
      else kept.push(tile);
    }
  }
  while (kept.length > room && kept[kept.length - 1] === null) kept.pop();
  slots.current = kept;
  return kept;
}

function Market({ desk, player, seat, plan }: { desk: Desk; player: Player; seat: number; plan: Plan }) {
  const { p, facts } = desk;
  const slots = useSlots(player.market, facts.market_spaces);
  const drawn = player.drawn;
  const hand = TILES.flatMap((tile) => Array<string>(player.hand[tile] ?? 0).fill(tile));
  const hint = plan.tile ? "select-space" : plan.space ? "select-follower" : "";
  return (
    <section class="o-market">
      <h2>
        <SeatMark seat={seat} size={15} />
        <span>{drawn.length ? wordOf(p, "drawn") : wordOf(p, "market")}</span>
        <em aria-live="polite">{hint ? wordOf(p, hint) : ""}</em>
      </h2>
      {drawn.length ? (
        <div class="o-slots o-drawn">
          {drawn.map((tile, n) => (
            <Follower key={n} desk={desk} tile={tile} slot={`drawn.${n}`} seat={seat} plan={plan} label="drawn-one" />
          ))}
        </div>
      ) : null}
      <div class={`o-slots${drawn.length ? " o-waiting" : ""}`}>
        {slots.map((tile, n) =>
          tile ? (
            <Follower
              key={n}
              desk={desk}
              tile={tile}
              slot={`market.${n}`}
              seat={seat}
              plan={plan}
              label="on-market"
              idle={drawn.length > 0}
              size={drawn.length ? 24 : 36}
            />
          ) : (
            <span key={n} class="o-slot" title={wordOf(p, "market-empty")} />
          ),
        )}
      </div>
      {hand.length ? (
        <div class="o-slots o-hand">
          <small>{wordOf(p, "hand")}</small>
          {hand.map((tile, n) => (
            <Follower key={n} desk={desk} tile={tile} slot={`hand.${n}`} seat={seat} plan={plan} label="in-hand" />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** A follower that can be put somewhere: on the market, in the hand, on the Tower, or just drawn. */
export function Follower(f: {
  desk: Desk;
  tile: string;
  slot: string;
  seat: number;
  plan: Plan;
  label: string;
  idle?: boolean;
  size?: number;
}) {
  const { desk, tile, slot, plan } = f;
  const { p } = desk;
  const active = plan.active && !f.idle;
  const loads = p.seat === f.seat && desk.asked.has("load");
  const can =
    active && (plan.space ? desk.legal.has(`place ${tile} ${plan.space}`) : !plan.tile && plan.fits(tile).length > 0);
  return (
    <Hit
      desk={desk}
      class={`o-slot o-follower${plan.slot === slot ? " picked" : ""}`}
      meant={loads ? [`load ${tile}`] : []}
      can={loads ? undefined : can}
      isSeen={(shown) =>
        p.seat === f.seat &&
        !f.idle &&
        (plan.means(shown, tile, slot) || (shown.kind === "load" && shown.args[0] === tile))
      }
      pressed={plan.slot === slot}
      asks={p.seat === f.seat ? [`place ${tile} ${plan.likely(tile)}`] : []}
      onHit={active ? (at) => plan.tapFollower(tile, slot, at) : undefined}
      card={() => followerCard(desk, tile)}
      label={wordOf(p, f.label, nameOf(p, `follower.${tile}`))}
      data-drag={active && plan.fits(tile).length ? tile : undefined}
      data-slot={slot}
    >
      <Tile tile={tile} seat={f.seat} size={f.size ?? 36} at={slot} />
    </Hit>
  );
}

function Bag({ desk, player, seat }: { desk: Desk; player: Player; seat: number }) {
  const { p } = desk;
  const mine = p.seat === seat;
  const inside = player.bag ? TILES.filter((tile) => player.bag![tile]) : [];
  const meant = mine
    ? [...p.choices.filter((entry) => entry.kind === "draw").map((entry) => entry.notation), "lose-follower"]
    : [];
  const card = (): Explanation => ({
    ...plainCard(p, player.bag ? "bag-own" : "bag-other", "O-3.3", wordOf(p, "bag"), player.bag_size),
    lines: inside.map((tile) => `${player.bag![tile]} × ${nameOf(p, `follower.${tile}`)}`),
  });
  return (
    <Hit
      desk={desk}
      class="o-bag"
      meant={meant}
      asks={mine ? ["draw 1"] : []}
      card={card}
      label={`${wordOf(p, "bag")}. ${card().text} ${card().lines!.join(", ")}`}
    >
      <span class="o-bag-size">
        <Icon name="o-bag" size={28} />
        <b>{player.bag_size}</b>
      </span>
      <span class="o-bag-in">
        {inside.map((tile) => (
          <span key={tile}>
            <Tile tile={tile} seat={seat} size={19} />
            {player.bag![tile]! > 1 ? <Painted text={player.bag![tile]!} /> : null}
          </span>
        ))}
      </span>
    </Hit>
  );
}

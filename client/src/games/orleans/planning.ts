/** Planning in two taps: a follower and a space, in either order. */
import { useEffect, useState } from "preact/hooks";
import type { CatalogueEntry } from "../../board";
import { type Desk, legalOf } from "./desk";
import { isOwn, kindOf, placement, type Space, TILES } from "./facts";

export interface Plan {
  /** Whether followers are placed now, by the one whose board this is. */
  active: boolean;
  tile: string | null;
  /** Which of several equal followers was tapped. */
  slot: string | null;
  space: string | null;
  fits(tile: string): string[];
  takes(space: string): string[];
  /** Whether a placement takes the follower in this slot. */
  means(entry: CatalogueEntry, tile: string, slot: string): boolean;
  tapFollower(tile: string, slot: string, at: Element): void;
  tapSpace(space: Space, at: Element): void;
  place(tile: string, space: string, slot: string | null): void;
  pick(tile: string | null, slot: string | null): void;
  /** A space the person may have thought of: one of the follower's own kind. */
  likely(tile: string): string;
}

export function usePlan(desk: Desk, seat: number): Plan {
  const { p } = desk;
  const [tile, setTile] = useState<string | null>(null);
  const [slot, setSlot] = useState<string | null>(null);
  const [space, setSpace] = useState<string | null>(null);
  const active = p.seat === seat && desk.asked.has("place");
  const clear = () => {
    setTile(null);
    setSlot(null);
    setSpace(null);
  };
  useEffect(clear, [seat]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && clear();
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  const fits = (one: string) =>
    p.choices.filter((entry) => entry.kind === "place" && entry.args[0] === one).map((entry) => entry.args[1]!);
  const takes = (one: string) =>
    p.choices.filter((entry) => entry.kind === "place" && entry.args[1] === one).map((entry) => entry.args[0]!);
  // What others do between two taps does not take the follower out of the hand.
  useEffect(() => {
    if ((tile && !fits(tile).length) || (space && !takes(space).length)) clear();
  }, [p.view]);
  const refuse = (notation: string) => {
    const number = p.find(notation);
    if (number >= 0) p.why(number);
  };
  const notation = (one: string, on: string, from: string | null) => placement(desk.legal, one, on, from);
  const means = (entry: CatalogueEntry, one: string, from: string) =>
    (entry.kind === "place" || entry.kind === "place-from-tower") &&
    entry.args[0] === one &&
    entry.notation === notation(one, entry.args[1]!, from);
  const place = (one: string, on: string, from: string | null) => {
    const entry = desk.legal.get(notation(one, on, from));
    if (!entry) return refuse(`place ${one} ${on}`);
    clear();
    p.choose(entry.index);
  };
  const likely = (one: string) =>
    desk.facts.places
      .filter((known) => desk.view.players[seat]!.places.includes(known.id) && !known.is_market)
      .flatMap((known) => known.spaces)
      .find((known) => known.kind === kindOf(one) || (known.kind === "any" && !isOwn(one)))?.id ?? "ship.1";
  /** A follower the person may have thought of: one at hand that suits the space. */
  const thoughtOf = (one: Space) => {
    const { market } = desk.view.players[seat]!;
    const suits = (tile: string) => (one.kind === "any" ? !isOwn(tile) : kindOf(tile) === one.kind);
    return TILES.find((tile) => market[tile] && suits(tile)) ?? (one.kind === "any" ? TILES[0]! : one.kind);
  };
  return {
    active,
    tile,
    slot,
    space,
    fits,
    takes,
    means,
    place,
    likely,
    pick(one, from) {
      clear();
      setTile(one);
      setSlot(from);
    },
    tapFollower(one, where, at) {
      if (space) return place(one, space, where);
      if (slot === where) return clear();
      const open = fits(one);
      if (!open.length) return refuse(`place ${one} ${likely(one)}`);
      setTile(one);
      setSlot(where);
      if (open.length === 1) desk.setPicking({ options: [desk.legal.get(notation(one, open[0]!, where))!], at });
    },
    tapSpace(one, at) {
      if (tile) return place(tile, one.id, slot);
      if (space === one.id) return clear();
      const open = takes(one.id);
      if (!open.length) return refuse(`place ${thoughtOf(one)} ${one.id}`);
      setSpace(one.id);
      if (open.length === 1)
        desk.setPicking({
          options: legalOf(desk, [`place ${open[0]} ${one.id}`, `place-from-tower ${open[0]} ${one.id}`]),
          at,
        });
    },
  };
}

/** Planning in two taps: a follower and a space, in either order. */
import { useEffect, useState } from "preact/hooks";
import type { Desk } from "./acts";
import { isOwn, kindOf, TILES, type Space } from "./facts";

export interface Plan {
  /** Whether followers are placed now, by the one whose board this is. */
  active: boolean;
  tile: string | null;
  /** Which of several equal followers was tapped. */
  slot: string | null;
  space: string | null;
  fits(tile: string): string[];
  takes(space: string): string[];
  tapFollower(tile: string, slot: string, at: Element): void;
  tapSpace(space: Space, at: Element): void;
  place(tile: string, space: string): void;
  pick(tile: string | null): void;
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
  const fits = (one: string) => p.choices.filter((entry) => entry.kind === "place" && entry.args[0] === one).map((entry) => entry.args[1]!);
  const takes = (one: string) => p.choices.filter((entry) => entry.kind === "place" && entry.args[1] === one).map((entry) => entry.args[0]!);
  // What others do between two taps does not take the follower out of the hand.
  useEffect(() => {
    if ((tile && !fits(tile).length) || (space && !takes(space).length)) clear();
  }, [p.view]);
  const refuse = (notation: string) => {
    const number = p.find(notation);
    if (number >= 0) p.why(number);
  };
  const place = (one: string, on: string) => {
    const entry = desk.legal.get(`place ${one} ${on}`);
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
    active, tile, slot, space, fits, takes, place, likely,
    pick(one) {
      clear();
      setTile(one);
    },
    tapFollower(one, where, at) {
      if (space) return place(one, space);
      if (slot === where) return clear();
      const open = fits(one);
      if (!open.length) return refuse(`place ${one} ${likely(one)}`);
      setTile(one);
      setSlot(where);
      if (open.length === 1) desk.setPicking({ options: [desk.legal.get(`place ${one} ${open[0]}`)!], at });
    },
    tapSpace(one, at) {
      if (tile) return place(tile, one.id);
      if (space === one.id) return clear();
      const open = takes(one.id);
      if (!open.length) return refuse(`place ${thoughtOf(one)} ${one.id}`);
      setSpace(one.id);
      if (open.length === 1) desk.setPicking({ options: [desk.legal.get(`place ${open[0]} ${one.id}`)!], at });
    },
  };
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { chartOf, FLAT, reachOf } from "../src/games/coimbra/chart";
import { type Description, type Die, dieInHand, slots, type View } from "../src/games/coimbra/facts";
import { slabFor } from "../src/games/coimbra/row";
import described from "./coimbra-effects.json";

test("the die in hand is read from the player who has it", () => {
  const holding = (...hands: (Die | null)[]) =>
    ({ players: hands.map((die) => ({ die_in_hand: die })) }) as unknown as View;
  assert.deepEqual(dieInHand(holding(null, { colour: "white", value: 6 })), { seat: 1, colour: "white", value: 6 });
  assert.equal(dieInHand(holding(null, null)), null);
});

test("targets on the map grow until they meet, and never cover each other's middle", () => {
  const spots = new Map([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 30, y: 0 }],
    ["c", { x: 200, y: 0 }],
  ]);
  assert.equal(reachOf("a", ["a", "b", "c"], spots, 42), 30);
  assert.equal(reachOf("c", ["a", "b", "c"], spots, 42), 42);
});

test("a die that is taken leaves its gap, and no other die of the pool moves", () => {
  const die = (colour: string, value: number) => ({ colour, value });
  const before = [die("green", 2), die("gray", 5), die("gray", 5), die("white", 1)];
  const view = (pool: object[], hand: object | null, placed: object[]) =>
    ({
      phase: "placing",
      players: [{ die_in_hand: hand }],
      board: {
        pool,
        city: {
          castle: { row: [] },
          upper: { row: placed },
          central: { row: [{ token: true, value: 4 }] },
          lower: { row: [] },
        },
      },
    }) as unknown as View;
  const places = (of: View) => slots(of).map((one) => `${one.colour} ${one.value}`);
  const full = view(before, null, []);
  const later = view([die("gray", 5), die("white", 1)], die("green", 2), [
    { token: false, seat: 0, ...die("gray", 5) },
  ]);
  assert.deepEqual(places(later), places(full));
  assert.deepEqual(
    slots(later).map((one) => one.isTaken),
    [false, true, true, false],
  );
});

test("a die that lands lies on the next free slab, or over the joint between two dice", () => {
  assert.deepEqual(slabFor(0, 0), { across: 0.5, line: 0 });
  assert.deepEqual(slabFor(3, 3), { across: 3.5, line: 0 });
  assert.deepEqual(slabFor(1, 3), { across: 1, line: 0 });
  // Before the first die, and behind a line that is full: at the ends of the paving.
  assert.deepEqual(slabFor(0, 3), { across: 0, line: 0 });
  assert.deepEqual(slabFor(6, 6), { across: 6, line: 0 });
  assert.deepEqual(slabFor(8, 8), { across: 2.5, line: 1 });
});

test("the map of a low screen leaves monasteries and stopovers apart", () => {
  const facts = described as unknown as Description;
  const { spots } = chartOf(facts, FLAT);
  const tiles = facts.nodes.filter((node) => node.level);
  for (const tile of tiles)
    for (const other of facts.nodes) {
      if (other.id === tile.id) continue;
      const [a, b] = [spots.get(tile.id)!, spots.get(other.id)!];
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      assert.ok(apart >= FLAT.tile * (other.level ? 1.09 : 0.5), `${tile.id} covers ${other.id}`);
    }
});

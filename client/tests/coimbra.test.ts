import assert from "node:assert/strict";
import { test } from "node:test";
import { reachOf } from "../src/games/coimbra/chart";
import { type Die, dieInHand, type View } from "../src/games/coimbra/facts";

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

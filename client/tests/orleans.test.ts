/** The drawing of Orléans: which of two like followers is placed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { placement } from "../src/games/orleans/facts";

const offered = (...notations: string[]) => new Map(notations.map((notation) => [notation, notation]));

test("of like followers the one that was tapped is placed", () => {
  const legal = offered("place knight ship.3", "place-from-tower knight ship.3");

  assert.equal(placement(legal, "knight", "ship.3", "market.2"), "place knight ship.3");
  assert.equal(placement(legal, "knight", "ship.3", "space.gunpowder-tower.1"), "place-from-tower knight ship.3");
  assert.equal(placement(legal, "knight", "ship.3", null), "place knight ship.3");
});

test("a follower that only the Tower has is placed as any other", () => {
  const legal = offered("place knight ship.3");

  assert.equal(placement(legal, "knight", "ship.3", "space.gunpowder-tower.1"), "place knight ship.3");
});

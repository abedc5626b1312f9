import assert from "node:assert/strict";
import test from "node:test";
import { withDifferences } from "../src/differences";

test("what changed is put in its place, and the rest stays the same object", () => {
  const before = {
    round: 1,
    players: [
      { coins: 5, goods: { wine: 1 } },
      { coins: 3, goods: {} },
    ],
    board: { towns: [1, 2] },
  };
  const after = withDifferences(before, [
    [["round"], 2],
    [["players", 0, "goods", "wine"], 4],
    [
      ["board", "towns"],
      [1, 2, 3],
    ],
    [["prompt"], { legal: [7] }],
  ]);
  assert.deepEqual(after, {
    round: 2,
    players: [
      { coins: 5, goods: { wine: 4 } },
      { coins: 3, goods: {} },
    ],
    board: { towns: [1, 2, 3] },
    prompt: { legal: [7] },
  });
  assert.equal(before.players[0]!.goods.wine, 1);
  assert.equal(after.players[1], before.players[1]);
});

test("an empty path is the whole, and no difference is the same view", () => {
  const view = { round: 1 };
  assert.equal(withDifferences(view, []), view);
  assert.deepEqual(withDifferences(view, [[[], { round: 9 }]]), { round: 9 });
});

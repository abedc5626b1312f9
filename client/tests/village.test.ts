/** The drawing of Village: who stands where, who dies next, and a map on which no price hides another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chartOf } from "../src/games/village/chart";
import { folkAt, type View } from "../src/games/village/facts";

const castle = (id: string, x: number, y: number) => ({ id, x, y, reward: "fame", number: 3, flag: false });
const road = (a: string, b: string, orange = 1) => ({ a, b, cubes: { brown: 1, orange, pink: 1 } });
const travel = {
  castles: [
    castle("west", 0.23, 0.56),
    castle("south", 0.61, 0.72),
    castle("centre", 0.55, 0.5),
    castle("northwest", 0.35, 0.24),
    castle("northeast", 0.74, 0.17),
    castle("east", 0.84, 0.5),
  ],
  roads: [
    road("village", "west", 0),
    road("village", "south", 0),
    road("south", "centre", 0),
    road("west", "centre"),
    road("west", "northwest"),
    road("northwest", "centre"),
    road("northwest", "northeast"),
    road("centre", "northeast"),
    road("centre", "east"),
    road("northeast", "east"),
    road("south", "east"),
  ],
  village: { x: 0.31, y: 0.9 },
  time: 2,
  wagons: 1,
  points: [0, 1, 3, 6, 10, 14, 18],
};

const breadth = (way: { road: { cubes: { orange?: number } } }) => (way.road.cubes.orange ? 3 : 2) * 16 + 5;

for (const [width, height] of [
  [270, 380],
  [344, 380],
  [400, 440],
] as const) {
  test(`prices of roads lie apart and inside a map of ${width} × ${height}`, () => {
    const { ways } = chartOf(travel, width, height);
    for (const [n, one] of ways.entries()) {
      assert.ok(
        one.middle.x > breadth(one) / 2 &&
          one.middle.x < width - breadth(one) / 2 &&
          one.middle.y > 12 &&
          one.middle.y < height - 12,
        `${one.road.a}/${one.road.b}`,
      );
      for (const other of ways.slice(n + 1)) {
        const apart =
          Math.abs(one.middle.x - other.middle.x) >= (breadth(one) + breadth(other)) / 2 ||
          Math.abs(one.middle.y - other.middle.y) >= 21;
        assert.ok(apart, `${one.road.a}/${one.road.b} on ${other.road.a}/${other.road.b}`);
      }
    }
  });
}

test("figures are found by place, seat by seat, Conny's last", () => {
  const view = {
    players: [{ family: { "church-1": { "2": 1, "1": 2 } } }],
    conny: { family: { "church-1": { "3": 1 } } },
  } as unknown as View;
  assert.deepEqual(folkAt(view, "church-1"), [
    { seat: 0, number: "1", count: 2 },
    { seat: 0, number: "2", count: 1 },
    { seat: 1, number: "3", count: 1 },
  ]);
});

/** The map of Orléans: ways that lead from town to town, rivers in one bed, land that keeps off them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Route } from "../src/games/orleans/facts";
import { overlap, sceneryOf } from "../src/games/orleans/scenery";
import { coursesOf, mouthOf, springOf } from "../src/games/orleans/ways";

const AT = new Map([
  ["sea-town", { x: 20, y: 200 }],
  ["fork", { x: 120, y: 160 }],
  ["spring", { x: 320, y: 60 }],
  ["middle", { x: 220, y: 110 }],
  ["arm", { x: 200, y: 260 }],
]);

function route(a: string, b: string, kind: Route["kind"]): Route {
  return { id: `${kind}:${a}/${b}`, a, b, kind, goods_from_players: [2] };
}

const ROUTES = [
  route("sea-town", "fork", "water"),
  route("fork", "middle", "water"),
  route("spring", "middle", "water"),
  route("fork", "arm", "water"),
  route("fork", "arm", "land"),
  route("spring", "arm", "land"),
];

test("the great river runs from the farthest town to the one in the west", () => {
  assert.equal(mouthOf(ROUTES, AT), "sea-town");
  assert.equal(springOf(ROUTES, AT), "spring");
  const main = coursesOf(ROUTES, AT).filter((course) => course.isMain);
  assert.deepEqual(
    main.map((course) => course.route.id),
    ["water:sea-town/fork", "water:fork/middle", "water:spring/middle"],
  );
});

test("every way begins and ends in its towns", () => {
  for (const course of coursesOf(ROUTES, AT)) {
    const ends = [course.on(0), course.on(1)];
    for (const town of [course.route.a, course.route.b]) {
      const there = AT.get(town)!;
      assert.ok(
        ends.some((end) => Math.hypot(end.x - there.x, end.y - there.y) < 0.01),
        `${course.route.id} misses ${town}`,
      );
    }
  }
});

test("a road and a river between the same towns lie apart", () => {
  const [river, road] = coursesOf(ROUTES, AT).filter((course) => course.route.id.endsWith("fork/arm"));
  const [a, b] = [river!.on(0.5), road!.on(0.5)];
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 15);
});

test("woods and hills keep off ways and off what is written", () => {
  const ways = coursesOf(ROUTES, AT).flatMap((course) => Array.from({ length: 30 }, (_, n) => course.on(n / 29)));
  const name = { x: 100, y: 20, w: 120, h: 40 };
  const scenery = sceneryOf(360, 300, [name], ways);
  assert.ok(scenery.length > 10, "the land is not empty");
  for (const { x, y } of scenery) {
    assert.equal(overlap({ x: x - 1, y: y - 1, w: 2, h: 2 }, name), 0);
    assert.ok(ways.every((way) => Math.hypot(way.x - x, way.y - y) > 6));
  }
});

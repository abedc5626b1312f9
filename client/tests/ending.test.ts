/** The end of a game: one scale for all bars, points of rounds, and where a replay stops. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestPoint, niceStep } from "../src/parts/curve";
import { calledAmong } from "../src/parts/podium";
import { placeOf, scaleOf, sourcesOf } from "../src/parts/sheet";
import { type Course, roundsIn, stopFrom } from "../src/replay-stops";
import { perRound, storyOf } from "../src/story";

const score = (parts: Record<string, number>) => ({ total: 0, parts });

test("one scale for all sources and players, points below zero included", () => {
  assert.deepEqual(scaleOf([score({ a: 3, b: 12 }), score({ a: 20 })]), { left: 0, right: 20 });
  assert.deepEqual(scaleOf([score({ a: 3 }), score({ a: -9 })]), { left: 9, right: 3 });
  assert.deepEqual(scaleOf([score({ a: -9 })]), { left: 9, right: 0 });
  assert.deepEqual(scaleOf([score({ a: 0 })]), { left: 0, right: 1 });
});

test("sources from which nobody has points are left out", () => {
  assert.deepEqual(sourcesOf([score({ a: 0, b: 1, c: 0 }), score({ a: 0, b: 0, c: -2 })]), ["b", "c"]);
});

test("those who share a place leave the next ones free", () => {
  const ranking = [[2], [0, 3], [1]];
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => placeOf(ranking, seat)),
    [2, 4, 1, 2],
  );
});

test("a podium calls people by one word unless two have the same", () => {
  const names = ["Anna", "Maximiliane Hohenstaufen", "Bruno A", "Bruno B"];
  assert.deepEqual(
    names.map((name) => calledAmong(name, names)),
    ["Anna", "Maximiliane", "Bruno A", "Bruno B"],
  );
});

test("the curve has the last point of every round", () => {
  const points = [
    { at: 0, round: 1, totals: [0] },
    { at: 9, round: 1, totals: [4] },
    { at: 12, round: 2, totals: [5] },
  ];
  assert.deepEqual(
    perRound(points).map((point) => [point.round, point.at, point.totals[0]]),
    [
      [1, 9, 4],
      [2, 12, 5],
    ],
  );
  assert.equal(niceStep(37), 10);
});

test("a pointer meets the nearest round, and beyond the ends the outermost", () => {
  assert.equal(nearestPoint(0, 5), 0);
  assert.equal(nearestPoint(0.5, 5), 2);
  assert.equal(nearestPoint(1, 5), 4);
});

const course: Course = { last: 8, movers: [0, 0, 1, 0, 2, 1, 1, 0], rounds: [0, 3, 6], follow: null };

test("a replay goes move by move and stops at the ends", () => {
  assert.equal(stopFrom(course, 3, "on"), 4);
  assert.equal(stopFrom(course, 3, "back"), 2);
  assert.equal(stopFrom(course, 8, "on"), null);
  assert.equal(stopFrom(course, 0, "back"), null);
  assert.equal(stopFrom(course, 0, "first"), null);
  assert.equal(stopFrom(course, 0, "last"), 8);
});

test("a replay of one person shows what they have just done, and passes over the others", () => {
  const bert = { ...course, follow: 1 };
  assert.equal(stopFrom(bert, 0, "on"), 3);
  assert.equal(stopFrom(bert, 3, "on"), 6);
  assert.equal(stopFrom(bert, 7, "on"), null);
  assert.equal(stopFrom(bert, 7, "back"), 6);
  assert.equal(stopFrom(bert, 3, "back"), null);
  assert.equal(stopFrom({ ...course, follow: 0 }, 1, "back"), null);
});

test("a replay by rounds goes to where they begin", () => {
  assert.equal(stopFrom(course, 0, "round-on"), 3);
  assert.equal(stopFrom(course, 6, "round-on"), null);
  assert.equal(stopFrom(course, 5, "round-back"), 3);
  assert.equal(stopFrom(course, 3, "round-back"), 0);
  assert.equal(stopFrom(course, 0, "round-back"), null);
});

test("the log tells where rounds begin", () => {
  const line = (number: number, at: number, what: string) => ({
    number,
    at,
    what,
    values: [],
    text: { en: "", de: "" },
  });
  assert.deepEqual(roundsIn([line(0, 0, "round"), line(1, 2, "made"), line(2, 7, "round")]), [0, 7]);
});

const rounds = (...totals: number[][]) => totals.map((points, i) => ({ at: i * 10, round: i + 1, totals: points }));

test("the story of a game tells its best round, its lead, its closest moment and its richest source", () => {
  const course = rounds([2, 1], [3, 5], [9, 6], [10, 9], [15, 11]);
  const story = storyOf(course, [score({ a: 12, b: 3 }), score({ a: 11 })], [0]);
  assert.deepEqual(story.best, { round: 3, at: 20, seat: 0, gain: 6 });
  assert.deepEqual(story.lead, { round: 3, at: 20, seat: 0, changes: 2, isAll: false });
  assert.deepEqual(story.closest, { round: 4, at: 30, first: 0, second: 1, gap: 1 });
  assert.deepEqual(story.source, { seat: 0, source: "a", points: 12 });
  const tight = storyOf(rounds([2, 1], [3, 5], [9, 7], [11, 12]), [score({}), score({})], [1]);
  assert.equal(tight.closest, null, "no moment was closer than the result");
});

test("the closest moment is one of the winner, not of two others", () => {
  const course = rounds([1, 2, 0], [4, 9, 8], [14, 9, 8], [20, 17, 17], [40, 20, 19]);
  const story = storyOf(course, [score({}), score({}), score({})], [0]);
  assert.deepEqual(story.closest, { round: 4, at: 30, first: 0, second: 1, gap: 3 });
  const behind = rounds([1, 2, 0], [4, 9, 9], [12, 14, 14], [40, 20, 19]);
  assert.deepEqual(storyOf(behind, [score({}), score({}), score({})], [0]).closest, {
    round: 3,
    at: 20,
    first: 1,
    second: 0,
    gap: 2,
  });
});

test("who wins by a tie-break was not in front, and who plays alone has nobody to lead", () => {
  assert.equal(storyOf(rounds([1, 2], [4, 4]), [score({}), score({})], [0]).lead, null);
  const alone = storyOf(rounds([1], [4], [9]), [score({ a: 9 })], [0]);
  assert.equal(alone.lead, null);
  assert.equal(alone.closest, null);
  assert.deepEqual(alone.best, { round: 3, at: 20, seat: 0, gain: 5 });
});

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lastGame, lastOpponents, rememberGame, rememberOpponents } from "../src/pages/home-memory";
import { forNewcomers, opponentsAt, tableAgainst } from "../src/pages/home-wish";
import type { GameInfo } from "../src/wire";

const title = { en: "", de: "" };
const LEVELS = ["random", "apprentice", "journeyman", "master"];
const game = (name: string, seats: number[], levels = LEVELS): GameInfo => ({
  name,
  title,
  seats,
  levels,
  about: null,
  options: [],
  editions: [],
});
const THREE = game("three", [1, 2, 3, 4]);
const TWO = game("two", [2]);

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

test("a first game is never against the strongest, nor against those who play at random", () => {
  assert.deepEqual(forNewcomers(THREE), { count: 2, level: "apprentice" });
  assert.deepEqual(forNewcomers(TWO), { count: 1, level: "apprentice" });
  assert.equal(forNewcomers(game("x", [2], ["random", "master"])).level, "random");
});

test("a game for one only is played alone", () => {
  assert.deepEqual(tableAgainst(game("alone", [1]), forNewcomers(game("alone", [1]))).computers, []);
});

test("a table against computers has one of them on every other seat", () => {
  const wish = tableAgainst(THREE, { count: 2, level: "master" });
  assert.equal(wish.seats, 3);
  assert.deepEqual(wish.computers, [
    { seat: 1, level: "master" },
    { seat: 2, level: "master" },
  ]);
  assert.deepEqual(opponentsAt(wish), { count: 2, level: "master" });
});

test("a table of people tells nothing about computers", () => {
  assert.equal(opponentsAt({ game: "three", seats: 3, computers: [] }), null);
});

test("the last game and the opponents of each game are remembered", () => {
  rememberGame("two");
  rememberOpponents(THREE, { count: 3, level: "master" });
  assert.equal(lastGame([THREE, TWO]), TWO);
  assert.deepEqual(lastOpponents(THREE), { count: 3, level: "master" });
  assert.deepEqual(lastOpponents(TWO), forNewcomers(TWO));
});

for (const text of [
  "",
  "no JSON",
  "null",
  "7",
  '{"game":"gone","opponents":{"three":{"count":9,"level":"master"}}}',
  '{"opponents":{"three":{"count":2,"level":"wizard"}}}',
  '{"opponents":{"three":null}}',
  '{"opponents":7}',
]) {
  test(`what is no longer possible is forgotten: ${text}`, () => {
    stored["stammtisch.home"] = text;
    assert.equal(lastGame([THREE, TWO]), THREE);
    assert.deepEqual(lastOpponents(THREE), forNewcomers(THREE));
    rememberOpponents(THREE, { count: 1, level: "random" });
    assert.deepEqual(lastOpponents(THREE), { count: 1, level: "random" });
  });
}

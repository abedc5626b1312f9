import assert from "node:assert/strict";
import test from "node:test";
import { freshPaths } from "../src/fresh";
import { aboutWhom, linesOfOthers } from "../src/store/news";
import type { LogLine } from "../src/wire";

const paths = (before: unknown, after: unknown) => [...freshPaths(before, after)].sort();

test("what changed is named with every path above it, and prompts and points are no pieces", () => {
  const before = { board: { spaces: { grain: { pink: 2 } } }, prompt: { legal: [1] }, scores: [1] };
  const after = { board: { spaces: { grain: { pink: 1 } } }, prompt: { legal: [2] }, scores: [2] };
  assert.deepEqual(paths(before, after), ["board", "board.spaces", "board.spaces.grain", "board.spaces.grain.pink"]);
});

test("a piece that comes into a row is new, and those that make room for it are not", () => {
  const row = [{ value: 3 }, { value: 1 }];
  assert.deepEqual(paths({ row }, { row: [{ value: 6 }, ...row] }), ["row", "row.0", "row.0.value"]);
  assert.deepEqual(paths({ row }, { row: row.slice(1) }), ["row"]);
});

test("where nobody was before, whoever comes is new", () => {
  assert.deepEqual(paths({ family: { farm: { 1: 2 } } }, { family: { farm: { 1: 1 }, smithy: { 1: 1 } } }), [
    "family",
    "family.farm",
    "family.farm.1",
    "family.smithy",
    "family.smithy.1",
  ]);
});

test("the same view has nothing new", () => {
  assert.deepEqual(paths({ board: { pool: [1, 2] } }, { board: { pool: [1, 2] } }), []);
});

const line = (number: number, en: string) => ({ number, text: { en, de: en } }) as unknown as LogLine;
const SEATS = ["Yellow", "Blue"];
const about = (one: LogLine) => aboutWhom(one.text.en, SEATS);

test("a line is about whom it names first", () => {
  assert.equal(aboutWhom("Blue takes a cube from Yellow", SEATS), 1);
  assert.equal(aboutWhom("Round 2", SEATS), null);
});

test("what others did since I acted are their lines from then on", () => {
  const log = [line(0, "Blue sleeps"), line(1, "Yellow eats"), line(2, "Blue sings"), line(3, "Round 2")];
  const numbers = (from: number | null) => linesOfOthers(log, from, [0], about).map((one) => one.number);
  assert.deepEqual(numbers(2), [2]);
  assert.deepEqual(numbers(4), []);
  assert.deepEqual(numbers(null), [2], "a page just opened begins after my own last line");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsIn } from "../src/parts/practice";

test("a position says how many play, where it says so", () => {
  assert.deepEqual(seatsIn('{"game": "village", "seats": 3}'), { seats: 3 });
  assert.deepEqual(seatsIn('{"round": 2}'), { seats: undefined });
  assert.deepEqual(seatsIn('{"seats": "three"}'), { seats: undefined });
});

test("what is no object is no position", () => {
  for (const text of ["", "{", "null", "[]", "3", '"seats"', "seats = 3"]) assert.equal(seatsIn(text), null, text);
});

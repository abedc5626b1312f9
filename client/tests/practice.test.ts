import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsIn } from "../src/parts/practice";

test("a position says how many play, where it says so", () => {
  for (const text of [
    '{"game": "village", "seats": 3}',
    "seats = 3",
    '# mine\ngame = "village"\n seats=3 # of us\n[bag]',
  ])
    assert.equal(seatsIn(text), 3, text);
});

test("of what says nothing, or is no position, nothing is taken", () => {
  for (const text of ["", "{", "{}", '{"round": 2}', '{"seats": "three"}', "null", "[]", "3", '"seats"'])
    assert.equal(seatsIn(text), undefined, text);
  for (const text of ["seats = three", "my-seats = 3", "# seats = 3", "[table]\nseats = 3", "seats = 3.5"])
    assert.equal(seatsIn(text), undefined, text);
});

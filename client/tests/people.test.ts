import assert from "node:assert/strict";
import { test } from "node:test";
import { splitAtSeats } from "../src/people";

test("colour names in sentences become seats, inside words they stay", () => {
  assert.deepEqual(splitAtSeats("Yellow gives Green 1 coin.", ["Yellow", "Green"]), [
    { seat: 0 },
    " gives ",
    { seat: 1 },
    " 1 coin.",
  ]);
  assert.deepEqual(splitAtSeats("Greenland is far.", ["Yellow", "Green"]), ["Greenland is far."]);
  assert.deepEqual(splitAtSeats("Der Beutel von Grün ist leer.", ["Gelb", "Grün"]), [
    "Der Beutel von ",
    { seat: 1 },
    " ist leer.",
  ]);
});

test("a sentence without seats is left alone", () => {
  assert.deepEqual(splitAtSeats("The game is over.", []), ["The game is over."]);
});

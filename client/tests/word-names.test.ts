import assert from "node:assert/strict";
import { test } from "node:test";
import { bothLanguages } from "../src/words";
import { ADVICE } from "../src/words-advice";
import { CHANCE } from "../src/words-chance";
import { PRACTICE } from "../src/words-practice";
import { SHELL } from "../src/words-shell";

test("no sentence takes the name of another one", () => {
  for (const words of [ADVICE, CHANCE, PRACTICE, SHELL])
    for (const [name, text] of Object.entries(words)) assert.deepEqual(bothLanguages(name), text, name);
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Text } from "../src/board";
import { bothLanguages, has, levelName, listed, statusName, TOPICS, t, valueName } from "../src/words";

const everything = TOPICS.flatMap((topic) => Object.entries<Text>(topic));

test("a word stands in one topic only", () => {
  const seen = new Set<string>();
  for (const [key] of everything) {
    assert.ok(!seen.has(key), `${key} stands in two topics`);
    seen.add(key);
  }
});

test("both languages say something, and fill in the same things", () => {
  const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
  for (const [key, text] of everything) {
    assert.ok(text.en && text.de, `${key} lacks a language`);
    assert.deepEqual([...new Set(places(text.en))], [...new Set(places(text.de))], key);
  }
});

test("a sentence is filled in, in the language of the page", () => {
  assert.equal(t("home.seat", 3), "Seat 3");
  assert.equal(bothLanguages("home.seat").de, "Platz {0}");
  assert.equal(listed(["Anna", "Ben", "Carla"]), "Anna, Ben and Carla");
});

test("what comes from elsewhere and has no word is shown as it is", () => {
  assert.ok(!has("level.wizard"));
  assert.equal(levelName("wizard"), "wizard");
  assert.equal(levelName("master"), "Master");
  assert.equal(valueName("two_each"), "two each");
  assert.equal(statusName("one-source"), "one source");
});

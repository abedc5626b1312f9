import assert from "node:assert/strict";
import { test } from "node:test";
import type { CatalogueEntry } from "../src/board";
import { changedPaths } from "../src/diff";
import { fill } from "../src/fill";
import { commonBeginning, groupChoices } from "../src/grouping";
import { readRoute } from "../src/route";

function entry(index: number, notation: string, label: string): CatalogueEntry {
  const [kind = "", ...args] = notation.split(" ");
  return { index, notation, kind, args, label: { en: label, de: label } };
}

test("a changed leaf marks its path and every path above it", () => {
  const before = {
    players: [
      { coins: 5, goods: { wine: 0 } },
      { coins: 2, goods: { wine: 1 } },
    ],
  };
  const after = {
    players: [
      { coins: 5, goods: { wine: 2 } },
      { coins: 2, goods: { wine: 1 } },
    ],
  };
  assert.deepEqual([...changedPaths(before, after)].sort(), [
    "players",
    "players.0",
    "players.0.goods",
    "players.0.goods.wine",
  ]);
});

test("equal views have no changes", () => {
  assert.equal(changedPaths({ a: [1, { b: null }] }, { a: [1, { b: null }] }).size, 0);
});

test("a heading is what all labels begin with, up to a colon or an arrow", () => {
  assert.equal(commonBeginning(["Own farmer → Ship", "Own farmer → Wagon"]), "Own farmer → ");
  assert.equal(commonBeginning(["Draw 1", "Draw 2"]), "");
  assert.equal(commonBeginning(["Take: wine", "Take: wool"]), "Take: ");
});

test("many choices of one kind are grouped by their first part, and what ends the step stands apart", () => {
  const { groups, closing } = groupChoices(
    [
      entry(0, "place farmer ship.1", "farmer → Ship (space for a farmer)"),
      entry(1, "place farmer wagon.1", "farmer → Wagon (space for a farmer)"),
      entry(2, "place farmer town-hall.1", "farmer → Town Hall (space for anyone)"),
      entry(3, "place trader wagon.2", "trader → Wagon (space for a trader)"),
      entry(4, "place trader castle.3", "trader → Castle (space for a trader)"),
      entry(5, "end-planning", "End planning"),
    ],
    "en",
  );
  assert.deepEqual(
    groups.map((g) => g.heading),
    ["farmer", "trader"],
  );
  assert.deepEqual(
    groups[0]?.choices.map((c) => c.label),
    ["Ship", "Wagon", "Town Hall"],
  );
  assert.deepEqual(groups[0]?.choices.map((c) => c.full)[0], "farmer → Ship (space for a farmer)");
  assert.deepEqual(
    closing.map((c) => c.action),
    [5],
  );
});

test("brackets stay where labels would become equal without them", () => {
  const { groups } = groupChoices([entry(0, "a x", "Farm (left)"), entry(1, "a y", "Farm (right)")], "en");
  assert.deepEqual(
    groups[0]?.choices.map((c) => c.label),
    ["Farm (left)", "Farm (right)"],
  );
});

test("brackets that must stay lose the words they share, and those with a price stay as they are", () => {
  const { groups } = groupChoices(
    [
      entry(0, "place boatman ship.1", "Boatman → Ship (space for a farmer)"),
      entry(1, "place boatman ship.2", "Boatman → Ship (space for a boatman)"),
      entry(2, "place boatman town.1", "Boatman → Town (space for a knight)"),
      entry(3, "train boatman 1", "Train: smithy (2 time)"),
      entry(4, "train boatman 2", "Train: bakery (3 time)"),
    ],
    "en",
  );
  assert.deepEqual(
    groups.map((g) => g.choices.map((c) => c.label)),
    [
      ["Ship (farmer)", "Ship (boatman)", "Town"],
      ["Smithy (2 time)", "Bakery (3 time)"],
    ],
  );
});

test("in a long list lines lose the word with which all of them begin or end", () => {
  const kinds = ["faith", "plague", "skill"];
  const places = ["Farm", "Church"];
  const named = (label: (place: string, kind: string) => string) =>
    groupChoices(
      places.flatMap((place, i) =>
        kinds.map((kind, j) => entry(3 * i + j, `take ${place} ${kind}`, label(place, kind))),
      ),
      "en",
    ).groups.map((g) => [g.heading, g.choices.map((c) => c.label)]);
  const short = places.map((place) => [place, ["Faith", "Plague", "Skill"]]);
  assert.deepEqual(
    named((place, kind) => `${place}: take ${kind}`),
    short,
  );
  assert.deepEqual(
    named((place, kind) => `${place}: ${kind} nehmen`),
    short,
  );
});

test("a line that is shortened stays a phrase: the thing stays, its article goes with the verb", () => {
  const cubes = {
    en: ["pink", "orange", "plague"].map((kind) => `take ${kind === "orange" ? "an" : "a"} ${kind} cube`),
    de: ["rosa Stein", "orangen Stein", "Peststein"].map((kind) => `${kind} nehmen`),
  };
  const labels = (lang: "en" | "de") =>
    groupChoices(
      ["Farm", "Church"].flatMap((place, i) =>
        cubes[lang].map((words, j) => entry(3 * i + j, `take ${place} ${j}`, `${place}: ${words}`)),
      ),
      lang,
    ).groups.map((g) => g.choices.map((c) => c.label));
  const english = ["Pink cube", "Orange cube", "Plague cube"];
  assert.deepEqual(labels("en"), [english, english]);
  const german = ["Rosa Stein", "Orangen Stein", "Peststein"];
  assert.deepEqual(labels("de"), [german, german]);
  cubes.en = ["red", "blue", "green"].map((colour) => `${colour} cube`);
  assert.deepEqual(labels("en")[0], ["Red cube", "Blue cube", "Green cube"]);
});

test("what stands in brackets is left out wherever it stands", () => {
  const { groups } = groupChoices(
    [
      entry(0, "take farm pink", "Farm: Wissen (rosa) nehmen"),
      entry(1, "take farm black", "Farm: Pest (schwarz) nehmen"),
    ],
    "de",
  );
  assert.equal(groups[0]?.heading, "Farm");
  assert.deepEqual(
    groups[0]?.choices.map((c) => c.label),
    ["Wissen nehmen", "Pest nehmen"],
  );
});

test("beside groups with headings a choice on its own has one, too", () => {
  const { groups } = groupChoices(
    [
      entry(0, "take farm pink", "Farm: take knowledge"),
      entry(1, "take farm black", "Farm: take plague"),
      entry(2, "take church brown", "Church: take faith"),
    ],
    "en",
  );
  assert.deepEqual(
    groups.map((g) => [g.heading, g.choices.map((c) => c.label)]),
    [
      ["Farm", ["Take knowledge", "Take plague"]],
      ["Church", ["Take faith"]],
    ],
  );
});

test("every legal choice is offered exactly once", () => {
  const entries = Array.from({ length: 40 }, (_, i) =>
    entry(i, i % 9 ? `k${i % 3} a${i % 5} b${i}` : `bare${i}`, `Label ${i}`),
  );
  const { groups, closing } = groupChoices(entries, "de");
  const offered = [...groups.flatMap((g) => g.choices), ...closing].map((c) => c.action).sort((a, b) => a - b);
  assert.deepEqual(
    offered,
    entries.map((e) => e.index),
  );
});

test("addresses are read, and nonsense is lost", () => {
  assert.deepEqual(readRoute("#/"), { page: "home" });
  assert.deepEqual(readRoute(""), { page: "home" });
  assert.deepEqual(readRoute("#/table/abc"), { page: "table", table: "abc", at: null });
  assert.deepEqual(readRoute("#/table/abc/at/12"), { page: "table", table: "abc", at: 12 });
  assert.deepEqual(readRoute("#/rules/orleans/O-5.3"), { page: "rules", game: "orleans", section: "O-5.3" });
  assert.deepEqual(readRoute("#/nonsense"), { page: "lost" });
});

test("a text is filled, and its words go with the number", () => {
  const text = "{1}: {0} {0|coin is|coins are} left";
  assert.equal(fill(text, [1, "Anna"]), "Anna: 1 coin is left");
  assert.equal(fill(text, [0, "Anna"]), "Anna: 0 coins are left");
  assert.equal(fill(text, [12, "Ben"]), "Ben: 12 coins are left");
  assert.equal(fill("{0}{1}", ["here"]), "here");
});

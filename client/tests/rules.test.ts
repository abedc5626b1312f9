import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import coimbra from "../src/games/coimbra/pictures";
import orleans from "../src/games/orleans/pictures";
import village from "../src/games/village/pictures";
import { chapterOf, chapterWith, NUMBER, neighboursOf, partsOf, shortTitle } from "../src/rules/digest";
import type { GamePictures } from "../src/rules/pictures";
import { search, stretches, wordsOf } from "../src/rules/search";
import type { RuleSection } from "../src/wire";

function section(number: string, title: string, text = "", part = "Game: base"): RuleSection {
  return { section: number, title, text, part };
}

const DIGEST = [
  section("O-6", "Places"),
  section("O-6.1", "Farm House", "A farmer goes into the bag (O-6.10)."),
  section("O-6.10", "Wagon", "The **merchant** travels from Orléans."),
  section("O-R", "Rulings"),
  section("O-R1", "Mühle", "Die Straße bleibt frei; der Bauer zieht."),
  section("OX-1", "More", "A farmer, and another farmer.", "Game: more"),
];
const numbers = (found: { sections: RuleSection[] }) => found.sections.map((one) => one.section);
const hits = (text: string, query: string) =>
  stretches(text, wordsOf(query))
    .filter((one) => one.isHit)
    .map((one) => one.text);

test("every word must occur, in any order, and the hits are counted", () => {
  assert.deepEqual(numbers(search(DIGEST, wordsOf("bag farmer"))), ["O-6.1"]);
  const farmers = search(DIGEST, wordsOf("farmer"));
  assert.deepEqual([numbers(farmers), farmers.hits], [["O-6.1", "OX-1"], 3]);
  assert.deepEqual(numbers(search(DIGEST, wordsOf("dragon"))), []);
});

test("case, accents and ligatures do not matter", () => {
  assert.deepEqual(numbers(search(DIGEST, wordsOf("ORLEANS"))), ["O-6.10"]);
  assert.deepEqual(numbers(search(DIGEST, wordsOf("muhle strasse"))), ["O-R1"]);
  assert.deepEqual(hits("Die Straße nach Orléans", "strasse orleans"), ["Straße", "Orléans"]);
});

test("a number finds its section first, then those that cite it, and no longer number", () => {
  assert.deepEqual(numbers(search(DIGEST, wordsOf("o-6.10"))), ["O-6.10", "O-6.1"]);
  assert.deepEqual(numbers(search(DIGEST, wordsOf("O-6.1"))), ["O-6.1"]);
  assert.deepEqual(numbers(search(DIGEST, wordsOf("x-1"))), []);
});

test("a title weighs more than the text", () => {
  assert.deepEqual(numbers(search(DIGEST, wordsOf("wagon"))), ["O-6.10"]);
  const both = [section("A-1", "First", "wagon"), section("A-2", "Wagon", "")];
  assert.deepEqual(numbers(search(both, wordsOf("wagon"))), ["A-2", "A-1"]);
});

test("nothing searched for finds everything and marks nothing", () => {
  assert.equal(search(DIGEST, wordsOf("  ")).sections.length, DIGEST.length);
  assert.deepEqual(stretches("text", []), [{ text: "text", isHit: false }]);
});

test("marks that overlap are one after the other, and no text is lost", () => {
  const cut = stretches("farmers farm", wordsOf("farm farmers"));
  assert.equal(cut.map((one) => one.text).join(""), "farmers farm");
  assert.deepEqual(hits("farmers farm", "farm farmers"), ["farmers", "farm"]);
  assert.deepEqual(hits("abcd", "abc bcd"), ["abc", "d"]);
});

test("sections stand in chapters, chapters in parts", () => {
  const parts = partsOf(DIGEST);
  assert.deepEqual(
    parts.map((part) => [shortTitle(part.title), part.chapters.map((one) => [one.number, one.sections.length])]),
    [
      [
        "Base",
        [
          ["O-6", 3],
          ["O-R", 2],
        ],
      ],
      ["More", [["OX-1", 1]]],
    ],
  );
  assert.equal(chapterOf("VI-R12"), "VI-R");
  assert.equal(chapterWith(parts, "O-R1")?.title, "Rulings");
  assert.equal(chapterWith(parts, "O-99.1")?.number, "O-6");
  const { before, after } = neighboursOf(parts, chapterWith(parts, "O-R1")!);
  assert.deepEqual([before?.number, after?.number], ["O-6", "OX-1"]);
});

test("numbers of sections are found in a text, those of expansions too", () => {
  const found = "See VI-3.2, O-5.3. and V-R12 (VP-R)".split(NUMBER).filter((_, i) => i % 2);
  assert.deepEqual(found, ["VI-3.2", "O-5.3", "V-R12", "VP-R"]);
});

const DIGESTS: Record<string, [GamePictures, string[]]> = {
  orleans: [orleans, ["orleans"]],
  coimbra: [coimbra, ["coimbra"]],
  village: [
    village,
    ["village", ...["expansions", "goals", "inn", "marriage", "port", "promos"].map((part) => `village-${part}`)],
  ],
};

for (const [game, [{ pictures }, files]] of Object.entries(DIGESTS)) {
  test(`the pictures of ${game} belong to sections that there are, each to its own, in both languages`, () => {
    const text = files.map((file) => readFileSync(`../docs/rules/${file}.md`, "utf8")).join("\n");
    const there = new Set([...text.matchAll(/^#{2,4} ([A-Z]+-\S+)/gm)].map((heading) => heading[1]));
    const pictured = pictures.flatMap((picture) => picture.sections);
    assert.deepEqual(
      pictured.filter((one) => !there.has(one)),
      [],
    );
    assert.deepEqual(
      pictured.filter((one, i) => pictured.indexOf(one) !== i),
      [],
    );
    assert.ok(pictures.length >= 12);
    for (const { alt } of pictures) {
      assert.match(alt.en, /^[A-Z].*\.$/);
      assert.match(alt.de, /^[A-ZÄÖÜ].*\.$/);
      assert.notEqual(alt.en, alt.de);
    }
  });
}

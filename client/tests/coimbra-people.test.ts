/** The people of Coimbra and the sentences of symbols: nobody looks like another, and nothing is left unsaid. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { phrases } from "../src/games/coimbra/bonus";
import { looksOf, portrait } from "../src/games/coimbra/faces";
import { type Card, type Favour, type Monastery, SYMBOL, type Voyage } from "../src/games/coimbra/facts";
import { ofCard, ofFavour, ofMonastery, ofVoyage, type Sentence, symbolsIn } from "../src/games/coimbra/grammar";
import { DRAWN } from "../src/games/coimbra/sprite";
import effects from "./coimbra-effects.json";

// What the game describes, written by tests/browser/test_coimbra.py.
const cards = effects.cards as unknown as Card[];
const sentences: [string, Sentence][] = [
  ...cards.map((card): [string, Sentence] => [card.id, ofCard(card)]),
  ...(effects.monasteries as unknown as Monastery[]).map((one): [string, Sentence] => [one.id, ofMonastery(one)]),
  ...(effects.favours as unknown as Favour[]).map((one): [string, Sentence] => [one.id, ofFavour(one)]),
  ...(effects.voyages as unknown as Voyage[]).map((one): [string, Sentence] => [one.id, ofVoyage(one)]),
];

test("each card has a face of its own, and it is always the same one", () => {
  const faces = cards.map((card) => portrait(card.id, card.class));
  assert.equal(cards.length, 56);
  assert.equal(new Set(faces).size, cards.length);
  assert.equal(new Set(cards.map((card) => JSON.stringify(looksOf(card.id)))).size, cards.length);
  assert.equal(portrait("iii-k1", "cleric"), faces[cards.findIndex((card) => card.id === "iii-k1")]);
});

test("a portrait is wholly painted: no colour is left open", () => {
  for (const card of cards) assert.doesNotMatch(portrait(card.id, card.class), /@|undefined/, card.id);
  assert.match(portrait("of another edition", "scholar"), /<path/);
});

test("every effect of every card, monastery, favour tile and voyage is a sentence", () => {
  assert.ok(sentences.length > 90);
  for (const [id, { when, signs }] of sentences) {
    assert.ok(signs.length > 0, `${id} says nothing`);
    assert.ok(!signs.some((one) => one.is === "count" && one.n === "?"), `${id} is not known`);
    assert.ok(["once", "C", "E", "end", "lasting"].includes(when), `${id} does not say when`);
    assert.doesNotMatch(JSON.stringify(signs), /null|"n":0/, id);
  }
});

test("what works from now on is not written like what is used again", () => {
  const castle = sentences.find(([id]) => id === "castle")![1];
  const repeated = sentences.find(([, { signs }]) => signs.some((one) => one.is === "sign" && one.of === "again"))![1];
  assert.equal(castle.when, "lasting");
  assert.notEqual(repeated.when, "lasting");
  const discount = sentences.find(([id]) => id === "voyages")![1].signs;
  assert.ok(discount.some((one) => one.is === "when" && one.when === "lasting"));
  assert.deepEqual(
    phrases(discount).map((phrase) => phrase.length),
    [1, 4],
  );
});

test("every symbol that a sentence is written with is drawn", () => {
  for (const [id, sentence] of sentences)
    for (const of of symbolsIn(sentence))
      assert.ok(DRAWN.has(SYMBOL[of as keyof typeof SYMBOL] ?? `c-${of}`), `${id}: nobody drew ${of}`);
});

test("sentences read from left to right: a joint has something on both sides", () => {
  const joints = ["to", "per", "or", "then"];
  for (const [id, { signs }] of sentences) {
    const at = signs.map((one) => joints.includes(one.is));
    assert.ok(!at[0] && !at.at(-1), id);
    assert.ok(!at.some((is, n) => is && at[n + 1]), id);
    for (const phrase of phrases(signs))
      assert.ok(![...joints, "when"].includes(phrase.at(-1)!.is), `${id} breaks behind a joint`);
  }
});

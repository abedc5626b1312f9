/** The visitors of Village's inn: each has a face of their own and says in symbols what they do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnInVillage } from "../src/games/village/sprite";
import type { PersonCard } from "../src/games/village/view";
import { deedOf, faceOf, VISITORS } from "../src/games/village/visitors";

const card = (id: string): PersonCard => ({
  explanation: { en: "", de: "" },
  rule: "",
  id,
  set: "inn",
  when: "any",
  coins: 0,
  beer: 1,
  points: 2,
  table: [0, 2, 4],
  goods: ["horse", "ox"],
});

test("nobody in the inn looks like another", () => {
  const faces = VISITORS.map((id) => decodeURIComponent(faceOf(id, "any")));
  assert.equal(new Set(faces).size, VISITORS.length);
  for (const face of faces) assert.doesNotMatch(face, /@|undefined/);
  assert.match(decodeURIComponent(faceOf("somebody of another edition", "end")), /<path/);
});

test("what visitors do is written with symbols that are drawn, and joints stand between them", () => {
  const drawn = drawnInVillage();
  for (const id of VISITORS) {
    const { signs, counts } = deedOf(card(id));
    if (counts) assert.ok(drawn.has(counts), `${id}: nobody drew ${counts}`);
    else assert.ok(signs.length > 0, `${id} says nothing`);
    for (const sign of signs)
      if ("symbol" in sign) assert.ok(drawn.has(sign.symbol), `${id}: nobody drew ${sign.symbol}`);
    const joints = signs.map((sign) => "joint" in sign && ["+", "/", "→"].includes(sign.joint));
    assert.ok(!joints[0] && !joints.at(-1), id);
    assert.ok(!joints.some((is, n) => is && joints[n + 1]), id);
  }
});

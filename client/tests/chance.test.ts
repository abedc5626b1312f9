import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { draw, judge, keyOf } from "../src/chance";
import { fromHex, hmac, sha256, toHex } from "../src/sha256";
import type { ChanceProof } from "../src/wire";

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);

test("hashes are those of the standard, whatever the length", () => {
  for (const length of [0, 1, 3, 31, 32, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const message = bytes(length);
    assert.equal(toHex(sha256(message)), createHash("sha256").update(message).digest("hex"), `${length} bytes`);
    for (const key of [bytes(16), bytes(64), bytes(65)])
      assert.equal(toHex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
  assert.deepEqual(fromHex(toHex(bytes(40))), bytes(40));
});

test("a draw is the scaled hash of its number, as the server computes it", () => {
  // Of core.chance.Stream with the key 00 01 02 … 1f.
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  assert.deepEqual(
    [0, 1, 2, 17].map((number) => draw(key, number, 1000)),
    SERVER_DRAWS,
  );
});
const SERVER_DRAWS = [621, 766, 973, 813];

function proofOf(secret: string, shares: string[]): ChanceProof {
  const key = keyOf(secret, shares);
  const draws = [6, 6, 24, 90, 2].map((bound, number): [number, number] => [bound, draw(key, number, bound)]);
  const commitment = toHex(sha256(fromHex(secret)));
  return { commitment, secret, shares, key: toHex(key), seed: null, is_seed_chosen: false, draws };
}

test("a game is fair when promise, share and draws all hold", () => {
  const proof = proofOf("ab".repeat(32), ["cd".repeat(16), ""]);
  const mine = { commitment: proof.commitment!, share: "cd".repeat(16) };
  assert.ok(judge(proof, [0], mine).every(([, holds]) => holds));
  assert.equal(judge(proof, [0], mine).length, 4);
  assert.equal(judge(proof, [], null).length, 2);
});

test("each kind of cheating is found", () => {
  const proof = proofOf("ab".repeat(32), ["cd".repeat(16), ""]);
  const mine = { commitment: proof.commitment!, share: "cd".repeat(16) };
  const failing = (told: ChanceProof, seats: number[], known: typeof mine | null) =>
    judge(told, seats, known)
      .filter(([, holds]) => !holds)
      .map(([what]) => what);
  assert.deepEqual(failing({ ...proof, commitment: "00".repeat(32) }, [0], mine), ["promise-kept", "promise-same"]);
  assert.deepEqual(failing(proofOf("ef".repeat(32), proof.shares), [0], mine), ["promise-same"]);
  assert.deepEqual(failing(proofOf("ab".repeat(32), ["", ""]), [0], mine), ["share-there"]);
  const loaded: ChanceProof = { ...proof, draws: [[6, (proof.draws[0]![1] + 1) % 6], ...proof.draws.slice(1)] };
  assert.deepEqual(failing(loaded, [0], mine), ["draws-follow"]);
});

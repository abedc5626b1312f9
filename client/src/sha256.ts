/**
 * SHA-256 and HMAC of bytes. The browser's own (`crypto.subtle`) is there only on secure pages, and a table in one's
 * own network is none; what is computed here is small.
 */

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits after the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const view = padded(message);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const words = schedule(view, at);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const mixed = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const more = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + more) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setInt32(4 * i, word);
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

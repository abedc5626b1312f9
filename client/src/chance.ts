/** My part in the chance of a game: what this browser adds before it begins, and computing all of it anew afterwards. */
import { get, post } from "./api";
import { fromHex, hmac, sha256, toHex } from "./sha256";
import type { ChanceProof, TableInfo as Table } from "./wire";

const SHARE_BYTES = 16;
const NO_SHARE = "-";

/** What this browser was promised, and what it added then. */
interface Mine {
  commitment: string;
  share: string;
}

const place = (table: string) => `stammtisch.chance.${table}`;

function remember(table: string, mine: Mine): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(mine));
  } catch {
    // nothing to remember with: then the check says less
  }
}

function recall(table: string): Mine | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Mine | null;
  } catch {
    return null;
  }
}

/** Add chance of my own to a game that has not begun, after seeing what is promised; once for each of my seats. */
export async function addShare(table: Table): Promise<Table> {
  const lacking = table.seats.some((seat) => seat.is_me && !seat.has_added);
  if (table.status !== "open" || table.commitment === null || !lacking) return table;
  const share = toHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
  remember(table.table, { commitment: table.commitment, share });
  return post<Table>(`/api/tables/${encodeURIComponent(table.table)}/chance`, { share });
}

export type Finding = "promise-kept" | "promise-same" | "share-there" | "draws-follow";

export interface Verdict {
  proof: ChanceProof;
  /** What was looked at, and whether it was so. */
  found: [Finding, boolean][];
}

/** The draw with this number, as the server must have made it. */
export function draw(key: Uint8Array, number: number, bound: number): number {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(number));
  return Number((BigInt(`0x${toHex(hmac(key, message))}`) * BigInt(bound)) >> 256n);
}

/** The key that a secret and the shares of the seats make. */
export function keyOf(secret: string, shares: string[]): Uint8Array {
  const lines = shares.map((share, seat) => `${seat} ${share || NO_SHARE}`).join("\n");
  return hmac(fromHex(secret), new TextEncoder().encode(lines));
}

/** Check what the server tells of the chance of a game against what this browser knows and can compute. */
export function judge(proof: ChanceProof, seats: number[], mine: Mine | null): [Finding, boolean][] {
  if (proof.secret === null) return [];
  const key = keyOf(proof.secret, proof.shares);
  const found: [Finding, boolean][] = [["promise-kept", toHex(sha256(fromHex(proof.secret))) === proof.commitment]];
  if (mine) {
    found.push(["promise-same", mine.commitment === proof.commitment]);
    found.push(["share-there", seats.every((seat) => proof.shares[seat] === mine.share)]);
  }
  found.push(["draws-follow", proof.draws.every(([bound, drawn], number) => draw(key, number, bound) === drawn)]);
  return found;
}

export async function check(table: Table): Promise<Verdict> {
  const proof = await get<ChanceProof>(`/api/tables/${encodeURIComponent(table.table)}/chance`);
  const seats = table.seats.filter((seat) => seat.is_me).map((seat) => seat.seat);
  return { proof, found: judge(proof, seats, recall(table.table)) };
}

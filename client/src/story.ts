/** What can be told of a finished game from the points of its rounds: the best round, the lead, the closest moment. */
import type { Score, ScorePoint } from "./wire";

export type RoundPoint = ScorePoint & { round: number };

/** The last point of each round; of each move in a game without rounds. */
export function perRound(points: ScorePoint[]): RoundPoint[] {
  const last = new Map<number, RoundPoint>();
  for (const point of points) last.set(point.round ?? point.at, { ...point, round: point.round ?? point.at });
  return [...last.values()].sort((a, b) => a.round - b.round);
}

export interface Moment {
  round: number;
  at: number;
}

export interface Story {
  best: (Moment & { seat: number; gain: number }) | null;
  /** From which round on the winner is alone in front, and how often somebody else took the lead before. */
  lead: (Moment & { seat: number; changes: number; isAll: boolean }) | null;
  /** When the winner and the best of the others were nearest in the second half of the game; null if at its end. */
  closest: (Moment & { first: number; second: number; gap: number }) | null;
  source: { seat: number; source: string; points: number } | null;
}

export function storyOf(rounds: RoundPoint[], scores: Score[], winners: number[]): Story {
  return {
    best: bestRound(rounds),
    lead: winners.length === 1 && scores.length > 1 ? leadOf(rounds, winners[0]!) : null,
    closest: winners.length === 1 && scores.length > 1 ? closestOf(rounds, winners[0]!) : null,
    source: richest(scores),
  };
}

function bestRound(rounds: RoundPoint[]): Story["best"] {
  let best: Story["best"] = null;
  rounds.slice(1).forEach((point, i) => {
    point.totals.forEach((total, seat) => {
      const gain = total - (rounds[i]!.totals[seat] ?? 0);
      if (gain > (best?.gain ?? 0)) best = { round: point.round, at: point.at, seat, gain };
    });
  });
  return best;
}

/** Who is alone in front. */
function leader(point: RoundPoint): number | null {
  const most = Math.max(...point.totals);
  const first = point.totals.indexOf(most);
  return point.totals.lastIndexOf(most) === first ? first : null;
}

function leadOf(rounds: RoundPoint[], winner: number): Story["lead"] {
  let since = rounds.length;
  while (since > 0 && leader(rounds[since - 1]!) === winner) since--;
  const from = rounds[since];
  if (!from) return null; // a tie-break decided
  const leaders = rounds.map(leader).filter((seat) => seat !== null);
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  return { round: from.round, at: from.at, seat: winner, changes, isAll: since === 0 };
}

/** Of the winner, whom the result names as well: how near two others came to each other would seem to speak against it. */
function closestOf(rounds: RoundPoint[], winner: number): Story["closest"] {
  let closest: Story["closest"] = null;
  for (const point of rounds.slice(Math.floor(rounds.length / 2))) {
    const points = (seat: number) => point.totals[seat]!;
    const others = point.totals.map((_, seat) => seat).filter((seat) => seat !== winner);
    const rival = others.reduce((best, seat) => (points(seat) > points(best) ? seat : best));
    const [first, second] = points(rival) > points(winner) ? [rival, winner] : [winner, rival];
    const gap = points(first) - points(second);
    if (gap <= (closest?.gap ?? Number.POSITIVE_INFINITY))
      closest = { round: point.round, at: point.at, first, second, gap };
  }
  // The result itself tells that.
  return closest?.round === rounds.at(-1)?.round ? null : closest;
}

/** What brought anybody most; nothing where somebody else has as much from one source. */
function richest(scores: Score[]): Story["source"] {
  const all = scores.flatMap((score, seat) =>
    Object.entries(score.parts).map(([source, points]) => ({ seat, source, points })),
  );
  const [most, next] = all.sort((a, b) => b.points - a.points);
  return most && most.points > Math.max(0, next?.points ?? 0) ? most : null;
}

import assert from "node:assert/strict";
import test from "node:test";
import type { Difference } from "../src/differences";
import { pace } from "../src/settings";
import { Arrivals, merged } from "../src/store/arrivals";
import { linesBeforeAway } from "../src/store/seen";
import { ShownTable } from "../src/store/shown";
import { Steps } from "../src/store/steps";
import type { FromServer, LogLine } from "../src/wire";

const line = (number: number, en = `line ${number}`) => ({ number, text: { en, de: en } }) as unknown as LogLine;

/** A table of two seats, of which I have the first, with two lines in its log. */
function opened() {
  // A page that nobody looks at shows what arrives without pauses.
  Object.assign(globalThis.document, { hidden: true });
  const shown = new ShownTable("abc");
  const steps = new Steps(shown);
  const arrivals = new Arrivals(shown, steps);
  arrivals.hear({
    type: "state",
    version: 4,
    at: 7,
    log: [line(0), line(1)],
    log_from: 0,
    log_length: 2,
    table: {
      table: "abc",
      status: "running",
      my_seat: 0,
      to_act: [0],
      seats: [
        { seat: 0, is_me: true, kind: "person" },
        { seat: 1, is_me: false, kind: "person" },
      ],
    },
    view: { seat: 0, round: 1, phase: "plan", coins: [5, 5], prompt: { seats: [0], legal: [0] } },
  } as unknown as FromServer);
  return { shown, steps, arrivals };
}

function change(version: number, view: Difference[], by = 1) {
  const table = { table: "abc", to_act: [1], moved: null, confirm_seat: null, can_undo: false, can_redo: false };
  const log = { log: [line(2)], log_from: 2, log_length: 3 };
  return { type: "change", version, at: version + 3, by, action: 0, view, ...table, ...log } as unknown as FromServer;
}

test("a table that arrives whole is shown, and I know my seat", () => {
  const { shown } = opened();
  assert.deepEqual(shown.mySeats.value, [0]);
  assert.equal(shown.seat.value, 0);
  assert.equal(shown.shownLog.value.length, 2);
  assert.equal(shown.liveAt, 7);
});

test("a change is put into what is known, and what it changed is marked", () => {
  const { shown, arrivals } = opened();
  arrivals.hear(change(5, [[["coins", 1], 9]]));
  assert.equal(shown.version.value, 5);
  assert.deepEqual(shown.live.value.coins, [5, 9]);
  assert.equal(shown.live.value.round, 1);
  assert.equal(shown.log.value.length, 3);
  assert.ok(shown.changed.value.has("coins.1"));
  assert.ok(!shown.changed.value.has("coins.0"));
  assert.equal(shown.table.value?.status, "running");
});

test("a change that does not follow what is known is not shown, nor one of another table", () => {
  const { shown, arrivals } = opened();
  arrivals.hear(change(6, [[["coins"], [0, 0]]]));
  arrivals.hear({ ...change(5, [[["coins"], [0, 0]]]), table: "xyz" } as FromServer);
  assert.equal(shown.version.value, 4);
  assert.deepEqual(shown.live.value.coins, [5, 5]);
});

test("who looks back sees the past, while the present goes on", () => {
  const { shown, arrivals } = opened();
  shown.at.value = 2;
  shown.past.value = { at: 2, view: { seat: 0, coins: [1, 1] }, log: [line(0)] } as unknown as typeof shown.past.value;
  arrivals.hear(change(5, [[["coins", 1], 9]]));
  assert.deepEqual(shown.view.value.coins, [1, 1]);
  assert.equal(shown.shownLog.value.length, 1);
  assert.deepEqual(shown.choices.value, []);
  shown.at.value = null;
  assert.deepEqual(shown.view.value.coins, [5, 9]);
});

test("steps are forgotten with the turn they belong to", () => {
  const { shown, steps } = opened();
  steps.add(3, 0);
  steps.add(4, 0);
  steps.takeBack();
  assert.deepEqual(shown.steps.value, [{ action: 3, seat: 0 }]);
  shown.live.value = { ...shown.live.value, round: 2 };
  steps.settle();
  assert.deepEqual(shown.steps.value, []);
});

test("what the server tells of the log from a line on stands in its place", () => {
  const lines = merged([line(0), line(1), line(2)], [line(1, "anew")], 1);
  assert.deepEqual(lines, [line(0), line(1, "anew")]);
});

test("who was never there, or is back at once, gets no report", () => {
  const kept = globalThis.localStorage;
  const visited = (ago: number) => {
    globalThis.localStorage = { getItem: () => JSON.stringify({ lines: 12, time: Date.now() - ago }) } as never;
    return linesBeforeAway("abc");
  };
  assert.equal(linesBeforeAway("abc"), null);
  assert.equal(visited(10_000), null);
  assert.equal(visited(3_600_000), 12);
  globalThis.localStorage = kept;
});

test("what others did is marked until I act, and what I did is not", () => {
  const { shown, arrivals } = opened();
  arrivals.hear(change(5, [[["coins", 0], 4]], 0));
  assert.equal(shown.fresh.value.size, 0);
  arrivals.hear(change(6, [[["coins", 1], 9]]));
  assert.deepEqual([...shown.fresh.value].sort(), ["coins", "coins.1"]);
  shown.forgetNews();
  assert.equal(shown.fresh.value.size, 0);
  assert.equal(shown.actedFrom.value, 3);
});

test("step by step the moves of others wait until I want to see them", () => {
  pace.value = "step";
  try {
    const { shown, arrivals } = opened();
    arrivals.hear(change(5, [[["coins", 1], 9]]));
    arrivals.hear(change(6, [[["coins", 1], 8]]));
    assert.deepEqual(shown.live.value.coins, [5, 5]);
    assert.equal(shown.waiting.value, 2);
    arrivals.next();
    assert.deepEqual(shown.live.value.coins, [5, 9]);
    assert.equal(shown.waiting.value, 1);
    arrivals.flush();
    assert.deepEqual(shown.live.value.coins, [5, 8]);
    assert.equal(shown.waiting.value, 0);
  } finally {
    pace.value = "normal";
  }
});

test("whoever is asked beside the others does not wait for them", () => {
  pace.value = "step";
  try {
    const { shown, arrivals } = opened();
    shown.box.value = { catalogue: { notations: ["pass"], labels: { en: ["Pass"], de: ["Passen"] } } } as never;
    arrivals.hear(change(5, [[["coins", 1], 9]]));
    assert.deepEqual(shown.live.value.coins, [5, 9]);
    assert.equal(shown.waiting.value, 0);
  } finally {
    pace.value = "normal";
  }
});

/** Messages about a table as they arrive: the whole of it, changes one at a time, chat. */
import { batch } from "@preact/signals";
import { get } from "../api";
import { changedPaths } from "../diff";
import { withDifferences } from "../differences";
import { freshPaths } from "../fresh";
import { motion, pace } from "../settings";
import { tell } from "../socket";
import type { AnyView } from "../view";
import type { ChatLine, LogLine, FromServer as ServerMessage, TableInfo as Table } from "../wire";
import { linesBeforeAway } from "./seen";
import type { ShownTable } from "./shown";
import type { Steps } from "./steps";

type Change = Extract<ServerMessage, { type: "change" }>;

/** A change that waits to be shown; what it tells of the table is put over what is known of it. */
type Update = Omit<Extract<ServerMessage, { type: "update" }>, "type" | "table"> & { table: Partial<Table> };

/** The time one move of another seat stays on the screen before the next is shown. */
const PACE = 300;

export class Arrivals {
  private queue: Update[] = [];
  /** Whether a change came that does not follow what is known, and the whole was asked for. */
  private isLost = false;
  private timer = 0;

  constructor(
    private readonly shown: ShownTable,
    private readonly steps: Steps,
  ) {}

  /** Ask to be told about this table, from what is known of it on. */
  greet = (): void => {
    const known = this.shown.table.peek() && this.shown.live.peek();
    tell({
      type: "watch",
      table: this.shown.id,
      version: known ? this.shown.version.peek() : null,
      log_from: this.shown.log.peek().length,
      differences: true,
    });
    if (known) this.fetchChat();
  };

  fetchChat(): void {
    get<ChatLine[]>(this.shown.address("chat")).then(
      (lines) => this.hearChat(lines),
      () => undefined,
    );
  }

  /** Show nothing more of what waits. */
  stop(): void {
    clearTimeout(this.timer);
  }

  hear = (message: ServerMessage): void => {
    if (message.type === "state" && message.table.table === this.shown.id) this.takeState(message);
    else if (message.type === "update" && message.table.table === this.shown.id) this.takeUpdate(message);
    else if (message.type === "change" && message.table === this.shown.id) this.takeChange(message);
    else if (message.type === "table" && message.table.table === this.shown.id) {
      // The end is not told before the moves that led to it.
      if (message.table.status !== "running") this.flush();
      this.shown.table.value = message.table;
    } else if (message.type === "chat" && message.table === this.shown.id) {
      this.hearChat([message.line]);
      this.shown.unreadChat.value++;
    }
  };

  private hearChat(lines: ChatLine[]): void {
    const known = new Map(this.shown.chat.value.map((l) => [l.number, l]));
    for (const line of lines) known.set(line.number, line);
    this.shown.chat.value = [...known.values()].sort((a, b) => a.number - b.number);
  }

  takeState(message: Extract<ServerMessage, { type: "state" }>): void {
    this.isLost = false;
    this.queue = [];
    this.shown.waiting.value = 0;
    clearTimeout(this.timer);
    this.timer = 0;
    const before = this.shown.live.peek();
    const firstTime = before === null;
    const from = message.log_from ?? message.log[0]?.number ?? message.log_length;
    if (from > this.shown.log.peek().length) {
      // Lines are missing in between: ask for all of them.
      this.shown.log.value = [];
      tell({ type: "watch", table: this.shown.id, version: null, log_from: 0, differences: true });
      return;
    }
    batch(() => {
      if (before) this.mark(before, message.view, this.shown.version.peek() !== message.version);
      if (this.shown.version.peek() !== message.version) this.shown.question.value++;
      this.shown.table.value = message.table;
      this.shown.live.value = message.view;
      this.shown.version.value = message.version;
      this.shown.liveAt = message.at;
      this.shown.log.value = merged(this.shown.log.peek(), message.log, Math.min(from, message.log_length));
      this.shown.failure.value = null;
      this.steps.settle();
      if (firstTime) {
        const seen = linesBeforeAway(this.shown.id);
        if (message.table.status === "running" && seen !== null && seen < message.log_length)
          this.shown.awayFrom.value = seen;
      }
    });
  }

  private takeUpdate(message: Update): void {
    const soFar = this.queue.at(-1)?.log_length ?? this.shown.log.peek().length;
    if (message.log_from > soFar || !this.shown.live.peek()) {
      this.greet();
      return;
    }
    this.queue.push(message);
    // What I did myself is shown at once, and with it all that came before.
    if (this.isMine(message)) this.flush();
    else this.pump();
  }

  /** Put what changed into the view before it; where another one is known here, ask for the whole. */
  private takeChange(message: Change): void {
    const last = this.queue.at(-1) ?? { version: this.shown.version.peek(), view: this.shown.live.peek() };
    if (!last.view || last.version !== message.version - 1) {
      if (!this.isLost) this.greet();
      this.isLost = true;
      return;
    }
    const { type: _, table: _table, view, to_act, moved, confirm_seat, can_undo, no_undo, can_redo, ...rest } = message;
    const table = { version: rest.version, to_act, moved, confirm_seat, can_undo, no_undo, can_redo };
    this.takeUpdate({ ...rest, table, view: withDifferences(last.view, view) });
  }

  /** Show everything that waits, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const message of this.queue.splice(0)) this.show(message);
    this.shown.waiting.value = 0;
  }

  /** Step by step: show what waits, as far as to the next move that is told of. */
  next = (): void => {
    let shown: Update | undefined;
    do {
      shown = this.queue.shift();
      if (shown) this.show(shown);
    } while (shown && !shown.log.length);
    this.pump();
  };

  /** Whether the next move waits until I want to see it; whoever is asked beside the others need not wait for them. */
  private isHeld(): boolean {
    return pace.peek() === "step" && this.shown.table.peek()?.status === "running" && !this.shown.isMyTurn.peek();
  }

  /** Show waiting updates one at a time, so that a computer's moves can be followed; a long queue is shortened. */
  private pump = (): void => {
    if (this.timer) return;
    const held = this.isHeld();
    this.shown.waiting.value = held ? this.queue.length : 0;
    if (held) return;
    const next = this.queue.shift();
    if (!next) return;
    this.show(next);
    const isPaced = pace.peek() === "normal" && motion.peek() && !document.hidden && !this.isMine(next);
    const wait = !isPaced ? 0 : this.queue.length > 8 ? 60 : PACE;
    if (wait === 0) this.pump();
    else
      this.timer = window.setTimeout(() => {
        this.timer = 0;
        this.pump();
      }, wait);
  };

  private isMine(message: Update): boolean {
    return message.by !== null && this.shown.mySeats.peek().includes(message.by);
  }

  private show(message: Update): void {
    batch(() => {
      this.mark(this.shown.live.peek(), message.view, !this.isMine(message));
      if (this.isMine(message) || !asksTheSame(this.shown.live.peek(), message.view)) this.shown.question.value++;
      this.shown.table.value = { ...this.shown.table.peek()!, ...message.table };
      this.shown.live.value = message.view;
      this.shown.version.value = message.version;
      this.shown.liveAt = message.at;
      this.shown.log.value = merged(this.shown.log.peek(), message.log, message.log_from);
      if (this.isMine(message)) this.shown.actedFrom.value = this.shown.log.peek().length;
      this.shown.lastMove.value = { by: message.by, action: message.action };
      this.steps.settle();
    });
  }

  private mark(before: AnyView | null, after: AnyView, byOthers: boolean): void {
    const found = changedPaths({ ...before, prompt: null }, { ...after, prompt: null });
    if (found.size) this.shown.changed.value = new Set([...this.shown.changed.peek(), ...found]);
    if (!byOthers) return;
    const fresh = freshPaths(before, after);
    if (fresh.size) this.shown.fresh.value = new Set([...this.shown.fresh.peek(), ...fresh]);
  }
}

/** The log with `more` in the place of everything from `from` on. */
export function merged(lines: LogLine[], more: LogLine[], from: number): LogLine[] {
  return [...lines.slice(0, from), ...more];
}

/** Whether two views of a seat ask it the same, whoever else is asked beside it. */
function asksTheSame(before: AnyView | null, after: AnyView): boolean {
  const asked = (view: AnyView | null) => JSON.stringify([view?.seat, { ...view?.prompt, seats: null }]);
  return asked(before) === asked(after);
}

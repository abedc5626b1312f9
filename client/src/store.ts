/** One table as this browser knows it: state from the socket, the view shown (live or replay), and what I may do. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { get, openBox, post, Refused } from "./api";
import type { CatalogueEntry, Explanation, SeatInfo } from "./board";
import { changedPaths } from "./diff";
import { withDifferences } from "./differences";
import { kept } from "./kept";
import { colourWords, seatName, seatWords } from "./people";
import { language, motion } from "./settings";
import { ask, connection, follow, tell } from "./socket";
import { dressSeats } from "./symbols";
import type { AnyView } from "./view";
import type {
  ChatLine,
  GameBox,
  LogLine,
  Error as Refusal,
  FromServer as ServerMessage,
  TableInfo as Table,
  ViewAnswer,
} from "./wire";
import { bothLanguages } from "./words";

type Change = Extract<ServerMessage, { type: "change" }>;

/** A change that waits to be shown; what it tells of the table is put over what is known of it. */
type Update = Omit<Extract<ServerMessage, { type: "update" }>, "type" | "table"> & { table: Partial<Table> };

export interface Step {
  action: number;
  seat: number;
}

/** Who was away for less than this needs no report. */
const AWAY = 120_000;

/** The time one move of another seat stays on the screen before the next is shown. */
const PACE = 300;

export class TableStore {
  readonly table = signal<Table | null>(null);
  readonly live = signal<AnyView | null>(null);
  readonly version = signal(0);
  /** Counts what I am asked: others may answer beside me, and my question stays the same. */
  readonly question = signal(0);
  readonly log = signal<LogLine[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly unreadChat = signal(0);
  readonly box = signal<GameBox | null>(null);
  readonly failure = signal<Refusal | null>(null);

  /** Replay: the entry shown, its view and log; null when the present is shown. */
  readonly at = signal<number | null>(null);
  readonly past = signal<ViewAnswer | null>(null);
  readonly entries = signal<number | null>(null);
  private liveAt: number | null = null;

  readonly busy = signal(false);
  readonly notice = signal<Refusal | null>(null);
  readonly preview = signal<number | null>(null);
  readonly explanation = signal<{ what: Explanation; anchor: Element | null } | null>(null);
  readonly changed = signal<Set<string>>(new Set());
  readonly steps = signal<Step[]>([]);
  /** Whether the keyboard was last among the choices: then it returns there when there are new ones. */
  keysInChoices = false;
  readonly shownSeat = signal<number | null>(null);
  readonly lastMove = signal<{ by: number | null; action: number | null } | null>(null);
  /** Log lines from this number on happened while I was away; null when nothing is to be told. */
  readonly awayFrom = signal<number | null>(null);

  private queue: Update[] = [];
  /** Whether a change came that does not follow what is known, and the whole was asked for. */
  private isLost = false;
  private timer = 0;
  private leave: (() => void) | null = null;
  private stopEffects: (() => void)[] = [];
  private fetchNumber = 0;

  constructor(readonly id: string) {}

  // What is shown

  readonly isReplay = computed(() => this.at.value !== null);
  readonly view = computed<AnyView | null>(() =>
    this.at.value === null ? this.live.value : (this.past.value?.view ?? this.live.value),
  );
  readonly shownLog = computed<LogLine[]>(() =>
    this.at.value === null ? this.log.value : (this.past.value?.log ?? []),
  );

  readonly mySeats = kept<number[]>(() => (this.table.value?.seats ?? []).filter((s) => s.is_me).map((s) => s.seat));
  /** The seat through whose eyes I look. */
  readonly seat = computed<number | null>(() => {
    const seen = this.view.value?.seat;
    return typeof seen === "number" ? seen : (this.table.value?.my_seat ?? null);
  });
  readonly ownSeat = computed<number>(() => this.shownSeat.value ?? this.seat.value ?? 0);

  readonly seats = kept<SeatInfo[]>(() =>
    (this.table.value?.seats ?? []).map((s) => ({
      seat: s.seat,
      name: s.name ?? "",
      isMe: s.is_me,
      isComputer: s.kind === "computer" || s.has_resigned,
      isHere: s.is_here || s.kind === "computer",
    })),
  );

  /** The colours of the seats, the words that the game's texts have for them, and the names of those who play them. */
  readonly colours = kept<string[]>(() => {
    const players = this.view.value?.players;
    return (players ?? []).map((player) => (player as { name?: string }).name ?? "");
  });
  readonly seatWords = kept<string[]>(() => seatWords(this.colours.value, this.box.value?.names ?? {}, language.value));
  readonly seatNames = kept<string[]>(() =>
    (this.table.value?.seats ?? []).map((_, seat) => seatName(this.table.value, seat)),
  );

  readonly catalogue = computed<CatalogueEntry[]>(() => {
    const found = this.box.value?.catalogue;
    if (!found) return [];
    return found.notations.map((notation, index) => {
      const [kind = "", ...args] = notation.split(" ");
      return {
        index,
        notation,
        kind,
        args,
        label: { en: found.labels.en?.[index] ?? notation, de: found.labels.de?.[index] ?? notation },
      };
    });
  });
  readonly numbers = computed(() => new Map(this.catalogue.value.map((e) => [e.notation, e.index])));

  readonly confirmSeat = computed<number | null>(() => {
    const seat = this.table.value?.confirm_seat ?? null;
    return seat !== null && this.mySeats.value.includes(seat) ? seat : null;
  });

  readonly choices = computed<CatalogueEntry[]>(() => {
    const table = this.table.value;
    if (this.isReplay.value || !table || table.status !== "running" || this.confirmSeat.value !== null) return [];
    if (table.trouble) return [];
    if (this.seat.value === null || !this.mySeats.value.includes(this.seat.value)) return [];
    const legal: number[] = this.live.value?.prompt?.legal ?? [];
    const all = this.catalogue.value;
    return legal.map((index) => all[index]).filter((e): e is CatalogueEntry => e !== undefined);
  });

  readonly isMyTurn = computed(
    () => this.choices.value.length > 0 || (this.confirmSeat.value !== null && !this.isReplay.value),
  );
  readonly toAct = computed<number[]>(() => {
    if (this.isReplay.value) return this.view.value?.prompt?.seats ?? [];
    const confirming = this.table.value?.confirm_seat;
    if (confirming != null) return [confirming];
    return this.view.value?.prompt?.seats ?? this.table.value?.to_act ?? [];
  });

  find = (notation: string): number => this.numbers.peek().get(notation) ?? -1;

  // Coming and going

  open(): void {
    this.leave = follow(this.hear, this.greet);
    this.stopEffects.push(
      effect(() => {
        const table = this.table.value;
        if (!table) return;
        const { game, edition } = table;
        untracked(() => {
          if (this.box.value) return;
          openBox(game, edition).then(
            (box) => (this.box.value = box),
            (error) => this.fail(error),
          );
        });
      }),
      effect(() => dressSeats(this.colours.value)),
      effect(() => {
        colourWords.value = this.seatWords.value;
      }),
      effect(() => {
        const length = this.log.value.length;
        if (length && !document.hidden) remember(this.id, length);
      }),
    );
    // The socket may be refused where plain requests are not; and errors like "no such table" come as answers here.
    get<Table>(`/api/tables/${encodeURIComponent(this.id)}`).then(
      (table) => (this.table.value ??= table),
      (error) => void this.showLast(error),
    );
    get<ChatLine[]>(`/api/tables/${encodeURIComponent(this.id)}/chat`).then(
      (lines) => this.hearChat(lines),
      () => undefined,
    );
  }

  close(): void {
    tell({ type: "unwatch", table: this.id });
    this.leave?.();
    clearTimeout(this.timer);
    for (const stop of this.stopEffects) stop();
  }

  /** Of a table that is closed because it is damaged, its last position can still be shown. */
  private async showLast(error: unknown): Promise<void> {
    if (!(error instanceof Refused) || error.refusal.code !== "damaged-table") return this.fail(error);
    try {
      const last = await get<ViewAnswer>(`/api/tables/${encodeURIComponent(this.id)}/view`);
      this.takeState({ type: "state", ...last });
    } catch {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (error instanceof Refused) {
      if (error.refusal.code === "offline" && this.table.peek()) return;
      this.failure.value = error.refusal;
    } else this.failure.value = { code: "unknown", message: bothLanguages("error.unknown") };
  }

  private greet = (): void => {
    const known = this.table.peek() && this.live.peek();
    tell({
      type: "watch",
      table: this.id,
      version: known ? this.version.peek() : null,
      log_from: this.log.peek().length,
      differences: true,
    });
    if (known)
      void get<ChatLine[]>(`/api/tables/${encodeURIComponent(this.id)}/chat`).then(
        (lines) => this.hearChat(lines),
        () => undefined,
      );
  };

  private hear = (message: ServerMessage): void => {
    if (message.type === "state" && message.table.table === this.id) this.takeState(message);
    else if (message.type === "update" && message.table.table === this.id) this.takeUpdate(message);
    else if (message.type === "change" && message.table === this.id) this.takeChange(message);
    else if (message.type === "table" && message.table.table === this.id) {
      this.table.value = message.table;
    } else if (message.type === "chat" && message.table === this.id) {
      this.hearChat([message.line]);
      this.unreadChat.value++;
    }
  };

  private hearChat(lines: ChatLine[]): void {
    const known = new Map(this.chat.value.map((l) => [l.number, l]));
    for (const line of lines) known.set(line.number, line);
    this.chat.value = [...known.values()].sort((a, b) => a.number - b.number);
  }

  private takeState(message: Extract<ServerMessage, { type: "state" }>): void {
    this.isLost = false;
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = 0;
    const before = this.live.peek();
    const firstTime = before === null;
    const from = message.log_from ?? message.log[0]?.number ?? message.log_length;
    if (from > this.log.peek().length) {
      // Lines are missing in between: ask for all of them.
      this.log.value = [];
      tell({ type: "watch", table: this.id, version: null, log_from: 0, differences: true });
      return;
    }
    batch(() => {
      if (before) this.mark(before, message.view);
      if (this.version.peek() !== message.version) this.question.value++;
      this.table.value = message.table;
      this.live.value = message.view;
      this.version.value = message.version;
      this.liveAt = message.at;
      this.log.value = merged(this.log.peek(), message.log, Math.min(from, message.log_length));
      this.failure.value = null;
      this.settle();
      if (firstTime) {
        const seen = recall(this.id);
        const isLongAgo = Date.now() - seen.time > AWAY;
        if (message.table.status === "running" && isLongAgo && seen.lines > 0 && seen.lines < message.log_length)
          this.awayFrom.value = seen.lines;
      }
    });
  }

  private takeUpdate(message: Update): void {
    const soFar = this.queue.at(-1)?.log_length ?? this.log.peek().length;
    if (message.log_from > soFar || !this.live.peek()) {
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
    const last = this.queue.at(-1) ?? { version: this.version.peek(), view: this.live.peek() };
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
  private flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const message of this.queue.splice(0)) this.show(message);
  }

  /** Show waiting updates one at a time, so that a computer's moves can be followed; a long queue is shortened. */
  private pump = (): void => {
    if (this.timer) return;
    const next = this.queue.shift();
    if (!next) return;
    this.show(next);
    const wait = this.isMine(next) || !motion.peek() || document.hidden ? 0 : this.queue.length > 8 ? 60 : PACE;
    if (wait === 0) this.pump();
    else
      this.timer = window.setTimeout(() => {
        this.timer = 0;
        this.pump();
      }, wait);
  };

  private isMine(message: Update): boolean {
    return message.by !== null && this.mySeats.peek().includes(message.by);
  }

  private show(message: Update): void {
    batch(() => {
      this.mark(this.live.peek(), message.view);
      if (this.isMine(message) || !asksTheSame(this.live.peek(), message.view)) this.question.value++;
      this.table.value = { ...this.table.peek()!, ...message.table };
      this.live.value = message.view;
      this.version.value = message.version;
      this.liveAt = message.at;
      this.log.value = merged(this.log.peek(), message.log, message.log_from);
      this.lastMove.value = { by: message.by, action: message.action };
      this.settle();
    });
  }

  private mark(before: AnyView | null, after: AnyView): void {
    const found = changedPaths({ ...before, prompt: null }, { ...after, prompt: null });
    if (found.size) this.changed.value = new Set([...this.changed.peek(), ...found]);
  }

  /** Forget what belongs to a turn that is over. */
  private settle(): void {
    if ((!this.isMyTurn.peek() || this.turnKey() !== this.stepsOf) && this.steps.peek().length) {
      this.steps.value = [];
    }
    this.preview.value = null;
  }

  private stepsOf = "";

  /** Steps belong together while round and phase stay the same. */
  private turnKey(): string {
    const view = this.live.peek();
    return `${view?.round}/${view?.phase}`;
  }

  // Doing

  private where(): { seat?: number } {
    const seat = this.confirmSeat.peek() ?? this.seat.peek();
    return this.mySeats.peek().length > 1 && seat !== null ? { seat } : {};
  }

  choose = (action: number): void => {
    if (this.busy.peek()) return;
    this.flush();
    if (!this.choices.peek().some((c) => c.index === action)) {
      this.why(action);
      return;
    }
    const seat = this.seat.peek() ?? 0;
    const key = this.turnKey();
    void this.send({ type: "act", table: this.id, version: this.version.peek(), action, ...this.where() }).then(
      (ok) => {
        if (!ok) return;
        if (this.turnKey() !== key) return;
        this.stepsOf = key;
        this.steps.value = [...this.steps.peek(), { action, seat }];
      },
    );
    this.changed.value = new Set();
    this.awayFrom.value = null;
    this.explanation.value = null;
  };

  undo = (): void => {
    const { can_undo, no_undo } = this.table.peek() ?? {};
    if (!can_undo && no_undo) {
      this.notice.value = { code: "no-undo", message: no_undo };
      return;
    }
    void this.send({ type: "undo", table: this.id, version: this.version.peek(), ...this.where() }).then((ok) => {
      if (ok) this.steps.value = this.steps.peek().slice(0, -1);
    });
  };

  redo = (): void => {
    void this.send({ type: "redo", table: this.id, version: this.version.peek(), ...this.where() });
  };

  confirm = (): void => {
    void this.send({ type: "confirm", table: this.id, version: this.version.peek(), ...this.where() });
  };

  why = (action: number): void => {
    if (action < 0) return;
    if (this.mySeats.peek().length === 0) {
      this.notice.value = { code: "watching", message: bothLanguages("why.watching") };
      return;
    }
    if (this.isReplay.peek()) {
      this.notice.value = { code: "replay", message: bothLanguages("why.replay") };
      return;
    }
    void ask({ type: "why", table: this.id, action, ...this.where() }).then((answer) => {
      if (answer.type === "why") {
        if (answer.refusal) this.notice.value = answer.refusal;
      } else if (answer.type === "refused") this.notice.value = answer.error;
    });
  };

  setPreview = (action: number | null): void => {
    this.preview.value = action;
  };

  private hiding = 0;

  /** Show the card at once; hide it a moment later, so that the pointer can reach its link. */
  explain = (what: Explanation | null, anchor?: Element): void => {
    clearTimeout(this.hiding);
    if (what) this.explanation.value = { what, anchor: anchor ?? null };
    else this.hiding = window.setTimeout(() => (this.explanation.value = null), 220);
  };

  holdExplanation = (): void => clearTimeout(this.hiding);

  say = async (text: string): Promise<boolean> => {
    const answer = await ask({ type: "chat", table: this.id, text });
    if (answer.type === "refused") this.notice.value = answer.error;
    return answer.type === "done";
  };

  private async send(message: Parameters<typeof ask>[0]): Promise<boolean> {
    this.busy.value = true;
    this.notice.value = null;
    const answer = await ask(message);
    this.busy.value = false;
    if (answer.type !== "refused") return true;
    this.notice.value = answer.error;
    if (answer.error.code === "stale") this.greet();
    return false;
  }

  async order<T = Table>(what: string, body: unknown = {}): Promise<T | null> {
    this.notice.value = null;
    try {
      const answer = await post<T>(`/api/tables/${encodeURIComponent(this.id)}/${what}`, body);
      return answer;
    } catch (error) {
      if (error instanceof Refused) this.notice.value = error.refusal;
      else throw error;
      return null;
    }
  }

  // Replay

  async showAt(at: number | null): Promise<void> {
    const number = ++this.fetchNumber;
    if (at === null) {
      batch(() => {
        this.at.value = null;
        this.past.value = null;
      });
      return;
    }
    try {
      const path = `/api/tables/${encodeURIComponent(this.id)}/view`;
      if (this.liveAt !== null) this.entries.value = this.liveAt;
      else {
        const present = await get<ViewAnswer>(`${path}?log_from=${this.log.peek().length}`);
        this.entries.value = present.at;
      }
      const wanted = Math.min(at, this.entries.peek() ?? at);
      const answer = await get<ViewAnswer>(`${path}?at=${wanted}`);
      if (number !== this.fetchNumber) return;
      batch(() => {
        this.table.value ??= answer.table;
        this.at.value = wanted;
        this.past.value = answer;
      });
    } catch (error) {
      if (number === this.fetchNumber && error instanceof Refused) this.notice.value = error.refusal;
    }
  }

  /** The last entry of the record, as far as this browser knows. */
  present(): number {
    return this.liveAt ?? 0;
  }

  readonly isOffline = computed(() => connection.value === "lost");
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

function remember(table: string, length: number): void {
  try {
    localStorage.setItem(`stammtisch.seen.${table}`, JSON.stringify({ lines: length, time: Date.now() }));
  } catch {
    // nothing to remember with
  }
}

function recall(table: string): { lines: number; time: number } {
  try {
    const { lines, time } = JSON.parse(localStorage.getItem(`stammtisch.seen.${table}`) ?? "{}") as {
      lines?: number;
      time?: number;
    };
    return { lines: Number(lines ?? 0), time: Number(time ?? 0) };
  } catch {
    return { lines: 0, time: 0 };
  }
}

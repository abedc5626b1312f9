/** What this browser knows of one table, and what of it is shown: live or looking back, and what I may choose. */
import { computed, signal } from "@preact/signals";
import type { CatalogueEntry, Explanation, SeatInfo } from "../board";
import { kept } from "../kept";
import { seatName, seatWords } from "../people";
import { language } from "../settings";
import { connection } from "../socket";
import type { AnyView } from "../view";
import type { ChatLine, GameBox, LogLine, Error as Refusal, TableInfo as Table, ViewAnswer } from "../wire";
import { aboutWhom, linesOfOthers } from "./news";

const NOTHING: ReadonlySet<string> = new Set();

/** Fields of views that tell of somebody who plays along without a seat. */
const COMPANIONS = ["conny"];

export interface Step {
  action: number;
  seat: number;
}

export class ShownTable {
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
  /** The entry of the record that the present is, once it is known. */
  liveAt: number | null = null;

  readonly busy = signal(false);
  readonly notice = signal<Refusal | null>(null);
  readonly preview = signal<number | null>(null);
  /** What can be done with the thing picked on the board, and the question that was asked then. */
  readonly pick = signal<{ actions: number[]; question: number } | null>(null);
  readonly explanation = signal<{ what: Explanation; anchor: Element | null } | null>(null);
  readonly changed = signal<Set<string>>(new Set());
  /** Paths of what others changed since I acted last: those pieces and places are marked. */
  readonly fresh = signal<ReadonlySet<string>>(NOTHING);
  /** Looking back, move by move: what the move shown has changed. */
  readonly pastFresh = signal<ReadonlySet<string>>(NOTHING);
  /** How many lines the log had when I acted last, if this page has seen it. */
  readonly actedFrom = signal<number | null>(null);
  /** How many moves of others wait to be shown, step by step. */
  readonly waiting = signal(0);
  /** Whether a look back plays by itself; "since" returns to the present at its end. */
  readonly playing = signal<"off" | "on" | "since">("off");
  readonly steps = signal<Step[]>([]);
  /** Whether the keyboard was last among the choices: then it returns there when there are new ones. */
  keysInChoices = false;
  /** What a digit does among the choices, while they are shown. */
  pressDigit: ((digit: string) => void) | null = null;
  readonly shownSeat = signal<number | null>(null);
  readonly lastMove = signal<{ by: number | null; action: number | null } | null>(null);
  /** Log lines from this number on happened while I was away; null when nothing is to be told. */
  readonly awayFrom = signal<number | null>(null);

  constructor(readonly id: string) {}

  /** Where the server answers about this table. */
  readonly address = (what = ""): string => `/api/tables/${encodeURIComponent(this.id)}${what && `/${what}`}`;

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

  /** Who plays along without a seat and is drawn as the next one: in Village alone that is Conny. */
  readonly companions = kept<string[]>(() =>
    COMPANIONS.filter((key) => (this.view.value as Record<string, unknown> | null)?.[key]).map(
      (key) => this.box.value?.names[`thing.${key}`]?.[language.value] ?? "",
    ),
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

  /** What is marked on the board. */
  readonly marks = computed(() => (this.isReplay.value ? this.pastFresh.value : this.fresh.value));

  /** What others did since I acted last, the latest last; looking back, what the move shown did. */
  readonly news = computed<LogLine[]>(() => {
    const words = this.seatWords.value;
    const about = (line: LogLine) => aboutWhom(line.text[language.value], words);
    if (this.isReplay.value) return this.shownLog.value.filter((line) => line.at === this.at.value);
    return linesOfOthers(this.log.value, this.actedFrom.value, this.mySeats.value, about);
  });

  /** I act: what others did before has been seen. */
  forgetNews(): void {
    this.changed.value = new Set();
    this.fresh.value = NOTHING;
    this.actedFrom.value = this.log.peek().length;
    this.awayFrom.value = null;
  }

  readonly isOffline = computed(() => connection.value === "lost");
}

/** One table as this browser knows it: state from the socket, the view shown (live or replay), and what I may do. */
import { computed, effect, untracked } from "@preact/signals";
import { get, openBox, Refused } from "../api";
import type { Explanation } from "../board";
import { colourWords } from "../people";
import { follow, tell } from "../socket";
import { dressSeats } from "../symbols";
import type { TableInfo as Table, ViewAnswer } from "../wire";
import { bothLanguages } from "../words";
import { Arrivals } from "./arrivals";
import { Doing } from "./doing";
import { LookingBack } from "./looking-back";
import { remember } from "./seen";
import { ShownTable } from "./shown";
import { Steps } from "./steps";

export type { Step } from "./shown";

export class TableStore extends ShownTable {
  private readonly turnSteps = new Steps(this);
  private readonly arrivals = new Arrivals(this, this.turnSteps);
  private readonly doing = new Doing(this, this.turnSteps, this.arrivals);
  private readonly lookingBack = new LookingBack(this);
  private leave: (() => void) | null = null;
  private stopEffects: (() => void)[] = [];

  // Coming and going

  open(): void {
    this.leave = follow(this.arrivals.hear, this.arrivals.greet);
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
    get<Table>(this.address()).then(
      (table) => (this.table.value ??= table),
      (error) => void this.showLast(error),
    );
    this.arrivals.fetchChat();
  }

  close(): void {
    tell({ type: "unwatch", table: this.id });
    this.leave?.();
    this.arrivals.stop();
    for (const stop of this.stopEffects) stop();
  }

  /** Of a table that is closed because it is damaged, its last position can still be shown. */
  private async showLast(error: unknown): Promise<void> {
    if (!(error instanceof Refused) || error.refusal.code !== "damaged-table") return this.fail(error);
    try {
      const last = await get<ViewAnswer>(this.address("view"));
      this.arrivals.takeState({ type: "state", ...last });
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

  // Doing

  /** Step by step: show the next move of the others, or all of them. */
  readonly next = this.arrivals.next;
  readonly showAll = (): void => this.arrivals.flush();

  readonly choose = this.doing.choose;
  readonly chooseThen = this.doing.chooseThen;
  readonly undo = this.doing.undo;
  readonly redo = this.doing.redo;
  readonly confirm = this.doing.confirm;
  readonly why = this.doing.why;
  readonly say = this.doing.say;
  readonly order = this.doing.order;

  setPreview = (action: number | null): void => {
    this.preview.value = action;
  };

  setPicked = (actions: number[]): void => {
    this.pick.value = { actions, question: this.question.peek() };
  };

  /** What can be done with the thing picked, while the same is asked. */
  readonly picked = computed(() => (this.pick.value?.question === this.question.value ? this.pick.value.actions : []));

  private hiding = 0;

  /** Show the card at once; hide it a moment later, so that the pointer can reach its link. */
  explain = (what: Explanation | null, anchor?: Element): void => {
    clearTimeout(this.hiding);
    if (what) this.explanation.value = { what, anchor: anchor ?? null };
    else this.hiding = window.setTimeout(() => (this.explanation.value = null), 220);
  };

  holdExplanation = (): void => clearTimeout(this.hiding);

  // Looking back

  readonly showAt = this.lookingBack.showAt;

  /** The last entry of the record, as far as this browser knows. */
  present(): number {
    return this.liveAt ?? 0;
  }
}

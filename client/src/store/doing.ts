/** What I do at a table: choose, take back, confirm, ask why not, speak. */
import { post, Refused } from "../api";
import { ask } from "../socket";
import type { TableInfo as Table } from "../wire";
import { bothLanguages } from "../words";
import type { Arrivals } from "./arrivals";
import type { ShownTable } from "./shown";
import type { Steps } from "./steps";

export class Doing {
  constructor(
    private readonly shown: ShownTable,
    private readonly steps: Steps,
    private readonly arrivals: Arrivals,
  ) {}

  private where(): { seat?: number } {
    const seat = this.shown.confirmSeat.peek() ?? this.shown.seat.peek();
    return this.shown.mySeats.peek().length > 1 && seat !== null ? { seat } : {};
  }

  /** Take an action; `quiet`: and do not ask me again this turn only for what I may do at any time. */
  choose = (action: number, quiet = false): void => {
    void this.take(action, quiet);
  };

  /** Take an action and, in the same movement, the one of this notation. */
  chooseThen = async (action: number, then: string): Promise<void> => {
    if (await this.take(action, false)) this.choose(this.shown.find(then));
  };

  /** Whether the action was taken; then what it led to is shown. */
  private async take(action: number, quiet: boolean): Promise<boolean> {
    if (this.shown.busy.peek()) return false;
    this.arrivals.flush();
    if (!this.shown.choices.peek().some((c) => c.index === action)) {
      this.why(action);
      return false;
    }
    const seat = this.shown.seat.peek() ?? 0;
    const turn = this.steps.turnKey();
    const version = this.shown.version.peek();
    const sent = this.send({ type: "act", table: this.shown.id, version, action, quiet, ...this.where() });
    this.shown.forgetNews();
    this.shown.explanation.value = null;
    const isTaken = await sent;
    if (isTaken && this.steps.turnKey() === turn) this.steps.add(action, seat);
    return isTaken;
  }

  undo = (): void => {
    this.arrivals.flush();
    const { can_undo, no_undo } = this.shown.table.peek() ?? {};
    if (!can_undo && no_undo) {
      this.shown.notice.value = { code: "no-undo", message: no_undo };
      return;
    }
    void this.send({ type: "undo", table: this.shown.id, version: this.shown.version.peek(), ...this.where() }).then(
      (ok) => {
        if (ok) this.steps.takeBack();
      },
    );
  };

  redo = (): void => {
    this.arrivals.flush();
    void this.send({ type: "redo", table: this.shown.id, version: this.shown.version.peek(), ...this.where() });
  };

  confirm = (): void => {
    this.arrivals.flush();
    void this.send({ type: "confirm", table: this.shown.id, version: this.shown.version.peek(), ...this.where() });
  };

  why = (action: number): void => {
    if (action < 0) return;
    if (this.shown.mySeats.peek().length === 0) {
      this.shown.notice.value = { code: "watching", message: bothLanguages("why.watching") };
      return;
    }
    if (this.shown.isReplay.peek()) {
      this.shown.notice.value = { code: "replay", message: bothLanguages("why.replay") };
      return;
    }
    void ask({ type: "why", table: this.shown.id, action, ...this.where() }).then((answer) => {
      if (answer.type === "why") {
        if (answer.refusal) this.shown.notice.value = answer.refusal;
      } else if (answer.type === "refused") this.shown.notice.value = answer.error;
    });
  };

  say = async (text: string): Promise<boolean> => {
    const answer = await ask({ type: "chat", table: this.shown.id, text });
    if (answer.type === "refused") this.shown.notice.value = answer.error;
    return answer.type === "done";
  };

  private async send(message: Parameters<typeof ask>[0]): Promise<boolean> {
    this.shown.busy.value = true;
    this.shown.notice.value = null;
    const answer = await ask(message);
    this.shown.busy.value = false;
    if (answer.type !== "refused") return true;
    this.shown.notice.value = answer.error;
    if (answer.error.code === "stale") this.arrivals.greet();
    return false;
  }

  order = async <T = Table>(what: string, body: unknown = {}): Promise<T | null> => {
    this.shown.notice.value = null;
    try {
      const answer = await post<T>(this.shown.address(what), body);
      return answer;
    } catch (error) {
      if (error instanceof Refused) this.shown.notice.value = error.refusal;
      else throw error;
      return null;
    }
  };
}

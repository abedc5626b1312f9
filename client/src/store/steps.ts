/** The steps I have chosen in this turn, so that they can be shown together. */
import type { ShownTable } from "./shown";

export class Steps {
  private turn = "";

  constructor(private readonly shown: ShownTable) {}

  /** Steps belong together while round and phase stay the same. */
  turnKey(): string {
    const view = this.shown.live.peek();
    return `${view?.round}/${view?.phase}`;
  }

  add(action: number, seat: number): void {
    this.turn = this.turnKey();
    this.shown.steps.value = [...this.shown.steps.peek(), { action, seat }];
  }

  takeBack(): void {
    this.shown.steps.value = this.shown.steps.peek().slice(0, -1);
  }

  /** Forget what belongs to a turn that is over. */
  settle(): void {
    const { isMyTurn, steps, preview } = this.shown;
    if ((!isMyTurn.peek() || this.turnKey() !== this.turn) && steps.peek().length) steps.value = [];
    preview.value = null;
  }
}

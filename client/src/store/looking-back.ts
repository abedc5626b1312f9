/** Looking back: an earlier moment of a table, fetched and shown. */
import { batch } from "@preact/signals";
import { get, Refused } from "../api";
import { freshPaths } from "../fresh";
import type { ViewAnswer } from "../wire";
import type { ShownTable } from "./shown";

export class LookingBack {
  private fetchNumber = 0;

  constructor(private readonly shown: ShownTable) {}

  /** The moment after so many entries of the record; null is the present. */
  showAt = async (at: number | null): Promise<void> => {
    const number = ++this.fetchNumber;
    if (at === null) {
      batch(() => {
        this.shown.at.value = null;
        this.shown.past.value = null;
        this.shown.playing.value = "off";
      });
      return;
    }
    try {
      const path = this.shown.address("view");
      if (this.shown.liveAt !== null) this.shown.entries.value = this.shown.liveAt;
      else {
        const present = await get<ViewAnswer>(`${path}?log_from=${this.shown.log.peek().length}`);
        this.shown.entries.value = present.at;
      }
      const wanted = Math.min(at, this.shown.entries.peek() ?? at);
      const answer = await get<ViewAnswer>(`${path}?at=${wanted}`);
      if (number !== this.fetchNumber) return;
      batch(() => {
        this.shown.table.value ??= answer.table;
        const isNext = this.shown.at.peek() === wanted - 1 && this.shown.past.peek() !== null;
        this.shown.pastFresh.value = isNext ? freshPaths(this.shown.past.peek()!.view, answer.view) : new Set();
        this.shown.at.value = wanted;
        this.shown.past.value = answer;
      });
    } catch (error) {
      if (number === this.fetchNumber && error instanceof Refused) this.shown.notice.value = error.refusal;
    }
  };
}

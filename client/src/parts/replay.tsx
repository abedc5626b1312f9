/** Looking back: a slider over the record, keys, a link to each move, playing on from here. */
import { useEffect } from "preact/hooks";
import { signIn } from "../api";
import { go, tableLink } from "../route";
import { myName } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { offeredName, t } from "../words";
import { addressOf, copyText, IconButton } from "./base";

/** How long a move stays when the moves play by themselves. */
const STEP = 700;

export function stepReplay(store: TableStore, by: number | "first" | "last"): void {
  const last = store.entries.peek() ?? 0;
  const now = store.at.peek() ?? last;
  const next = by === "first" ? 0 : by === "last" ? last : Math.max(0, Math.min(last, now + by));
  if (next !== store.at.peek()) go(tableLink(store.id, next), true);
}

export function ReplayBar(p: { store: TableStore }) {
  const { store } = p;
  const isPlaying = store.playing.value !== "off";
  const last = store.entries.value ?? 0;
  const at = store.at.value ?? last;
  useEffect(() => {
    // Until the first moment is there, the present is shown, and that is no end of it.
    if (!isPlaying || store.at.value === null) return;
    const isAtEnd = at >= last;
    const returns = store.playing.value === "since";
    if (isAtEnd && !returns) {
      store.playing.value = "off";
      return;
    }
    const timer = setTimeout(() => (isAtEnd ? go(tableLink(store.id)) : stepReplay(store, 1)), STEP);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  return (
    <section class="replay" aria-label={t("turn.replay")}>
      <div class="replay-row">
        <IconButton
          icon="first"
          label={t("replay.first")}
          disabled={at <= 0}
          onClick={() => stepReplay(store, "first")}
        />
        <IconButton icon="back" label={t("replay.back")} disabled={at <= 0} onClick={() => stepReplay(store, -1)} />
        <IconButton
          icon={isPlaying ? "pause" : "play"}
          label={t(isPlaying ? "replay.pause" : "replay.play")}
          disabled={at >= last}
          onClick={() => (store.playing.value = isPlaying ? "off" : "on")}
        />
        <IconButton
          icon="forward"
          label={t("replay.forward")}
          disabled={at >= last}
          onClick={() => stepReplay(store, 1)}
        />
        <IconButton
          icon="last"
          label={t("replay.last")}
          disabled={at >= last}
          onClick={() => stepReplay(store, "last")}
        />
        <output class="replay-number" aria-label={t("replay.move", at, last)}>
          {t("replay.short", at, last)}
        </output>
      </div>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay.move", at, last)}
        onInput={(e) => go(tableLink(store.id, Number(e.currentTarget.value)), true)}
      />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={() => go(tableLink(store.id))}>
          {t(store.table.value?.status === "finished" ? "replay.result" : "replay.now")}
        </button>
        <IconButton
          icon="link"
          label={t("replay.link")}
          onClick={() => void copyText(addressOf(tableLink(store.id, at)))}
        />
        {store.table.value?.status === "finished" || store.table.value?.forked_from ? (
          <ForkButton store={store} at={at} />
        ) : null}
      </div>
    </section>
  );
}

export function ForkButton(p: { store: TableStore; at: number }) {
  return (
    <button
      type="button"
      class="button"
      title={t("replay.fork.what")}
      onClick={() =>
        void (async () => {
          await signIn(myName.value || offeredName());
          const made = await p.store.order<Table>("fork", { at: p.at });
          if (made) go(tableLink(made.table));
        })()
      }
    >
      <Icon name="fork" /> {t("replay.fork")}
    </button>
  );
}

/** Looking back: a slider over the record, by move, by round or by person, with a pace; a link to each move, playing on. */
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, signIn } from "../api";
import { seatName } from "../people";
import { type Course, PACES, type Pace, roundsIn, type Stop, stopFrom } from "../replay-stops";
import { go, tableLink } from "../route";
import { keysOn, myName } from "../settings";
import type { TableStore } from "../store";
import { Icon, registerSymbols } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { offeredName, t } from "../words";
import { addressOf, announce, copyText, IconButton } from "./base";

const line = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
registerSymbols({
  "round-back": `<path d="m12 5-7 7 7 7M20 5l-7 7 7 7" ${line}/>`,
  "round-on": `<path d="m12 5 7 7-7 7M4 5l7 7-7 7" ${line}/>`,
});

/** Whose moves are gone through (null: everybody's), and how fast they are played: for the table shown. */
const follow = signal<number | null>(null);
const pace = signal<Pace>("normal");
/** Who made each entry, of this table up to this moment. */
const known = signal<{ table: string; last: number; movers: number[] } | null>(null);

function courseOf(store: TableStore): Course {
  const { table, movers } = known.value ?? { table: "", movers: [] };
  return {
    last: store.entries.value ?? 0,
    movers: table === store.id ? movers : [],
    rounds: roundsIn(store.log.value),
    follow: follow.value,
  };
}

export function stepReplay(store: TableStore, stop: Stop): boolean {
  const next = stopFrom(courseOf(store), store.at.peek() ?? store.entries.peek() ?? 0, stop);
  if (next !== null) go(tableLink(store.id, next), true);
  return next !== null;
}

const KEYS: Record<string, Stop> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageUp: "round-back",
  PageDown: "round-on",
};

/** What a key does while looking back; false where it does nothing. */
export function replayKey(store: TableStore, event: KeyboardEvent): boolean {
  const stop = KEYS[event.key];
  if (stop !== undefined) {
    stepReplay(store, stop);
    return true;
  }
  if (event.key === " " && !(event.target as Element).closest("button, a, summary")) {
    toggle(store);
    return true;
  }
  if (event.key.toLowerCase() === "f" && keysOn.peek()) {
    followNext(store);
    return true;
  }
  return false;
}

/** From everybody's moves to those of the first seat, of the second one … and back. */
function followNext(store: TableStore): void {
  const count = store.seats.peek().length;
  const next = follow.peek() === null ? 0 : follow.peek()! + 1;
  follow.value = count > 1 && next < count ? next : null;
  announce(`${t("replay.follow")}: ${followed(store)}`);
}

function followed(store: TableStore): string {
  return follow.value === null ? t("replay.everyone") : seatName(store.table.value, follow.value);
}

/** Learn who made which move; in a game that runs, anew when there are more of them. */
function useMovers(store: TableStore): void {
  const last = store.entries.value ?? 0;
  useEffect(() => {
    const now = known.peek();
    if (last === 0 || (now?.table === store.id && now.last === last)) return;
    get<number[]>(`/api/tables/${encodeURIComponent(store.id)}/movers`).then(
      (movers) => (known.value = { table: store.id, last, movers }),
      () => undefined, // then everybody's moves can be gone through
    );
  }, [store, last]);
}

function toggle(store: TableStore): void {
  store.playing.value = store.playing.peek() === "off" ? "on" : "off";
}

/** Go on by itself at the pace that was chosen, until there is no further move. */
function usePlaying(store: TableStore): void {
  useEffect(() => {
    follow.value = null;
    const stop = effect(() => {
      // Each moment that is shown has its time; only when it is on the screen the next one is asked for.
      const shown = store.past.value;
      const how = store.playing.value;
      if (how === "off" || !shown) return;
      const timer = setTimeout(() => {
        if (stepReplay(store, "on")) return;
        store.playing.value = "off";
        // Who has seen what happened since they were here is back in the present.
        if (how === "since") go(tableLink(store.id));
      }, PACES[pace.value]);
      return () => clearTimeout(timer);
    });
    return () => {
      stop();
      store.playing.value = "off";
    };
  }, [store]);
}

export function ReplayBar(p: { store: TableStore }) {
  const { store } = p;
  useMovers(store);
  usePlaying(store);
  const isPlaying = store.playing.value !== "off";
  const course = courseOf(store);
  const at = store.at.value ?? course.last;
  const name = follow.value === null ? null : followed(store);
  const buttons: { stop: Stop; icon: string; label: string }[] = [
    { stop: "first", icon: "first", label: t("replay.first") },
    { stop: "round-back", icon: "round-back", label: t("replay.round-back") },
    { stop: "back", icon: "back", label: name === null ? t("replay.back") : t("replay.back-of", name) },
    { stop: "on", icon: "forward", label: name === null ? t("replay.forward") : t("replay.forward-of", name) },
    { stop: "round-on", icon: "round-on", label: t("replay.round-on") },
    { stop: "last", icon: "last", label: t("replay.last") },
  ];
  const step = ({ stop, icon, label }: (typeof buttons)[number]) => (
    <IconButton
      key={stop}
      icon={icon}
      label={label}
      disabled={stopFrom(course, at, stop) === null}
      onClick={() => stepReplay(store, stop)}
    />
  );
  return (
    <section class="replay" aria-label={t("turn.replay")}>
      <div class="replay-row">
        {buttons.slice(0, 3).map(step)}
        <IconButton
          icon={isPlaying ? "pause" : "play"}
          label={t(isPlaying ? "replay.pause" : "replay.play")}
          disabled={!isPlaying && stopFrom(course, at, "on") === null}
          onClick={() => toggle(store)}
        />
        {buttons.slice(3).map(step)}
      </div>
      <div class="replay-row">
        <input
          type="range"
          class="slider"
          min={0}
          max={course.last}
          value={at}
          aria-label={t("replay.move", at, course.last)}
          onInput={(e) => go(tableLink(store.id, Number(e.currentTarget.value)), true)}
        />
        <output class="replay-number" aria-label={t("replay.move", at, course.last)}>
          {t("replay.short", at, course.last)}
        </output>
        <IconButton
          icon="link"
          label={t("replay.link")}
          onClick={() => void copyText(addressOf(tableLink(store.id, at)))}
        />
      </div>
      <Wishes store={store} canFollow={course.movers.length > 0} />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={() => go(tableLink(store.id))}>
          {t(store.table.value?.status === "finished" ? "replay.result" : "replay.now")}
        </button>
        {store.table.value?.status === "finished" || store.table.value?.forked_from ? (
          <ForkButton store={store} at={at} />
        ) : null}
      </div>
    </section>
  );
}

/** Whose moves, and how fast. */
function Wishes(p: { store: TableStore; canFollow: boolean }) {
  const { store } = p;
  const seats = store.seats.value;
  return (
    <div class="replay-wishes">
      {seats.length > 1 ? (
        <label>
          <span>{t("replay.follow")}</span>
          <select
            class="field"
            disabled={!p.canFollow}
            value={follow.value === null ? "" : String(follow.value)}
            onChange={(e) => (follow.value = e.currentTarget.value === "" ? null : Number(e.currentTarget.value))}
          >
            <option value="">{t("replay.everyone")}</option>
            {seats.map((s) => (
              <option key={s.seat} value={String(s.seat)}>
                {seatName(store.table.value, s.seat)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <span>{t("replay.pace")}</span>
        <select class="field" value={pace.value} onChange={(e) => (pace.value = e.currentTarget.value as Pace)}>
          {(Object.keys(PACES) as Pace[]).map((one) => (
            <option key={one} value={one}>
              {t(`replay.pace.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
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

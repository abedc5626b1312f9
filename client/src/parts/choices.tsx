/** The choices in words: grouped buttons with roving focus; undo, redo, confirm and what ends a step in fixed places. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CatalogueEntry, Lang, Price } from "../board";
import { type Group, groupChoices } from "../grouping";
import { language, narrow } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import { plain, t } from "../words";
import { NextMove } from "./news";

/** More than these do not stand in sight together, and a filter helps to find one. */
const MANY = 40;
/** More than these stand closer together. */
const DENSE = 12;
/** The keys that take a choice, or a line of choices, in the order of the list. */
const DIGITS = "1234567890";

type Aside = (entry: CatalogueEntry) => boolean;
type Prices = (entry: CatalogueEntry) => Price | null;

/** What is asked, and what can be done besides; where nothing else is asked, that is the question. */
function splitChoices(
  all: CatalogueEntry[],
  aside: Aside | undefined,
): { asked: CatalogueEntry[]; besides: CatalogueEntry[] } {
  const besides = aside ? all.filter(aside) : [];
  return besides.length === all.length
    ? { asked: all, besides: [] }
    : { asked: all.filter((entry) => !besides.includes(entry)), besides };
}

const NOTHING: number[] = [];

function pickedGroup(entries: CatalogueEntry[], lang: Lang): Group[] {
  const choices = entries.map((entry) => ({ action: entry.index, label: entry.label[lang], full: entry.label[lang] }));
  return choices.length ? [{ key: "picked", heading: t("choices.picked"), choices }] : [];
}

/** `aside` says which choices are there besides what is asked: they stay folded until somebody wants them. */
export function ChoiceList(p: { store: TableStore; aside?: Aside | undefined; price?: Prices | undefined }) {
  const { store } = p;
  const lang = language.value;
  const all = store.choices.value;
  const [unfolded, setUnfolded] = useState(false);
  const { asked, besides } = splitChoices(all, p.aside);
  // Under a finger's thing that was picked, what fits it comes first; beside a mouse nothing changes its place.
  const picked = narrow.value ? store.picked.value : NOTHING;
  const groups = useMemo(() => {
    const fits = (entry: CatalogueEntry) => picked.includes(entry.index);
    return [
      ...pickedGroup(all.filter(fits), lang),
      ...groupChoices(
        asked.filter((entry) => !fits(entry)),
        lang,
      ).groups,
      ...(unfolded
        ? groupChoices(
            besides.filter((entry) => !fits(entry)),
            lang,
          ).groups
        : []),
    ];
  }, [all, besides.length, lang, unfolded, picked]);
  useEffect(() => setUnfolded(false), [store.view.value?.prompt?.question]);
  const [filter, setFilter] = useState("");
  const [focused, setFocused] = useState(0);
  // Where there are more choices than digits, one of them picks a line and the next one a choice in it.
  const [line, setLine] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const total = groups.reduce((sum, g) => sum + g.choices.length, 0);
  const wanted = total > MANY ? filter.trim().toLocaleLowerCase(lang) : "";
  const shown = wanted
    ? groups
        .map((g) => ({ ...g, choices: g.choices.filter((c) => c.full.toLocaleLowerCase(lang).includes(wanted)) }))
        .filter((g) => g.choices.length)
    : groups;
  const flat = shown.flatMap((g) => g.choices);
  const current = Math.min(focused, Math.max(0, flat.length - 1));
  const byLine = flat.length > DIGITS.length && shown.length > 1;
  const opened = byLine ? (shown.find((g) => g.key === line) ?? null) : null;
  const keyed = opened ? opened.choices : byLine ? [] : flat;

  /** What a digit does among the choices. */
  function press(digit: string): void {
    const at = DIGITS.indexOf(digit);
    const group = byLine && !opened ? shown[at] : null;
    const only = group?.choices.length === 1 ? group.choices[0] : keyed[at];
    if (only) store.choose(only.action);
    else if (group) {
      setLine(group.key);
      focusOn(flat.indexOf(group.choices[0]!));
    }
  }
  store.pressDigit = press;

  function focusOn(next: number): void {
    setFocused(next);
    list.current?.querySelectorAll<HTMLButtonElement>(".choice")[next]?.focus();
  }

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    let next = current;
    if (event.key === "Escape") setLine(null);
    if (event.key in steps) next = (current + steps[event.key]! + flat.length) % flat.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = flat.length - 1;
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (!opened?.choices.includes(flat[next]!)) setLine(null);
    focusOn(next);
  }

  useEffect(
    () => () => {
      store.pressDigit = null;
    },
    [store],
  );
  useEffect(() => {
    setLine(null);
    const active = document.activeElement;
    if (all.length && store.keysInChoices && (active === null || active === document.body)) {
      document.querySelector<HTMLElement>(".choice[tabindex='0'], .fixed-right .button")?.focus();
    }
  }, [all]);

  if (!all.length) return null;
  return (
    <div
      class={flat.length > DENSE ? "choices is-dense" : "choices"}
      id="choices"
      aria-label={t("choices")}
      role="group"
    >
      {total > MANY ? (
        <input
          type="search"
          class="field filter"
          placeholder={t("choices.filter.short")}
          aria-label={t("choices.filter")}
          value={filter}
          onInput={(e) => setFilter(e.currentTarget.value)}
        />
      ) : null}
      {wanted && !flat.length ? <p class="hint">{t("choices.nomatch")}</p> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus; arrows move among them. */}
      <div
        ref={list}
        class="choice-lines"
        onKeyDown={move}
        onFocusOut={(e) => {
          if (!e.currentTarget.contains(e.relatedTarget as Node | null)) setLine(null);
        }}
        onMouseLeave={() => (store.preview.value = null)}
      >
        {shown.map((g, nth) => (
          <section key={g.key} class={g === opened ? "choice-group is-opened" : "choice-group"}>
            {g.heading ? (
              <h3>
                {byLine && !opened ? <Digit at={nth} /> : null}
                {g.heading}
              </h3>
            ) : byLine && !opened ? (
              <Digit at={nth} />
            ) : null}
            <div class="choice-row">
              {g.choices.map((c) => {
                const mine = flat.indexOf(c);
                const price = p.price?.(all.find((entry) => entry.index === c.action)!);
                return (
                  <button
                    key={c.action}
                    type="button"
                    class={store.preview.value === c.action ? "choice is-preview" : "choice"}
                    tabIndex={mine === current ? 0 : -1}
                    aria-label={price ? `${c.full}. ${price.words}` : c.full}
                    title={c.full === c.label ? undefined : c.full}
                    aria-disabled={store.busy.value}
                    data-action={c.action}
                    onClick={() => store.choose(c.action)}
                    onFocus={() => {
                      store.keysInChoices = true;
                      setFocused(mine);
                      store.preview.value = c.action;
                    }}
                    onBlur={(e) => {
                      if (e.relatedTarget) store.keysInChoices = false;
                      store.preview.value = null;
                    }}
                    onMouseEnter={() => (store.preview.value = c.action)}
                  >
                    <Digit at={keyed.indexOf(c)} />
                    <span>
                      {c.label} {price ? <span class="choice-price">{price.picture}</span> : null}
                    </span>
                  </button>
                );
              })}
            </div>
          </section>
        ))}
      </div>
      {besides.length ? (
        <button type="button" class="choices-more" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <Icon name="chevron" size={16} /> {t("choices.any-time", besides.length)}
        </button>
      ) : null}
    </div>
  );
}

/** The key for the choice or the line at this place, painted: it belongs to the keyboard and not to the words. */
function Digit(p: { at: number }) {
  const key = DIGITS[p.at];
  return key ? <span class="choice-number" data-number={key} /> : null;
}

/** Undo, redo; what ends or skips a step; confirm. Always in the same place; on phones with the drawer's handle between. */
export function FixedActions(p: { store: TableStore; aside?: Aside | undefined; children?: ComponentChildren }) {
  const { store } = p;
  const entries = splitChoices(store.choices.value, p.aside).asked;
  const { closing } = useMemo(
    () => groupChoices(entries, language.value),
    [store.choices.value, entries.length, language.value],
  );
  if (!store.mySeats.value.length || store.isReplay.value || store.table.value?.status !== "running") return null;
  const { can_undo, no_undo, can_redo } = store.table.value;
  const reason = can_undo ? t("undo.long") : plain(no_undo) || t("undo.long");
  // Asked only for what may be done at any time: whoever does not want to hear of it can say so for the whole turn.
  const idle: number | null = store.choices.value.length ? (store.view.value?.prompt.idle ?? null) : null;
  return (
    <div class="fixed-actions">
      <div class="fixed-left">
        <button
          type="button"
          class="button tool"
          title={reason}
          aria-label={`${t("undo")}: ${reason}`}
          aria-disabled={store.busy.value || !can_undo}
          onClick={store.undo}
        >
          <Icon name="undo" /> <span>{t("undo")}</span>
        </button>
        <button
          type="button"
          class="button tool"
          title={t("redo.long")}
          aria-label={`${t("redo")}: ${t("redo.long")}`}
          disabled={store.busy.value || !can_redo}
          onClick={store.redo}
        >
          <Icon name="redo" /> <span class="wide-only">{t("redo")}</span>
        </button>
      </div>
      {p.children}
      <div class="fixed-right">
        <NextMove store={store} />
        {store.confirmSeat.value !== null ? (
          <button type="button" class="button primary" disabled={store.busy.value} onClick={store.confirm}>
            <Icon name="check" /> {t("confirm")}
          </button>
        ) : null}
        {closing.map((c) => (
          <button
            key={c.action}
            type="button"
            class={
              closing.length === 1 && entries.length === 1
                ? "button primary"
                : closing.length === 1
                  ? "button closing is-main"
                  : "button closing"
            }
            aria-disabled={store.busy.value}
            data-action={c.action}
            onClick={() => store.choose(c.action)}
            onFocus={() => {
              store.keysInChoices = true;
              store.preview.value = c.action;
            }}
            onBlur={(e) => {
              if (e.relatedTarget) store.keysInChoices = false;
              store.preview.value = null;
            }}
          >
            <ClosingWords label={c.label} />
          </button>
        ))}
        {idle !== null ? (
          <button
            type="button"
            class="button closing not-this-turn"
            title={t("choices.not-this-turn.long")}
            aria-disabled={store.busy.value}
            onClick={() => store.choose(idle, true)}
          >
            {t("choices.not-this-turn")}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** What a long label explains after its colon is lighter than what it does, and needs fewer lines. */
function ClosingWords(p: { label: string }) {
  const end = p.label.indexOf(": ");
  if (end < 0) return <>{p.label}</>;
  return (
    <span>
      {p.label.slice(0, end)}
      <span class="closing-what">{p.label.slice(end)}</span>
    </span>
  );
}

/** The buttons of a phone have room for the first words of what ends a step: among the choices it is told in full. */
export function ClosingInFull(p: { store: TableStore; aside?: Aside | undefined }) {
  const entries = splitChoices(p.store.choices.value, p.aside).asked;
  const long = groupChoices(entries, language.value).closing.filter((c) => c.label.includes(": "));
  return long.length ? <p class="closing-in-full">{long.map((c) => c.label).join(". ")}.</p> : null;
}

export function SoFar(p: { store: TableStore }) {
  const steps = p.store.steps.value;
  if (!steps.length) return null;
  const all = p.store.catalogue.value;
  return (
    <div class="so-far">
      <span class="so-far-title">{t("so-far")}</span>
      <ol>
        {steps.map((s, i) => (
          <li key={i}>{all[s.action]?.label[language.value]}</li>
        ))}
      </ol>
    </div>
  );
}

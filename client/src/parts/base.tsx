/** Small parts used everywhere: buttons, dialogs, states, copied links. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { ruleLink } from "../route";
import { Icon } from "../symbols";
import type { Error as Refusal } from "../wire";
import { plain, t } from "../words";

export function IconButton(p: {
  icon: string;
  label: string;
  onClick: () => void;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  class?: string;
  badge?: number;
}) {
  return (
    <button
      type="button"
      class={`icon-button ${p.class ?? ""}`}
      aria-label={p.label}
      title={p.label}
      aria-pressed={p.pressed}
      aria-expanded={p.expanded}
      disabled={p.disabled}
      onClick={p.onClick}
    >
      <Icon name={p.icon} size={22} />
      {p.badge ? <span class="badge">{p.badge}</span> : null}
    </button>
  );
}

export function Dialog(p: { title: string; onClose: () => void; children: ComponentChildren; class?: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; by keyboard Escape does (onCancel).
    <dialog
      ref={ref}
      class={`dialog ${p.class ?? ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        p.onClose();
      }}
      onClick={(event) => event.target === ref.current && p.onClose()}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2 id={id}>{p.title}</h2>
          <IconButton icon="close" label={t("close")} onClick={p.onClose} />
        </header>
        {p.children}
      </div>
    </dialog>
  );
}

/** A designed state with a picture, a sentence and a way out. */
export function State(p: {
  icon: string;
  title: string;
  text?: string;
  children?: ComponentChildren;
  tone?: "calm" | "bad";
}) {
  return (
    <div class={`state ${p.tone === "bad" ? "state-bad" : ""}`}>
      <span class="state-picture">
        <Icon name={p.icon} size={40} />
      </span>
      <h2>{p.title}</h2>
      {p.text ? <p>{p.text}</p> : null}
      {p.children ? <div class="state-ways">{p.children}</div> : null}
    </div>
  );
}

export function Loading() {
  return (
    <div class="state" role="status">
      <span class="state-picture turning">
        <Icon name="hourglass" size={36} />
      </span>
      <p>{t("loading")}</p>
    </div>
  );
}

/** A rule by its number; `brief`, without the word before it. */
export function RuleLink(p: { game: string; rule: string; brief?: boolean | undefined }) {
  const words = t("why.rule", p.rule);
  return (
    <a class="rule-link" href={ruleLink(p.game, p.rule)} aria-label={p.brief ? words : undefined}>
      <Icon name="book" size={16} />
      {p.brief ? p.rule : words}
    </a>
  );
}

/** A refusal in words, with its rule and a link to it. */
export function Notice(p: { refusal: Refusal; game?: string; onClose?: () => void }) {
  return (
    <div class="notice" role="alert">
      <Icon name="flag" size={20} class="notice-icon" />
      <div class="notice-body">
        <p>{plain(p.refusal.message)}</p>
        {p.refusal.rule && p.game ? <RuleLink game={p.game} rule={p.refusal.rule} /> : null}
      </div>
      {p.onClose ? <IconButton icon="close" label={t("close")} onClick={p.onClose} /> : null}
    </div>
  );
}

// Spoken messages: one polite region for the page.
const spoken = signal("");
let flip = false;
export function announce(text: string): void {
  flip = !flip;
  // Alternating ends make the same sentence twice in a row two messages.
  spoken.value = text ? text + (flip ? " " : "  ") : "";
}
export function LiveRegion() {
  return (
    <div class="visually-hidden" aria-live="polite" role="status">
      {spoken.value}
    </div>
  );
}

// A short message that goes by itself.
const toast = signal<string | null>(null);
let toastTimer = 0;
export function flash(text: string): void {
  toast.value = text;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (toast.value = null), 3500);
}
export function Toast() {
  return (
    <div class="toast-place" role="status">
      {toast.value ? <div class="toast">{toast.value}</div> : null}
    </div>
  );
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  flash(t("lobby.copied"));
}

export function addressOf(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

export function LinkBox(p: { href: string; label: string }) {
  const id = useId();
  return (
    <div class="link-box">
      <label for={id}>{p.label}</label>
      <div class="row">
        <input id={id} class="field grow" readOnly value={p.href} onFocus={(e) => e.currentTarget.select()} />
        <button type="button" class="button" onClick={() => void copyText(p.href)}>
          <Icon name="link" /> {t("lobby.copy")}
        </button>
      </div>
    </div>
  );
}

/** A row of exclusive choices that looks like one piece. */
export function Segments<T extends string | number | boolean>(p: {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
  hideLabel?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class={p.hideLabel ? "visually-hidden" : ""}>{p.label}</legend>
      <div class="segments-row">
        {p.options.map((o) => (
          <label key={String(o.value)} class={o.value === p.value ? "segment is-on" : "segment"}>
            <input type="radio" name={name} checked={o.value === p.value} onChange={() => p.onChange(o.value)} />
            <span>{o.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch(p: { label: string; text?: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div class="switch-row">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={p.on}
          aria-checked={p.on}
          aria-describedby={p.text ? id : undefined}
          onChange={(e) => p.onChange(e.currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
        <span class="switch-label">{p.label}</span>
      </label>
      {p.text ? (
        <p id={id} class="hint">
          {p.text}
        </p>
      ) : null}
    </div>
  );
}

export function Confirm(p: { text: string; action: string; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title={p.action} onClose={p.onNo}>
      <p>{p.text}</p>
      <div class="row end">
        <button type="button" class="button" onClick={p.onNo}>
          {t("cancel")}
        </button>
        <button type="button" class="button danger" onClick={p.onYes}>
          {p.action}
        </button>
      </div>
    </Dialog>
  );
}

export function saveFile(name: string, content: string): void {
  saveBlob(name, new Blob([content], { type: "application/json" }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function useNow(step: number, active: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!active) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [active, step]);
  return now;
}

/** What is needed rarely at the table, behind one button. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../symbols";
import { t } from "../words";
import { IconButton } from "./base";

/** What is unfolded in this box is folded again by a press elsewhere and by Escape, which leads back to its button. */
export function useFolding(open: Signal<boolean>, box: RefObject<HTMLElement>): void {
  // As soon as it is there, keys reach it.
  useLayoutEffect(() => {
    if (!open.value) return;
    const away = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      open.value = false;
      box.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", pressed);
    };
  }, [open.value]);
}

/** A button and what it unfolds; what is chosen there folds it again. */
export function Menu(p: { children: ComponentChildren }) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useFolding(open, box);
  return (
    <div class="menu" ref={box}>
      <IconButton
        class="menu-button"
        icon="menu"
        label={t("menu")}
        expanded={open.value}
        onClick={() => (open.value = !open.value)}
      />
      {open.value ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the entries are buttons and links, which keys press by a click.
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears what its entries were asked for.
        <div class="menu-list" onClick={() => (open.value = false)}>
          {p.children}
        </div>
      ) : null}
    </div>
  );
}

export function MenuEntry(p: { icon: string; label: string; href?: string; class?: string; onClick?: () => void }) {
  const inside = (
    <>
      <Icon name={p.icon} size={20} /> <span>{p.label}</span>
    </>
  );
  return p.href ? (
    <a class={`menu-entry ${p.class ?? ""}`} href={p.href}>
      {inside}
    </a>
  ) : (
    <button type="button" class={`menu-entry ${p.class ?? ""}`} onClick={p.onClick}>
      {inside}
    </button>
  );
}

/** Something to know about the table, in words: its sign in the head may be a symbol only. */
export function MenuNote(p: { icon: string; title: string; text: string }) {
  return (
    <p class="menu-note">
      <Icon name={p.icon} size={20} />
      <span>
        <b>{p.title}</b> {p.text}
      </span>
    </p>
  );
}

/** What everybody must know of a table – chance, practice, doubtful values – as signs that say what they mean when pressed. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { editionLink } from "../route";
import { Icon } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { t } from "../words";
import { hostOf } from "./chance";
import { useFolding } from "./menu";

/** Something to know about a table. */
export interface TableNote {
  icon: string;
  /** The class of its sign. */
  kind: "seed-sign" | "edition-sign";
  title: string;
  text: string;
  /** Where more about it stands, and the words that lead there. */
  more?: { href: string; words: string };
}

export function notesOf(table: Table, edition: string): TableNote[] {
  const notes: TableNote[] = [];
  if (table.is_seed_chosen)
    notes.push({
      icon: "die",
      kind: "seed-sign",
      title: t("chance.seed", hostOf(table)),
      text: t("chance.seed.what"),
    });
  if (table.is_practice)
    notes.push({ icon: "book", kind: "seed-sign", title: t("practice.sign"), text: t("practice.what") });
  if (table.has_doubts)
    notes.push({
      icon: "edition",
      kind: "edition-sign",
      title: t("edition.sign"),
      text: t("edition.sign.what"),
      more: { href: editionLink(table.game, edition), words: t("edition.sign.show") },
    });
  return notes;
}

/** On wide screens: a sign for each, with its words where there is room. */
export function Signs(p: { notes: TableNote[] }) {
  return (
    <>
      {p.notes.map((note) => (
        <Unfolding
          key={note.icon}
          class={note.kind}
          title={note.text}
          sign={
            <>
              <Icon name={note.icon} size={18} /> <span class="seed-words">{note.title}</span>
            </>
          }
        >
          <NoteWords note={note} />
        </Unfolding>
      ))}
    </>
  );
}

/** On phones: how far the game has come and the signs are one button; pressed, it says all of it in words. */
export function When(p: { short: string; long: string; notes: TableNote[] }) {
  return (
    <Unfolding
      class="when-button"
      title={p.long}
      sign={
        <>
          <b>{p.short}</b>
          {p.notes.map((note) => (
            <span key={note.icon} class={note.kind}>
              <Icon name={note.icon} size={16} />
              <span class="visually-hidden">{note.title}</span>
            </span>
          ))}
        </>
      }
    >
      <p>
        <b>{p.long}</b>
      </p>
      {p.notes.map((note) => (
        <NoteWords key={note.icon} note={note} />
      ))}
    </Unfolding>
  );
}

/** One of them in words. */
export function NoteWords(p: { note: TableNote }) {
  const { icon, kind, title, text, more } = p.note;
  return (
    <div class={`sign-note ${kind}`}>
      <Icon name={icon} size={20} />
      <p>
        <b>{title}</b> {text} {more ? <a href={more.href}>{more.words}</a> : null}
      </p>
    </div>
  );
}

function Unfolding(p: { class: string; title: string; sign: ComponentChildren; children: ComponentChildren }) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useFolding(open, box);
  return (
    <div class="sign" ref={box}>
      <button
        type="button"
        class={p.class}
        title={p.title}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {p.sign}
      </button>
      {open.value ? (
        <div class="sign-what" role="note">
          {p.children}
        </div>
      ) : null}
    </div>
  );
}

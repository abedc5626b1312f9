/** Chat at the table. Everything said is rendered as text. */
import { useEffect, useRef, useState } from "preact/hooks";
import { language, secret } from "../settings";
import type { TableStore } from "../store";
import { SeatMark } from "../symbols";
import { t } from "../words";

export function Chat(p: { store: TableStore }) {
  const { store } = p;
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const lines = store.chat.value;
  useEffect(() => {
    store.unreadChat.value = 0;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="chat">
      {lines.length ? (
        <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t("chat.title")} aria-live="polite">
          {lines.map((line) => (
            <li key={line.number}>
              <span class="who">
                {line.seat !== null && line.seat !== undefined ? <SeatMark seat={line.seat} size={12} /> : null}{" "}
                {line.name}
              </span>{" "}
              <time dateTime={line.time}>{clock(line.time)}</time>
              <p>{line.text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p class="hint pad">{t("chat.empty")}</p>
      )}
      {secret.value ? (
        <form
          class="row chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.trim();
            if (!said) return;
            void store.say(said).then((ok) => ok && setText(""));
          }}
        >
          <input
            id="chat-field"
            class="field grow"
            maxLength={500}
            autoComplete="off"
            aria-label={t("chat.field")}
            placeholder={t("chat.field")}
            value={text}
            onInput={(e) => setText(e.currentTarget.value)}
          />
          <button class="button" type="submit">
            {t("chat.send")}
          </button>
        </form>
      ) : (
        <p class="hint pad">{t("chat.sign-in")}</p>
      )}
    </div>
  );
}

function clock(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? ""
    : date.toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

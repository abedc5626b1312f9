/** What is said about the moves of others: the news, their pace, and what happened since; in both languages. */
import type { Text } from "../board";

export const NEWS = {
  "news.title": { en: "What others just did", de: "Was andere gerade getan haben" },
  "news.more": { en: "and {0} more {0|line|lines} before it", de: "und {0} weitere {0|Zeile|Zeilen} davor" },
  "news.more.one": { en: "and one more line before it", de: "und eine weitere Zeile davor" },
  "news.again": { en: "Watch again, move by move", de: "Noch einmal ansehen, Zug um Zug" },
  "pace.next": { en: "Next", de: "Weiter" },
  "pace.next.what": { en: "Show the next move of the others (N)", de: "Den nächsten Zug der anderen zeigen (N)" },
  "pace.all": { en: "Show all", de: "Alle zeigen" },
  "set.pace": { en: "Moves of the others", de: "Züge der anderen" },
  "set.pace.at-once": { en: "at once", de: "sofort" },
  "set.pace.normal": { en: "one by one", de: "nacheinander" },
  "set.pace.step": { en: "step by step", de: "Schritt für Schritt" },
  "set.pace.what": {
    en: "Step by step, each of their moves waits until you press “Next” or the key N.",
    de: "Schritt für Schritt wartet jeder ihrer Züge, bis du „Weiter“ oder die Taste N drückst.",
  },
  "help.key.next": {
    en: "step by step: the next move of the others",
    de: "Schritt für Schritt: nächster Zug der anderen",
  },
  "away.play": { en: "Play move by move", de: "Zug um Zug abspielen" },
} satisfies Record<string, Text>;

/** What is said when a game is looked back on, and at its end; in both languages. */
import type { Text } from "../board";

export const REPLAY = {
  "replay.enter": { en: "History", de: "Rückblick" },
  "replay.move": { en: "Move {0} of {1}", de: "Zug {0} von {1}" },
  "replay.short": { en: "{0} / {1}", de: "{0} / {1}" },
  "replay.first": { en: "To the beginning", de: "Zum Anfang" },
  "replay.back": { en: "One move back", de: "Einen Zug zurück" },
  "replay.forward": { en: "One move forward", de: "Einen Zug vor" },
  "replay.last": { en: "To the end", de: "Zum Ende" },
  "replay.play": { en: "Play the moves", de: "Züge abspielen" },
  "replay.pause": { en: "Pause", de: "Anhalten" },
  "replay.now": { en: "Back to the present", de: "Zur Gegenwart" },
  "replay.result": { en: "To the result", de: "Zum Ergebnis" },
  "replay.link": { en: "Copy link to this move", de: "Link zu diesem Zug kopieren" },
  "replay.fork": { en: "Continue from here", de: "Ab hier weiterspielen" },
  "replay.fork.what": {
    en: "A new table of your own begins at this move; you play every seat.",
    de: "Bei diesem Zug beginnt ein eigener Tisch; du spielst alle Plätze.",
  },
  "replay.undone": { en: "(taken back)", de: "(zurückgenommen)" },

  "end.title": { en: "Score sheet", de: "Wertung" },
  "end.rank": { en: "{0}.", de: "{0}." },
  "end.source": { en: "Source", de: "Quelle" },
  "end.curve": { en: "Points over the rounds", de: "Punkte im Lauf der Runden" },
  "end.curve.none": { en: "The curve cannot be shown.", de: "Die Kurve lässt sich nicht zeigen." },
  "end.replay": { en: "Replay", de: "Nachspielen" },
  "end.board": { en: "Board", de: "Spielplan" },
  "end.record": { en: "Save game", de: "Partie sichern" },
  "end.rematch": { en: "Rematch", de: "Revanche" },
  "end.rematch.go": { en: "Go to the rematch", de: "Zur Revanche" },
  "end.forked": { en: "This game continues another one.", de: "Diese Partie setzt eine andere fort." },
} satisfies Record<string, Text>;

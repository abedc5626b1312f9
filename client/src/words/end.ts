/** What is said at the end of a game and while looking back, in both languages. */
import type { Text } from "../board";

export const END = {
  "end.rank.reached": { en: "Rank reached: {0}", de: "Erreichter Rang: {0}" },
  "end.again": { en: "Play again", de: "Noch einmal spielen" },
  "end.again.go": { en: "Go to the next game", de: "Zur nächsten Partie" },
  "end.scale": { en: "All bars share one scale.", de: "Alle Balken haben denselben Maßstab." },
  "end.share": { en: "Share as a picture", de: "Als Bild teilen" },
  "end.share.busy": { en: "Drawing the picture …", de: "Das Bild wird gezeichnet …" },
  "end.share.failed": {
    en: "This browser cannot make a picture of the table.",
    de: "Dieser Browser kann kein Bild vom Tisch machen.",
  },
  "end.curve.what": {
    en: "Point at a round for its points. The arrow keys go from round to round, Enter shows the end of the round on the board.",
    de: "Zeige auf eine Runde, um ihre Punkte zu sehen. Die Pfeiltasten gehen von Runde zu Runde, Enter zeigt das Ende der Runde auf dem Spielplan.",
  },
  "end.curve.gain": { en: "+{0}", de: "+{0}" },
  "end.curve.go": { en: "Show the end of round {0}", de: "Ende von Runde {0} zeigen" },
  "replay.round-back": { en: "Back to the beginning of a round", de: "Zurück zum Rundenbeginn" },
  "replay.round-on": { en: "On to the next round", de: "Weiter zur nächsten Runde" },
  "replay.follow": { en: "Moves of", de: "Züge von" },
  "replay.everyone": { en: "everyone", de: "allen" },
  "replay.back-of": { en: "Last move of {0}", de: "Voriger Zug von {0}" },
  "replay.forward-of": { en: "Next move of {0}", de: "Nächster Zug von {0}" },
  "replay.pace": { en: "Pace", de: "Tempo" },
  "replay.pace.slow": { en: "slow", de: "langsam" },
  "replay.pace.normal": { en: "normal", de: "normal" },
  "replay.pace.fast": { en: "fast", de: "schnell" },
  "help.key.rounds": { en: "in a look back: round by round", de: "im Rückblick: Runde um Runde" },
  "help.key.play": { en: "in a look back: play the moves, pause", de: "im Rückblick: Züge abspielen, anhalten" },
  "help.key.follow": { en: "in a look back: whose moves are shown", de: "im Rückblick: wessen Züge gezeigt werden" },
} satisfies Record<string, Text>;

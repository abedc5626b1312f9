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
    en: "Point at a round to see its points, or use the arrow keys and Enter.",
    de: "Zeige auf eine Runde, um ihre Punkte zu sehen, oder benutze Pfeiltasten und Enter.",
  },
  "end.curve.gain": { en: "+{0}", de: "+{0}" },
  "end.curve.go": { en: "Show the end of round {0}", de: "Ende von Runde {0} zeigen" },
  "end.podium": { en: "The places", de: "Die Plätze" },
  "end.moments": { en: "Moments of the game", de: "Momente der Partie" },
  "end.board.alt": { en: "The board at the end of the game", de: "Der Spielplan am Ende der Partie" },
  "moment.best": { en: "Best round:", de: "Beste Runde:" },
  "moment.best.what": {
    en: "{0} gained {1} {1|point|points} in round {2}.",
    de: "{0} holte {1} {1|Punkt|Punkte} in Runde {2}.",
  },
  "moment.lead": { en: "The lead:", de: "Die Führung:" },
  "moment.lead.all": { en: "{0} was in front from first to last.", de: "{0} lag von Anfang bis Ende vorn." },
  "moment.lead.what": { en: "{0} was in front from round {1} on.", de: "{0} lag ab Runde {1} vorn." },
  "moment.lead.once": {
    en: "{0} was in front from round {1} on; the lead changed once.",
    de: "{0} lag ab Runde {1} vorn; die Führung wechselte einmal.",
  },
  "moment.lead.changes": {
    en: "{0} was in front from round {1} on, after {2} changes of the lead.",
    de: "{0} lag ab Runde {1} vorn; bis dahin wechselte die Führung {2}-mal.",
  },
  "moment.closest": { en: "Closest moment:", de: "Engster Moment:" },
  "moment.closest.what": {
    en: "After round {3}, {0} was {1} {1|point|points} ahead of {2}.",
    de: "Nach Runde {3} lag {0} {1} {1|Punkt|Punkte} vor {2}.",
  },
  "moment.closest.level": {
    en: "{0} and {1} were level after round {2}.",
    de: "{0} und {1} lagen nach Runde {2} gleichauf.",
  },
  "moment.source": { en: "Richest source:", de: "Stärkste Quelle:" },
  "moment.source.what": {
    en: "{0} has {1} {1|point|points} from “{2}”.",
    de: "{0} hat {1} {1|Punkt|Punkte} aus „{2}“.",
  },
  "replay.round-back": { en: "Back to the start of the round", de: "Zurück zum Rundenbeginn" },
  "replay.round-on": { en: "On to the next round", de: "Weiter zur nächsten Runde" },
  "replay.follow": { en: "Moves of", de: "Züge von" },
  "replay.everyone": { en: "everyone", de: "allen" },
  "replay.back-of": { en: "Previous move of {0}", de: "Voriger Zug von {0}" },
  "replay.forward-of": { en: "Next move of {0}", de: "Nächster Zug von {0}" },
  "replay.pace": { en: "Pace", de: "Tempo" },
  "replay.pace.slow": { en: "slow", de: "langsam" },
  "replay.pace.normal": { en: "normal", de: "normal" },
  "replay.pace.fast": { en: "fast", de: "schnell" },
  "help.key.rounds": { en: "in a replay: round by round", de: "im Rückblick: Runde um Runde" },
  "help.key.play": { en: "in a replay: play the moves, pause", de: "im Rückblick: Züge abspielen, anhalten" },
  "help.key.follow": { en: "in a replay: whose moves are shown", de: "im Rückblick: wessen Züge gezeigt werden" },
} satisfies Record<string, Text>;

/** What is said about editions and how well their values are known; in both languages. */
import type { Text } from "../board";

export const EDITION = {
  "edition.sign": { en: "Some values are our best guess", de: "Einige Werte sind geschätzt" },
  "edition.sign.what": {
    en: "This table is played with some values that nobody has seen printed.",
    de: "An diesem Tisch gelten auch Werte, die niemand gedruckt gesehen hat.",
  },
  "edition.sign.show": { en: "Show which", de: "Zeigen, welche" },
  "edition.title": { en: "{0}: how well the values are known", de: "{0}: Wie gut die Werte bekannt sind" },
  "edition.what": {
    en: "{0} of {1} entries {0|is|are} reconstructed: the rules say what they are for, not how much. A printed copy may differ.",
    de: "{0} von {1} Einträgen {0|ist|sind} erschlossen: Die Regeln sagen, wozu sie da sind, aber nicht wie viel. Ein gedrucktes Spiel kann abweichen.",
  },
  "edition.sure": {
    en: "None of the {1} entries is reconstructed.",
    de: "Keiner der {1} Einträge ist erschlossen.",
  },
  "edition.own": {
    en: "If you own the game, you can correct an edition and play with it; the documentation says how.",
    de: "Wenn du das Spiel besitzt, kannst du eine Ausgabe berichtigen und damit spielen; die Anleitung sagt, wie.",
  },
  "edition.show": { en: "Entries", de: "Einträge" },
  "edition.doubtful": { en: "reconstructed", de: "erschlossene" },
  "edition.all": { en: "all", de: "alle" },
  "edition.row": { en: "Entry", de: "Eintrag" },
  "edition.values": { en: "Values", de: "Werte" },
  "edition.status": { en: "How it is known", de: "Woher bekannt" },
  "edition.source": { en: "Source", de: "Quelle" },
  "edition.digest": { en: "Check number {0}", de: "Prüfnummer {0}" },
  "edition.none": { en: "There is no such edition.", de: "Diese Ausgabe gibt es nicht." },
  "status.printed": { en: "printed", de: "gedruckt" },
  "status.photographed": { en: "photographed", de: "fotografiert" },
  "status.one-source": { en: "one source", de: "eine Quelle" },
  "status.reconstructed": { en: "reconstructed", de: "erschlossen" },
} satisfies Record<string, Text>;

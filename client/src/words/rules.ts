/** What the page of the rules says around them; in both languages. */
import type { Text } from "../board";

export const RULES = {
  "rules.title": { en: "{0}: the rules in short", de: "{0}: die Regeln in Kürze" },
  "rules.filter": { en: "Search the rules", de: "Regeln durchsuchen" },
  "rules.none": { en: "No section matches.", de: "Kein Abschnitt passt." },
  "rules.back": { en: "Back", de: "Zurück" },
  "rules.no-section": { en: "There is no section {0}.", de: "Einen Abschnitt {0} gibt es nicht." },
} satisfies Record<string, Text>;

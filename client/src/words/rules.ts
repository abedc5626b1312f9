/** What is said around the rules: the page, the panel at the table, contents and search; in both languages. */
import type { Text } from "../board";

export const RULES = {
  "rules.title": { en: "{0}: the rules in short", de: "{0}: die Regeln in Kürze" },
  "rules.filter": { en: "Search the rules", de: "Regeln durchsuchen" },
  "rules.back": { en: "Back", de: "Zurück" },
  "rules.no-section": { en: "There is no section {0}.", de: "Einen Abschnitt {0} gibt es nicht." },
  "rules.short": { en: "Rules of {0}", de: "Regeln von {0}" },
  "rules.contents": { en: "Contents", de: "Inhalt" },
  "rules.all": { en: "Show all rules", de: "Alle Regeln zeigen" },
  "rules.found": { en: "{0} hits in {1} sections", de: "{0} Treffer in {1} Abschnitten" },
  "rules.found.section": { en: "{0} hits in one section", de: "{0} Treffer in einem Abschnitt" },
  "rules.found.one": { en: "One hit in one section", de: "Ein Treffer in einem Abschnitt" },
  "rules.nothing": { en: "Nothing found", de: "Nichts gefunden" },
  "rules.nothing.what": {
    en: "No section has “{0}” in it. Try a shorter word, or a number such as {1}.",
    de: "In keinem Abschnitt steht „{0}“. Versuche es mit einem kürzeren Wort oder einer Nummer wie {1}.",
  },
  "rules.to-table": { en: "Back to the table", de: "Zurück zum Tisch" },
  "rules.previous": { en: "To the section read before", de: "Zum zuvor gelesenen Abschnitt" },
  "rules.close": { en: "Close the rules", de: "Regeln schließen" },
  "rules.new-tab": { en: "Open as a page in a new tab", de: "Als Seite in einem neuen Tab öffnen" },
  "rules.chapter.before": { en: "Before: {0}", de: "Davor: {0}" },
  "rules.chapter.after": { en: "Next: {0}", de: "Weiter: {0}" },
  "rules.failed": { en: "The rules could not be fetched.", de: "Die Regeln konnten nicht geladen werden." },
} satisfies Record<string, Text>;

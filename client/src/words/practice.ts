/** What is said about positions, practice tables and reports of problems, in both languages. */
import type { Text } from "../board";

export const PRACTICE = {
  "practice.tag": { en: "practice", de: "Übung" },
  "practice.sign": { en: "practice table", de: "Übungstisch" },
  "practice.what": {
    en: "This game began with a position that the host laid out. Whoever knows that position also knows what is hidden in it; the result counts for no ranking.",
    de: "Diese Partie begann mit einer aufgebauten Stellung. Wer die Stellung kennt, kennt auch, was darin verdeckt liegt; das Ergebnis zählt für keine Rangliste.",
  },
  "position.title": { en: "Begin with a position", de: "Mit einer Stellung beginnen" },
  "position.what": {
    en: "For testing and teaching: paste a position as JSON or TOML, whole or in part, or choose a file. It decides about options and edition where it names them, and the table is marked as a practice table.",
    de: "Zum Ausprobieren und Lehren: Füge eine Stellung als JSON oder TOML ein, ganz oder zum Teil, oder wähle eine Datei. Wo sie Optionen und Ausgabe nennt, gelten diese; der Tisch wird als Übungstisch gekennzeichnet.",
  },
  "position.text": { en: "Position", de: "Stellung" },
  "position.file": { en: "File with a position", de: "Datei mit einer Stellung" },
  "report.title": { en: "Report a problem", de: "Problem melden" },
  "report.what": {
    en: "This saves a file on your device with what you see here. While the game runs, it reveals nothing that you may not know. Send it to whoever runs this server; there, stammtisch open shows it.",
    de: "Das speichert auf deinem Gerät eine Datei mit dem, was du hier siehst. Solange die Partie läuft, verrät sie nichts, was du nicht wissen darfst. Schicke sie denen, die diesen Server betreiben; dort zeigt stammtisch open sie.",
  },
  "report.note": { en: "What is wrong? (optional)", de: "Was stimmt nicht? (freiwillig)" },
  "report.save": { en: "Save the report", de: "Bericht speichern" },
} satisfies Record<string, Text>;

/** What is said when something did not work, or the connection is lost; in both languages. */
import type { Text } from "../board";

export const TROUBLE = {
  "conn.connecting": { en: "Connecting …", de: "Verbinde …" },
  "conn.lost": {
    en: "The connection is lost. Your moves so far are safe.",
    de: "Die Verbindung ist weg. Deine bisherigen Züge sind sicher.",
  },
  "conn.next": { en: "Next attempt in {0} s", de: "Nächster Versuch in {0} s" },
  "conn.now": { en: "Trying …", de: "Versuche es …" },
  "conn.retry": { en: "Try now", de: "Jetzt versuchen" },
  "conn.back": { en: "Connected again.", de: "Wieder verbunden." },
  "conn.closing": { en: "The server says: {0}", de: "Der Server meldet: {0}" },

  "error.title": { en: "That did not work", de: "Das hat nicht geklappt" },
  "error.unknown": {
    en: "Something went wrong that should not have.",
    de: "Etwas ging schief, das nicht schiefgehen sollte.",
  },
  "error.server": {
    en: "The server stumbled. Try again in a moment.",
    de: "Der Server ist gestolpert. Versuch es gleich noch einmal.",
  },
  "error.offline": { en: "The server cannot be reached.", de: "Der Server ist nicht zu erreichen." },
  "error.slow": {
    en: "The server does not answer. Your move may or may not have counted; the table shows what is true.",
    de: "Der Server antwortet nicht. Ob dein Zug gezählt hat, zeigt der Tisch.",
  },
  "error.lost-move": {
    en: "The connection broke before the move was confirmed; the table will show whether it counted.",
    de: "Die Verbindung riss, bevor der Zug bestätigt war; der Tisch zeigt gleich, ob er zählt.",
  },
  "error.no-table": { en: "There is no such table", de: "Diesen Tisch gibt es nicht" },
  "error.no-table.what": {
    en: "Perhaps the link is incomplete, or the table was cleared away.",
    de: "Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.",
  },
  "error.lost-page": { en: "There is nothing at this address", de: "Unter dieser Adresse ist nichts" },
  "error.home": { en: "To the start page", de: "Zur Startseite" },
  "error.reload": { en: "Load the page again", de: "Seite neu laden" },
  "error.broke": { en: "The page tripped over itself", de: "Die Seite ist über sich selbst gestolpert" },
  "error.broke.what": { en: "Your game is safe on the server.", de: "Deine Partie ist auf dem Server sicher." },
  "error.drawing": {
    en: "The drawing of this game failed; here is the plain table.",
    de: "Die Zeichnung dieses Spiels versagt gerade; hier ist der schlichte Tisch.",
  },
} satisfies Record<string, Text>;

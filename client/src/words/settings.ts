/** What settings, help and the sign-in of another device say; in both languages. */
import type { Text } from "../board";

export const SETTINGS = {
  "set.title": { en: "Settings", de: "Einstellungen" },
  "set.language": { en: "Language", de: "Sprache" },
  "set.theme": { en: "Colours", de: "Farben" },
  "set.theme.system": { en: "like the device", de: "wie das Gerät" },
  "set.theme.light": { en: "light", de: "hell" },
  "set.theme.dark": { en: "dark", de: "dunkel" },
  "set.motion": { en: "Motion", de: "Bewegung" },
  "set.motion.system": { en: "like the device", de: "wie das Gerät" },
  "set.motion.on": { en: "on", de: "an" },
  "set.motion.off": { en: "off", de: "aus" },
  "set.keys": { en: "Keyboard shortcuts", de: "Tastenkürzel" },
  "set.name": { en: "My name", de: "Mein Name" },
  "set.save": { en: "Save", de: "Speichern" },
  "set.saved": { en: "Saved.", de: "Gespeichert." },
  "set.device": { en: "Play on another device", de: "Auf einem anderen Gerät spielen" },
  "set.device.what": {
    en: "Makes a link that signs you in there: once, within ten minutes.",
    de: "Macht einen Link, der dich dort anmeldet: einmal, binnen zehn Minuten.",
  },
  "set.device.make": { en: "Make a link", de: "Link machen" },
  "set.data": { en: "My data", de: "Meine Daten" },
  "set.export": { en: "Download everything", de: "Alles herunterladen" },
  "set.forget": { en: "Delete me", de: "Mich löschen" },
  "set.forget.ask": {
    en: "Delete your name and your seats from this server? This cannot be undone.",
    de: "Deinen Namen und deine Plätze auf diesem Server löschen? Das lässt sich nicht zurücknehmen.",
  },
  "set.anonymous": {
    en: "You have no name here yet; you get one with your first table.",
    de: "Du hast hier noch keinen Namen; du bekommst ihn mit deinem ersten Tisch.",
  },

  "device.title": { en: "Sign in on this device", de: "Auf diesem Gerät anmelden" },
  "device.what": {
    en: "This link makes you the same person here as on your other device.",
    de: "Dieser Link macht dich hier zur selben Person wie auf deinem anderen Gerät.",
  },
  "device.replaces": {
    en: "In this browser you are {0} now; that sign-in will be replaced.",
    de: "In diesem Browser bist du bisher {0}; diese Anmeldung wird ersetzt.",
  },
  "device.go": { en: "Sign in here", de: "Hier anmelden" },

  "help.title": { en: "Help", de: "Hilfe" },
  "help.intro": {
    en: "What glows is yours to choose: click it on the board, or pick it from the list in words. Point at anything to learn what it is. Click something that does not glow, and the table tells you why it is not possible.",
    de: "Was leuchtet, kannst du wählen: direkt auf dem Plan oder in Worten aus der Liste. Zeig auf etwas, und es erklärt sich. Klick auf etwas, das nicht leuchtet, und der Tisch sagt dir, warum es nicht geht.",
  },
  "help.keys": { en: "Keys", de: "Tasten" },
  "help.key.choices": { en: "go to your choices", de: "zu den Möglichkeiten" },
  "help.key.arrows": { en: "move between choices; Enter takes one", de: "zwischen Möglichkeiten wandern; Enter wählt" },
  "help.key.digits": {
    en: "take the choice with this number; in long lists the line first, then the choice in it",
    de: "Möglichkeit mit dieser Nummer wählen; in langen Listen erst die Zeile, dann die Möglichkeit darin",
  },
  "help.key.undo": { en: "undo", de: "zurücknehmen" },
  "help.key.redo": { en: "redo", de: "wiederholen" },
  "help.key.confirm": { en: "confirm the turn", de: "Zug bestätigen" },
  "help.key.board": { en: "go to the board", de: "zum Spielplan" },
  "help.key.own": { en: "go to my board", de: "zu meinem Bereich" },
  "help.key.players": { en: "next player's board", de: "Bereich des nächsten Spielers" },
  "help.key.log": { en: "go to the log", de: "zum Verlauf" },
  "help.key.chat": { en: "write in the chat", de: "im Chat schreiben" },
  "help.key.prompt": { en: "hear again what is asked", de: "noch einmal hören, was gefragt ist" },
  "help.key.replay": {
    en: "in a replay: move by move, to the start, to the end",
    de: "im Rückblick: Zug um Zug, zum Anfang, zum Ende",
  },
  "help.key.escape": { en: "close what is open", de: "Offenes schließen" },
  "help.key.help": { en: "this help", de: "diese Hilfe" },
} satisfies Record<string, Text>;

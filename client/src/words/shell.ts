/** What is said about the client itself: without its server, in a new version, installed. In both languages. */
import type { Text } from "../board";

export const SHELL = {
  "reach.title": { en: "The server cannot be reached", de: "Der Server ist nicht zu erreichen" },
  "reach.net": {
    en: "This device has no connection right now. Your tables are safe on the server; you play on as soon as it can be reached again.",
    de: "Dieses Gerät hat gerade keine Verbindung. Deine Tische sind auf dem Server sicher; du spielst weiter, sobald er wieder zu erreichen ist.",
  },
  "reach.server": {
    en: "Stammtisch is here, but its server does not answer. Your tables are safe there; you play on as soon as it is back.",
    de: "Stammtisch ist da, aber sein Server antwortet nicht. Deine Tische sind dort sicher; du spielst weiter, sobald er zurück ist.",
  },
  "version.title": { en: "There is a new version", de: "Es gibt eine neue Version" },
  "version.what": {
    en: "Load it whenever it suits you. Your games go on where they are.",
    de: "Lade sie, wann es dir passt. Deine Partien gehen weiter, wo sie sind.",
  },
  "version.load": { en: "Load the new version", de: "Neue Version laden" },
  "version.toast": {
    en: "There is a new version of Stammtisch. You can load it in the settings.",
    de: "Es gibt eine neue Version von Stammtisch. In den Einstellungen kannst du sie laden.",
  },
  "install.title": { en: "Stammtisch as an app", de: "Stammtisch als App" },
  "install.what": {
    en: "Put Stammtisch on this device: it gets an icon of its own and opens in a window of its own.",
    de: "Hol Stammtisch auf dieses Gerät: Es bekommt ein eigenes Symbol und öffnet sich in einem eigenen Fenster.",
  },
  "install.go": { en: "Install", de: "Installieren" },
  "install.done": { en: "Stammtisch is installed.", de: "Stammtisch ist installiert." },
} satisfies Record<string, Text>;

/** What is said while a table waits for its players; in both languages. */
import type { Text } from "../board";

export const LOBBY = {
  "lobby.title": { en: "The table is open", de: "Der Tisch ist offen" },
  "lobby.invite": { en: "Invite with this link", de: "Mit diesem Link einladen" },
  "lobby.copy": { en: "Copy link", de: "Link kopieren" },
  "lobby.copied": { en: "Copied.", de: "Kopiert." },
  "lobby.sit": { en: "Sit here", de: "Hier hinsetzen" },
  "lobby.stand": { en: "Stand up", de: "Aufstehen" },
  "lobby.computer": { en: "Computer …", de: "Computer …" },
  "lobby.start": { en: "Start the game", de: "Spiel beginnen" },
  "lobby.need": { en: "{0} seats are still free.", de: "Noch {0} Plätze sind frei." },
  "lobby.need1": { en: "One seat is still free.", de: "Noch ein Platz ist frei." },
  "lobby.ready": { en: "All seats are taken.", de: "Alle Plätze sind besetzt." },
  "lobby.host-starts": {
    en: "The game begins when the host starts it.",
    de: "Das Spiel beginnt, wenn der Gastgeber es startet.",
  },
  "lobby.watching": {
    en: "You are watching. Take a seat to play.",
    de: "Du schaust zu. Setz dich hin, um mitzuspielen.",
  },
  "lobby.host": { en: "host", de: "Gastgeber" },
} satisfies Record<string, Text>;

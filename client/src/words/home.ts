/** What the first screen says; in both languages. */
import type { Text } from "../board";

export const HOME = {
  "engine.compiled": {
    en: "Computers think with the compiled engine, at their full strength.",
    de: "Die Computer denken mit der kompilierten Engine, in voller Stärke.",
  },
  "engine.building": {
    en: "Computers think with the interpreted engine and are not at their strength yet. The faster one is being compiled; it takes over by itself.",
    de: "Die Computer denken mit der interpretierten Engine und sind noch nicht bei voller Stärke. Die schnellere wird gerade kompiliert und übernimmt von selbst.",
  },
  "engine.interpreted": {
    en: "Computers think with the interpreted engine: their levels are weaker than they could be.",
    de: "Die Computer denken mit der interpretierten Engine: Ihre Stufen sind schwächer, als sie sein könnten.",
  },
  "engine.failed": {
    en: "Computers think with the interpreted engine: their levels are weaker than they could be. Compiling did not work: {0}.",
    de: "Die Computer denken mit der interpretierten Engine: Ihre Stufen sind schwächer, als sie sein könnten. Das Kompilieren ging nicht: {0}.",
  },
  "engine.progress": { en: "Compiling the engine", de: "Engine wird kompiliert" },

  "home.play-now": { en: "Play now", de: "Sofort spielen" },
  "home.play-now.what": {
    en: "You against {0} {0|computer|computers} ({1}).",
    de: "Du gegen {0} Computer ({1}).",
  },
  "home.play-now.alone": {
    en: "You play alone.",
    de: "Du spielst allein.",
  },
  "home.opponents": { en: "Computers against you", de: "Computer gegen dich" },
  "home.opponents.none": { en: "none", de: "keine" },
  "home.level": { en: "Level", de: "Stufe" },
  "level.random.what": {
    en: "Moves come at random: for trying things out.",
    de: "Die Züge sind Zufall: zum Ausprobieren.",
  },
  "level.apprentice.what": {
    en: "Apprentices play sensibly without looking far ahead: right for a first game.",
    de: "Lehrlinge spielen vernünftig, ohne weit vorauszudenken: richtig für die erste Partie.",
  },
  "level.journeyman.what": {
    en: "Journeymen think ahead for a moment: for those who know the game.",
    de: "Gesellen denken kurz voraus: für alle, die das Spiel kennen.",
  },
  "level.master.what": {
    en: "Masters think ahead at length and forgive little.",
    de: "Meister denken lange voraus und verzeihen wenig.",
  },
  "home.name": { en: "You play as", de: "Du spielst als" },
  "home.name.hint": {
    en: "Others at your tables see this name.",
    de: "Diesen Namen sehen die anderen an deinen Tischen.",
  },
  "home.setup": { en: "Set up a table", de: "Tisch einrichten" },
  "home.setup.what": {
    en: "Choose players, computers and options, invite friends by link.",
    de: "Mitspieler, Computer und Optionen wählen, Freunde per Link einladen.",
  },
  "home.game": { en: "Game", de: "Spiel" },
  "home.games": { en: "The games", de: "Die Spiele" },
  "home.fact.players": { en: "{0} {0|player|players}", de: "{0} Spieler" },
  "home.fact.minutes": { en: "{0} min", de: "{0} min" },
  "home.fact.unknown": {
    en: "Nothing more is known about this game; its rules tell how it is played.",
    de: "Mehr ist über dieses Spiel nicht bekannt; wie es geht, sagen seine Regeln.",
  },
  "weight.1": { en: "light", de: "leicht" },
  "weight.2": { en: "fairly light", de: "eher leicht" },
  "weight.3": { en: "medium", de: "mittelschwer" },
  "weight.4": { en: "fairly heavy", de: "eher anspruchsvoll" },
  "weight.5": { en: "heavy", de: "anspruchsvoll" },
  "home.players": { en: "Players", de: "Spielerzahl" },
  "home.seats": { en: "Who sits where", de: "Wer sitzt wo" },
  "home.seat": { en: "Seat {0}", de: "Platz {0}" },
  "home.seat.me": { en: "me", de: "ich" },
  "home.seat.free": { en: "free, for a friend", de: "frei, für Freunde" },
  "home.seat.computer": { en: "computer: {0}", de: "Computer: {0}" },
  "home.options": { en: "Options", de: "Optionen" },
  "home.edition": { en: "Edition", de: "Ausgabe" },
  "home.edition.doubt": {
    en: "{0} of its {1} entries {0|is|are} reconstructed.",
    de: "{0} ihrer {1} Einträge {0|ist|sind} erschlossen.",
  },
  "home.edition.sure": { en: "None of its entries is reconstructed.", de: "Keiner ihrer Einträge ist erschlossen." },
  "home.public": { en: "Listed for everyone", de: "Für alle sichtbar" },
  "home.public.what": {
    en: "Anyone on this server finds the table and may join or watch. Otherwise only those who have the link.",
    de: "Alle auf diesem Server finden den Tisch und dürfen mitspielen oder zuschauen. Sonst nur, wer den Link hat.",
  },
  "home.confirm": { en: "Confirm each turn", de: "Züge bestätigen" },
  "home.confirm.what": {
    en: "The end of a turn, and whatever chance decides, counts only once you confirm it; until then you can take it back.",
    de: "Das Ende eines Zugs und alles, was der Zufall entscheidet, gilt erst, wenn du es bestätigst; bis dahin kannst du es zurücknehmen.",
  },
  "home.hints": { en: "Offer hints", de: "Tipps anbieten" },
  "home.hints.what": {
    en: "Whoever is asked may let the computer suggest answers. Only they see the suggestions.",
    de: "Wer gefragt ist, kann sich vom Computer Antworten vorschlagen lassen. Die Vorschläge sieht nur, wer fragt.",
  },
  "home.create": { en: "Open the table", de: "Tisch aufmachen" },
  "home.create.start": { en: "Start the game", de: "Spiel beginnen" },
  "home.mine": { en: "My tables", de: "Meine Tische" },
  "home.open": { en: "Open tables", de: "Offene Tische" },
  "home.running": { en: "Running games", de: "Laufende Partien" },
  "home.finished": { en: "Finished games", de: "Beendete Partien" },
  "home.none.mine": {
    en: "You sit at no table yet. “Play now” changes that.",
    de: "Du sitzt noch an keinem Tisch. „Sofort spielen“ ändert das.",
  },
  "home.none.open": {
    en: "Nobody is waiting for players right now. Open a table and list it for everyone.",
    de: "Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf und zeig ihn allen.",
  },
  "home.none.running": { en: "No public game is running.", de: "Gerade läuft keine öffentliche Partie." },
  "home.none.finished": { en: "No finished games yet.", de: "Noch keine beendeten Partien." },
  "home.your-turn": { en: "Your turn", de: "Du bist dran" },
  "home.waiting-for": { en: "Waiting for {0}", de: "Wartet auf {0}" },
  "home.free-seats": { en: "{0} free", de: "{0} frei" },
  "home.go": { en: "Go on", de: "Weiter" },
  "home.join": { en: "Join", de: "Mitspielen" },
  "home.watch": { en: "Watch", de: "Zuschauen" },
  "home.look": { en: "Look back", de: "Ansehen" },
  "home.join-link": { en: "Got a link or the number of a table?", de: "Hast du einen Link oder eine Tischnummer?" },
  "home.join-link.field": { en: "Link or number", de: "Link oder Nummer" },
  "home.join-link.go": { en: "Go to the table", de: "Zum Tisch" },
  "home.no-games": { en: "This server offers no games.", de: "Dieser Server bietet keine Spiele an." },
  "home.signature": {
    en: "Fan-made and free. Not connected with the games' authors or publishers.",
    de: "Von Fans gemacht und frei. Nicht mit Autoren oder Verlagen der Spiele verbunden.",
  },
} satisfies Record<string, Text>;

/** Everything the client itself says, in both languages. `{0}`, `{1}` are filled in. */
import type { Lang, Text } from "./board";
import { language } from "./settings";
import { ADVICE } from "./words-advice";
import { CHANCE } from "./words-chance";
import { PRACTICE } from "./words-practice";
import { SHELL } from "./words-shell";

const WORDS: Record<string, Text> = {
  ...ADVICE,
  ...CHANCE,
  ...PRACTICE,
  ...SHELL,
  "app.name": { en: "Stammtisch", de: "Stammtisch" },
  "app.claim": {
    en: "A table for good board games. Alone against computers or with friends, no account needed.",
    de: "Ein Tisch für gute Brettspiele. Allein gegen Computer oder mit Freunden, ganz ohne Konto.",
  },
  "app.skip": { en: "Skip to the game", de: "Zum Spiel springen" },
  "lang.switch": { en: "Auf Deutsch", de: "In English" },
  "theme.switch.dark": { en: "Switch to dark colours", de: "Zu dunklen Farben wechseln" },
  "theme.switch.light": { en: "Switch to light colours", de: "Zu hellen Farben wechseln" },
  "nav.home": { en: "All tables", de: "Alle Tische" },
  "nav.settings": { en: "Settings", de: "Einstellungen" },
  "nav.help": { en: "Help and shortcuts", de: "Hilfe und Tastenkürzel" },
  "nav.rules": { en: "Rules", de: "Regeln" },
  close: { en: "Close", de: "Schließen" },
  cancel: { en: "Cancel", de: "Abbrechen" },
  "never-mind": { en: "Never mind", de: "Doch nicht" },
  loading: { en: "One moment …", de: "Einen Moment …" },
  retry: { en: "Try again", de: "Noch einmal versuchen" },
  yes: { en: "yes", de: "ja" },
  no: { en: "no", de: "nein" },
  you: { en: "you", de: "du" },
  more: { en: "Show more", de: "Mehr zeigen" },
  less: { en: "Show less", de: "Weniger zeigen" },

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
    en: "{0} players: you against {1} computers. Starts at once.",
    de: "{0} am Tisch: du gegen {1} Computer. Geht sofort los.",
  },
  "home.play-now.what1": {
    en: "2 players: you against one computer. Starts at once.",
    de: "Zu zweit: du gegen einen Computer. Geht sofort los.",
  },
  "home.name": { en: "You play as", de: "Du spielst als" },
  "home.name.hint": {
    en: "Others at your tables see this name.",
    de: "Diesen Namen sehen die anderen an deinen Tischen.",
  },
  "home.setup": { en: "Set up a table", de: "Tisch einrichten" },
  "home.setup.what": {
    en: "Choose players, computers and options, invite friends by link.",
    de: "Mitspielende, Computer und Optionen wählen, Freunde per Link einladen.",
  },
  "home.game": { en: "Game", de: "Spiel" },
  "home.players": { en: "Players", de: "Spielerzahl" },
  "home.seats": { en: "Who sits where", de: "Wer sitzt wo" },
  "home.seat": { en: "Seat {0}", de: "Platz {0}" },
  "home.seat.me": { en: "me", de: "ich" },
  "home.seat.free": { en: "free, for a friend", de: "frei, für Freunde" },
  "home.seat.computer": { en: "computer: {0}", de: "Computer: {0}" },
  "home.options": { en: "Options", de: "Optionen" },
  "home.edition": { en: "Edition", de: "Ausgabe" },
  "home.edition.doubt": {
    en: "{0} of its {1} entries are reconstructed.",
    de: "{0} ihrer {1} Einträge sind erschlossen.",
  },
  "home.edition.sure": { en: "None of its entries is reconstructed.", de: "Keiner ihrer Einträge ist erschlossen." },
  "edition.sign": { en: "reconstructed values", de: "erschlossene Werte" },
  "edition.sign.what": {
    en: "This edition holds values that nobody has seen printed. Show which.",
    de: "Diese Ausgabe enthält Werte, die niemand gedruckt gesehen hat. Zeigen, welche.",
  },
  "edition.title": { en: "{0}: how well the values are known", de: "{0}: Wie gut die Werte bekannt sind" },
  "edition.what": {
    en: "{0} of {1} entries are reconstructed: the rules say what they are for, not how much. A printed copy may differ.",
    de: "{0} von {1} Einträgen sind erschlossen: Die Regeln sagen, wozu sie da sind, aber nicht wie viel. Ein gedrucktes Spiel kann abweichen.",
  },
  "edition.sure": {
    en: "None of the {1} entries is reconstructed.",
    de: "Keiner der {1} Einträge ist erschlossen.",
  },
  "edition.own": {
    en: "Who owns the game can correct an edition and play with it; the documentation says how.",
    de: "Wer das Spiel besitzt, kann eine Ausgabe berichtigen und damit spielen; die Anleitung sagt wie.",
  },
  "edition.show": { en: "Entries", de: "Einträge" },
  "edition.doubtful": { en: "reconstructed", de: "erschlossene" },
  "edition.all": { en: "all", de: "alle" },
  "edition.row": { en: "Entry", de: "Eintrag" },
  "edition.values": { en: "Values", de: "Werte" },
  "edition.status": { en: "Known how", de: "Woher bekannt" },
  "edition.source": { en: "Source", de: "Quelle" },
  "edition.digest": { en: "Check number {0}", de: "Prüfnummer {0}" },
  "edition.none": { en: "There is no such edition.", de: "Diese Ausgabe gibt es nicht." },
  "status.printed": { en: "printed", de: "gedruckt" },
  "status.photographed": { en: "photographed", de: "fotografiert" },
  "status.one-source": { en: "one source", de: "eine Quelle" },
  "status.reconstructed": { en: "reconstructed", de: "erschlossen" },
  "home.public": { en: "Listed for everyone", de: "Für alle sichtbar" },
  "home.public.what": {
    en: "Anyone on this server finds the table and may join or watch. Otherwise only who has the link.",
    de: "Alle auf diesem Server finden den Tisch und dürfen mitspielen oder zuschauen. Sonst nur, wer den Link hat.",
  },
  "home.confirm": { en: "Confirm each turn", de: "Züge bestätigen" },
  "home.confirm.what": {
    en: "The end of a turn, and whatever chance decides, counts only once you confirm it; until then you can take it back.",
    de: "Das Ende eines Zugs und alles, was der Zufall entscheidet, gilt erst, wenn du es bestätigst; bis dahin kannst du es zurücknehmen.",
  },
  "home.create": { en: "Open the table", de: "Tisch aufmachen" },
  "home.create.start": { en: "Start the game", de: "Spiel beginnen" },
  "home.mine": { en: "My tables", de: "Meine Tische" },
  "home.open": { en: "Open tables", de: "Offene Tische" },
  "home.running": { en: "Running games", de: "Laufende Spiele" },
  "home.finished": { en: "Finished games", de: "Beendete Spiele" },
  "home.none.mine": {
    en: "You sit at no table yet. “Play now” changes that.",
    de: "Du sitzt noch an keinem Tisch. „Sofort spielen“ ändert das.",
  },
  "home.none.open": {
    en: "Nobody is waiting for players right now. Open a table and list it for everyone.",
    de: "Gerade wartet niemand auf Mitspielende. Mach einen Tisch auf und zeig ihn allen.",
  },
  "home.none.running": { en: "No public game is running.", de: "Gerade läuft kein öffentliches Spiel." },
  "home.none.finished": { en: "No finished games yet.", de: "Noch keine beendeten Spiele." },
  "home.your-turn": { en: "Your turn", de: "Du bist dran" },
  "home.waiting-for": { en: "Waiting for {0}", de: "Wartet auf {0}" },
  "home.free-seats": { en: "{0} free", de: "{0} frei" },
  "home.go": { en: "Go on", de: "Weiter" },
  "home.join": { en: "Join", de: "Mitspielen" },
  "home.watch": { en: "Watch", de: "Zuschauen" },
  "home.look": { en: "Look back", de: "Ansehen" },
  "home.join-link": { en: "Got a link or a table's id?", de: "Hast du einen Link oder eine Tischnummer?" },
  "home.join-link.field": { en: "Link or id", de: "Link oder Nummer" },
  "home.join-link.go": { en: "Go to the table", de: "Zum Tisch" },
  "home.no-games": { en: "This server offers no games.", de: "Dieser Server bietet keine Spiele an." },
  "home.signature": {
    en: "Fan-made and free. Not connected with the games' authors or publishers.",
    de: "Von Fans gemacht und frei. Nicht mit Autoren oder Verlagen der Spiele verbunden.",
  },

  "level.random": { en: "random", de: "zufällig" },
  "level.apprentice": { en: "apprentice", de: "Lehrling" },
  "level.journeyman": { en: "journeyman", de: "Geselle" },
  "level.master": { en: "master", de: "Meister" },
  "level.easy": { en: "easy", de: "leicht" },
  "level.medium": { en: "medium", de: "mittel" },
  "level.strong": { en: "strong", de: "stark" },
  computer: { en: "Computer", de: "Computer" },
  free: { en: "free", de: "frei" },

  "value.true": { en: "on", de: "an" },
  "value.false": { en: "off", de: "aus" },
  "value.off": { en: "without", de: "ohne" },
  "value.side-a": { en: "side A", de: "Seite A" },
  "value.side-b": { en: "side B", de: "Seite B" },
  "value.hidden": { en: "secret", de: "verdeckt" },
  "value.open": { en: "open", de: "offen" },
  "value.in_order": { en: "in order", de: "reihum" },

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

  "turn.mine": { en: "Your turn", de: "Du bist dran" },
  "turn.mine.also": { en: "Your turn, and {0}'s too", de: "Du bist dran, {0} auch" },
  "turn.other": { en: "{0} is to move", de: "{0} ist dran" },
  "turn.others": { en: "{0} are to move", de: "{0} sind dran" },
  "turn.computer": { en: "{0} is thinking …", de: "{0} denkt nach …" },
  "turn.confirm": { en: "Confirm your turn", de: "Bestätige deinen Zug" },
  "turn.confirm.what": {
    en: "Your turn is complete. Confirm it, or take it back.",
    de: "Dein Zug ist vollständig. Bestätige ihn oder nimm ihn zurück.",
  },
  "turn.confirm.other": { en: "{0} is about to confirm the turn", de: "{0} bestätigt gleich den Zug" },
  "turn.closed": { en: "This table is closed", de: "Dieser Tisch ist geschlossen" },
  "turn.over": { en: "The game is over", de: "Das Spiel ist aus" },
  "turn.won": { en: "{0} wins", de: "{0} gewinnt" },
  "turn.won.me": { en: "You win!", de: "Du gewinnst!" },
  "turn.won.shared": { en: "{0} win together", de: "{0} gewinnen gemeinsam" },
  "turn.replay": { en: "Replay", de: "Rückblick" },
  "turn.as": { en: "You move for {0}", de: "Du ziehst für {0}" },
  "turn.head": { en: "Turn and points", de: "Zug und Punkte" },
  and: { en: "and", de: "und" },

  choices: { en: "Your choices", de: "Deine Möglichkeiten" },
  "choices.here": { en: "your choices lie here", de: "hier kannst du wählen" },
  "choices.count": { en: "{0} choices", de: "{0} Möglichkeiten" },
  "choices.one": { en: "1 choice", de: "1 Möglichkeit" },
  "choices.any-time": { en: "At any time besides: {0}", de: "Jederzeit außerdem: {0}" },
  "choices.none": { en: "Nothing to choose right now.", de: "Gerade gibt es nichts zu wählen." },
  "choices.watching": { en: "You are watching this game.", de: "Du schaust bei diesem Spiel zu." },
  "choices.show": { en: "Show choices", de: "Möglichkeiten zeigen" },
  "choices.hide": { en: "Hide choices", de: "Möglichkeiten verbergen" },
  "choices.filter": { en: "Filter choices", de: "Möglichkeiten filtern" },
  "choices.nomatch": { en: "No choice matches.", de: "Keine Möglichkeit passt." },
  "so-far": { en: "Chosen so far", de: "Bisher gewählt" },
  undo: { en: "Undo", de: "Zurück" },
  "undo.long": { en: "Take back your last step", de: "Deinen letzten Schritt zurücknehmen" },
  redo: { en: "Redo", de: "Wieder" },
  "redo.long": { en: "Take the step again", de: "Den Schritt wieder machen" },
  confirm: { en: "Confirm", de: "Bestätigen" },

  "why.title": { en: "Not possible", de: "Das geht nicht" },
  "why.rule": { en: "Rule {0}", de: "Regel {0}" },
  "why.missing": { en: "Missing", de: "Es fehlt" },
  "why.watching": {
    en: "You are watching; only the players can move.",
    de: "Du schaust zu; ziehen können nur die Mitspielenden.",
  },
  "why.replay": {
    en: "This is a look back. Return to the present to move.",
    de: "Das ist ein Rückblick. Kehre in die Gegenwart zurück, um zu ziehen.",
  },

  "tab.board": { en: "Board", de: "Plan" },
  "tab.mine": { en: "Mine", de: "Meins" },
  "tab.others": { en: "Others", de: "Andere" },
  "tab.log": { en: "Log", de: "Verlauf" },
  "tab.chat": { en: "Chat", de: "Chat" },
  "tab.players": { en: "Players", de: "Am Tisch" },
  "tab.result": { en: "Result", de: "Wertung" },
  all: { en: "All", de: "Alles" },

  "own.of": { en: "{0}'s board", de: "Bereich von {0}" },
  "own.mine": { en: "My board", de: "Mein Bereich" },
  "own.back": { en: "Back to mine", de: "Zurück zu meinem" },
  "own.show": { en: "Show {0}'s board", de: "Bereich von {0} zeigen" },

  "log.title": { en: "What happened", de: "Was geschah" },
  "log.empty": { en: "Nothing has happened yet.", de: "Noch ist nichts geschehen." },
  "log.show-moment": { en: "Show this moment", de: "Diesen Moment zeigen" },
  "log.round": { en: "Round {0}", de: "Runde {0}" },
  "log.latest": { en: "To the latest", de: "Zum Neuesten" },
  "away.title": { en: "While you were away", de: "Während du weg warst" },
  "away.more": { en: "… and {0} more lines in the log.", de: "… und {0} weitere Zeilen im Verlauf." },

  "chat.title": { en: "Chat", de: "Chat" },
  "chat.field": { en: "Write something to the table", de: "Schreib etwas an den Tisch" },
  "chat.send": { en: "Send", de: "Senden" },
  "chat.empty": { en: "Nobody has said anything yet.", de: "Noch hat niemand etwas gesagt." },
  "chat.sign-in": {
    en: "Choose a name on the first screen to chat.",
    de: "Wähle auf der Startseite einen Namen, um mitzureden.",
  },

  scores: { en: "Points", de: "Punkte" },
  "score.total": { en: "Total", de: "Summe" },
  "score.so-far": { en: "Points as things stand", de: "Punkte nach jetzigem Stand" },
  round: { en: "Round {0} of {1}", de: "Runde {0} von {1}" },
  "round.short": { en: "Round {0}/{1}", de: "Runde {0}/{1}" },
  here: { en: "is here", de: "ist da" },
  away: { en: "is away", de: "ist weg" },
  resigned: { en: "resigned; a computer plays on", de: "ausgestiegen; ein Computer spielt weiter" },
  passed: { en: "passed", de: "hat gepasst" },
  "start-player": { en: "start player", de: "Startspieler" },

  "replay.enter": { en: "Look back", de: "Rückblick" },
  "replay.move": { en: "Move {0} of {1}", de: "Zug {0} von {1}" },
  "replay.short": { en: "{0} / {1}", de: "{0} / {1}" },
  "replay.first": { en: "To the beginning", de: "Zum Anfang" },
  "replay.back": { en: "One move back", de: "Einen Zug zurück" },
  "replay.forward": { en: "One move on", de: "Einen Zug weiter" },
  "replay.last": { en: "To the end", de: "Zum Ende" },
  "replay.play": { en: "Play the moves", de: "Züge abspielen" },
  "replay.pause": { en: "Pause", de: "Anhalten" },
  "replay.now": { en: "Back to the present", de: "Zur Gegenwart" },
  "replay.result": { en: "To the result", de: "Zum Ergebnis" },
  "replay.link": { en: "Copy link to this move", de: "Link zu diesem Zug kopieren" },
  "replay.fork": { en: "Play on from here", de: "Ab hier weiterspielen" },
  "replay.fork.what": {
    en: "A new table of your own begins at this move; you play all seats.",
    de: "Ein eigener Tisch beginnt bei diesem Zug; du spielst alle Plätze.",
  },
  "replay.undone": { en: "(taken back)", de: "(zurückgenommen)" },

  "end.title": { en: "Score sheet", de: "Wertung" },
  "end.rank": { en: "{0}.", de: "{0}." },
  "end.source": { en: "Source", de: "Quelle" },
  "end.curve": { en: "Points over the rounds", de: "Punkte im Lauf der Runden" },
  "end.curve.none": { en: "The curve is not available.", de: "Die Kurve ist nicht verfügbar." },
  "end.replay": { en: "Replay", de: "Noch einmal ansehen" },
  "end.board": { en: "Final position", de: "Endstand" },
  "end.record": { en: "Download the record", de: "Aufzeichnung herunterladen" },
  "end.rematch": { en: "Rematch", de: "Revanche" },
  "end.rematch.go": { en: "Go to the rematch", de: "Zur Revanche" },
  "end.forked": { en: "This game went on from another one.", de: "Dieses Spiel ging von einem anderen aus weiter." },
  points: { en: "{0} points", de: "{0} Punkte" },
  "points.one": { en: "1 point", de: "1 Punkt" },

  menu: { en: "Menu", de: "Menü" },
  "menu.link": { en: "Copy link to the table", de: "Link zum Tisch kopieren" },
  "menu.resign": { en: "Resign", de: "Aussteigen" },
  "menu.resign.ask": {
    en: "Resign from this game? A computer plays your seat on. This cannot be undone.",
    de: "Aus diesem Spiel aussteigen? Ein Computer spielt deinen Platz weiter. Das lässt sich nicht zurücknehmen.",
  },

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
    en: "Something went wrong that should not.",
    de: "Etwas ging schief, das nicht schiefgehen sollte.",
  },
  "error.server": {
    en: "The server stumbled. Try again in a moment.",
    de: "Der Server ist gestolpert. Versuch es gleich noch einmal.",
  },
  "error.offline": { en: "The server cannot be reached.", de: "Der Server ist nicht zu erreichen." },
  "error.slow": {
    en: "The server does not answer. Your move may or may not have counted; the table shows what is true.",
    de: "Der Server antwortet nicht. Ob dein Zug zählt, zeigt der Tisch.",
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
  "error.home": { en: "To the first screen", de: "Zur Startseite" },
  "error.reload": { en: "Load the page again", de: "Seite neu laden" },
  "error.broke": { en: "The page tripped over itself", de: "Die Seite ist über sich selbst gestolpert" },
  "error.broke.what": { en: "Your game is safe on the server.", de: "Dein Spiel ist auf dem Server sicher." },
  "error.drawing": {
    en: "The drawing of this game failed; here is the plain table.",
    de: "Die Zeichnung dieses Spiels versagt gerade; hier ist der schlichte Tisch.",
  },

  "rules.title": { en: "{0}: the rules in short", de: "{0}: die Regeln in Kürze" },
  "rules.filter": { en: "Search the rules", de: "Regeln durchsuchen" },
  "rules.none": { en: "No section matches.", de: "Kein Abschnitt passt." },
  "rules.back": { en: "Back", de: "Zurück" },
  "rules.no-section": { en: "There is no section {0}.", de: "Einen Abschnitt {0} gibt es nicht." },

  "set.title": { en: "Settings", de: "Einstellungen" },
  "set.language": { en: "Language", de: "Sprache" },
  "set.theme": { en: "Colours", de: "Farben" },
  "set.theme.system": { en: "as the device", de: "wie das Gerät" },
  "set.theme.light": { en: "light", de: "hell" },
  "set.theme.dark": { en: "dark", de: "dunkel" },
  "set.motion": { en: "Motion", de: "Bewegung" },
  "set.motion.system": { en: "as the device", de: "wie das Gerät" },
  "set.motion.on": { en: "on", de: "an" },
  "set.motion.off": { en: "off", de: "aus" },
  "set.keys": { en: "Keyboard shortcuts", de: "Tastenkürzel" },
  "set.name": { en: "My name", de: "Mein Name" },
  "set.save": { en: "Save", de: "Speichern" },
  "set.saved": { en: "Saved.", de: "Gespeichert." },
  "set.device": { en: "Play on another device", de: "Auf einem anderen Gerät spielen" },
  "set.device.what": {
    en: "Makes a link that signs you in there, once, within ten minutes.",
    de: "Macht einen Link, der dich dort anmeldet: einmal, binnen zehn Minuten.",
  },
  "set.device.make": { en: "Make a link", de: "Link machen" },
  "set.data": { en: "My data", de: "Meine Daten" },
  "set.export": { en: "Download all", de: "Alles herunterladen" },
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
    en: "What glows is yours to choose: click it on the board, or take it from the list in words. Point at anything to learn what it is. Click what does not glow, and the table says why it is not possible.",
    de: "Was leuchtet, kannst du wählen: direkt auf dem Plan oder in Worten aus der Liste. Zeig auf etwas, und es erklärt sich. Klick auf etwas, das nicht leuchtet, und der Tisch sagt dir, warum es nicht geht.",
  },
  "help.keys": { en: "Keys", de: "Tasten" },
  "help.key.choices": { en: "go to the choices", de: "zu den Möglichkeiten" },
  "help.key.arrows": { en: "move among choices; Enter takes one", de: "zwischen Möglichkeiten wandern; Enter wählt" },
  "help.key.digits": { en: "take choice 1 to 9 of the list", de: "Möglichkeit 1 bis 9 der Liste wählen" },
  "help.key.undo": { en: "undo", de: "zurücknehmen" },
  "help.key.redo": { en: "redo", de: "wiederholen" },
  "help.key.confirm": { en: "confirm the turn", de: "Zug bestätigen" },
  "help.key.board": { en: "go to the board", de: "zum Spielplan" },
  "help.key.own": { en: "go to my board", de: "zu meinem Bereich" },
  "help.key.players": { en: "next player's board", de: "Bereich der nächsten Person" },
  "help.key.log": { en: "go to the log", de: "zum Verlauf" },
  "help.key.chat": { en: "write in the chat", de: "im Chat schreiben" },
  "help.key.prompt": { en: "hear again what is asked", de: "noch einmal hören, was gefragt ist" },
  "help.key.replay": {
    en: "in a look back: move by move, to the start, to the end",
    de: "im Rückblick: Zug um Zug, zum Anfang, zum Ende",
  },
  "help.key.escape": { en: "close what is open", de: "Offenes schließen" },
  "help.key.help": { en: "this help", de: "diese Hilfe" },

  "generic.board": { en: "On the table", de: "Auf dem Tisch" },
  "generic.empty": { en: "nothing", de: "nichts" },
};

const FIELDS: Record<string, Text> = {
  coins: { en: "coins", de: "Münzen" },
  goods: { en: "goods", de: "Waren" },
  tracks: { en: "tracks", de: "Leisten" },
  development: { en: "development", de: "Entwicklung" },
  status: { en: "status", de: "Stand" },
  citizens: { en: "citizens", de: "Bürger" },
  merchant: { en: "merchant", de: "Händlerfigur" },
  stations: { en: "trading stations", de: "Kontore" },
  stations_left: { en: "stations left", de: "Kontore übrig" },
  technology: { en: "technology", de: "Technik" },
  turn: { en: "turn (seat)", de: "Am Zug (Platz)" },
  technology_aside: { en: "technology aside", de: "Technik zurückgelegt" },
  farmer_technology_aside: { en: "farmer technology aside", de: "Bauerntechnik zurückgelegt" },
  market: { en: "market", de: "Markt" },
  drawn: { en: "drawn in the Bathhouse", de: "im Badehaus gezogen" },
  debt: { en: "missing coins", de: "fehlende Münzen" },
  bag_size: { en: "in the bag", de: "im Beutel" },
  bag: { en: "bag", de: "Beutel" },
  places: { en: "places", de: "Orte" },
  spaces: { en: "spaces", de: "Felder" },
  has_passed: { en: "has passed", de: "hat gepasst" },
  supply: { en: "supply", de: "Vorrat" },
  goods_market: { en: "goods market", de: "Warenmarkt" },
  place_tiles: { en: "place tiles", de: "Ortskarten" },
  place_tiles_gone: { en: "removed place tiles", de: "entfernte Ortskarten" },
  routes: { en: "routes", de: "Wege" },
  deeds: { en: "beneficial deeds", de: "Segensreiche Werke" },
  events_left: { en: "events left", de: "Ereignisse übrig" },
  bank: { en: "bank", de: "Stadtkasse" },
};

function fill(text: string, args: (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, n: string) => String(args[Number(n)] ?? ""));
}

export function say(lang: Lang, key: string, ...args: (string | number)[]): string {
  const found = WORDS[key];
  return found ? fill(found[lang], args) : key;
}

/** The words of a key in the language of the page. */
export function t(key: string, ...args: (string | number)[]): string {
  return say(language.value, key, ...args);
}

export function bothLanguages(key: string): Text {
  return WORDS[key] ?? { en: key, de: key };
}

export function has(key: string): boolean {
  return key in WORDS;
}

/** A text that is an object by language, or already plain. */
export function plain(text: Text | string | null | undefined): string {
  if (text == null) return "";
  return typeof text === "string" ? text : (text[language.value] ?? text.en ?? "");
}

/** The name of a field of a view: known words, else the field's own name made readable. */
export function fieldName(field: string): string {
  return FIELDS[field]?.[language.value] ?? field.replace(/[_-]/g, " ");
}

export function levelName(level: string): string {
  return has(`level.${level}`) ? t(`level.${level}`) : level;
}

export function valueName(value: unknown): string {
  const key = `value.${String(value)}`;
  return has(key) ? t(key) : String(value).replace(/_/g, " ");
}

/** A number as the language writes it. */
export function decimal(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(language.value, format).format(Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value);
}

/** The same with its sign; nothing is "±0". */
export function signed(value: number, digits: number): string {
  if (Math.abs(value) < 0.5 * 10 ** -digits) return "±0";
  return `${value > 0 ? "+" : "−"}${decimal(Math.abs(value), digits)}`;
}

/** "Anna, Ben and Carla" */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${t("and")} ${names.at(-1)!}`;
}

const OFFERED: Record<Lang, string[]> = {
  en: [
    "Merry Heron",
    "Quiet Fox",
    "Bold Badger",
    "Clever Wren",
    "Gentle Otter",
    "Patient Owl",
    "Swift Hare",
    "Sunny Finch",
  ],
  de: [
    "Flinker Fuchs",
    "Kluge Eule",
    "Munterer Spatz",
    "Stiller Dachs",
    "Frohe Amsel",
    "Wacher Luchs",
    "Kecke Meise",
    "Ruhiger Otter",
  ],
};

export function offeredName(): string {
  const names = OFFERED[language.peek()];
  return names[Math.floor(Math.random() * names.length)]!;
}

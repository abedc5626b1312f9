/** The few words of the drawing itself; everything else comes with the game's names and explanations. */
import type { Text } from "../../board";
import { MORE_WORDS } from "./more-words";

export const WORDS: Record<string, Text> = {
  ...MORE_WORDS,
  // places, short enough for a roof
  "at-grain": { en: "Harvest", de: "Ernte" },
  "at-family": { en: "Family", de: "Familie" },
  "at-craft": { en: "Crafts", de: "Handwerk" },
  "at-market": { en: "Market", de: "Markt" },
  "at-council": { en: "Council", de: "Ratsstube" },
  "at-travel": { en: "Travel", de: "Reise" },
  "at-church": { en: "Church", de: "Kirche" },
  "at-well": { en: "Well", de: "Brunnen" },
  chronicle: { en: "Chronicle", de: "Dorfchronik" },
  graves: { en: "Graves", de: "Gräber" },
  conny: { en: "Conny's tray", de: "Connys Ablage" },
  supply: { en: "Supply", de: "Vorrat" },

  // regions on phones
  "tab-village": { en: "Village", de: "Dorf" },
  "tab-craft": { en: "Crafts", de: "Handwerk" },
  "tab-market": { en: "Market", de: "Markt" },
  "tab-houses": { en: "Council & church", de: "Rat & Kirche" },
  "tab-travel": { en: "Travel", de: "Reise" },
  "tab-chronicle": { en: "Chronicle", de: "Dorfchronik" },

  // action spaces
  "space-label": { en: "{0}: {1}", de: "{0}: {1}" },
  "no-cubes": { en: "no cubes", de: "keine Steine" },
  "cubes-here": { en: "Lying here: {0}", de: "Hier liegt: {0}" },
  "take-cube": { en: "{0}: {1} × {2}", de: "{0}: {1} × {2}" },
  "cube-text": {
    en: "A cube of influence. Take it and you may carry out the action of its space; later it pays prices in its colour.",
    de: "Ein Einflussstein. Wer ihn nimmt, darf die Aktion des Feldes ausführen; später bezahlt er Preise in seiner Farbe.",
  },
  "plague-text": {
    en: "Costs 2 time and goes straight back to the supply. The action of its space may be carried out all the same.",
    de: "Kostet 2 Zeit und geht gleich zurück in den Vorrat. Die Aktion des Feldes darf man trotzdem ausführen.",
  },

  // crafts
  "craft-train": { en: "Training: {0} time", de: "Ausbildung: {0} Zeit" },
  "craft-make": { en: "With a trained figure: {0} time for each good", de: "Mit ausgebildeter Figur: {0} Zeit je Gut" },
  "craft-pay": { en: "Without a figure: {0}", de: "Ohne Figur: {0}" },
  "craft-text": { en: "To be had here: {0}.", de: "Hier gibt es: {0}." },
  "mill-text": {
    en: "Pay {0} time and {1} grain and get {2} {2|coin|coins}. Nobody is trained here.",
    de: "Zahle {0} Zeit und {1} Getreide und erhalte {2} {2|Münze|Münzen}. Ausgebildet wird hier niemand.",
  },
  "grain-n": { en: "{0} grain", de: "{0} Getreide" },
  "nobody-here": { en: "Nobody is here.", de: "Niemand ist hier." },
  or: { en: "or", de: "oder" },

  // market
  stalls: { en: "Stalls", de: "Stände" },
  queue: { en: "Queue", de: "Warteschlange" },
  "stall-text": {
    en: "At the stalls: can be served on a market day. Worth {0} {0|point|points} at the end.",
    de: "Am Stand: kann an einem Markttag bedient werden. Am Ende {0} {0|Punkt|Punkte} wert.",
  },
  "queue-text": {
    en: "Waits in the queue and cannot be served yet. Worth {0} {0|point|points} at the end.",
    de: "Wartet in der Warteschlange und kann noch nicht bedient werden. Am Ende {0} {0|Punkt|Punkte} wert.",
  },
  "stall-empty": { en: "Empty stall", de: "Leerer Stand" },
  "queue-empty": { en: "Nobody waits here.", de: "Hier wartet niemand." },
  "sale-price": {
    en: "Every sale but the caller's first also costs {0} and {1} time.",
    de: "Jeder Verkauf außer dem ersten des Ausrufers kostet zusätzlich {0} und {1} Zeit.",
  },
  "customers-left": { en: "Customers to come", de: "Kommende Kunden" },
  "customers-left-text": {
    en: "{0} {0|customer still lies|customers still lie} in the pile, face down.",
    de: "Noch {0} {0|Kunde liegt|Kunden liegen} verdeckt im Stapel.",
  },
  "stall-label": { en: "Stall {0}: {1}, {2} {2|point|points}", de: "Stand {0}: {1}, {2} {2|Punkt|Punkte}" },
  "queue-label": {
    en: "Queue {0}: {1}, {2} {2|point|points}",
    de: "Warteschlange {0}: {1}, {2} {2|Punkt|Punkte}",
  },

  // council
  "council-price": {
    en: "Price of a step: 1 scroll or 2 green cubes, and the time of the step.",
    de: "Preis einer Stufe: 1 Schriftrolle oder 2 grüne Steine und die Zeit der Stufe.",
  },
  "council-step-text": {
    en: "Costs {0} time and a scroll or two green cubes. A figure here is worth {1} {1|point|points} at the end.",
    de: "Kostet {0} Zeit, dazu eine Schriftrolle oder zwei grüne Steine. Eine Figur hier ist am Ende {1} {1|Punkt|Punkte} wert.",
  },
  "privilege-text": {
    en: "Privilege of step {0}: {1}. Whoever stands here or higher may use it with the council action.",
    de: "Privileg der Stufe {0}: {1}. Wer hier oder höher steht, darf es mit der Aktion der Ratsstube nutzen.",
  },
  privilege: { en: "Privilege", de: "Privileg" },
  step: { en: "Step {0}", de: "Stufe {0}" },
  "marker-text": {
    en: "Whoever takes it begins the next round. Now: {0}.",
    de: "Wer ihn nimmt, beginnt die nächste Runde. Jetzt: {0}.",
  },
  "marker-solo": {
    en: "Once taken it is used like a coin until the round ends. Now: {0}.",
    de: "Einmal genommen, zählt er bis zum Rundenende wie eine Münze. Jetzt: {0}.",
  },
  "marker-with": { en: "with {0}", de: "bei {0}" },

  // church
  "church-step-text": {
    en: "Costs {0} grain in a mass. A figure here is worth {1} {1|point|points} at the end.",
    de: "Kostet in der Messe {0} Getreide. Eine Figur hier ist am Ende {1} {1|Punkt|Punkte} wert.",
  },
  "church-first-text": {
    en: "Whoever comes out of the black bag stands here first. A figure here is worth {1} {1|point|points} at the end.",
    de: "Wer aus dem schwarzen Beutel kommt, steht zuerst hier. Eine Figur hier ist am Ende {1} {1|Punkt|Punkte} wert.",
  },
  "bag-text": {
    en: "In the bag: {0} {0|monk|monks} and {1} {1|family member|family members}. In each mass {2} {2|comes|come} out; monks go back in.",
    de: "Im Beutel: {0} {0|Mönch|Mönche} und {1} {1|Familienmitglied|Familienmitglieder}. In jeder Messe {2|kommt|kommen} {2} heraus; Mönche gehen zurück in den Beutel.",
  },
  "bag-price": {
    en: "Going in costs 1 brown cube or {0} time; buying out costs 1 coin.",
    de: "Hinein kommt man für 1 braunen Stein oder {0} Zeit; freikaufen kostet 1 Münze.",
  },
  "on-church": { en: "Lying on the church", de: "Auf der Kirche" },
  "on-church-text": {
    en: "When Conny takes a cube from the church, the lowest of these goes into the bag.",
    de: "Nimmt Conny einen Stein von der Kirche, kommt die niedrigste dieser Figuren in den Beutel.",
  },
  monks: { en: "{0} {0|monk|monks}", de: "{0} {0|Mönch|Mönche}" },

  // travel
  "road-text": {
    en: "A journey costs {0} time, {1} {1|wagon|wagons} and: {2}.",
    de: "Eine Reise kostet {0} Zeit, {1} Planwagen und: {2}.",
  },
  "journey-price": {
    en: "Every journey costs {0} time, {1} {1|wagon|wagons} and the cubes of its road.",
    de: "Jede Reise kostet {0} Zeit, {1} Planwagen und die Steine ihrer Straße.",
  },
  "reward-fame": {
    en: "Reward for the first visit: {0} {0|point|points}.",
    de: "Belohnung beim ersten Besuch: {0} {0|Punkt|Punkte}.",
  },
  "reward-cubes": {
    en: "Reward for the first visit: {0} {0|cube|cubes} of your choice.",
    de: "Belohnung beim ersten Besuch: {0} {0|Stein|Steine} nach Wahl.",
  },
  "reward-coins": {
    en: "Reward for the first visit: {0} {0|coin|coins}.",
    de: "Belohnung beim ersten Besuch: {0} {0|Münze|Münzen}.",
  },
  "visited-by": { en: "Visited by: {0}", de: "Besucht von: {0}" },
  "stands-here": { en: "Here: {0}", de: "Hier: {0}" },
  "village-end": { en: "Your village", de: "Dein Dorf" },
  "village-end-text": {
    en: "Journeys begin here, with a figure from the farm.",
    de: "Hier beginnen die Reisen, mit einer Figur vom Hof.",
  },
  "castle-points": { en: "Castles visited, points at the end", de: "Besuchte Burgen, Punkte am Ende" },
  "castle-points-text": { en: "For one castle to six: {0} points.", de: "Für eine bis sechs Burgen: {0} Punkte." },

  // chronicle
  "group-text": {
    en: "{0} of {1} {1|slot|slots} {0|is|are} free. Whoever dies at this work is entered here.",
    de: "{0} von {1} {1|Platz|Plätzen} {0|ist|sind} frei. Wer bei dieser Arbeit stirbt, wird hier eingetragen.",
  },
  "graves-text": {
    en: "{0} of {1} {1|grave|graves} {0|is|are} free.",
    de: "{0} von {1} {1|Grab|Gräbern} {0|ist|sind} frei.",
  },
  "slots-left": { en: "{0} free", de: "{0} frei" },
  "members-points": { en: "Your figures in the chronicle", de: "Deine Figuren in der Dorfchronik" },
  "members-worth": {
    en: "{0} {0|figure scores|figures score} {1} {1|point|points} at the end",
    de: "{0} {0|Figur bringt|Figuren bringen} am Ende {1} {1|Punkt|Punkte}",
  },
  "members-last": {
    en: "{0} {0|figure|figures} or more score {1} {1|point|points} at the end",
    de: "{0} {0|Figur|Figuren} oder mehr bringen am Ende {1} {1|Punkt|Punkte}",
  },

  // conny
  compartment: { en: "Compartment {0}: {1}", de: "Fach {0}: {1}" },
  empty: { en: "empty", de: "leer" },
  "fate-tile": { en: "Fate tile: {0}", de: "Schicksalsplättchen: {0}" },
  "fate-text": {
    en: "Turned up when Conny's cube passes it. Of three tiles exactly one shows the quill, and then one of her oldest figures dies.",
    de: "Wird aufgedeckt, wenn Connys Stein daran vorbeizieht. Von dreien zeigt genau eines den Federkiel, dann stirbt eine ihrer ältesten Figuren.",
  },
  "conny-last": { en: "Conny's last cube", de: "Connys letzter Stein" },
  "conny-served": { en: "Served by Conny: {0}", de: "Von Conny bedient: {0}" },
  ring: { en: "She looks for a cube in this order: {0}", de: "Sie sucht einen Stein in dieser Reihenfolge: {0}" },
  "ring-word": { en: "Seeks:", de: "Sucht:" },
  "ring-words": { en: "Seeks in this order:", de: "Sucht in dieser Folge:" },
  "ring-short": { en: "She looks for a cube in this order:", de: "Sie sucht einen Stein in dieser Reihenfolge:" },
  rank: { en: "Rank if the game ended now: {0}", de: "Rang, wenn jetzt Schluss wäre: {0}" },

  // supply
  "supply-text": {
    en: "Cubes in the supply; rewards and privileges are taken from here.",
    de: "Steine im Vorrat; von hier kommen Belohnungen und Steine aus Privilegien.",
  },
  "green-bag": { en: "Green bag", de: "Grüner Beutel" },
  "green-bag-text": {
    en: "{0} {0|cube is|cubes are} in the green bag, from which the action spaces are filled.",
    de: "{0} {0|Stein ist|Steine sind} im grünen Beutel, aus dem die Aktionsfelder bestückt werden.",
  },

  // farm
  "farm-of": { en: "Farm of {0}", de: "Hof von {0}" },
  "at-home": { en: "At home", de: "Zu Hause" },
  away: { en: "At work", de: "Bei der Arbeit" },
  "not-born": { en: "Not yet born", de: "Noch nicht geboren" },
  "not-born-text": {
    en: "Children still to come, the lowest number first: {0}",
    de: "Noch kommende Kinder, die niedrigste Zahl zuerst: {0}",
  },
  "all-born": { en: "The whole family is born.", de: "Die ganze Familie ist geboren." },
  "farm-empty": { en: "Nobody is at home.", de: "Niemand ist zu Hause." },
  "time-left": { en: "Time until the next death", de: "Zeit bis zum nächsten Todesfall" },
  lifetime: { en: "Lifetime", de: "Lebenszeit" },
  "lifetime-at": {
    en: "The marker stands on space {0} of {1}; {2} time until the next death.",
    de: "Der Marker steht auf Feld {0} von {1}; {2} Zeit bis zum nächsten Todesfall.",
  },
  "deaths-due": { en: "Deaths still to settle: {0}", de: "Noch fällige Todesfälle: {0}" },
  grain: { en: "Grain", de: "Getreide" },
  "grain-text": {
    en: "{0} of {1} {1|sack|sacks}. It pays for goods, customers, the mill and steps of the church.",
    de: "{0} von {1} {1|Sack|Säcken}. Getreide bezahlt Güter, Kunden, die Mühle und Stufen der Kirche.",
  },
  cubes: { en: "Cubes", de: "Steine" },
  "own-cube-text": {
    en: "{0} on the farm. Pays prices in its colour; three of one colour pay for the well.",
    de: "{0} auf dem Hof. Bezahlt Preise in seiner Farbe; drei gleiche bezahlen den Brunnen.",
  },
  "cubes-and-coins": { en: "Cubes and coins", de: "Steine und Münzen" },
  coins: { en: "Coins", de: "Münzen" },
  "coins-text": {
    en: "A coin stands for a cube of any colour; each coin left is a point at the end.",
    de: "Eine Münze ersetzt einen Stein beliebiger Farbe; jede übrige zählt am Ende einen Punkt.",
  },
  "coin-marker": {
    en: "The next-start marker counts as a coin until the round ends.",
    de: "Der Marker „Nächster Startspieler“ zählt bis zum Rundenende als Münze.",
  },
  goods: { en: "Goods", de: "Güter" },
  "good-scroll": {
    en: "Customers ask for it, and it pays for a step in the council.",
    de: "Kunden verlangen sie, und sie bezahlt eine Stufe in der Ratsstube.",
  },
  "good-horse": {
    en: "Customers ask for it, and with a plough it raises the harvest to 3 grain.",
    de: "Kunden verlangen es, und mit einem Pflug bringt es 3 Getreide bei der Ernte.",
  },
  "good-plough": {
    en: "Customers ask for it, and with a horse or an ox it raises the harvest.",
    de: "Kunden verlangen ihn, und mit Pferd oder Ochse bringt er mehr Getreide.",
  },
  "good-ox": {
    en: "Customers ask for it, and with a plough it raises the harvest to 4 grain.",
    de: "Kunden verlangen ihn, und mit einem Pflug bringt er 4 Getreide bei der Ernte.",
  },
  "good-wagon": {
    en: "Customers ask for it, and every journey costs one.",
    de: "Kunden verlangen ihn, und jede Reise kostet einen.",
  },
  "points-so-far": { en: "Points so far", de: "Punkte bisher" },
  served: { en: "Customers served", de: "Bediente Kunden" },
  "served-text": {
    en: "{0} {0|customer|customers}, {1} {1|point|points} at the end.",
    de: "{0} {0|Kunde|Kunden}, {1} {1|Punkt|Punkte} am Ende.",
  },
  castles: { en: "Castles", de: "Burgen" },
  "castles-text": {
    en: "{0} {0|castle|castles} visited, {1} {1|point|points} at the end.",
    de: "{0} {0|Burg|Burgen} besucht, {1} {1|Punkt|Punkte} am Ende.",
  },
  remembered: { en: "In the chronicle", de: "In der Dorfchronik" },
  "remembered-text": {
    en: "{0} {0|member|members}, {1} {1|point|points} at the end. In graves: {2}.",
    de: "{0} {0|Mitglied|Mitglieder}, {1} {1|Punkt|Punkte} am Ende. In Gräbern: {2}.",
  },
  "on-steps": { en: "Church and council", de: "Kirche und Ratsstube" },
  "on-steps-text": {
    en: "{0} {0|figure|figures} on their steps, {1} {1|point|points} at the end.",
    de: "{0} {0|Figur|Figuren} auf ihren Stufen, {1} {1|Punkt|Punkte} am Ende.",
  },
  "all-else": { en: "Everything else", de: "Alles Übrige" },
  "all-else-text": {
    en: "{0} {0|point|points} from other sources; {1} in all if the game ended now.",
    de: "{0} {0|Punkt|Punkte} aus anderen Quellen; {1} insgesamt, wenn jetzt Schluss wäre.",
  },
  "start-player": { en: "Start player", de: "Startspieler" },
  points: { en: "points", de: "Punkte" },
  "points-now": {
    en: "{0} {0|point|points} if the game ended now",
    de: "{0} {0|Punkt|Punkte}, wenn jetzt Schluss wäre",
  },
  family: { en: "Family", de: "Familie" },
  "living-text": {
    en: "Living family members: {0}, of them at home: {1}",
    de: "Lebende Familienmitglieder: {0}, davon zu Hause: {1}",
  },

  // figures
  figure: { en: "{0}, generation {1}", de: "{0}, Generation {1}" },
  "figure-at": { en: "{0}, generation {1} – {2}", de: "{0}, Generation {1} – {2}" },
  "figure-text": { en: "A family member of generation {0}.", de: "Ein Familienmitglied der {0}. Generation." },
  "figure-oldest": { en: "Among the oldest: dies next.", de: "Gehört zu den Ältesten: stirbt als Nächstes." },
  "figure-work": { en: "Work: {0}", de: "Arbeit: {0}" },
  "last-turns": { en: "Last turns: {0}", de: "Letzte Züge: {0}" },
};

/** What is said about where chance comes from, in both languages. */
import type { Text } from "../board";

export const CHANCE = {
  "chance.title": { en: "Chance that can be checked", de: "Zufall zum Nachrechnen" },
  "chance.promise": {
    en: "The server has settled on a secret for this table and can no longer change it: this is its fingerprint. Before the game begins, the browser at every seat adds chance of its own; all dice and cards follow from both. After the game you can check that.",
    de: "Der Server hat für diesen Tisch ein Geheimnis festgelegt und kann es nicht mehr ändern: Das ist sein Fingerabdruck. Bevor die Partie beginnt, gibt der Browser jedes Platzes eigenen Zufall dazu; alle Würfel und Karten folgen aus beidem. Nach der Partie kannst du das nachprüfen.",
  },
  "chance.added": {
    en: "{0} of {1} {1|person|people} {0|has|have} added theirs.",
    de: "{0} von {1} {1|Person|Personen} {0|hat|haben} eigenen beigetragen.",
  },
  "chance.seed": { en: "Random seed set by {0}", de: "Zufall mit Startzahl von {0}" },
  "chance.seed.host": { en: "the host", de: "dem Gastgeber" },
  "chance.seed.what": {
    en: "All dice and cards follow from a number that somebody chose for this table: with it, the same cards and dice can be played again, and whoever knows it can know what they will bring. The result counts for no ranking.",
    de: "Alle Würfel und Karten folgen aus einer Zahl, die für diesen Tisch gewählt wurde: Mit ihr lassen sich dieselben Karten und Würfel noch einmal spielen, und wer sie kennt, kann wissen, was kommt. Das Ergebnis zählt für keine Rangliste.",
  },
  "chance.check": { en: "Verify the randomness", de: "Zufall nachprüfen" },
  "chance.checking": { en: "Checking …", de: "Rechnet nach …" },
  "chance.promise-kept": {
    en: "The secret is the one whose fingerprint was shown before the game.",
    de: "Das Geheimnis ist dasjenige, dessen Fingerabdruck vor der Partie gezeigt wurde.",
  },
  "chance.promise-same": {
    en: "This browser saw the same fingerprint before it added its own chance.",
    de: "Dieser Browser hat denselben Fingerabdruck gesehen, bevor er eigenen Zufall beitrug.",
  },
  "chance.share-there": {
    en: "What this browser added has been used.",
    de: "Was dieser Browser beigetragen hat, wurde verwendet.",
  },
  "chance.draws-follow": {
    en: "All draws, {0} in all, were worked out again in this browser and came out the same.",
    de: "Alle Ziehungen, zusammen {0}, wurden in diesem Browser nachgerechnet, mit demselben Ergebnis.",
  },
  "chance.fair": {
    en: "Nobody chose the chance of this game: neither the server nor anyone at the table.",
    de: "Niemand hat den Zufall dieser Partie ausgesucht: weder der Server noch jemand am Tisch.",
  },
  "chance.kept": {
    en: "Nobody changed chance during this game. This browser added nothing to it, so it cannot say more.",
    de: "Niemand hat den Zufall während dieser Partie verändert. Dieser Browser hat nichts beigetragen; mehr kann er nicht sagen.",
  },
  "chance.unfair": {
    en: "Something is wrong with the chance of this game. Keep the record and ask whoever runs the server.",
    de: "Mit dem Zufall dieser Partie stimmt etwas nicht. Bewahre die Aufzeichnung auf und frag den Betreiber des Servers.",
  },
  "chance.unproved": {
    en: "The chance of this game follows from a chosen number ({0}); nothing was promised, so there is nothing to check.",
    de: "Der Zufall dieser Partie folgt aus einer gewählten Zahl ({0}); es wurde nichts zugesagt, also gibt es nichts zu prüfen.",
  },
  "chance.yes": { en: "true:", de: "stimmt:" },
  "chance.no": { en: "not true:", de: "stimmt nicht:" },
  "chance.secret": { en: "Secret", de: "Geheimnis" },
  "chance.fingerprint": { en: "Fingerprint (SHA-256)", de: "Fingerabdruck (SHA-256)" },
} satisfies Record<string, Text>;

/** The pictures of Village's rules and those of its expansions: which thing belongs to which sections. */
import type { Text } from "../../board";
import { Between, Group } from "../../drawing/pictures";
import type { GamePictures, RulePicture } from "../../rules/pictures";
import { Icon } from "../../symbols";
import { COLOURS, GOODS, NUMBERS } from "./facts";
import { Cube, Figure, Good } from "./pieces";
import { ShipShape } from "./ships";
import { registerVillage } from "./sprite";
import { PinkFigure } from "./wedding";

registerVillage();

const sign = (name: string, size = 40) => <Icon name={`v-${name}`} size={size} />;
const cube = (name: string) => <Cube cube={name} size={36} />;
const figure = (number: string, seat = 0) => <Figure seat={seat} number={number} size={46} />;

const one = (sections: string[], name: string, alt: Text): RulePicture => ({
  sections,
  alt,
  draw: () => sign(name, 52),
});

/** A figure of the family at a place. */
const at = (sections: string[], place: string, alt: Text): RulePicture => ({
  sections,
  alt,
  draw: () => (
    <Group>
      {figure("1")}
      <Between sign="→" />
      {sign(`at-${place}`, 46)}
    </Group>
  ),
});

const BASE: RulePicture[] = [
  {
    sections: ["V-1.2"],
    alt: {
      en: "Figures of one family, each with its generation on it: 1, 2, 3 and 4.",
      de: "Figuren einer Familie, jede mit ihrer Generation darauf: 1, 2, 3 und 4.",
    },
    draw: () => NUMBERS.map((number) => <Group key={number}>{figure(number)}</Group>),
  },
  one(["V-1.3", "V-4"], "at-farm", { en: "The sign of the farm.", de: "Das Zeichen des Hofs." }),
  {
    sections: ["V-1.5"],
    alt: { en: "The signs of chronicle and graveyard.", de: "Die Zeichen von Dorfchronik und Friedhof." },
    draw: () => (
      <>
        {sign("at-chronicle", 46)}
        {sign("at-grave", 46)}
      </>
    ),
  },
  {
    sections: ["V-1.6", "V-4.4", "V-6.7"],
    alt: {
      en: "The five goods: scroll, horse, plough, ox and wagon.",
      de: "Die fünf Güter: Schriftrolle, Pferd, Pflug, Ochse und Planwagen.",
    },
    draw: () => GOODS.map((good) => <Good key={good} good={good} size={42} />),
  },
  {
    sections: ["V-1.7", "V-3"],
    alt: {
      en: "The cubes: faith with a candle, knowledge with a quill, skill with a chisel, persuasion with a speech bubble, and the black plague with a skull.",
      de: "Die Steine: Glaube mit einer Kerze, Wissen mit einer Feder, Können mit einem Stechbeitel, Überzeugungskraft mit einer Sprechblase und die schwarze Pest mit einem Totenkopf.",
    },
    draw: () => [...COLOURS.map(cube), cube("plague")],
  },
  one(["V-1.8", "V-6.5", "V-9.6"], "marker", {
    en: "The marker of the next start player: a flag.",
    de: "Der Marker für den nächsten Startspieler: eine Fahne.",
  }),
  {
    sections: ["V-3.3"],
    alt: {
      en: "A cube is taken from an action space to one’s farm.",
      de: "Ein Stein kommt von einem Aktionsfeld auf den eigenen Hof.",
    },
    draw: () => (
      <Group>
        {cube("orange")}
        <Between sign="→" />
        {sign("at-farm", 46)}
      </Group>
    ),
  },
  {
    sections: ["V-3.4", "V-R2"],
    alt: { en: "A plague cube costs time.", de: "Ein Peststein kostet Zeit." },
    draw: () => (
      <Group>
        {cube("plague")}
        <Between sign="→" />
        {sign("time")}
      </Group>
    ),
  },
  {
    sections: ["V-3.6", "V-R8"],
    alt: {
      en: "Three cubes of one colour are paid at the well.",
      de: "Drei Steine einer Farbe werden am Brunnen bezahlt.",
    },
    draw: () => (
      <Group>
        {cube("pink")}
        {cube("pink")}
        {cube("pink")}
        <Between sign="→" />
        {sign("at-well", 46)}
      </Group>
    ),
  },
  {
    sections: ["V-3.7", "V-R19"],
    alt: { en: "A coin stands for a cube of any colour.", de: "Eine Münze steht für einen Stein beliebiger Farbe." },
    draw: () => (
      <Group>
        {sign("coin")}
        <Between sign="=" />
        {sign("any")}
      </Group>
    ),
  },
  one(["V-4.1"], "grain", { en: "A sack of grain.", de: "Ein Sack Getreide." }),
  {
    sections: ["V-4.2", "V-4.3"],
    alt: { en: "A child joins the family on the farm.", de: "Ein Kind kommt zur Familie auf den Hof." },
    draw: () => (
      <Group>
        {figure("2")}
        <Between sign="→" />
        {sign("at-farm", 46)}
      </Group>
    ),
  },
  {
    sections: ["V-4.5"],
    alt: { en: "A trained figure turns time into a good.", de: "Eine ausgebildete Figur macht aus Zeit ein Gut." },
    draw: () => (
      <Group>
        {figure("1")}
        <Between sign="+" />
        {sign("time")}
        <Between sign="→" />
        <Good good="plough" size={42} />
      </Group>
    ),
  },
  {
    sections: ["V-4.7"],
    alt: { en: "The mill turns time and grain into coins.", de: "Die Mühle macht aus Zeit und Getreide Münzen." },
    draw: () => (
      <Group>
        {sign("time")}
        <Between sign="+" />
        {sign("grain")}
        <Between sign="→" />
        {sign("coin")}
      </Group>
    ),
  },
  one(["V-5", "V-5.1"], "at-market", { en: "The sign of the market.", de: "Das Zeichen des Markts." }),
  {
    sections: ["V-5.2"],
    alt: { en: "Goods are handed over for fame.", de: "Güter werden gegen Ruhm hergegeben." },
    draw: () => (
      <Group>
        <Good good="scroll" size={42} />
        <Between sign="+" />
        <Good good="horse" size={42} />
        <Between sign="→" />
        {sign("fame")}
      </Group>
    ),
  },
  at(["V-6.2", "V-6"], "council", {
    en: "A figure enters the council.",
    de: "Eine Figur kommt in die Ratsstube.",
  }),
  one(["V-6.6"], "any", { en: "A cube of any colour.", de: "Ein Stein beliebiger Farbe." }),
  {
    sections: ["V-6.8"],
    alt: { en: "A coin is turned into fame.", de: "Aus einer Münze wird Ruhm." },
    draw: () => (
      <Group>
        {sign("coin")}
        <Between sign="→" />
        {sign("fame")}
      </Group>
    ),
  },
  {
    sections: ["V-7.1"],
    alt: { en: "A figure sets out with a wagon.", de: "Eine Figur bricht mit einem Planwagen auf." },
    draw: () => (
      <Group>
        {figure("1")}
        <Good good="wagon" size={42} />
        <Between sign="→" />
        {sign("at-travel", 46)}
      </Group>
    ),
  },
  one(["V-7.2", "V-7.3", "V-11.1"], "castle-flag", {
    en: "A castle on the travel map, with a flag on it.",
    de: "Eine Burg auf der Reisekarte, mit einer Fahne darauf.",
  }),
  {
    sections: ["V-7.4", "V-7.5"],
    alt: {
      en: "A figure goes into the black bag of the church.",
      de: "Eine Figur kommt in den schwarzen Beutel der Kirche.",
    },
    draw: () => (
      <Group>
        {figure("1")}
        <Between sign="→" />
        {sign("bag", 46)}
      </Group>
    ),
  },
  {
    sections: ["V-8.1", "V-8"],
    alt: { en: "The signs of time and of the quill.", de: "Die Zeichen der Zeit und des Federkiels." },
    draw: () => (
      <>
        {sign("time", 46)}
        {sign("quill", 46)}
      </>
    ),
  },
  at(["V-8.5", "V-11.4"], "chronicle", {
    en: "A figure goes into the chronicle.",
    de: "Eine Figur kommt in die Dorfchronik.",
  }),
  at(["V-8.6"], "grave", {
    en: "A figure is laid to rest in the graveyard.",
    de: "Eine Figur kommt auf den Friedhof.",
  }),
  {
    sections: ["V-9.3", "V-R18"],
    alt: {
      en: "Monks and family members are drawn from the black bag.",
      de: "Mönche und Familienmitglieder werden aus dem schwarzen Beutel gezogen.",
    },
    draw: () => (
      <Group>
        {sign("bag", 46)}
        <Between sign="→" />
        {sign("monk", 42)}
        {figure("2")}
        {figure("1", 1)}
      </Group>
    ),
  },
  at(["V-9", "V-9.4", "V-11.2"], "church", {
    en: "A figure moves up in the church.",
    de: "Eine Figur steigt in der Kirche auf.",
  }),
  one(["V-11", "V-11.7"], "fame", { en: "The sign of fame: a star.", de: "Das Zeichen des Ruhms: ein Stern." }),
  one(["V-11.6"], "coin", { en: "A coin.", de: "Eine Münze." }),
  one(["VS-1.3", "VS-3"], "at-conny", { en: "The sign of Conny's tray.", de: "Das Zeichen von Connys Ablage." }),
  one(["VS-3.2"], "fate", { en: "A fate tile.", de: "Ein Schicksalsplättchen." }),
];

const EXPANSIONS: RulePicture[] = [
  one(["VI-1.3", "VI-2", "VI-2.1"], "beer", { en: "A jug of beer.", de: "Ein Krug Bier." }),
  at(["VI-3.1", "VI-3"], "inn", { en: "A figure goes to the inn.", de: "Eine Figur geht ins Wirtshaus." }),
  one(["VI-4", "VI-4.1", "VI-1.2"], "card", { en: "A person card.", de: "Eine Personenkarte." }),
  {
    sections: ["VM-1.1", "VM-4.2", "VM-5.4"],
    alt: { en: "A neutral figure with a heart.", de: "Eine neutrale Figur mit einem Herzen." },
    draw: () => <PinkFigure size={52} />,
  },
  one(["VM-3", "VM-3.1", "VM-4"], "rings", {
    en: "The sign of the wedding: two rings.",
    de: "Das Zeichen der Hochzeit: zwei Ringe.",
  }),
  one(["VM-2", "VM-2.1"], "at-smuggler", {
    en: "The sign of the smuggler: a hat.",
    de: "Das Zeichen des Schmugglers: ein Hut.",
  }),
  {
    sections: ["VM-6", "VM-6.1"],
    alt: { en: "Bread and a tool.", de: "Ein Brot und ein Werkzeug." },
    draw: () => (
      <>
        {sign("bread", 44)}
        {sign("tool", 44)}
      </>
    ),
  },
  {
    sections: ["VM-6.3"],
    alt: { en: "Bread lies under a figure.", de: "Unter einer Figur liegt ein Brot." },
    draw: () => (
      <Group>
        {sign("bread")}
        <Between sign="→" />
        {figure("1")}
      </Group>
    ),
  },
  {
    sections: ["VP-1.1", "VP-2", "VP-3"],
    alt: { en: "A ship in the player's colour.", de: "Ein Schiff in der eigenen Farbe." },
    draw: () => <ShipShape seat={0} size={56} />,
  },
  one(["VP-1.2", "VP-2.1", "VP-3.6"], "captain", { en: "A captain.", de: "Ein Kapitän." }),
  {
    sections: ["VP-1.3", "VP-5.1"],
    alt: { en: "A basket of cocoa and a bale of tea.", de: "Ein Kakaokorb und ein Teeballen." },
    draw: () => (
      <>
        {sign("cocoa", 44)}
        {sign("tea", 44)}
      </>
    ),
  },
  one(["VP-1.4", "VP-4.4", "VP-5.4"], "chest", { en: "A treasure chest.", de: "Eine Schatzkiste." }),
  one(["VP-4.5"], "lighthouse", { en: "A lighthouse.", de: "Ein Leuchtturm." }),
  {
    sections: ["VG-1.1", "VG-1.3", "VG-3", "VG-4"],
    alt: { en: "The marks of silver and golden life goals.", de: "Die Zeichen silberner und goldener Lebensziele." },
    draw: () => (
      <>
        {sign("goal-silver", 46)}
        {sign("goal-gold", 46)}
      </>
    ),
  },
];

const village: GamePictures = { look: "vil", pictures: [...BASE, ...EXPANSIONS] };

export default village;

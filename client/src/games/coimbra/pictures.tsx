/** The pictures of Coimbra's rules: which thing belongs to which sections. */
import type { Text } from "../../board";
import { Between, Group } from "../../drawing/pictures";
import type { GamePictures, RulePicture } from "../../rules/pictures";
import { Icon, SeatMark } from "../../symbols";
import { Sign } from "./bonus";
import { CLASSES, COLOURS, colourOf, DIPLOMAS, LOCATIONS } from "./facts";
import { BlankDie, Crowns, DieFace, Diploma } from "./pieces";
import { registerCoimbra } from "./sprite";

registerCoimbra();

const sign = (name: string, size = 44) => <Icon name={name} size={size} />;
const own = (name: string, size = 40) => <Icon name={name} size={size} class="seat-0" />;

const one = (sections: string[], name: string, alt: Text): RulePicture => ({
  sections,
  alt,
  draw: () => sign(name, 52),
});

const pictures: RulePicture[] = [
  one(["C-1.2", "C-9.4", "C-15"], "c-monastery", { en: "A monastery.", de: "Ein Kloster." }),
  {
    sections: ["C-1.4", "C-3.6", "C-4.8"],
    alt: {
      en: "Die tokens: neutral dice with a value and no colour.",
      de: "Würfelplättchen: neutrale Würfel mit einem Wert und ohne Farbe.",
    },
    draw: () => [2, 4, 6].map((value) => <DieFace key={value} value={value} token />),
  },
  one(["C-1.5", "C-7.2", "C-16", "C-17.2"], "c-ship", {
    en: "The sign of the voyages: a ship.",
    de: "Das Zeichen der Expeditionen: ein Schiff.",
  }),
  {
    sections: ["C-1.6", "C-3.2"],
    alt: {
      en: "Dice in the five colours: grey, orange, purple, green and white.",
      de: "Würfel in den fünf Farben: grau, orange, lila, grün und weiß.",
    },
    draw: () => COLOURS.map((colour, n) => <DieFace key={colour} value={n + 1} colour={colour} />),
  },
  {
    sections: ["C-1.8", "C-5", "C-5.2"],
    alt: {
      en: "The order of the players: their marks in a row.",
      de: "Die Reihenfolge: die Zeichen aller Spieler nebeneinander.",
    },
    draw: () => (
      <Group>
        {[2, 0, 3, 1].map((seat) => (
          <SeatMark key={seat} seat={seat} size={34} />
        ))}
      </Group>
    ),
  },
  one(["C-1.10", "C-10"], "c-favour", { en: "The sign of a favour tile.", de: "Das Zeichen eines Gunstplättchens." }),
  {
    sections: ["C-1.12", "C-5.1"],
    alt: { en: "Crowns with their number on them.", de: "Kronen, auf denen ihre Anzahl steht." },
    draw: () => [1, 2, 3].map((n) => <Crowns key={n} n={n} size={42} />),
  },
  {
    sections: ["C-2.1", "C-2"],
    alt: {
      en: "The four classes and their dice: council members with a helmet, merchants with a coin, clerics with a staff, scholars with a laurel.",
      de: "Die vier Berufsgruppen und ihre Würfel: Ratsmitglieder mit Helm, Händler mit Münze, Geistliche mit Stab, Gelehrte mit Lorbeer.",
    },
    draw: () =>
      CLASSES.map((cls, n) => (
        <Group key={cls}>
          <Sign of={cls} size={36} />
          <DieFace value={n + 2} colour={colourOf(cls)} />
        </Group>
      )),
  },
  {
    sections: ["C-2.3", "C-17.6", "C-15.14"],
    alt: {
      en: "The five kinds of diplomas, and the wild one that stands for any of them.",
      de: "Die fünf Arten von Diplomen und der Joker, der für jede steht.",
    },
    draw: () => DIPLOMAS.map((kind) => <Diploma key={kind} kind={kind} size={38} />),
  },
  {
    sections: ["C-3.3"],
    alt: {
      en: "A die is taken, put into its taker’s holder, and placed in the castle or in one of three parts of the city.",
      de: "Ein Würfel wird genommen, in den eigenen Halter gesteckt und ins Schloss oder in einen der drei Stadtteile gestellt.",
    },
    draw: () => (
      <>
        <Group>
          <DieFace value={4} colour="orange" />
          <Between sign="→" />
          <DieFace value={4} colour="orange" seat={0} />
          <Between sign="→" />
        </Group>
        <Group>{LOCATIONS.map((location) => sign(`city-${location}`, 46))}</Group>
      </>
    ),
  },
  {
    sections: ["C-3.4"],
    alt: {
      en: "In the castle dice stand in rising order: 2, 3, 5.",
      de: "Im Schloss stehen die Würfel aufsteigend: 2, 3, 5.",
    },
    draw: () => (
      <>
        {sign("city-castle", 56)}
        <DieFace value={2} colour="gray" seat={1} />
        <Between sign="≤" />
        <DieFace value={3} colour="white" seat={0} />
        <Between sign="≤" />
        <DieFace value={5} colour="green" seat={2} />
      </>
    ),
  },
  {
    sections: ["C-3.5"],
    alt: {
      en: "In the city dice stand in falling order: 6, 4, 1.",
      de: "In der Stadt stehen die Würfel absteigend: 6, 4, 1.",
    },
    draw: () => (
      <>
        {sign("city-central", 56)}
        <DieFace value={6} colour="purple" seat={0} />
        <Between sign="≥" />
        <DieFace value={4} colour="orange" seat={2} />
        <Between sign="≥" />
        <DieFace value={1} colour="gray" seat={1} />
      </>
    ),
  },
  {
    sections: ["C-4.3"],
    alt: { en: "A die in the castle brings a favour tile.", de: "Ein Würfel im Schloss bringt ein Gunstplättchen." },
    draw: () => (
      <Group>
        {sign("city-castle", 52)}
        <DieFace value={3} colour="green" seat={0} />
        <Between sign="→" />
        {sign("c-favour")}
      </Group>
    ),
  },
  {
    sections: ["C-4.4"],
    alt: {
      en: "The value of a die in the city is the price of a card, in guards or coins.",
      de: "Der Wert eines Würfels in der Stadt ist der Preis einer Karte, in Wachen oder Münzen.",
    },
    draw: () => (
      <>
        <DieFace value={4} colour="purple" seat={0} />
        <Between sign="=" />
        <Group>
          <Sign of="guards" size={34} />
          <Between sign="/" />
          <Sign of="coins" size={34} />
        </Group>
        <Between sign="→" />
        {sign("c-card", 40)}
      </>
    ),
  },
  {
    sections: ["C-4.2", "C-6.1", "C-6"],
    alt: {
      en: "Dice that came back to their owner and wait for the income.",
      de: "Würfel, die zurückgekommen sind und auf das Einkommen warten.",
    },
    draw: () => (
      <>
        <BlankDie colour="gray" seat={0} />
        <BlankDie colour="purple" seat={0} />
        <BlankDie colour="green" seat={0} />
      </>
    ),
  },
  {
    sections: ["C-4.7"],
    alt: { en: "Guards and coins.", de: "Wachen und Münzen." },
    draw: () => (
      <Group>
        <Sign of="guards" size={38} />
        <Between sign="+" />
        <Sign of="coins" size={38} />
      </Group>
    ),
  },
  {
    sections: ["C-6.3"],
    alt: {
      en: "The white die brings the income of any one track: guards, coins, steps or points.",
      de: "Der weiße Würfel bringt das Einkommen einer beliebigen Leiste: Wachen, Münzen, Schritte oder Punkte.",
    },
    draw: () => (
      <>
        <BlankDie colour="white" seat={0} />
        <Between sign="→" />
        <Group>
          <Sign of="guards" size={32} />
          <Between sign="/" />
          <Sign of="coins" size={32} />
          <Between sign="/" />
          <Sign of="steps" size={32} />
          <Between sign="/" />
          <Sign of="points" size={32} />
        </Group>
      </>
    ),
  },
  {
    sections: ["C-8.1"],
    alt: { en: "The signs of guards and coins.", de: "Die Zeichen der Wachen und der Münzen." },
    draw: () => (
      <>
        <Sign of="guards" size={42} />
        <Sign of="coins" size={42} />
      </>
    ),
  },
  {
    sections: ["C-8.2"],
    alt: { en: "The sign of points: a laurel.", de: "Das Zeichen der Punkte: ein Lorbeerkranz." },
    draw: () => <Sign of="points" size={46} />,
  },
  {
    sections: ["C-8.3", "C-4.5", "C-17.3"],
    alt: {
      en: "Influence rises on the tracks of the four classes.",
      de: "Der Einfluss steigt auf den Leisten der vier Berufsgruppen.",
    },
    draw: () => (
      <>
        {sign("c-up", 34)}
        <Group>
          {CLASSES.map((cls) => (
            <Sign key={cls} of={cls} size={34} />
          ))}
        </Group>
      </>
    ),
  },
  {
    sections: ["C-9.1", "C-9", "C-10.3"],
    alt: {
      en: "Steps move the pilgrim along the roads to a monastery.",
      de: "Schritte bringen den Pilger auf den Straßen zu einem Kloster.",
    },
    draw: () => (
      <Group>
        <Sign of="steps" size={34} />
        {own("c-pilgrim")}
        <Between sign="→" />
        {sign("c-monastery")}
      </Group>
    ),
  },
  {
    sections: ["C-9.6"],
    alt: {
      en: "A disk in the player's colour lies above a monastery.",
      de: "Eine Scheibe in der eigenen Farbe liegt über einem Kloster.",
    },
    draw: () => (
      <Group>
        {own("c-disk", 34)}
        <Between sign="→" />
        {sign("c-monastery")}
      </Group>
    ),
  },
  {
    sections: ["C-10.2"],
    alt: { en: "A cap tile raises the value of a die.", de: "Ein Aufsatzplättchen erhöht den Wert eines Würfels." },
    draw: () => (
      <Group>
        <DieFace value={3} colour="green" seat={0} />
        <Between sign="+" />
        {sign("c-cap", 36)}
        <Between sign="→" />
        <DieFace value={6} colour="green" seat={0} cap />
      </Group>
    ),
  },
  {
    sections: ["C-17.9"],
    alt: { en: "Guards, coins and crowns.", de: "Wachen, Münzen und Kronen." },
    draw: () => (
      <>
        <Sign of="guards" size={38} />
        <Sign of="coins" size={38} />
        {sign("c-crown", 38)}
      </>
    ),
  },
];

const coimbra: GamePictures = { look: "coi", pictures };

export default coimbra;

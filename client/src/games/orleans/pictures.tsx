/** The pictures of Orléans' rules: which thing belongs to which sections. */
import type { ComponentChildren } from "preact";
import type { Text } from "../../board";
import { Between, Group } from "../../drawing/pictures";
import type { GamePictures, RulePicture } from "../../rules/pictures";
import { Icon, SeatMark } from "../../symbols";
import { GOODS, KINDS } from "./facts";
import { Coins, Good, Star, Tile, Wanted } from "./pieces";
import { registerOrleans } from "./sprite";
import { Effect } from "./tiles";

registerOrleans();

const OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"];
const EVENTS = ["pilgrimage", "income", "harvest", "taxes", "trading-day", "plague"];

const sign = (name: string, size = 40) => <Icon name={name} size={size} />;
const bag = sign("o-bag", 44);
const follower = (tile: string) => <Tile tile={tile} seat={0} size={44} />;
const inSeatColour = (name: string) => <Icon name={name} size={40} class="seat-0" />;

/** A follower from the supply goes into the bag, and perhaps something comes with it. */
function recruit(section: string, kind: string, gain: () => ComponentChildren, alt: Text): RulePicture {
  return {
    sections: [section],
    alt,
    draw: () => (
      <>
        <Group>
          {follower(kind)}
          <Between sign="→" />
          {bag}
        </Group>
        <Between sign="+" />
        {gain()}
      </>
    ),
  };
}

/** What a place gives, as its tile shows it. */
function place(section: string, id: string, alt: Text): RulePicture {
  return {
    sections: [section],
    alt,
    draw: () => (
      <Group>
        {sign("o-tile", 34)}
        <Between sign="→" />
        <Effect place={id} size={34} />
      </Group>
    ),
  };
}

const event = (section: string, id: string, alt: Text): RulePicture => ({
  sections: [section],
  alt,
  draw: () => sign(`event-${id}`, 48),
});

const one = (sections: string[], name: string, alt: Text): RulePicture => ({
  sections,
  alt,
  draw: () => sign(name, 48),
});

const pictures: RulePicture[] = [
  {
    sections: ["O-1.2"],
    alt: {
      en: "The four own followers, a bag, coins, a trading station and a merchant in the player's colour.",
      de: "Die vier eigenen Gefolgsleute, ein Beutel, Münzen, ein Kontor und eine Händlerfigur in der eigenen Farbe.",
    },
    draw: () => (
      <>
        <Group>{OWN.map(follower)}</Group>
        <Group>
          {bag}
          <Coins n={5} size={40} />
          {inSeatColour("o-station")}
          {inSeatColour("o-merchant")}
        </Group>
      </>
    ),
  },
  {
    sections: ["O-1.3"],
    alt: {
      en: "The seven kinds of followers: farmer, boatman, craftsman, trader, knight, scholar and monk.",
      de: "Die sieben Arten von Gefolgsleuten: Bauer, Schiffer, Handwerker, Händler, Ritter, Gelehrter und Mönch.",
    },
    draw: () => KINDS.map(follower),
  },
  {
    sections: ["O-1.4", "O-13.4", "O-12.5"],
    alt: {
      en: "The five kinds of goods: grain, cheese, wine, wool and brocade.",
      de: "Die fünf Warenarten: Getreide, Käse, Wein, Wolle und Brokat.",
    },
    draw: () => GOODS.map((good) => <Good key={good} good={good} size={40} />),
  },
  {
    sections: ["O-1.5", "O-2.2", "O-11"],
    alt: {
      en: "The hourglass and the six events: Pilgrimage, Income, Harvest, Taxes, Trading Day and Plague.",
      de: "Das Stundenglas und die sechs Ereignisse: Wallfahrt, Einnahmen, Ernte, Steuern, Handelstag und Pest.",
    },
    draw: () => (
      <>
        {sign("o-sandglass", 44)}
        <Group>{EVENTS.map((name) => sign(`event-${name}`, 32))}</Group>
      </>
    ),
  },
  one(["O-1.6", "O-9.3", "O-8.4", "O-13.2"], "o-citizen", {
    en: "A citizen tile.",
    de: "Ein Bürgerplättchen.",
  }),
  {
    sections: ["O-1.7", "O-7.1"],
    alt: {
      en: "A technology tile takes the place of a farmer.",
      de: "Ein Technikplättchen ersetzt einen Bauern.",
    },
    draw: () => (
      <Group>
        {follower("technology")}
        <Between sign="=" />
        <Wanted kind="farmer" size={36} />
      </Group>
    ),
  },
  {
    sections: ["O-3.1", "O-3.3"],
    alt: {
      en: "Followers are drawn from the bag.",
      de: "Gefolgsleute werden aus dem Beutel gezogen.",
    },
    draw: () => (
      <Group>
        {bag}
        <Between sign="→" />
        {follower("farmer")}
        {follower("boatman")}
        {follower("trader")}
      </Group>
    ),
  },
  {
    sections: ["O-4.2"],
    alt: {
      en: "A craftsman goes on a space with the sign of the craftsman.",
      de: "Ein Handwerker kommt auf ein Feld mit dem Zeichen des Handwerkers.",
    },
    draw: () => (
      <Group>
        {follower("craftsman")}
        <Between sign="→" />
        <Wanted kind="craftsman" size={36} />
      </Group>
    ),
  },
  {
    sections: ["O-4.3"],
    alt: { en: "A monk stands for any kind of follower.", de: "Ein Mönch steht für jede Art von Gefolgsleuten." },
    draw: () => (
      <Group>
        {follower("monk")}
        <Between sign="=" />
        <Wanted kind="any" size={36} />
      </Group>
    ),
  },
  {
    sections: ["O-5.4"],
    alt: {
      en: "Followers that were used go back into the bag.",
      de: "Benutzte Gefolgsleute kommen zurück in den Beutel.",
    },
    draw: () => (
      <Group>
        {follower("knight")}
        {follower("scholar")}
        <Between sign="→" />
        {bag}
      </Group>
    ),
  },
  recruit("O-6.1", "farmer", () => <Good good="grain" size={40} />, {
    en: "A farmer goes into the bag, and a good is gained.",
    de: "Ein Bauer kommt in den Beutel, dazu gibt es eine Ware.",
  }),
  recruit("O-6.3", "boatman", () => <Coins n="+" size={40} />, {
    en: "A boatman goes into the bag, and coins are gained.",
    de: "Ein Schiffer kommt in den Beutel, dazu gibt es Münzen.",
  }),
  recruit("O-6.4", "craftsman", () => follower("technology"), {
    en: "A craftsman goes into the bag, and a technology tile is gained.",
    de: "Ein Handwerker kommt in den Beutel, dazu gibt es ein Technikplättchen.",
  }),
  recruit("O-6.5", "trader", () => sign("o-tile", 40), {
    en: "A trader goes into the bag, and a place tile is gained.",
    de: "Ein Händler kommt in den Beutel, dazu gibt es eine Ortskarte.",
  }),
  recruit("O-6.6", "scholar", () => sign("o-development"), {
    en: "A scholar goes into the bag, and the development grows.",
    de: "Ein Gelehrter kommt in den Beutel, und die Entwicklung wächst.",
  }),
  recruit("O-6.7", "knight", () => sign("o-draw"), {
    en: "A knight goes into the bag, and the hand may draw more.",
    de: "Ein Ritter kommt in den Beutel, und du ziehst mehr Gefolgsleute.",
  }),
  {
    sections: ["O-6.8"],
    alt: { en: "A monk goes into the bag.", de: "Ein Mönch kommt in den Beutel." },
    draw: () => (
      <Group>
        {follower("monk")}
        <Between sign="→" />
        {bag}
      </Group>
    ),
  },
  {
    sections: ["O-6.9"],
    alt: { en: "The merchant travels by ship.", de: "Die Händlerfigur reist mit dem Schiff." },
    draw: () => (
      <Group>
        {inSeatColour("o-merchant")}
        {sign("o-sail")}
      </Group>
    ),
  },
  {
    sections: ["O-6.10"],
    alt: { en: "The merchant travels by wagon.", de: "Die Händlerfigur reist mit dem Wagen." },
    draw: () => (
      <Group>
        {inSeatColour("o-merchant")}
        {sign("o-wheel")}
      </Group>
    ),
  },
  {
    sections: ["O-6.11"],
    alt: {
      en: "The merchant takes a good that lies on the route.",
      de: "Die Händlerfigur nimmt eine Ware, die auf dem Weg liegt.",
    },
    draw: () => (
      <Group>
        {inSeatColour("o-merchant")}
        <Between sign="→" />
        <Good good="wine" size={40} />
      </Group>
    ),
  },
  {
    sections: ["O-6.12", "O-12.2"],
    alt: {
      en: "A trading station in the player's colour.",
      de: "Ein Kontor in der eigenen Farbe.",
    },
    draw: () => inSeatColour("o-station"),
  },
  one(["O-6.14", "O-8"], "o-scroll", {
    en: "The sign of the beneficial deeds: a scroll.",
    de: "Das Zeichen der segensreichen Werke: eine Schriftrolle.",
  }),
  one(["O-9", "O-9.1", "O-6.13"], "o-development", {
    en: "The sign of the development: steps that lead up.",
    de: "Das Zeichen der Entwicklung: eine Treppe.",
  }),
  {
    sections: ["O-9.2", "O-13.3"],
    alt: { en: "A coin.", de: "Eine Münze." },
    draw: () => <Coins n={1} size={44} />,
  },
  {
    sections: ["O-9.4"],
    alt: { en: "A star with the status on it.", de: "Ein Stern, auf dem der Entwicklungsstand steht." },
    draw: () => <Star n={3} size={48} />,
  },
  {
    sections: ["O-13.5"],
    alt: {
      en: "Trading stations and citizens, multiplied by the star of the development.",
      de: "Kontore und Bürger, malgenommen mit dem Stern der Entwicklung.",
    },
    draw: () => (
      <>
        <Group>
          {inSeatColour("o-station")}
          <Between sign="+" />
          {sign("o-citizen")}
        </Group>
        <Between sign="×" />
        <Star n={3} size={44} />
      </>
    ),
  },
  {
    sections: ["O-1.9", "O-2.6"],
    alt: { en: "The seats, one beside the other.", de: "Die Plätze am Tisch, einer neben dem anderen." },
    draw: () => (
      <Group>
        <SeatMark seat={0} size={34} />
        <Between sign="→" />
        <SeatMark seat={1} size={34} />
        <Between sign="→" />
        <SeatMark seat={2} size={34} />
        <Between sign="→" />
        <SeatMark seat={3} size={34} />
      </Group>
    ),
  },
  place("O-10.1", "hayrick", { en: "The Hayrick gives grain.", de: "Der Heuschober bringt Getreide." }),
  place("O-10.2", "cheese-factory", { en: "The Cheese Factory gives cheese.", de: "Die Käserei bringt Käse." }),
  place("O-10.3", "winery", { en: "The Winery gives wine.", de: "Die Winzerei bringt Wein." }),
  place("O-10.4", "wool-manufacturer", {
    en: "The Wool Manufacturer gives wool.",
    de: "Die Wollmanufaktur bringt Wolle.",
  }),
  place("O-10.5", "tailor-shop", { en: "The Tailor Shop gives brocade.", de: "Die Schneiderei bringt Brokat." }),
  place("O-10.6", "brewery", { en: "The Brewery gives coins.", de: "Die Brauerei bringt Münzen." }),
  place("O-10.7", "library", { en: "The Library gives development.", de: "Die Bibliothek bringt Entwicklung." }),
  place("O-10.8", "windmill", {
    en: "The Windmill gives coins and development.",
    de: "Die Windmühle bringt Münzen und Entwicklung.",
  }),
  place("O-10.10", "bathhouse", {
    en: "The Bathhouse lets its owner draw from the bag.",
    de: "Im Badehaus ziehst du aus dem Beutel.",
  }),
  place("O-10.12", "herb-garden", {
    en: "With the Herb Garden a boatman stands for others.",
    de: "Mit dem Kräutergarten steht ein Schiffer für andere.",
  }),
  place("O-10.16", "school", {
    en: "With the School a scholar stands for others.",
    de: "Mit der Schule steht ein Gelehrter für andere.",
  }),
  place("O-10.17", "pharmacy", {
    en: "The Pharmacy turns coins into development.",
    de: "Die Apotheke macht aus Münzen Entwicklung.",
  }),
  place("O-10.20", "laboratory", {
    en: "The Laboratory gives a technology tile.",
    de: "Das Laboratorium bringt ein Technikplättchen.",
  }),
  event("O-11.2", "pilgrimage", {
    en: "The sign of the Pilgrimage: staff and shell.",
    de: "Das Zeichen der Wallfahrt: Stab und Muschel.",
  }),
  event("O-11.3", "income", {
    en: "The sign of the Income: stacked coins.",
    de: "Das Zeichen der Einnahmen: Münzen.",
  }),
  event("O-11.4", "harvest", { en: "The sign of the Harvest: a sickle.", de: "Das Zeichen der Ernte: eine Sichel." }),
  event("O-11.5", "taxes", {
    en: "The sign of the Taxes: a coin that is paid.",
    de: "Das Zeichen der Steuern: eine Münze, die bezahlt wird.",
  }),
  event("O-11.6", "trading-day", {
    en: "The sign of the Trading Day: a market stall.",
    de: "Das Zeichen des Handelstags: ein Marktstand.",
  }),
  event("O-11.7", "plague", { en: "The sign of the Plague: a skull.", de: "Das Zeichen der Pest: ein Totenkopf." }),
];

const orleans: GamePictures = { look: "orl", pictures };

export default orleans;

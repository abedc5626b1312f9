/** What a click on a thing may mean: the legal actions that belong to it, and those to ask about when none is legal. */
import { COLOURS, type Desk, type FigureKind, type Good, NUMBERS, printedOn } from "./facts";

export interface Meaning {
  meant: string[];
  asks: string[];
}
export const NOTHING: Meaning = { meant: [], asks: [] };

/** The legal actions of these kinds whose arguments fit. */
export function legalWith(desk: Desk, kinds: string[], fits: (args: string[]) => boolean = () => true): string[] {
  return desk.p.choices
    .filter((entry) => kinds.includes(entry.kind) && fits(entry.args))
    .map((entry) => entry.notation);
}

/** The refusals that a click at a place of the own family asks about. */
function asksAt(desk: Desk, place: string, number: string): string[] {
  if (place === "farm") {
    const building = desk.facts.crafts[0]!.id;
    const { inn, port, marriage } = desk.view;
    const more = [
      inn && `enter-inn ${number}`,
      marriage && `marry ${Object.keys(marriage.ranks)[0]} ${number}`,
      port && `load-figure ${number}`,
    ].filter((one): one is string => !!one);
    return [
      ...more.filter((one) => desk.asked.has(one.split(" ")[0]!)),
      `train ${building} ${number}`,
      `enter-council ${number}`,
      `travel village/west ${number}`,
      `enter-church ${number}`,
      "let-die farm",
    ];
  }
  if (place === "bag") return [`buy-out ${number}`];
  const [house, step] = place.split("-");
  const asks = [`return ${place} ${number}`, `let-die ${place}`];
  if (house === "council" && step !== "4") asks.unshift(`advance ${place} ${number}`);
  if (house === "church" && step !== "4") asks.unshift(`promote ${place} ${number}`);
  const road = desk.facts.travel.roads.find((one) => one.a === place || one.b === place);
  if (road) asks.unshift(`travel ${place}/${road.a === place ? road.b : road.a} ${number}`);
  return asks;
}

/** One of my family members. */
export function figureMeans(desk: Desk, place: string, kind: FigureKind): Meaning {
  const number = printedOn(kind);
  const seat = desk.p.seat;
  const player = seat === null ? undefined : desk.view.players[seat];
  if (!player) return NOTHING;
  const start = `${place === "farm" ? "village" : place}/`;
  const meant = [
    ...(place === "farm"
      ? legalWith(
          desk,
          ["train", "enter-council", "enter-church", "enter-inn", "marry", "load-figure"],
          (args) => args[args.length - 1] === number,
        )
      : []),
    ...legalWith(desk, ["travel"], ([way, who]) => way!.startsWith(start) && who === number),
    ...legalWith(
      desk,
      ["return", "advance", "promote", "promote-bread"],
      ([where, who]) => where === place && who === number,
    ),
    ...(place === "bag" ? legalWith(desk, ["buy-out"], ([who]) => who === number) : []),
    ...(place === "ship" ? legalWith(desk, ["lighthouse"], ([who]) => who === number) : []),
    ...(player.next_to_die[place]?.includes(kind) ? legalWith(desk, ["let-die"], ([where]) => where === place) : []),
  ];
  return { meant, asks: asksAt(desk, place, number) };
}

/** A cube that lies on an action space; Conny's choice names only the colour, on the space she looks at. */
export function cubeMeans(desk: Desk, space: string, cube: string): Meaning {
  const { question, fields } = desk.view.prompt;
  const looksHere = question === "conny-chooses" && fields.space === space;
  return {
    meant: [`take ${space} ${cube}`, ...(looksHere ? [`conny ${cube}`] : [])],
    asks: question === "conny-chooses" ? [`conny ${cube}`] : [],
  };
}

/** The action space itself: its cubes, the free choice of an action, and what the action does at once. */
export function spaceMeans(desk: Desk, space: string): Meaning {
  const own: Record<string, string[]> = { grain: ["harvest"], family: ["birth"] };
  const here = (args: string[]) => args[0] === space;
  const cube = Object.keys(desk.view.board.spaces[space] ?? {})[0] ?? COLOURS[0]!;
  return {
    meant: [...legalWith(desk, ["choose", "take"], here), ...legalWith(desk, own[space] ?? [])],
    asks: [`take ${space} ${cube}`, `choose ${space}`, ...(own[space] ?? [])],
  };
}

const youngest = NUMBERS[0]!;

/** A building where figures are trained. */
export function buildingMeans(desk: Desk, building: string): Meaning {
  return {
    meant: legalWith(desk, ["train"], ([where]) => where === building),
    asks: [`train ${building} ${numberAtHome(desk)}`],
  };
}

/** A step of the council chamber, reached from the farm or from the step below. */
export function councilMeans(desk: Desk, step: number): Meaning {
  if (step === 0) return { meant: legalWith(desk, ["enter-council"]), asks: [`enter-council ${numberAtHome(desk)}`] };
  const below = `council-${step}`;
  return {
    meant: legalWith(desk, ["advance"], ([where]) => where === below),
    asks: [`advance ${below} ${numberAt(desk, below)}`],
  };
}

export function churchMeans(desk: Desk, step: number): Meaning {
  if (step === 0)
    return { meant: [], asks: [`buy-out ${numberAt(desk, "bag")}`, `enter-church ${numberAtHome(desk)}`] };
  const below = `church-${step}`;
  return {
    meant: legalWith(desk, ["promote", "promote-bread"], ([where]) => where === below),
    asks: [`promote ${below} ${numberAt(desk, below)}`],
  };
}

export function bagMeans(desk: Desk): Meaning {
  return {
    meant: legalWith(desk, ["enter-church", "buy-out"]),
    asks: [`enter-church ${numberAtHome(desk)}`, `buy-out ${numberAt(desk, "bag")}`],
  };
}

/** A castle: every journey that ends there. */
export function castleMeans(desk: Desk, castle: string): Meaning {
  const road = desk.facts.travel.roads.find((one) => one.b === castle || one.a === castle)!;
  const start = road.b === castle ? road.a : road.b;
  return {
    meant: [...legalWith(desk, ["travel"], ([way]) => way!.endsWith(`/${castle}`)), `lay-marker ${castle}`],
    asks: [`travel ${start}/${castle} ${numberAt(desk, start)}`],
  };
}

export function roadMeans(desk: Desk, a: string, b: string): Meaning {
  const ways = a === "village" ? [`${a}/${b}`] : [`${a}/${b}`, `${b}/${a}`];
  const stands = ways.find((way) => hasAt(desk, way.split("/")[0]!)) ?? ways[0]!;
  return {
    meant: legalWith(desk, ["travel"], ([way]) => ways.includes(way!)),
    asks: [`travel ${stands} ${numberAt(desk, stands.split("/")[0]!)}`],
  };
}

/** What is handed over or taken in cubes of a colour, or in coins. */
export function payMeans(desk: Desk, kind: string): Meaning {
  const holds = (args: string[]) => args[0]!.split("+").includes(kind);
  const asks = kind === "coin" ? ["privilege fame", "pay coin"] : [`pay ${kind}`, `receive ${kind}`];
  const privilege = kind === "coin" ? legalWith(desk, ["privilege"], ([what]) => what === "fame") : [];
  return { meant: [...legalWith(desk, ["pay", "receive", "swap-cube"], holds), ...privilege], asks };
}

/** A good where it is made. */
export function goodMeans(good: string): Meaning {
  return { meant: [`make ${good}`, `buy ${good}`, `receive-good ${good}`], asks: [] };
}

/** The customers who can be served now and ask for this good, among others. */
export function salesOf(desk: Desk, good: string): string[] {
  return legalWith(desk, ["serve"], ([id]) => !!desk.facts.customers.find((one) => one.id === id)?.goods[good as Good]);
}

/** A good on the farm. */
export function ownGoodMeans(good: string): Meaning {
  return {
    meant: [`load ${good}`, `receive-good ${good}`, ...(good === "scroll" ? ["pay-scroll"] : [])],
    asks: [`make ${good}`],
  };
}

function hasAt(desk: Desk, place: string): boolean {
  const seat = desk.p.seat;
  const there = seat === null ? undefined : desk.view.players[seat]?.family[place === "village" ? "farm" : place];
  return !!there && Object.keys(there).length > 0;
}

/** The number of a figure of mine at a place, for a question about it; a 1 where nobody is. */
function numberAt(desk: Desk, place: string): string {
  const seat = desk.p.seat;
  const there = seat === null ? undefined : desk.view.players[seat]?.family[place === "village" ? "farm" : place];
  return NUMBERS.find((number) => there?.[number]) ?? youngest;
}

function numberAtHome(desk: Desk): string {
  return numberAt(desk, "farm");
}

/**
 * Portraits of the people on cards, composed of skin, hair, beard, attire, headgear and a mood: small paintings on a grid
 * of 48 × 48, the same by day and by candlelight.
 */
import { ATTIRE, BEARDS, EXTRAS, FEATURES, HAIR, HATS, HEAD, INKS, LONG_HAIR, SKINS } from "./face-parts";

export interface Looks {
  skin: string;
  hair: string;
  ink: string;
  beard: string;
  attire: string;
  hat: string;
  mood: string;
  extra: string;
}

/** Looks as they are written: skin, hair, its colour, beard, attire, headgear, mood, what else one remembers. */
export function readLooks(words: string): Looks {
  const [skin, hair, ink, beard, attire, hat, mood, extra] = words.split(" ") as string[];
  return { skin: skin!, hair: hair!, ink: ink!, beard: beard!, attire: attire!, hat: hat!, mood: mood!, extra: extra! };
}

/** A part of a portrait; one that nobody has drawn would leave a hole unseen. */
function part(from: Record<string, string>, name: string): string {
  const drawn = from[name];
  if (drawn === undefined) throw new Error(`No part of a portrait is called ${name}.`);
  return drawn;
}

/** A portrait as markup, in clothes of these two tones: constants of this program only. */
export function compose(looks: Looks, [cloth, light]: [string, string]): string {
  const [skin, shade] = SKINS[looks.skin] ?? SKINS.fair!;
  const layers = [
    LONG_HAIR[looks.hair] ?? "",
    part(ATTIRE, looks.attire),
    HEAD,
    part(BEARDS, looks.beard),
    part(FEATURES, looks.mood),
    looks.hair === "none" ? "" : part(HAIR, looks.hair),
    part(EXTRAS, looks.extra),
    part(HATS, looks.hat),
  ];
  const inks: Record<string, string> = { skin, shade, cloth, light, hair: part(INKS, looks.ink), line: "#2e2419" };
  return layers.join("").replace(/@(\w+)/g, (_, name: string) => inks[name] ?? name);
}

/** A portrait as the address of a picture: a face is one element of the page, painted once however often it shows. */
export function framed(markup: string): string {
  const frame = `xmlns="http://www.w3.org/2000/svg" width="40" height="48" viewBox="4 0 40 48"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${frame}>${markup}</svg>`)}`;
}

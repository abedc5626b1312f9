/** Words for the fields of a view, for the plain table that shows any game; in both languages. */
import type { Text } from "../board";
import { language } from "../settings";

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

/** The name of a field of a view: known words, else the field's own name made readable. */
export function fieldName(field: string): string {
  return FIELDS[field]?.[language.value] ?? field.replace(/[_-]/g, " ");
}

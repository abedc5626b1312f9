/** Names offered to people who have not chosen one. */
import type { Lang } from "../board";
import { language } from "../settings";

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

/** The digest as a reader sees it: parts, chapters, sections, and which of them lie beside each other. */
import type { RuleSection } from "../wire";

export interface Chapter {
  /** The number of the chapter: "O-5", "V-R". */
  number: string;
  title: string;
  /** All its sections in order; the first may be the chapter's own introduction. */
  sections: RuleSection[];
}

export interface Part {
  title: string;
  chapters: Chapter[];
}

/** The number of a section as it stands in texts: "O-5.3", "VI-3", "V-R12". */
export const NUMBER = /\b([A-Z]{1,3}-(?:R\d*|\d+(?:\.\d+)?))(?![\d\w])/;

/** The chapter of a section: that of O-5.3 is O-5, that of V-R12 is V-R. */
export function chapterOf(section: string): string {
  return section.replace(/\.\d+$/, "").replace(/-R\d+$/, "-R");
}

export function partsOf(sections: RuleSection[]): Part[] {
  const parts: Part[] = [];
  for (const section of sections) {
    let part = parts.at(-1);
    if (part?.title !== section.part) {
      part = { title: section.part, chapters: [] };
      parts.push(part);
    }
    const number = chapterOf(section.section);
    let chapter = part.chapters.at(-1);
    if (chapter?.number !== number) {
      chapter = { number, title: number === section.section ? section.title : "", sections: [] };
      part.chapters.push(chapter);
    }
    chapter.sections.push(section);
  }
  return parts;
}

/** What a part is called in the contents: "Village: Port" is Port there, since all of it is Village. */
export function shortTitle(part: string): string {
  const short = part.slice(part.indexOf(":") + 1).trim();
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** The chapter with this section; the first one where there is none. */
export function chapterWith(parts: Part[], section: string | null): Chapter | undefined {
  const chapters = parts.flatMap((part) => part.chapters);
  const number = section === null ? null : chapterOf(section);
  return chapters.find((chapter) => chapter.number === number) ?? chapters[0];
}

/** The chapters before and after one. */
export function neighboursOf(parts: Part[], chapter: Chapter): { before?: Chapter; after?: Chapter } {
  const chapters = parts.flatMap((part) => part.chapters);
  const at = chapters.indexOf(chapter);
  return { before: chapters[at - 1], after: chapters[at + 1] };
}

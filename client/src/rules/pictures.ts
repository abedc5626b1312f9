/** Pictures beside the rules: what a game declares in games/NAME/pictures.tsx, fetched when its rules are opened. */
import { pictures } from "drawings";
import type { ComponentChildren } from "preact";
import type { Text } from "../board";

/** A picture of the thing that these sections speak of, made of the pieces that lie on the board. */
export interface RulePicture {
  sections: string[];
  /** What is seen, for who does not see it. */
  alt: Text;
  draw: () => ComponentChildren;
}

/** The default export of `games/NAME/pictures.tsx`; the build finds it there. */
export interface GamePictures {
  /** The class under which the pieces of this game are drawn. */
  look: string;
  pictures: RulePicture[];
}

const NONE: GamePictures = { look: "", pictures: [] };

/** The pictures of a game; none where it has not been drawn, or where they cannot be fetched. */
export function loadPictures(game: string): Promise<GamePictures> {
  const load = pictures[game];
  return load
    ? load().then(
        (module) => module.default,
        () => NONE,
      )
    : Promise.resolve(NONE);
}

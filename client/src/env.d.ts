declare module "drawings" {
  import type { JSX } from "preact";
  import type { GameDrawing } from "./board";
  import type { GamePictures } from "./rules/pictures";
  /** The drawings found in games/, by name of the game; loaded when a table needs them. */
  export const drawings: Record<string, () => Promise<{ default: GameDrawing }>>;
  /** The pictures of their rules, found in the same folders; loaded when somebody opens the rules. */
  export const pictures: Record<string, () => Promise<{ default: GamePictures }>>;
  /** The covers in the same folders, there from the first page on. */
  export const covers: Record<string, () => JSX.Element>;
}
declare module "*.css";

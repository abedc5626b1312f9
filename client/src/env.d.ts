declare module "drawings" {
  import type { GameDrawing } from "./board";
  /** The drawings found in games/, by name of the game; loaded when a table needs them. */
  export const drawings: Record<string, () => Promise<{ default: GameDrawing }>>;
}
declare module "*.css";

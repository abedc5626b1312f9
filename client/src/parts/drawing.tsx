/** The drawing of a game: fetched when it is needed, and replaced by the plain table when it fails. */
import { Component } from "preact";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drawings } from "drawings";
import type { GameDrawing } from "../board";
import { genericDrawing } from "./generic";

export function useDrawing(game: string): GameDrawing | null {
  const [found, setFound] = useState<{ game: string; drawing: GameDrawing } | null>(null);
  useEffect(() => {
    const load = drawings[game];
    if (!load) {
      setFound({ game, drawing: genericDrawing });
      return;
    }
    load().then(
      (module) => setFound({ game, drawing: module.default }),
      () => setFound({ game, drawing: genericDrawing }),
    );
  }, [game]);
  return found?.game === game ? found.drawing : null;
}

/** Falls back to the plain table when a drawing throws. */
export class Guard extends Component<{ children: ComponentChildren; instead: ComponentChildren }, { broke: boolean }> {
  override state = { broke: false };
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ broke: true });
  }
  override render() {
    return this.state.broke ? this.props.instead : this.props.children;
  }
}

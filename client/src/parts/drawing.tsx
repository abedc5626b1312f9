/** The drawing of a game: fetched when it is needed, and replaced by the plain table when it fails. */

import { drawings } from "drawings";
import type { ComponentChild, ComponentChildren } from "preact";
import { Component } from "preact";
import { useEffect, useState } from "preact/hooks";
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

/** Follows a value one frame later, so that what depends on it is drawn in a task of its own. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => setLater(value), [value]);
  return later;
}

interface PartProps<Given> {
  of: (given: Given) => ComponentChild;
  given: Given;
}

/** Draws a part of a game anew only when something it is given has changed: a click elsewhere costs it nothing. */
export class Part<Given extends object> extends Component<PartProps<Given>> {
  override shouldComponentUpdate(next: PartProps<Given>): boolean {
    const { of, given } = this.props;
    const keys = Object.keys(next.given) as (keyof Given)[];
    return (
      of !== next.of || keys.length !== Object.keys(given).length || keys.some((key) => next.given[key] !== given[key])
    );
  }
  override render() {
    const Drawn = this.props.of;
    return <Drawn {...this.props.given} />;
  }
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

/** A place of the village: a roof with its name and, on wide screens, its action space; below it the yard. */
import type { ComponentChildren } from "preact";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import {
  CUBES,
  cubesInWords,
  type Desk,
  emblemOfSpace,
  nameOf,
  plainCard,
  spaceFacts,
  sum,
  titleOf,
  told,
  wordOf,
} from "./facts";
import { cubeMeans, spaceMeans } from "./moves";
import { Cube } from "./pieces";

interface PlotProps {
  desk: Desk;
  at: string;
  space?: string;
  title?: string;
  extra?: ComponentChildren;
  children?: ComponentChildren;
}

/** `space` names the action space of the place; phones show all of them together in the village, so it is left out there. */
export function Plot({ desk, at, space, title, extra, children }: PlotProps) {
  const { p } = desk;
  const name = title ?? wordOf(p, `at-${at}`);
  return (
    <section class={`v-plot v-plot-${at}`} aria-label={name}>
      <header class="v-roof">
        {space ? (
          <SpaceName desk={desk} space={space} />
        ) : (
          <span class="v-name">
            <Icon name={`v-at-${at}`} size={20} />
            <span>{name}</span>
          </span>
        )}
        {extra}
        {space && !p.narrow ? <CubesOn desk={desk} space={space} /> : null}
      </header>
      <div class="v-yard">{children}</div>
    </section>
  );
}

/** The name of an action space: a click takes its cube or chooses its action, where that is possible. */
export function SpaceName({ desk, space }: { desk: Desk; space: string }) {
  const { p, view } = desk;
  const lies = view.board.spaces[space] ?? {};
  const part = spaceFacts(desk, space);
  const here = sum(lies) ? cubesInWords(p, lies) : wordOf(p, "no-cubes");
  const card = () => told(p, titleOf(p, `space.${space}`), part, [wordOf(p, "cubes-here", here)]);
  const means = spaceMeans(desk, space);
  // Where only cubes can be taken, they glow and their space stays calm.
  const onlyCubes = means.meant.every((notation) => notation.startsWith("take "));
  return (
    <Hit
      desk={desk}
      class={`v-name${onlyCubes ? " soft" : ""}`}
      {...means}
      card={card}
      label={wordOf(p, "space-label", titleOf(p, `space.${space}`), here)}
      data-space={space}
      path={[`board.spaces.${space}`]}
      drag={space === "grain"}
    >
      <Icon name={emblemOfSpace(view, space)} size={20} />
      <Painted text={wordOf(p, `at-${space === "travel" && view.port ? "voyage" : space}`)} />
    </Hit>
  );
}

/** The cubes on an action space, one button for each colour. */
export function CubesOn({ desk, space }: { desk: Desk; space: string }) {
  const { p, view } = desk;
  const lies = view.board.spaces[space] ?? {};
  const colours = CUBES.filter((cube) => lies[cube]);
  return (
    <span class={`v-plaza${colours.length ? "" : " bare"}`}>
      {colours.map((cube) => (
        <Hit
          key={cube}
          desk={desk}
          class="v-cubes"
          drag
          {...cubeMeans(desk, space, cube)}
          card={() => ({
            ...plainCard(
              p,
              cube === "plague" ? "plague-text" : "cube-text",
              cube === "plague" ? "V-3.4" : "V-3.3",
              titleOf(p, `cube.${cube}`),
            ),
            lines: [titleOf(p, `space.${space}`)],
          })}
          label={wordOf(p, "take-cube", titleOf(p, `space.${space}`), lies[cube]!, nameOf(p, `cube.${cube}`))}
          data-cube={`${space} ${cube}`}
        >
          {Array.from({ length: lies[cube]! }, (_, n) => (
            <Cube key={n} cube={cube} size={p.narrow ? 30 : 24} at={`${space}.${cube}.${n}`} />
          ))}
        </Hit>
      ))}
    </span>
  );
}

/** The hillside behind the four parts of the city: from the castle under the sky down to the bridge over the Mondego. */
import type { ComponentChildren } from "preact";
import type { Location } from "./facts";

/** The front, roof and shaded side of houses along a street: x, base, width, height. The light comes from above left. */
function houses(rows: [number, number, number, number][]) {
  const walls = rows.map(([x, y, w, h]) => `M${x} ${y}v${-h}h${w}v${h}Z`).join("");
  const shade = rows.map(([x, y, w, h]) => `M${x + w * 0.68} ${y}v${-h}h${w * 0.32}v${h}Z`).join("");
  const roofs = rows
    .map(([x, y, w, h]) => `M${x - 2} ${y - h}L${x + w / 2} ${y - h - w * 0.42}L${x + w + 2} ${y - h}Z`)
    .join("");
  const windows = rows
    .map(
      ([x, y, w, h]) =>
        `M${x + w * 0.2} ${y - h * 0.7}h2.600v3.600h-2.600ZM${x + w * 0.52} ${y - h * 0.7}h2.600v3.600h-2.600Z`,
    )
    .join("");
  return (
    <>
      <path class="wall" d={walls} />
      <path class="shade" d={shade} />
      <path class="roof" d={roofs} />
      <path class="dark" d={windows} />
    </>
  );
}

/** A wall with battlements from left to right. */
function rampart(x: number, y: number, width: number, high: number): string {
  const teeth = Array.from({ length: Math.floor(width / 8) }, () => "v-4h4v4h4").join("");
  return `M${x} ${y}v${-high}${teeth}v${high}Z`;
}

/** A stone bridge: a level deck on round arches, from left to right. */
function bridge(x: number, y: number, arches: number) {
  const span = 22;
  const piers = Array.from({ length: arches }, () => `v-2a8 7 0 0 0-16 0v2h-6`).join("");
  return (
    <>
      <path class="stone" d={`M${x} ${y}h${arches * span + 6}v14h-6${piers}Z`} />
      <path class="shade" d={`M${x} ${y + 3}h${arches * span + 6}v2H${x}Z`} />
    </>
  );
}

/**
 * Dice cover the lower half and the sign of the place the left of the upper one: houses stand to the right of it. The
 * pictures go on further than most screens show, behind the cards.
 */
const SCENES: Record<Location, ComponentChildren> = {
  castle: (
    <>
      <path class="sky" d="M0 0h480v100H0Z" />
      <path
        class="cloud"
        d="M178 20c6-8 16-7 20-1 8-2 14 3 13 9h-42c-3-5 2-10 9-8ZM286 14c4-5 11-4 13 0 5-1 9 2 8 6h-27c-2-3 1-7 6-6ZM392 22c6-8 16-7 20-1 8-2 14 3 13 9h-42c-3-5 2-10 9-8Z"
      />
      <path class="far" d="M0 100V40c50-14 90-6 140 2s120 0 180-8 110-2 160 4v62Z" />
      <path class="hill" d="M0 100V52c60-12 110-4 170 4s200-4 310-4v48Z" />
      <path class="stone" d={rampart(150, 62, 336, 16)} />
      <path class="stone" d={`${rampart(206, 62, 26, 26)}${rampart(330, 62, 26, 26)}`} />
      <path class="dark" d="M217 46h4v7h-4ZM341 46h4v7h-4Z" />
    </>
  ),
  upper: (
    <>
      <path class="far" d="M0 0h480v100H0Z" />
      <path class="hill" d="M0 100V26c90-14 170-4 250 6s160 2 230-6v74Z" />
      {houses([
        [136, 40, 20, 13],
        [162, 46, 17, 12],
        [184, 42, 24, 15],
        [214, 48, 18, 12],
        [240, 44, 22, 14],
        [270, 48, 19, 12],
        [298, 44, 24, 15],
        [330, 47, 18, 12],
        [356, 42, 22, 14],
        [390, 46, 20, 13],
        [424, 42, 22, 14],
      ])}
      <path class="street" d="M0 100V70c120-14 300-8 480 0v30Z" />
    </>
  ),
  central: (
    <>
      <path class="hill" d="M0 0h480v100H0Z" />
      <path class="green" d="M0 100V34c120-12 300 6 480-2v68Z" />
      {houses([
        [144, 30, 18, 10],
        [186, 28, 20, 11],
        [236, 31, 18, 10],
        [284, 29, 20, 11],
        [340, 31, 18, 10],
        [396, 29, 20, 11],
      ])}
      {houses([
        [128, 47, 22, 14],
        [154, 49, 20, 12],
        [178, 46, 26, 15],
        [208, 49, 20, 13],
        [232, 47, 20, 12],
        [256, 49, 24, 14],
        [284, 48, 20, 12],
        [308, 46, 24, 15],
        [336, 49, 20, 12],
        [360, 47, 26, 15],
        [390, 49, 20, 12],
        [414, 47, 24, 14],
      ])}
      <path class="street" d="M0 100V64c160-8 320 6 480-2v38Z" />
    </>
  ),
  lower: (
    <>
      <path class="far" d="M0 0h480v100H0Z" />
      <path class="green" d="M0 100V22c70-8 130-4 200 10l24 68Z" />
      <path class="green" d="M330 30c50-12 100-12 150-8v20c-60-8-100-8-150-12Z" />
      <path class="water" d="M0 100V66c70 2 110-6 150-18 40-10 110-22 330-14v66Z" />
      <path
        class="ripple"
        d="M196 58q6-4 12 0t12 0M262 60q6-4 12 0t12 0M318 56q6-4 12 0t12 0M410 44q6-4 12 0t12 0M384 62q6-4 12 0t12 0"
      />
      {houses([
        [104, 32, 18, 12],
        [124, 37, 22, 15],
      ])}
      {bridge(148, 34, 8)}
      {houses([
        [334, 30, 18, 11],
        [358, 29, 20, 12],
      ])}
      <path class="hull" d="M406 42h24c-2 5-5 6-8 6h-8c-3 0-6-1-8-6Z" />
      <path class="sail" d="M417 41V22c7 3 10 11 11 19ZM415 41V27c-4 3-7 8-8 14Z" />
    </>
  ),
};

export function Scene({ of }: { of: Location }) {
  return (
    <svg
      class="c-scene"
      viewBox="0 0 480 100"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[of]}
    </svg>
  );
}

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

const SCENES: Record<Location, ComponentChildren> = {
  castle: (
    <>
      <path class="sky" d="M0 0h240v100H0Z" />
      <path
        class="cloud"
        d="M150 24c6-8 16-7 20-1 8-2 14 3 13 9h-42c-3-5 2-10 9-8ZM206 40c4-5 11-4 13 0 5-1 9 2 8 6h-27c-2-3 1-7 6-6Z"
      />
      <path class="far" d="M0 100V74c40-16 70-10 110 0s80 2 130-8v34Z" />
      <path class="hill" d="M0 100V62c30-12 62-8 90 8s90 14 150 12v18Z" />
      <path class="stone" d={rampart(78, 98, 176, 18)} />
      <path class="shade" d="M78 92h176v6H78Z" />
    </>
  ),
  upper: (
    <>
      <path class="far" d="M0 0h240v100H0Z" />
      <path class="hill" d="M0 100V30c60-14 150 0 240 22v48Z" />
      {houses([
        [84, 46, 20, 13],
        [108, 52, 16, 11],
        [130, 50, 24, 14],
        [160, 58, 18, 12],
        [184, 56, 22, 14],
        [212, 64, 20, 12],
      ])}
      <path class="street" d="M0 100V84c80-12 160-8 240 2v14Z" />
    </>
  ),
  central: (
    <>
      <path class="hill" d="M0 0h240v100H0Z" />
      <path class="green" d="M0 100V40c70-10 160 4 240 0v60Z" />
      {houses([
        [82, 40, 22, 16],
        [106, 42, 18, 12],
        [126, 38, 26, 18],
        [154, 42, 20, 14],
        [178, 40, 18, 12],
        [198, 44, 24, 16],
        [224, 42, 18, 12],
      ])}
      <path class="street" d="M0 100V82c90-8 150 6 240-2v20Z" />
    </>
  ),
  lower: (
    <>
      <path class="green" d="M0 0h240v100H0Z" />
      {houses([
        [80, 34, 18, 12],
        [100, 36, 22, 16],
        [124, 34, 18, 12],
      ])}
      <path class="water" d="M0 100V78c60-10 90-34 130-42s70-6 110-8v72Z" />
      <path
        class="ripple"
        d="M150 56q6-4 12 0t12 0M196 44q6-4 12 0t12 0M110 92q6-4 12 0t12 0M40 92q6-4 12 0t12 0M204 84q6-4 12 0t12 0"
      />
      <path class="stone" d="M138 40l102 22v-9L142 30Z" />
      <path
        class="arch"
        d="M152 44c1-5 12-3 12 3v6l-12-2ZM176 49c1-5 12-3 12 3v6l-12-2ZM200 54c1-5 12-3 12 3v6l-12-2Z"
      />
      <path class="hull" d="M64 88h30c-2 6-6 8-10 8H74c-4 0-8-2-10-8Z" />
      <path class="sail" d="M78 86V64c8 4 12 12 13 22ZM76 86V70c-5 4-8 9-9 16Z" />
    </>
  ),
};

export function Scene({ of }: { of: Location }) {
  return (
    <svg
      class="c-scene"
      viewBox="0 0 240 100"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[of]}
    </svg>
  );
}

/** The land of the map: country with woods, hills and fields, rivers with banks and light on them, roads with ruts. */
import type { Chart, Way } from "./chart";

/** How far the land goes on beyond the frame, where its room is longer or broader than the map. */
const BEYOND = 260;
const SCENERY = 24;

export function Ground({ chart }: { chart: Chart }) {
  const rivers = chart.ways.filter((way) => way.route.kind === "water");
  const roads = chart.ways.filter((way) => way.route.kind === "land");
  return (
    <g class="o-ground" aria-hidden="true">
      <Country chart={chart} />
      <Rivers ways={rivers} tails={chart.tails} />
      <g class="o-road">
        {["shade", "edge", "sand", "ruts"].map((layer) => (
          <g key={layer} class={layer}>
            {roads.map((way) => (
              <path key={way.route.id} d={way.path} />
            ))}
          </g>
        ))}
      </g>
      {chart.scenery.map((feature, n) => {
        const size = SCENERY * feature.size;
        return (
          <use
            key={n}
            href={`#sym-o-land-${feature.kind}`}
            x={feature.x - size / 2}
            y={feature.y - size / 2}
            width={size}
            height={size}
          />
        );
      })}
    </g>
  );
}

/** Meadows, with corn country in the north, the great wood in the middle, and high ground in the south-east. */
function Country({ chart: { width, height } }: { chart: Chart }) {
  const patch = (kind: string, x: number, y: number, rx: number, ry: number) => (
    <ellipse class={kind} cx={width * x} cy={height * y} rx={width * rx} ry={height * ry} />
  );
  return (
    <g class="o-country">
      <defs>
        {["corn", "forest", "upland"].map((kind) => (
          <radialGradient key={kind} id={`o-${kind}`}>
            <stop class={kind} offset="0.25" stop-opacity="0.75" />
            <stop class={kind} offset="1" stop-opacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect class="meadow" x={-BEYOND} y={-BEYOND} width={width + 2 * BEYOND} height={height + 2 * BEYOND} />
      {patch("corn", 0.4, 0.1, 0.55, 0.26)}
      {patch("corn", 0.98, 0.1, 0.3, 0.22)}
      {patch("forest", 0.62, 0.42, 0.3, 0.2)}
      {patch("forest", 0.12, 0.36, 0.24, 0.18)}
      {patch("forest", 0.2, 0.98, 0.3, 0.16)}
      {patch("upland", 0.85, 0.95, 0.5, 0.3)}
      {patch("upland", 0.5, 0.72, 0.24, 0.14)}
    </g>
  );
}

/** One bed for all rivers: first all banks, then all water, so that arms join without a seam; light lies on top. */
function Rivers({ ways, tails }: { ways: Way[]; tails: string[] }) {
  return (
    <g class="o-river">
      {["bank", "water", "light", "wave"].map((layer) => (
        <g key={layer} class={layer}>
          {tails.map((d) => (
            <path key={d} class="main" d={d} />
          ))}
          {ways.map((way) => (
            <path key={way.route.id} class={way.isMain ? "main" : ""} d={way.path} />
          ))}
        </g>
      ))}
    </g>
  );
}

const line = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
const tree = (x: number, y: number, r: number) =>
  `<ellipse cx="${x + 0.6}" cy="${y + r * 0.95}" rx="${r}" ry="${r * 0.38}" fill="#2b211826"/>` +
  `<path d="M${x} ${y + r * 1.2}v${-r}" ${line} stroke="var(--o-trunk)" stroke-width="1.3"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--o-leaf)" stroke="var(--o-leaf-deep)" stroke-width=".7"/>` +
  `<circle cx="${x - r * 0.3}" cy="${y - r * 0.32}" r="${r * 0.48}" fill="var(--o-leaf-light)"/>`;
const fir = (x: number, y: number, tall: number) =>
  `<ellipse cx="${x + 0.6}" cy="${y}" rx="${tall * 0.34}" ry="${tall * 0.12}" fill="#2b211826"/>` +
  `<path d="M${x} ${y}v${-tall * 0.3}" ${line} stroke="var(--o-trunk)" stroke-width="1.3"/>` +
  `<path d="M${x} ${y - tall}l${tall * 0.36} ${tall * 0.8}h${-tall * 0.72}Z" fill="var(--o-fir)" stroke="var(--o-leaf-deep)" stroke-width=".7" stroke-linejoin="round"/>` +
  `<path d="M${x} ${y - tall}l${-tall * 0.36} ${tall * 0.8}h${tall * 0.3}Z" fill="var(--o-leaf)"/>`;
const rows = (ink: string, width: number) =>
  [0, 1, 2, 3]
    .map(
      (n) =>
        `<path d="M${3.2 + n * 3.4} ${17.6 - n * 0.2}l4.400 -9.600" ${line} stroke="${ink}" stroke-width="${width}"/>`,
    )
    .join("");

/** What grows on the land, for the sprite; light comes from above and a little from the left. */
export const LAND_SYMBOLS: Record<string, string> = {
  "o-land-wood":
    tree(7, 8.4, 4) + tree(15.6, 7, 4.4) + tree(11.6, 13.6, 4.6) + tree(19.4, 14.4, 3.4) + tree(4.6, 16.4, 3.4),
  "o-land-firs": fir(7, 13, 9.5) + fir(16, 11.5, 9) + fir(11.6, 19, 10.5) + fir(20, 19, 8.5),
  "o-land-hill":
    `<path d="M1 18.500C4.400 10.500 7.400 6.500 10.600 6.500s6 4 9.400 12Z" fill="var(--o-hill)"/>` +
    `<path d="M10.600 6.500c-3.200 0-6.200 4-9.600 12h6.600c.4-4.600 1.200-8.600 3-12Z" fill="var(--o-hill-light)"/>` +
    `<path d="M9.600 19.500c2.200-5.200 4.400-7.800 6.800-7.800 2.200 0 4.400 2.600 6.600 7.800Z" fill="var(--o-hill)"/>` +
    `<path d="M16.400 11.700c-2.400 0-4.600 2.600-6.800 7.800h4.600c.2-3 .8-5.600 2.200-7.800Z" fill="var(--o-hill-light)"/>` +
    `<path d="M1 18.500C4.400 10.500 7.400 6.500 10.600 6.500c2 0 3.800 1.600 5.600 5.200M9.600 19.500c2.200-5.200 4.400-7.800 6.800-7.800 2.200 0 4.400 2.600 6.600 7.800" ${line} stroke="var(--o-hill-deep)" stroke-width="1"/>`,
  "o-land-field":
    `<path d="M1 18.500 5.600 7.500H22.600L18.400 18.500Z" fill="var(--o-corn)" stroke="var(--o-corn-deep)" stroke-width=".8" stroke-linejoin="round"/>` +
    rows("var(--o-corn-deep)", 0.9),
  "o-land-vines":
    `<path d="M1 18.500 5.600 7.500H22.600L18.400 18.500Z" fill="var(--o-acre)" stroke="var(--o-leaf-deep)" stroke-width=".6" stroke-linejoin="round"/>` +
    [0, 1, 2, 3]
      .map(
        (n) =>
          `<path d="M${3.8 + n * 3.6} 17.200l3.800 -8.400" ${line} stroke="var(--o-leaf)" stroke-width="2" stroke-dasharray=".1 2.500"/>`,
      )
      .join(""),
  "o-land-farm":
    tree(18, 10, 3.4) +
    `<ellipse cx="11" cy="18" rx="8" ry="1.800" fill="#2b211826"/>` +
    `<path d="M4 17.500v-5l2.600-3.200 2.600 3.200v5Z" fill="var(--o-wall)" stroke="var(--o-outline)" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="M9.200 17.500v-5h7v5Z" fill="var(--o-wall-deep)" stroke="var(--o-outline)" stroke-width=".8"/>` +
    `<path d="M9.200 12.500 6.600 9.300h7l2.600 3.200Z" fill="var(--o-thatch)" stroke="var(--o-outline)" stroke-width=".8" stroke-linejoin="round"/>`,
};

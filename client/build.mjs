// Bundles src/ into the folder named as the first argument: index.html, assets/ with content hashes, .gz and .br beside;
// and worker/ into sw.js, which has the page opened without a net.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "../src/stammtisch/server/static");

/** The module "drawings": every games/NAME/index.tsx, and every games/NAME/pictures.tsx, loaded on demand; and every
 * games/NAME/cover.tsx, which the first page shows at once. */
export const drawings = {
  name: "drawings",
  setup(builder) {
    builder.onResolve({ filter: /^drawings$/ }, () => ({ path: "drawings", namespace: "drawings" }));
    builder.onLoad({ filter: /.*/, namespace: "drawings" }, () => {
      const onDemand = `export const drawings = {${loaders("index.tsx")}}; export const pictures = {${loaders("pictures.tsx")}};`;
      const covers = gamesWith("cover.tsx");
      const imports = covers.map((name, i) => `import cover${i} from "./src/games/${name}/cover.tsx";`);
      const atOnce = `export const covers = {${covers.map((name, i) => `${JSON.stringify(name)}: cover${i}`)}};`;
      return { contents: [...imports, onDemand, atOnce].join("\n"), resolveDir: here, loader: "js" };
    });
  },
};

/** The games that have this file. */
function gamesWith(file) {
  const folder = join(here, "src/games");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => existsSync(join(folder, name, file)));
}

/** The lines that load this file of each game that has one. */
function loaders(file) {
  return gamesWith(file)
    .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`./src/games/${name}/${file}`)})`)
    .join(",");
}

const result = await build({
  absWorkingDir: here,
  entryPoints: { main: "src/main.tsx" },
  outdir: join(out, "assets"),
  write: false,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target: ["es2022", "chrome105", "firefox110", "safari16"],
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  legalComments: "none",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [drawings],
  logLevel: "warning",
});

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "assets"), { recursive: true });
const made = result.outputFiles.map((file) => ({ path: relative(out, file.path), bytes: Buffer.from(file.contents) }));
const main = made.find((f) => /assets\/main-.*\.js$/.test(f.path)).path;
// One style sheet for all; esbuild writes those of drawings a second time beside it.
const sheets = made.filter((f) => /assets\/main-.*\.css$/.test(f.path)).map((f) => f.path);
const files = made.filter((f) => !f.path.endsWith(".css") || sheets.includes(f.path));
const links = [
  ...sheets.map((path) => `<link rel="stylesheet" href="/${path}" />`),
  `<script type="module" src="/${main}"></script>`,
];
for (const name of readdirSync(join(here, "public")))
  files.push({ path: name, bytes: readFileSync(join(here, "public", name)) });
const template = readFileSync(join(here, "index.html"), "utf8").replace("<!-- assets -->", links.join("\n    "));
const version = versionOf([...files, { path: "index.html", bytes: Buffer.from(template) }]);
const page = template.replace('data-built=""', `data-built="${version}"`);
files.push({ path: "index.html", bytes: Buffer.from(page) });
files.push({ path: "sw.js", bytes: await serviceWorker() });

const sizes = new Map(); // what each file takes on its way, compressed
for (const { path, bytes } of files) {
  writeFileSync(join(out, path), bytes);
  if (path.endsWith(".png")) {
    // Compressed in itself.
    sizes.set(path, bytes.length);
    console.log(`  ${path.padEnd(32)} ${kilobytes(bytes.length)}`);
    continue;
  }
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(join(out, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(out, `${path}.br`), brotli);
  sizes.set(path, brotli.length);
  console.log(`  ${path.padEnd(32)} ${kilobytes(bytes.length)}  brotli ${kilobytes(brotli.length)}`);
}
const first = firstLoad();
console.log(`  ${"first load of a table, at most".padEnd(32)} brotli ${kilobytes(first)}`);
console.log(`  ${"all".padEnd(32)} brotli ${kilobytes(sum([...sizes.keys()]))}`);
if (first > 200 * 1024) {
  console.error("A first load takes more than 200 KB.");
  process.exit(1);
}

function sum(paths) {
  return paths.reduce((bytes, path) => bytes + (sizes.get(path) ?? 0), 0);
}

/** What a browser fetches that has nothing yet and opens a table, with the largest of the drawings. */
function firstLoad() {
  const outputs = Object.entries(result.metafile.outputs);
  const named = (path) => relative(out, join(here, path));
  const needs = new Map(
    outputs.map(([path, { imports }]) => [
      named(path),
      imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => named(path)),
    ]),
  );
  const reached = (path, found = new Set()) => {
    if (found.has(path)) return found;
    found.add(path);
    for (const next of needs.get(path) ?? []) reached(next, found);
    return found;
  };
  const always = [main, ...sheets, "index.html", "favicon.svg", "manifest.webmanifest", "sw.js"];
  const drawings = outputs.filter(([, { entryPoint }]) => /games\/[^/]+\/index\.tsx$/.test(entryPoint ?? ""));
  const loads = [null, ...drawings.map(([path]) => named(path))].map((drawing) => {
    const found = new Set(always);
    for (const path of [main, ...(drawing ? [drawing] : [])]) for (const one of reached(path)) found.add(one);
    return sum([...found]);
  });
  return Math.max(...loads);
}

/** The same for the same client, and another one as soon as anything in it differs. */
function versionOf(parts) {
  const digest = createHash("sha256");
  for (const { path, bytes } of [...parts].sort((a, b) => (a.path < b.path ? -1 : 1)))
    digest.update(`${path}\0${bytes.length}\0`).update(bytes);
  return digest.digest("hex").slice(0, 16);
}

/** The service worker; it is told what to keep. */
async function serviceWorker() {
  const assets = files.filter(({ path }) => path.startsWith("assets/")).map(({ path }) => `/${path}`);
  const shell = ["/", "/favicon.svg", "/manifest.webmanifest", ...assets];
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: ["worker/sw.ts"],
    write: false,
    bundle: true,
    format: "iife",
    minify: true,
    target: ["es2022"],
    legalComments: "none",
    define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
    logLevel: "warning",
  });
  return Buffer.from(outputFiles[0].contents);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}

// Bundles src/ into the folder named as the first argument: index.html, assets/ with content hashes, .gz and .br beside.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "../src/stammtisch/server/static");

/** The module "drawings": every games/NAME/index.tsx, and every games/NAME/pictures.tsx, loaded on demand. */
export const drawings = {
  name: "drawings",
  setup(builder) {
    builder.onResolve({ filter: /^drawings$/ }, () => ({ path: "drawings", namespace: "drawings" }));
    builder.onLoad({ filter: /.*/, namespace: "drawings" }, () => {
      const contents = `export const drawings = {${loaders("index.tsx")}}; export const pictures = {${loaders("pictures.tsx")}};`;
      return { contents, resolveDir: here, loader: "js" };
    });
  },
};

/** The lines that load this file of each game that has one. */
function loaders(file) {
  const folder = join(here, "src/games");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => existsSync(join(folder, name, file)))
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
const page = readFileSync(join(here, "index.html"), "utf8").replace("<!-- assets -->", links.join("\n    "));
for (const name of readdirSync(join(here, "public")))
  files.push({ path: name, bytes: readFileSync(join(here, "public", name)) });
files.push({ path: "index.html", bytes: Buffer.from(page) });

let total = 0;
for (const { path, bytes } of files) {
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(join(out, path), bytes);
  writeFileSync(join(out, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(out, `${path}.br`), brotli);
  total += brotli.length;
  console.log(`  ${path.padEnd(32)} ${kilobytes(bytes.length)}  brotli ${kilobytes(brotli.length)}`);
}
console.log(`  ${"all".padEnd(32)} brotli ${kilobytes(total)}`);
if (total > 200 * 1024) {
  console.error("The client is larger than 200 KB compressed.");
  process.exit(1);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}

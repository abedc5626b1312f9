// Bundles the tests in tests/ and runs them with Node's own runner.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// What modules of the client touch of a browser when they are loaded.
const STUBS = `
globalThis.location ??= { hash: "" };
globalThis.navigator ??= { language: "en" };
globalThis.addEventListener ??= () => undefined;
globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined };
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined });
globalThis.document ??= { documentElement: { dataset: {}, lang: "" }, addEventListener: () => undefined };
`;

const here = dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(join(tmpdir(), "client-tests-"));
const tests = readdirSync(join(here, "tests")).filter((name) => /\.test\.tsx?$/.test(name));
await build({
  absWorkingDir: here,
  entryPoints: tests.map((name) => `tests/${name}`),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
  banner: { js: STUBS },
});
// Style sheets that a drawing brings are written beside the tests.
const bundles = readdirSync(out).filter((name) => name.endsWith(".mjs"));
const { status } = spawnSync(process.execPath, ["--test", ...bundles.map((name) => join(out, name))], {
  stdio: "inherit",
});
rmSync(out, { recursive: true });
process.exit(status ?? 1);

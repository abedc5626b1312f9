import assert from "node:assert/strict";
import { test } from "node:test";
import { isAway, isPageOf, leftOver, wayOf } from "../worker/shell";

const ORIGIN = "https://table.example";
const SHELL = ["/", "/favicon.svg", "/assets/main-1.js"];
const way = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, SHELL);

test("the page comes from the server first, assets from what is kept", () => {
  assert.equal(way("/", "navigate"), "page");
  assert.equal(way("/?from=icon#/table/x", "navigate"), "page");
  assert.equal(way("/favicon.svg", "no-cors"), "file");
  assert.equal(way("/assets/main-1.js"), "asset");
  assert.equal(way("/assets/of-another-version.js"), "asset");
});

test("the worker has no say in anything else", () => {
  for (const path of ["/api/games", "/api/tables/x/view", "/ws", "/health", "/live", "/metrics", "/sw.js", "/icon.svg"])
    assert.equal(way(path), "pass", path);
  assert.equal(way("/api/openapi.json", "navigate"), "pass");
  assert.equal(way("/", "cors"), "pass");
  assert.equal(way("/", "navigate", "POST"), "pass");
  assert.equal(way("https://elsewhere.example/assets/main-1.js"), "pass");
});

test("a proxy without its server counts as away, a refusal does not", () => {
  assert.deepEqual([200, 404, 500, 502, 503, 504].filter(isAway), [502, 503, 504]);
});

test("a page is of the version that it names", () => {
  assert.ok(isPageOf("12ab", '<html lang="en" data-built="12ab">'));
  assert.ok(!isPageOf("12ab", '<html lang="en" data-built="34cd">'));
  assert.ok(!isPageOf("12ab", "<h1>The client has not been built: 12ab</h1>"));
});

test("what is left over is ours, and of another version", () => {
  const stores = ["stammtisch-shell-1", "stammtisch-shell-2", "stammtisch-shell-3", "of-somebody-else"];
  assert.deepEqual(leftOver(stores, "3"), ["stammtisch-shell-1", "stammtisch-shell-2"]);
});

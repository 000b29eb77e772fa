import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAssets, readManifest } from "#server/http/assets.ts";

/**
 * The manifest of the build: for each file of code, the files that are loaded with it and those that are loaded later.
 */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const CLIENT = join(import.meta.dirname, "../../dist/client");
const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, "manifest.json"), "utf8"));

/** Returns all code that is loaded with an entry. */
function loadedWith(name: string): string {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(name);
  return [...seen].map((key) => readFileSync(join(CLIENT, manifest[key]?.file ?? key), "utf8")).join("\n");
}

/** Texts that occur only in the code for such files. */
const SIGNS = {
  "Markdown is parsed": "linkReference",
  "notebooks are read": "nbformat",
  "a changed notebook is shown": "Notebook metadata changed",
  "changed pictures are shown": "There is no image to show: the content is not an image",
  "findings are listed": "This change brought in no findings.",
  "findings are marked": "layer-mark",
} as const;
const ALL = Object.values(manifest)
  .filter(({ file }) => file.endsWith(".js"))
  .map(({ file }) => readFileSync(join(CLIENT, file), "utf8"))
  .join("\n");

describe("the code for a kind of files is loaded when it is needed", () => {
  it.each(Object.entries(SIGNS))("the text that shows that %s is in the build", (_, sign) => {
    expect(ALL).toContain(sign);
  });

  it.each([
    "src/app/start.tsx",
    "src/app/screens/commit/CommitScreen.tsx",
    "src/app/screens/compare/CompareScreen.tsx",
    "src/app/screens/reviewFiles/ReviewFilesScreen.tsx",
    "src/app/screens/worktree/WorktreeScreen.tsx",
    "src/app/screens/file/FileScreen.tsx",
  ])("none of it comes with %s", (screen) => {
    expect(Object.keys(manifest)).toContain(screen);
    const code = loadedWith(screen);
    expect(Object.entries(SIGNS).flatMap(([name, sign]) => (code.includes(sign) ? [name] : []))).toEqual([]);
  });
});

it("every file of the page is served, with the compressed ones that were built", () => {
  const built = readdirSync(join(CLIENT, "assets")).map((name) => `/assets/${name}`);
  const served = [...readAssets(readManifest())].flatMap(([path, { br, gzip }]) => [
    path,
    ...(br === null ? [] : [`${path}.br`]),
    ...(gzip === null ? [] : [`${path}.gz`]),
  ]);
  expect(served.toSorted()).toEqual(built.toSorted());
});

import { expect, it } from "vitest";
import { readModule, readModuleAt, type ModuleFacts } from "#tests/helpers/readModule.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const SRC = `${import.meta.dirname}/../src`;
const MODULES = sourceFiles(SRC).map((path) => readModuleAt(SRC, path));

/** Returns the folders below a layer that import each other in a circle, directly or through others; `.` is its own files. */
function circles(layer: string, facts: readonly ModuleFacts[]): string[] {
  const folderOf = (path: string): string => (path.split("/").length > 3 ? path.split("/").slice(0, 3).join("/") : ".");
  const below = new Map<string, Set<string>>();
  for (const { path, imports } of facts.filter((one) => one.path.startsWith(`${layer}/`))) {
    const folder = folderOf(path);
    const targets = imports.filter((specifier) => specifier.startsWith("."));
    const folders = targets.map((specifier) => folderOf(new URL(specifier, `file:///${path}`).pathname.slice(1)));
    const others = folders.filter((other) => other !== folder);
    below.set(folder, new Set([...(below.get(folder) ?? []), ...others]));
  }
  const reach = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const next of below.get(folder) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...below.keys()].filter((folder) => reach(folder).has(folder)).sort();
}

it("two folders that import each other are found", () => {
  const facts = [
    readModule("app/reading/changes/a.ts", `import { b } from "../pictures/b.ts";`),
    readModule("app/reading/pictures/b.ts", `import { c } from "../words/c.ts";`),
    readModule("app/reading/words/c.ts", `import { a } from "../changes/a.ts"; import { d } from "../data/d.ts";`),
    readModule("app/reading/data/d.ts", ""),
  ];
  expect(circles("app/reading", facts)).toEqual(["app/reading/changes", "app/reading/pictures", "app/reading/words"]);
});

it.each([
  "app/reading",
  "app/reviewing",
  "server/git",
  "server/store",
  "server/reviews",
  "server/operations",
  "server/exchange",
  "server/schema",
  "server/http",
  "app/diff",
])("no folders of %s import each other in a circle", (layer) => {
  expect(circles(layer, MODULES)).toEqual([]);
});

import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readModuleAt } from "#tests/helpers/readModule.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const ROOT = `${import.meta.dirname}/..`;

const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");

/** Returns each distinct text in backticks that matches, sorted. */
function inBackticks(markdown: string, fitting: RegExp): string[] {
  const found = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  return [...new Set(found)].filter((text) => fitting.test(text)).sort();
}

/**
 * A path contains a slash or has one of our file extensions; `<…>`, `*` and `…` are placeholders, so only the folder
 * before them is checked.
 */
const PATH = /^(?!\/)(?:[\w.-]+\/[\w./<>*…-]*|[\w.-]+\.(?:ts|tsx|mts|mjs|md|json|graphql|css))$/;

/**
 * Returns the files and folders that a text names and that do not exist. Layers are named relative to src, everything
 * else relative to the root.
 */
function missingPaths(markdown: string): string[] {
  const prose = markdown.replace(/^```[^]*?^```/gm, "");
  return inBackticks(prose, PATH).filter((path) => {
    const known = path.replace(/[^/]*[<*…].*$/, "");
    return !["", "src/", "src/app/", "src/server/"].some((base) => existsSync(`${ROOT}/${base}${known}`));
  });
}

/** Returns the npm scripts of the tables whose first cell is the command. */
function npmScripts(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^\| `npm (?:run )?([\w:-]+)` *\|/gm), ([, script = ""]) => script).sort();
}

/** Returns the packages of the tables below a heading. The first cell of a row lists them. */
function packageRows(markdown: string, heading: string): string[] {
  const [, below = ""] = markdown.split(`## ${heading}\n`);
  const [text = ""] = below.split(/^## /m);
  const cells = Array.from(text.matchAll(/^\| ([@a-z][^|]*?) *\|/gm), ([, cell = ""]) => cell);
  return cells.flatMap((cell) => cell.split(", ")).sort();
}

/** Returns the packages from which a module of src imports more than types. */
function packagesOfSrc(): string[] {
  const specifiers = sourceFiles(`${ROOT}/src`).flatMap((path) => {
    const { imports, typeImports } = readModuleAt(`${ROOT}/src`, path);
    return imports.filter((specifier) => !/^(?:[.#]|node:)/.test(specifier) && !typeImports.has(specifier));
  });
  const packages = specifiers.map((specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(packages)].sort();
}

it("a text that names other files, scripts and packages is distinguished from the correct one", () => {
  const injected = [
    "# Spec",
    "See `src/contract/errors.ts`, `nowhere/gone.ts` and `server/git/<command>.ts`",
    "| `npm run retired` | `npm start` |",
    "## What is bundled",
    "| Package | Why |",
    "| left, @pad/right | `reason` |",
    "## Checks",
    "| none | of them |",
  ].join("\n");
  expect(missingPaths(injected)).toEqual(["nowhere/gone.ts"]);
  expect(npmScripts(injected)).toEqual(["retired"]);
  expect(packageRows(injected, "What is bundled")).toEqual(["@pad/right", "left"]);
});

it("every file and folder that ARCHITECTURE.md names exists", () => {
  const text = read("ARCHITECTURE.md");
  expect(inBackticks(text, PATH).length).toBeGreaterThan(5);
  expect(missingPaths(text)).toEqual([]);
});

it("README.md describes exactly the npm scripts that exist, and names the package and its commands", () => {
  const { scripts, name, bin }: { scripts: object; name: string; bin: object } = JSON.parse(read("package.json"));
  const text = read("README.md");
  expect(npmScripts(text)).toEqual(Object.keys(scripts).sort());
  expect(inBackticks(text, /^[a-z-]+$/)).toEqual(expect.arrayContaining([name, ...Object.keys(bin)]));
});

it("ARCHITECTURE.md gives a reason for exactly the packages that are bundled, and no package is needed at run time", () => {
  expect(packageRows(read("ARCHITECTURE.md"), "What is bundled, and why")).toEqual(packagesOfSrc());
  expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
});

it("installing the package runs nothing", () => {
  const { scripts }: { scripts: object } = JSON.parse(read("package.json"));
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:install|prepare|prepublish)$/.test(name))).toEqual(
    [],
  );
  expect(existsSync(`${ROOT}/binding.gyp`)).toBe(false);
});

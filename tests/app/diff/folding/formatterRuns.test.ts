import { readFileSync } from "node:fs";
import { format, type FormatConfig } from "oxfmt";
import { expect, it } from "vitest";
import { hasCandidate, oldTextOf } from "#app/diff/folding/formChanges.ts";
import { proveFile } from "#app/diff/folding/proveForm.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { pairDiffs } from "../pairDiffs.ts";

const FILES = [
  "node_modules/graphql/execution/execute.mjs",
  "node_modules/graphql-http/lib/handler.mjs",
  "node_modules/meros/node/index.mjs",
  "node_modules/sax/lib/sax.js",
  "node_modules/graphql/type/definition.d.ts",
];
const STYLE: FormatConfig = { printWidth: 80, tabWidth: 2, singleQuote: false, semi: true, trailingComma: "all" };

const SOURCES = ["dialog/dialog", "combobox/combobox", "menu/menu", "select/select"].map(
  (name) => `node_modules/@ariakit/react-components/src/${name}.tsx`,
);

const DOWNWARDS = { order: "desc", newlinesBetween: false } as const;

async function formatted(path: string, text: string, style: FormatConfig): Promise<string> {
  const { code, errors } = await format(path, text, { ...STYLE, ...style });
  expect(errors).toEqual([]);
  return code;
}

/** Runs a formatter over real files, then with another style, and returns how many hunks are proved, at which level. */
async function foldedBy(style: FormatConfig, files: readonly string[] = FILES) {
  const texts = await Promise.all(
    files.map(async (path) => {
      const before = await formatted(path, readFileSync(path, "utf8"), {});
      return { path, before, after: await formatted(path, before, style) };
    }),
  );
  const diffs = await (await pairDiffs(texts)).with("-U3");
  const counts = { hunks: 0, sameTokens: 0, style: 0 };
  for (const [at, { path, before, after }] of texts.entries()) {
    const patch = parsePatch(diffs[at] ?? "");
    expect(oldTextOf(patch, after)).toBe(before);
    const proofs = await proveFile({ path, patch: patch.text, text: after });
    if (proofs.some((proof) => proof !== null)) expect(hasCandidate(path, patch.text)).toBe(true);
    counts.hunks += proofs.length;
    for (const proof of proofs) {
      if (proof === null) continue;
      const isSame = proof.quotes + proof.commas + proof.semicolons === 0;
      counts[isSame ? "sameTokens" : "style"] += 1;
    }
  }
  return counts;
}

/** The hunks of each run, those with the same tokens, and those that are the same but for counted differences of style. */
it.each<[string, FormatConfig, number, number, number]>([
  ["another tab width", { tabWidth: 4 }, 82, 66, 5],
  ["wider lines", { printWidth: 120 }, 95, 17, 20],
  ["wider lines without trailing commas", { printWidth: 120, trailingComma: "none" }, 125, 11, 51],
  ["other quotes", { singleQuote: true }, 108, 0, 89],
  ["no trailing commas", { trailingComma: "none" }, 114, 0, 102],
  ["no semicolons", { semi: false }, 218, 0, 69],
])("hunks of a formatter's run with %s are proved", async (_, style, hunks, sameTokens, otherStyle) => {
  expect(await foldedBy(style)).toEqual({ hunks, sameTokens, style: otherStyle });
});

/** The same for other kinds of files. */
it.each<[string, FormatConfig, readonly string[], number, number, number]>([
  [
    "CSS with another tab width",
    { tabWidth: 4 },
    // The other file has a syntax error, `*zoom: 1`.
    ["node_modules/lz-string/tests/lib/jasmine-1.3.1/jasmine.css", "node_modules/papaparse/player/player.css"],
    5,
    1,
    0,
  ],
  [
    "JSON with another tab width",
    { tabWidth: 4 },
    ["node_modules/graphql/package.json", "node_modules/sax/package.json"],
    2,
    2,
    0,
  ],
  // The indentation of texts in several lines means something.
  ["YAML with another tab width", { tabWidth: 4 }, ["node_modules/fast-uri/.github/workflows/ci.yml"], 1, 0, 0],
  ["HTML with another tab width", { tabWidth: 4 }, ["node_modules/papaparse/player/player.html"], 2, 0, 0],
  ["TSX with wider lines", { printWidth: 120 }, SOURCES, 39, 9, 11],
  ["TSX with other quotes", { singleQuote: true }, SOURCES, 77, 0, 41],
  // The order of imports is that in which they run.
  ["TSX with sorted imports", { sortImports: DOWNWARDS }, SOURCES, 8, 0, 0],
])("hunks of a formatter's run over %s are proved", async (_, style, files, hunks, sameTokens, otherStyle) => {
  expect(await foldedBy(style, files)).toEqual({ hunks, sameTokens, style: otherStyle });
});

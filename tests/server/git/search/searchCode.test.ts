import { afterAll, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import type { GrepFile, GrepOptions } from "#server/git/search/grep.ts";
import { searchCode } from "#server/git/search/searchCode.ts";
import { type Files, tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

async function search(files: Files, pattern: string, options?: GrepOptions): Promise<readonly GrepFile[]> {
  const repo = await tempRepo();
  const commit = await repo.commit(files);
  const found: GrepFile[] = [];
  const started = await searchCode(await openRepository(repo.path), commit, pattern, options);
  for await (const batch of started.files) found.push(...batch);
  expect(started.end()).toEqual({ truncatedBy: null, isIncomplete: false });
  return found;
}

const linesOf = (files: readonly GrepFile[]) =>
  files.map(({ path, lines }) => [path, ...lines.map(({ number, text, matches }) => [number, text, ...matches])]);

test("a text in UTF-16 is searched as the same text in UTF-8 is", async () => {
  const text = "one\n上 two 《three》\ntwo\n";
  const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
  const files = {
    "a/plain": text,
    "b/little.rc": wide,
    "c/big": Buffer.from(wide).swap16(),
    picture: Buffer.of(0, 116),
  };
  const lines = [
    [2, "上 two 《three》", 2, 5],
    [3, "two", 0, 3],
  ];
  expect(linesOf(await search(files, "two"))).toEqual([
    ["a/plain", ...lines],
    ["b/little.rc", ...lines],
    ["c/big", ...lines],
  ]);
  const found = await search(files, "《t", { paths: ["*.rc"] });
  expect(linesOf(found)).toEqual([["b/little.rc", [2, "上 two 《three》", 6, 8]]]);
  const byLetter = await search(files, "t");
  expect(byLetter.map(({ path, isBinary }) => [path, isBinary])).toEqual([
    ["a/plain", false],
    ["b/little.rc", false],
    ["c/big", false],
    ["picture", true],
  ]);
});

test("lines that are not UTF-8 are decoded, and their matches are at their decoded positions", async () => {
  const files = { "a.c": Buffer.from("// \x93Größe\x94 load\n", "latin1") };
  expect(linesOf(await search(files, "load"))).toEqual([["a.c", [1, "// “Größe” load", 11, 15]]]);
});

import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { GrepFile, GrepOptions } from "#server/git/search/grep.ts";
import { searchCode } from "#server/git/search/searchCode.ts";
import { type Files, tempRepo } from "#tests/helpers/tempRepo.ts";

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

test("a text in UTF-16 is searched as git does, which takes it for binary", async () => {
  const wide = Buffer.from("\uFEFFone\ntwo\n", "utf16le");
  const found = await search({ "a/plain": "two\n", "b/little.rc": wide, picture: Buffer.of(0, 116) }, "t");
  expect(found.map(({ path, isBinary }) => [path, isBinary])).toEqual([
    ["a/plain", false],
    ["b/little.rc", true],
    ["picture", true],
  ]);
  expect(linesOf(await search({ "b/little.rc": wide }, "two"))).toEqual([]);
});

test("lines that are not UTF-8 are decoded, and their matches are at their decoded positions", async () => {
  const files = { "a.c": Buffer.from("// \x93Größe\x94 load\n", "latin1") };
  expect(linesOf(await search(files, "load"))).toEqual([["a.c", [1, "// “Größe” load", 11, 15]]]);
});

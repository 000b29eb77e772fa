import { afterAll, expect, test } from "vitest";
import { blame, type BlameEntry, type BlameOptions } from "#server/git/blame/blame.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

const wide = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");

/** In UTF-16, 上 and 《 each contain a byte 10, which git treats as a line ending. */
const VERSIONS = [
  "one\n上上《two》\nthree\nfour\nfive\n",
  "one\n上上《2》\nthree\nfour\nfive\n",
  "one\nnew\n上上《2》\nthree\nfour\n上上 five",
];

/** Returns the commit and the original line number of each line of a file. */
async function linesOf(path: string, options?: BlameOptions) {
  const repo = await tempRepo();
  const commits: string[] = [];
  for (const text of VERSIONS) {
    const files = { plain: text, little: wide(text), big: wide(text).swap16() };
    commits.push(await repo.commit(files));
  }
  const repository = await openRepository(repo.path);
  const entries: BlameEntry[] = [];
  for await (const batch of blame(repository, commits.at(-1) ?? "", path, options)) entries.push(...batch);
  const lines = entries.flatMap(({ startingLine, lineCount, originalLine, origin }) =>
    Array.from({ length: lineCount }, (_, at) => [startingLine + at, commits.indexOf(origin.oid), originalLine + at]),
  );
  return lines.toSorted(([one = 0], [other = 0]) => one - other);
}

test.each(["plain", "little", "big"])("each line of a text has its origin, in every encoding: %s", async (path) => {
  expect(await linesOf(path)).toEqual([
    [1, 0, 1],
    [2, 2, 2],
    [3, 1, 2],
    [4, 0, 3],
    [5, 0, 4],
    [6, 2, 6],
  ]);
});

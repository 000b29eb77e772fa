import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import type { WhitespaceMode } from "#contract/pageParams.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const MODES: readonly (readonly [WhitespaceMode, readonly string[]])[] = [
  ["SHOW", []],
  ["IGNORE_AT_END", ["--ignore-space-at-eol"]],
  ["IGNORE_AMOUNT", ["-b"]],
  ["IGNORE_ALL", ["-w"]],
  ["IGNORE_ALL_AND_BLANK_LINES", ["-w", "--ignore-blank-lines"]],
];

const TEXT = Array.from({ length: 30 }, (_, line) => `if (line ${line}) { go(); }\n`).join("");
/** Changes that affect only whitespace, each ignored by more modes than the one before. */
const BLANKS: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll("5) { go(); }\n", "5) { go(); } \t\n"),
  (text) => text.replaceAll("if (line 7", "if  (line\t7"),
  (text) => text.replaceAll("2) { go(); }", "2) {go();}"),
  (text) => text.replace("if (line 3)", "\n\nif (line 3)"),
  (text) => text.replaceAll("\n", "\r\n"),
];

/** Each commit changes only whitespace in some files, and more than that in others. */
async function blankRepo(): Promise<TempRepo> {
  const repo = await tempRepo();
  const names = ["a.txt", "b.txt", "to move.txt", "run.sh", "caf\uDCE9.txt"];
  await repo.commit(Object.fromEntries(names.map((name) => [name, TEXT])));
  for (const [index, blank] of BLANKS.entries()) {
    const other = blank(TEXT).replace("line 20", `line twenty ${index}`);
    await repo.commit({
      "a.txt": blank(TEXT),
      "b.txt": other,
      "to move.txt": null,
      [`moved ${index}.txt`]: blank(TEXT),
      "run.sh": { program: blank(TEXT) },
      "caf\uDCE9.txt": blank(TEXT),
      "blank.txt": "\n \n\t\n",
    });
    await repo.commit({
      ...Object.fromEntries(names.map((name) => [name, TEXT])),
      [`moved ${index}.txt`]: null,
      "blank.txt": null,
    });
  }
  return repo;
}

const opened: { readonly repo: TempRepo; readonly open: Repository }[] = [];

beforeAll(async () => {
  const { repo: odd } = await oddRepo();
  const many = await randomRepo({ seed: 11, commits: 60, width: 4, skew: 0 });
  for (const repo of [odd, many, await blankRepo()]) opened.push({ repo, open: await openRepository(repo.path) });
});

afterAll(async () => {
  for (const { open } of opened) await open.close();
});

/** Every commit except the first ones, with its first parent. */
async function pairs(repo: TempRepo): Promise<readonly (readonly [string, string])[]> {
  const rows = (await repo.git("rev-list", "--all", "--parents")).split("\n").map((row) => row.split(" "));
  return rows.flatMap(([to = "", from]) => (from === undefined ? [] : [[from, to] as const]));
}

async function patches(
  open: Repository,
  from: string,
  to: string,
  whitespace: WhitespaceMode,
): Promise<readonly Buffer[]> {
  const all = await diffPatches(open, from, to, await diffTree(open, from, to), { whitespace });
  return all.map((patch) => {
    if (patch instanceof GalleyError) throw patch;
    return patch;
  });
}

describe.each([
  ["a repository with everything", 0],
  ["random commits", 1],
  ["commits that change whitespace", 2],
] as const)("in %s", (_, which) => {
  test.each(MODES)("patches under %s are git's, byte for byte", async (mode, flags) => {
    const { repo, open } = opened[which] ?? expect.fail("no such repository");
    const all = await pairs(repo);
    expect(all.length).toBeGreaterThan(9);
    const oracles = await diffsByGit(repo, ["-r", "-p", "-M", "--full-index", ...flags], all);
    for (const [at, [from, to]] of all.entries()) {
      const oracle = oracles[at] ?? expect.fail("git says nothing");
      const printed = Buffer.concat([...(await patches(open, from, to, mode))]).toString("latin1");
      expect(withoutEncodings(printed) === oracle.toString("latin1"), `${from} ${to}`).toBe(true);
    }
  });

  test.each(MODES)("counts under %s are those of git", async (mode, flags) => {
    const { repo, open } = opened[which] ?? expect.fail("no such repository");
    const all = await pairs(repo);
    const oracles = await diffsByGit(repo, ["-r", "-M", "--numstat", ...flags], all);
    for (const [at, [from, to]] of all.entries()) {
      const counts = await numstat(open, from, to, { whitespace: mode });
      const reported = [...counts.values()].map((count) =>
        typeof count === "string" ? "-\t-" : `${count.additions}\t${count.deletions}`,
      );
      const rows = String(oracles[at])
        .split("\n")
        .filter((row) => row !== "");
      expect(reported).toEqual(rows.map((row) => row.split("\t", 2).join("\t")));
    }
  });
});

describe("a file with only whitespace changes", () => {
  /** The commit with the whitespace change of this number, its parent, and the files that it changed. */
  async function blanks(number: number) {
    const { repo, open } = opened[2] ?? expect.fail("no such repository");
    const to = await repo.git("rev-parse", `main~${2 * (BLANKS.length - number) - 1}`);
    const from = await repo.git("rev-parse", `${to}^`);
    return { open, from, to, files: await diffTree(open, from, to) };
  }

  test("has an empty patch, alone and with others, and the others have theirs", async () => {
    const { open, from, to, files } = await blanks(2);
    const empty = (await patches(open, from, to, "IGNORE_ALL")).map((patch) => patch.length === 0);
    const reported = files.map(({ newPath }, index) => [newPath, empty[index]]);
    expect(Object.fromEntries(reported)).toEqual({
      "a.txt": true,
      "b.txt": false,
      "blank.txt": false,
      "caf\uDCE9.txt": true,
      "moved 2.txt": false,
      "run.sh": false,
    });
    const alone = files.filter(({ newPath }) => newPath === "a.txt");
    expect(await diffPatches(open, from, to, alone, { whitespace: "IGNORE_ALL" })).toEqual([Buffer.alloc(0)]);
  });

  test("shows its lines again in a mode that respects the difference", async () => {
    const { open, from, to, files } = await blanks(2);
    const alone = files.filter(({ newPath }) => newPath === "a.txt");
    const [shown] = await diffPatches(open, from, to, alone, { whitespace: "IGNORE_AMOUNT" });
    expect(String(shown)).toContain("\n-if (line 2) { go(); }\n");
  });

  test("is distinguished from a file that is not in the diff", async () => {
    const { open, from, to, files } = await blanks(2);
    const stranger = { ...files[0], newOid: "0123456789012345678901234567890123456789" } as ChangedFile;
    const [patch] = await diffPatches(open, from, to, [stranger], { whitespace: "IGNORE_ALL" });
    expect(patch instanceof GalleyError && patch.code).toBe("NOT_FOUND");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import type { WhitespaceMode } from "#contract/pageParams.ts";
import { CONTEXT_LINES_MAX } from "#contract/limits.ts";
import { type DiffOptions, diffTree } from "#server/git/diffs/diffTree.ts";
import { diffPatches, patchBatches } from "#server/git/patches/diffPatches.ts";
import { firstPatches } from "#server/git/patches/firstPatches.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const CONTEXTS: readonly (readonly [number, string])[] = [
  [0, "-U0"],
  [1, "-U1"],
  [3, "-U3"],
  [25, "-U25"],
  [CONTEXT_LINES_MAX, "-U100000"],
];
const IGNORED: readonly [WhitespaceMode, readonly string[]] = [
  "IGNORE_ALL_AND_BLANK_LINES",
  ["-w", "--ignore-blank-lines"],
];

/** Each number of context lines, with and without whitespace. */
const WAYS: readonly (readonly [string, DiffOptions, readonly string[]])[] = CONTEXTS.flatMap(([contextLines, much]) =>
  [["SHOW", []] as const, IGNORED].map(
    ([whitespace, blanks]) =>
      [`${contextLines} lines around, ${whitespace}`, { contextLines, whitespace }, [much, ...blanks]] as const,
  ),
);

/** Functions in a different order with blank lines between them, which can be paired in several ways. */
async function shuffledRepo(): Promise<TempRepo> {
  const repo = await tempRepo();
  const piece = (n: number): string => `function f${n}() {\n\n  if (x) {\n    return;\n  }\n}\n\n`;
  const order = [0, 1, 2, 3, 4, 5, 6, 7];
  for (let turn = 0; turn < 8; turn += 1) {
    const from = (turn * 5) % order.length;
    const [one = 0] = order.splice(from, 1);
    order.splice((turn * 3) % order.length, 0, one);
    const blank = turn % 2 === 0 ? "\n" : "";
    await repo.commit({ "f.c": order.map(piece).join(blank), "g.c": order.toReversed().map(piece).join("") });
  }
  return repo;
}

const opened: { readonly repo: TempRepo; readonly open: Repository }[] = [];

beforeAll(async () => {
  const { repo: odd } = await oddRepo();
  const many = await randomRepo({ seed: 23, commits: 12, width: 2, skew: 0 });
  for (const repo of [odd, many, await shuffledRepo()]) opened.push({ repo, open: await openRepository(repo.path) });
});

afterAll(async () => {
  for (const { open } of opened) await open.close();
});

/** All commits except the first ones, with their first parents; a sample of a long history. */
async function pairs(repo: TempRepo): Promise<readonly (readonly [string, string])[]> {
  const rows = (await repo.git("rev-list", "--all", "--parents")).split("\n").map((row) => row.split(" "));
  const all = rows.flatMap(([to = "", from]) => (from === undefined ? [] : [[from, to] as const]));
  return all.filter((_, index) => all.length < 12 || index % 6 === 0);
}

describe.each([
  ["a repository with everything", 0],
  ["random commits", 1],
  ["shuffled functions", 2],
] as const)("in %s", (_, which) => {
  test.each(WAYS)("%s: every patch and every count is git's own", async (_name, options, flags) => {
    const { repo, open } = opened[which] ?? expect.fail("no such repository");
    const all = await pairs(repo);
    const oracles = await diffsByGit(repo, ["-r", "-p", "-M", "--full-index", ...flags], all);
    const uncounted = flags.filter((flag) => !flag.startsWith("-U"));
    const counts = await diffsByGit(repo, ["-r", "-M", "--numstat", ...uncounted], all);
    for (const [at, [from, to]] of all.entries()) {
      const files = await diffTree(open, from, to);
      const requested = await diffPatches(open, from, to, files, options);
      const streamed: (Buffer | GalleyError)[] = [];
      for await (const batch of patchBatches(open, from, to, files, options))
        for (const { fileIndex, patch } of batch) streamed[fileIndex] = patch;
      const bytes = (patches: typeof requested): string =>
        patches.map((patch) => (patch instanceof GalleyError ? patch.code : patch.toString("latin1"))).join("");
      expect(withoutEncodings(bytes(requested)), `${from} ${to}`).toBe(oracles[at]?.toString("latin1"));
      expect(bytes(streamed)).toBe(bytes(requested));
      const first = await firstPatches(open, from, to, files, options);
      for (const { fileIndex, patch } of first.patches)
        expect(bytes([patch])).toBe(bytes(requested.slice(fileIndex, fileIndex + 1)));

      const reported = [...(await numstat(open, from, to, options)).values()].map((count) =>
        typeof count === "string" ? "-\t-" : `${count.additions}\t${count.deletions}`,
      );
      const counted = (counts[at] ?? expect.fail("git counts nothing")).toString().split("\n").filter(Boolean);
      expect(reported).toEqual(counted.map((row) => row.split("\t", 2).join("\t")));
    }
  });
});

test.each([-1, 1.5, CONTEXT_LINES_MAX + 1, Number.NaN])("%s context lines are refused", async (contextLines) => {
  const { repo, open } = opened[2] ?? expect.fail("no such repository");
  const [[from, to] = ["", ""]] = await pairs(repo);
  const files = await diffTree(open, from, to);
  await expect(diffPatches(open, from, to, files, { contextLines })).rejects.toMatchObject({ code: "BAD_INPUT" });
});

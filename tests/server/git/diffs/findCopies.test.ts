import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { findCopies } from "#server/git/diffs/findCopies.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

/** Numbered lines that have little in common with those of another seed. */
const text = (seed: number, lines: number): string =>
  Array.from({ length: lines }, (_, line) => `${(seed * 7919 + line * 104_729) % 1_000_003} of ${seed}\n`).join("");

const opened: { readonly repo: TempRepo; readonly open: Repository }[] = [];
let copying: TempRepo;
let open: Repository;
let from: string;
let to: string;

beforeAll(async () => {
  const { repo: odd } = await oddRepo();
  for (const repo of [odd, await randomRepo({ seed: 41, commits: 40, width: 3, skew: 0 })])
    opened.push({ repo, open: await openRepository(repo.path) });
  copying = await tempRepo();
  from = await copying.commit({
    "kept.txt": text(1, 50),
    "changed.txt": text(2, 50),
    "moved.txt": text(3, 50),
    "caf\uDCE9\n.txt": text(4, 50),
    "small.txt": "x\n",
  });
  to = await copying.commit({
    "changed.txt": text(2, 50) + "and more\n",
    "moved.txt": null,
    "to/moved.txt": text(3, 50),
    "to/moved again.txt": text(3, 49),
    "to/of kept.txt": text(1, 48) + "edited\n",
    "to/of changed.txt": text(2, 50),
    "to/of odd.txt": text(4, 50),
    "to/new.txt": text(9, 50),
  });
  open = await openRepository(copying.path);
});

afterAll(async () => {
  for (const each of opened) await each.open.close();
  await open.close();
  await brokerLink.close();
});

test("copies of changed, unchanged and moved files are found, and a new file is not one", async () => {
  expect(await findCopies(open, from, to)).toEqual({
    files: [
      { path: "to/moved again.txt", from: "moved.txt", similarity: 97 },
      { path: "to/of changed.txt", from: "changed.txt", similarity: 100 },
      { path: "to/of kept.txt", from: "kept.txt", similarity: 96 },
      { path: "to/of odd.txt", from: "caf\uDCE9\n.txt", similarity: 100 },
    ],
    isLimited: false,
  });
});

test("with too many files, identical copies are still found, and the result reports that others may be missing", async () => {
  const found = await findCopies(open, from, to, { renameLimit: 2 });
  expect(found.isLimited).toBe(true);
  expect(found.files.map(({ path }) => path)).toEqual(["to/of changed.txt", "to/of odd.txt"]);
});

describe.each([
  ["a repository with everything", 0],
  ["random commits", 1],
] as const)("in %s", (_, which) => {
  test("the copies are those of git diff-tree -C --find-copies-harder among the files that are added without it", async () => {
    const { repo, open: each } = opened[which] ?? expect.fail("no such repository");
    const rows = (await repo.git("rev-list", "--all", "--parents")).split("\n").map((row) => row.split(" "));
    let copies = 0;
    for (const [commit = "", parent] of rows) {
      if (parent === undefined) continue;
      const names = async (...flags: string[]) => {
        const form = ["diff-tree", "-r", "-z", "--name-status", ...flags, parent, commit];
        return decodeBytes(await repo.gitBytes(form)).split("\0");
      };
      const added = new Set((await names("-M", "--diff-filter=A")).filter((_field, at) => at % 2 === 1));
      const fields = await names("-C", "--find-copies-harder", "--diff-filter=RC");
      const expected = fields.flatMap((field, at) => {
        const [source, path = ""] = fields.slice(at + 1, at + 3);
        return at % 3 === 0 && added.has(path) ? [{ path, from: source, similarity: Number(field.slice(1)) }] : [];
      });
      expect((await findCopies(each, parent, commit)).files).toEqual(expected);
      copies += expected.length;
    }
    expect(copies).toBeGreaterThan(which === 0 ? 0 : 2);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import type { WhitespaceMode } from "#contract/pageParams.ts";
import { countLines, parsePatch } from "#server/git/patches/parsePatch.ts";
import { diffPatches, diffPatchesUpTo, patchBatches, type PlacedPatch } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { firstPatches } from "#server/git/patches/firstPatches.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled, sampleOf } from "#tests/helpers/testRun.ts";
import { randomRepo } from "../randomRepo.ts";

const MODES = sampleOf<WhitespaceMode>(["SHOW", "IGNORE_AT_END", "IGNORE_AMOUNT", "IGNORE_ALL"]);

let odd: OddRepo;
let oddOpen: Repository;
const opened: { readonly repo: TempRepo; readonly open: Repository }[] = [];

async function open(repo: TempRepo): Promise<Repository> {
  const found = await openRepository(repo.path);
  opened.push({ repo, open: found });
  return found;
}

beforeAll(async () => {
  odd = await oddRepo();
  oddOpen = await open(odd.repo);
  await open(await randomRepo({ seed: 5, commits: 60, width: 4, skew: 0 }));
});

afterAll(async () => {
  for (const { open: each } of opened) await each.close();
});

/**
 * Every commit with its first parent (a sample of the random ones), and the last commit with the empty tree and with
 * the first commit.
 */
async function pairs({ repo, open: each }: (typeof opened)[number]): Promise<readonly (readonly [string, string])[]> {
  const rows = (await repo.git("rev-list", "--all", "--parents")).split("\n").map((row) => row.split(" "));
  const [last = ""] = rows[0] ?? [];
  const [first = ""] = rows.at(-1) ?? [];
  const steps = rows.flatMap(([oid = "", parent]) => (parent === undefined ? [] : [[parent, oid] as const]));
  return [...(repo === odd.repo ? steps : sampleOf(steps)), [each.emptyTree, last], [first, last], [last, first]];
}

async function gathered(stream: AsyncIterable<readonly PlacedPatch[]>): Promise<readonly PlacedPatch[]> {
  const all: PlacedPatch[] = [];
  for await (const batch of stream) all.push(...batch);
  return all;
}

const text = ({ patch }: PlacedPatch): string => (patch instanceof GalleyError ? patch.code : patch.toString("latin1"));
const byFileIndex = (patches: readonly PlacedPatch[]) =>
  patches.toSorted((one, other) => one.fileIndex - other.fileIndex);

/** Numbered lines that compress badly, so that no rename is detected between two of them. */
const filler = (seed: number, lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) => `${(Math.imul(seed * 7919 + line, 2654435761) >>> 0).toString(36)}\n`,
  ).join("");

describe("the batches of a change's patches", () => {
  test.each(MODES)("contain each file's patch once, as git prints it alone, in mode %s", async (whitespace) => {
    let count = 0;
    for (const each of opened) {
      for (const [from, to] of await pairs(each)) {
        const files = await diffTree(each.open, from, to);
        const patches = await diffPatches(each.open, from, to, files, { whitespace });
        const streamed = await gathered(patchBatches(each.open, from, to, files, { whitespace }));
        expect(byFileIndex(streamed).map(({ fileIndex }) => fileIndex)).toEqual([...files.keys()]);
        const expected = patches.map((patch, fileIndex) => text({ fileIndex, patch }));
        expect(byFileIndex(streamed).map(text)).toEqual(expected);
        count += files.length;
      }
    }
    expect(count).toBeGreaterThan(sampled(150));
  });

  test(
    "contain the files in the list's order, from any position and for any batch size",
    { tags: "slow" },
    async () => {
      const { first, afterMerge } = odd.commits;
      const files = await diffTree(oddOpen, first, afterMerge);
      const expected = await diffPatches(oddOpen, first, afterMerge, files);
      for (const from of files.keys()) {
        let left = [...files.keys()].slice(from);
        const found: PlacedPatch[] = [];
        while (left.length > 0) {
          const named = left.flatMap((fileIndex) => files[fileIndex] ?? []);
          const patches = await diffPatchesUpTo(oddOpen, first, afterMerge, named, 1);
          const reached = left.flatMap((fileIndex, at) => {
            const patch = patches[at];
            return patch == null ? [] : [{ fileIndex, patch }];
          });
          expect(reached.length).toBeGreaterThan(0);
          found.push(...reached);
          left = left.filter((_, at) => patches[at] === null);
        }
        expect(byFileIndex(found).map(text)).toEqual(
          expected.map((patch, fileIndex) => text({ fileIndex, patch })).slice(from),
        );
      }
    },
  );

  test("find hundreds of renames", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const names = Array.from({ length: 320 }, (_, index) => index);
    const contents = (folder: string) => Object.fromEntries(names.map((n) => [`${folder}/${n}.txt`, filler(n, 12)]));
    const gone = Object.fromEntries(names.map((n) => [`old/${n}.txt`, null]));
    const from = await repo.commit({ ...contents("old"), "z.txt": "one\n" });
    const to = await repo.commit({ ...gone, ...contents("new"), "z.txt": "two\n" });
    const each = await open(repo);
    const files = await diffTree(each, from, to);
    expect(files.filter(({ status }) => status === "RENAMED")).toHaveLength(320);
    const streamed = await gathered(patchBatches(each, from, to, files));
    const oracle = await repo.gitBytes(["diff-tree", "-r", "-p", "-M", "-l5000", "--full-index", from, to]);
    expect(streamed.map(text).join("")).toBe(oracle.toString("latin1"));
  });

  test(
    "have about a megabyte each, even with renamed files, and no more is read than is used",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      const names = Array.from({ length: 10 }, (_, index) => index);
      const half = (n: number) => filler(n, 24_000);
      const from = await repo.commit(
        Object.fromEntries(names.map((n) => [`old/${n}.txt`, half(n) + filler(n + 100, 15_000)])),
      );
      const to = await repo.commit({
        ...Object.fromEntries(names.map((n) => [`old/${n}.txt`, null])),
        ...Object.fromEntries(names.map((n) => [`new/${n}.txt`, half(n) + filler(n + 200, 15_000)])),
        ...Object.fromEntries(names.map((n) => [`more/${n}.txt`, filler(n + 300, 20_000)])),
      });
      const each = await open(repo);
      const files = await diffTree(each, from, to);
      expect(files.filter(({ status }) => status === "RENAMED")).toHaveLength(10);
      const sizes: number[] = [];
      for await (const batch of patchBatches(each, from, to, files)) {
        sizes.push(batch.reduce((sum, { patch }) => sum + (patch instanceof GalleyError ? 0 : patch.length), 0));
      }
      expect(sizes.length).toBeGreaterThan(2);
      for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(1000 * 1024);
      for (const size of sizes) expect(size).toBeLessThan(2000 * 1024);
      const stream = patchBatches(each, from, to, files);
      await stream.next();
      await stream.return(undefined);
      expect(await stream.next()).toEqual({ done: true, value: undefined });
    },
  );

  test("end with the signal's reason when they are aborted", async () => {
    const { first, afterMerge } = odd.commits;
    const files = await diffTree(oddOpen, first, afterMerge);
    const abort = new AbortController();
    abort.abort(new Error("gone away"));
    const stream = gathered(patchBatches(oddOpen, first, afterMerge, files, { signal: abort.signal }));
    await expect(stream).rejects.toThrow("gone away");
  });

  test("report a patch over 32 MiB as too large, and contain the others", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const large = Buffer.alloc(33 * 1024 * 1024, "0123456789abcde\n");
    const to = await repo.commit({ "a.txt": "a\n", "large.txt": large, "z.txt": "z\n" });
    const each = await open(repo);
    const streamed = await gathered(patchBatches(each, each.emptyTree, to, await diffTree(each, each.emptyTree, to)));
    const reported = streamed.map((patch) => [patch.fileIndex, text(patch).slice(-3)]);
    expect(reported).toEqual([
      [0, "+a\n"],
      [1, "RGE"],
      [2, "+z\n"],
    ]);
  });
});

describe("the lines counted in a patch", () => {
  test.each(MODES)("are those of git diff --numstat if contents differ, in mode %s", async (whitespace) => {
    for (const each of opened.slice(0, 2)) {
      for (const [from, to] of await pairs(each)) {
        const files = await diffTree(each.open, from, to);
        const counts = await numstat(each.open, from, to, { whitespace });
        for (const [fileIndex, patch] of (await diffPatches(each.open, from, to, files, { whitespace })).entries()) {
          if (patch instanceof GalleyError) throw patch;
          const file = files[fileIndex];
          const path = file?.newPath ?? file?.oldPath ?? "";
          if (file?.oldOid === file?.newOid) continue; // Its patch has no content that could show whether it is binary.
          expect(countLines(patch), path).toEqual(counts.get(path) ?? { additions: 0, deletions: 0 });
        }
      }
    }
  });
});

describe("the first patches", () => {
  test("are those of the first files, as git prints them", { tags: "slow" }, async () => {
    for (const each of opened.slice(0, 2)) {
      for (const [from, to] of await pairs(each)) {
        const files = await diffTree(each.open, from, to);
        const { patches, truncated } = await firstPatches(each.open, from, to, files);
        const expected = await diffPatches(each.open, from, to, files.slice(0, 8));
        expect(truncated).toBe(null);
        expect(patches.map(text)).toEqual(expected.map((patch, fileIndex) => text({ fileIndex, patch })));
      }
    }
  });

  test("are truncated after a whole line if a file is large, with a header that counts the remaining lines", async () => {
    const repo = await tempRepo();
    const from = await repo.commit({ "a.txt": "a\n", "b.txt": filler(1, 40_000), "c.txt": "c\n" });
    const to = await repo.commit({ "a.txt": "A\n", "b.txt": filler(2, 40_000), "c.txt": "C\n" });
    const each = await open(repo);
    const files = await diffTree(each, from, to);
    const { patches, truncated } = await firstPatches(each, from, to, files);
    expect(patches.map(({ fileIndex }) => fileIndex)).toEqual([0]);
    expect(truncated?.fileIndex).toBe(1);
    const cut = truncated?.patch.toString() ?? "";
    expect(cut.length).toBeGreaterThan(20_000);
    expect(cut.length).toBeLessThan(70_000);
    const whole = await repo.git("diff-tree", "-r", "-p", "--full-index", from, to, "--", "b.txt");
    const [hunk] = parsePatch(cut).hunks;
    expect(parsePatch(cut).hunks).toHaveLength(1);
    expect(hunk?.oldCount).toBe(hunk?.lines.length);
    expect(hunk?.newCount).toBe(0);
    expect(whole.startsWith(cut.slice(0, cut.indexOf("@@ ")))).toBe(true);
    expect(whole).toContain(cut.slice(cut.indexOf("\n", cut.indexOf("@@ "))));
  });
});

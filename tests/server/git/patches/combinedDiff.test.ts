import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES_MAX } from "#contract/limits.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import {
  type CombinedFile,
  combinedFiles,
  combinedPatches,
  combinedText,
  type CombinedPatchesOptions,
  parseCombinedPatch,
} from "#server/git/patches/combinedDiff.ts";
import type { FilePatch } from "#server/git/patches/diffPatches.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const ZERO = "0".repeat(40);
const LETTERS = { ADDED: "A", DELETED: "D", MODIFIED: "M", RENAMED: "R", COPIED: "C", TYPE_CHANGED: "T" };
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

const opened: { readonly repo: TempRepo; readonly open: Repository }[] = [];

/** Creates a merge with one tree and several parents; git's own merge result does not matter. */
async function merge(repo: TempRepo, parents: readonly string[], files: Files): Promise<string> {
  const made = await repo.commit(files);
  const tree = await repo.git("rev-parse", `${made}^{tree}`);
  const merged = await repo.git("commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", "Merge");
  await repo.git("update-ref", `refs/heads/merge-${merged}`, merged);
  return merged;
}

/** Merges with every way in which the result can differ from two or three parents. */
async function oddMerges(): Promise<TempRepo> {
  const repo = await tempRepo();
  const base = await repo.commit({
    "text.txt": numbered(1, 60),
    "to move.txt": numbered(100, 140),
    'na"me\nodd.txt': "x\n",
    "caf\uDCE9.txt": "caf\uDCE9\n",
    "ends.txt": "a\nb",
    "crlf.txt": "a\r\nb\r\n",
    binary: "a\0b",
    link: { symlink: "text.txt" },
    type: "a file\n",
    mode: "m\n",
    gone: "gone\n",
    module: { gitlink: "1".repeat(40) },
  });
  const one = await repo.commit({
    "text.txt": numbered(1, 9) + "ten, one\n" + numbered(11, 49) + "only one\n" + numbered(51, 60),
    "to move.txt": numbered(100, 138) + "one\n",
    'na"me\nodd.txt': "x\none\n",
    "caf\uDCE9.txt": "caf\uDCE9 one\n",
    "ends.txt": "a one\nb",
    "crlf.txt": "a\r\none\r\n",
    binary: "a\0one",
    link: { symlink: "binary" },
    type: "a file one\n",
    mode: "one\n",
    gone: "gone one\n",
    both: "one\n",
    module: { gitlink: "2".repeat(40) },
  });
  await repo.git("checkout", "--quiet", "--detach", base);
  const two = await repo.commit({
    "text.txt": numbered(1, 9) + "ten, two\n" + numbered(11, 28) + "only two\n" + numbered(30, 60),
    "to move.txt": null,
    "moved.txt": "two\n" + numbered(101, 140),
    'na"me\nodd.txt': "x\ntwo\n",
    "caf\uDCE9.txt": "caf\uDCE9 two\n",
    "ends.txt": "a\nb two\n",
    "crlf.txt": "a\r\ntwo\r\n",
    binary: "a\0two",
    link: { symlink: "type" },
    type: { symlink: "text.txt" },
    mode: { program: "two\n" },
    both: "two\n",
    module: { gitlink: "3".repeat(40) },
  });
  await repo.git("checkout", "--quiet", "--detach", base);
  const three = await repo.commit({ "text.txt": "three\n" + numbered(1, 60), both: "three\n", mode: "three\n" });
  const files = {
    "text.txt":
      numbered(1, 9) +
      "ten, both\n" +
      numbered(11, 28) +
      "only two\n" +
      numbered(30, 49) +
      "only one\n" +
      numbered(51, 60),
    "to move.txt": null,
    "moved.txt": "two\n" + numbered(101, 119) + "merged\n" + numbered(121, 138) + "one\n",
    'na"me\nodd.txt': "one\ntwo\n",
    "caf\uDCE9.txt": "caf\uDCE9 one two\n",
    "ends.txt": "a one\nb two",
    "crlf.txt": "a\r\none and two\n",
    binary: "a\0both",
    link: { symlink: "mode" },
    type: "a file after all\n",
    mode: { program: "both\n" },
    gone: null,
    both: "one\ntwo\n",
    "by the merge alone": "evil\n",
    module: { gitlink: "4".repeat(40) },
  };
  await repo.git("checkout", "--quiet", "--detach", two);
  await merge(repo, [one, two], files);
  await repo.git("checkout", "--quiet", "--detach", two);
  await merge(repo, [one, two, three], files);
  await repo.git("checkout", "--quiet", "--detach", two);
  await merge(repo, [two, one], { both: null, "text.txt": null, gone: null });
  await repo.git("checkout", "--quiet", "--detach", two);
  await merge(repo, [one, two], { ...files, 'na"me\nodd.txt': "  x \n\n two\n" });
  return repo;
}

beforeAll(async () => {
  for (const repo of [await oddMerges(), await randomRepo({ seed: 31, commits: 110, width: 5, skew: 0 })])
    opened.push({ repo, open: await openRepository(repo.path) });
});

afterAll(async () => {
  for (const { open } of opened) await open.close();
  await brokerLink.close();
});

async function merges(repo: TempRepo): Promise<readonly string[]> {
  return (await repo.git("rev-list", "--all", "--merges")).split("\n");
}

/** Formats a file as `git diff-tree -c --raw --combined-all-paths -z` prints it. */
function rawOf({ path, mode, oid, sides }: CombinedFile): string {
  const modes = [...sides, { mode }].map((each) => each.mode ?? "000000").join(" ");
  const oids = [...sides, { oid }].map((each) => each.oid ?? ZERO).join(" ");
  const letters = sides.map(({ status }) => LETTERS[status]).join("");
  const paths = [...sides.map((side) => side.path), path].map((each) => `${each}\0`).join("");
  return `${":".repeat(sides.length)}${modes} ${oids} ${letters}\0${paths}`;
}

const whole = (patches: readonly FilePatch[]): Buffer[] =>
  patches.map((patch) => {
    if (patch instanceof GalleyError) throw patch;
    return patch;
  });

const WAYS: readonly (readonly [string, CombinedPatchesOptions, readonly string[]])[] = [
  ["all hunks", {}, ["-c"]],
  ["condensed", { isCondensed: true }, ["--cc"]],
  ["condensed, without whitespace", { isCondensed: true, whitespace: "IGNORE_ALL" }, ["--cc", "-w"]],
  ["with one context line", { contextLines: 1 }, ["-c", "-U1"]],
  ["whole files", { contextLines: CONTEXT_LINES_MAX }, ["-c", "-U100000"]],
];

describe.each([
  ["merges with everything", 0, 4],
  ["random merges", 1, 20],
] as const)("in %s", (_, which, count) => {
  test("the files that differ from all parents are those of git diff-tree -c --raw", async () => {
    const { repo, open } = opened[which] ?? expect.fail("no such repository");
    const all = await merges(repo);
    expect(all.length).toBeGreaterThanOrEqual(count);
    for (const commit of all) {
      const form = ["-r", "-c", "-z", "-M", "--raw", "--no-abbrev", "--combined-all-paths", "--no-commit-id"];
      const oracle = await repo.gitBytes(["diff-tree", ...form, commit]);
      expect((await combinedFiles(open, commit)).map(rawOf).join("")).toBe(decodeBytes(oracle));
    }
  });

  test.each(sampleOf(WAYS))("combined patches, %s, are byte for byte git's", async (_name, options, flags) => {
    const { repo, open } = opened[which] ?? expect.fail("no such repository");
    let bytes = 0;
    for (const commit of await merges(repo)) {
      const form = ["-r", "-p", "-M", "--full-index", "--combined-all-paths", "--no-commit-id"];
      const oracle = await repo.gitBytes(["diff-tree", ...flags, ...form, commit]);
      const patches = whole(await combinedPatches(open, commit, await combinedFiles(open, commit), options));
      expect(Buffer.concat(patches).toString("latin1")).toBe(oracle.toString("latin1"));
      bytes += oracle.length;
    }
    expect(bytes).toBeGreaterThan(500);
  });

  test(
    "the lines of a file, selected by their signs, are those of each parent and of the merge",
    { tags: "slow" },
    async () => {
      const { repo, open } = opened[which] ?? expect.fail("no such repository");
      let checked = 0;
      for (const commit of await merges(repo)) {
        const files = await combinedFiles(open, commit);
        const patches = whole(await combinedPatches(open, commit, files, { contextLines: CONTEXT_LINES_MAX }));
        for (const [index, file] of files.entries()) {
          const { hunks, isBinary } = parseCombinedPatch(decodeBytes(patches[index] ?? Buffer.alloc(0)));
          if (isBinary || hunks.length === 0) continue;
          expect(hunks).toHaveLength(1);
          const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => !line.startsWith("\\"));
          const count = file.sides.length;
          const isLost = (line: string): boolean => line.slice(0, count).includes("-");
          const texts = [
            ...file.sides.map((_side, at) =>
              lines.filter((line) => (isLost(line) ? line[at] === "-" : line[at] === " ")),
            ),
            lines.filter((line) => !isLost(line)),
          ];
          for (const [at, { mode, oid }] of [...file.sides, file].entries()) {
            if (oid === null || mode === "160000") continue;
            const blob = decodeBytes(await repo.gitBytes(["cat-file", "blob", oid]));
            const text = (texts[at] ?? []).map((line) => line.slice(count)).join("\n");
            expect(text, `${file.path} of ${commit}`).toBe(blob.replace(/\n$/u, ""));
            checked += 1;
          }
          const reported = [...(hunks[0]?.old ?? []), hunks[0]?.new].map((span) => span?.count);
          expect(reported).toEqual(texts.map((of) => of.length));
        }
      }
      expect(checked).toBeGreaterThan(10);
    },
  );
});

test("a commit of one parent has no combined files", async () => {
  const { repo, open } = opened[1] ?? expect.fail("no such repository");
  const single = await repo.git("rev-list", "--all", "--no-merges", "--max-count=1");
  expect(await combinedFiles(open, single)).toEqual([]);
  expect(await combinedPatches(open, single, [])).toEqual([]);
});

test("the lines of a text in Shift-JIS are decoded from it, and its signs and lines are git's", async () => {
  const repo = await tempRepo();
  const japanese = (bytes: readonly number[]): string => Buffer.from(bytes).toString("latin1");
  // これはテスト, 日本語 and 変更 in Shift-JIS
  const [first, second, third] = [
    [0x82, 0xb1, 0x82, 0xea, 0x82, 0xcd, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67],
    [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea],
    [0x95, 0xcf, 0x8d, 0x58],
  ].map(japanese);
  const content = (...lines: readonly (string | undefined)[]) =>
    decodeBytes(Buffer.from(`${lines.join("\n")}\n`, "latin1"));
  const base = await repo.commit({ a: content(first, "x") });
  const one = await repo.commit({ a: content(first, second) });
  await repo.git("checkout", "-q", base);
  const two = await repo.commit({ a: content(first, "y") });
  const merged = await merge(repo, [one, two], { a: content(first, third) });
  const open = await openRepository(repo.path);
  const [patch] = await combinedPatches(open, merged, await combinedFiles(open, merged), { isCondensed: true });
  if (!(patch instanceof Buffer)) throw new Error("There is no patch.");
  const { encoding, text } = combinedText(patch);
  expect(encoding).toBe("windows-1252");
  expect(parseCombinedPatch(text).hunks.map(({ lines }) => lines)).toEqual([
    ["  ‚±‚ê‚Íƒeƒ\u0058ƒg", "- “ú–{Œê", " -y", "++•Ï\u008dX"],
  ]);
  await open.close();
});

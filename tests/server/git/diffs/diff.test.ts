import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffPatches, type FilePatch } from "#server/git/patches/diffPatches.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { oddRepo, ODD_NAMES, type OddRepo } from "#tests/helpers/oddRepo.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { randomRepo } from "../randomRepo.ts";

let odd: OddRepo;
let oddOpen: Repository;
let many: TempRepo;
let manyOpen: Repository;

beforeAll(async () => {
  odd = await oddRepo();
  oddOpen = await openRepository(odd.repo.path);
  many = await randomRepo({ seed: 7, commits: 200, width: 6, skew: 600 });
  manyOpen = await openRepository(many.path);
});

afterAll(async () => {
  await oddOpen.close();
  await manyOpen.close();
});

/** Every commit with each of its parents, or with the empty tree; only a sample of the random ones. */
async function pairs(repo: TempRepo, emptyTree: string): Promise<[string, string][]> {
  const text = await repo.git("rev-list", "--all", "--parents");
  const rows = text.split("\n");
  return (repo === many ? sampleOf(rows) : rows).flatMap((row) => {
    const [oid = "", ...parents] = row.split(" ");
    return parents.length === 0 ? [[emptyTree, oid]] : parents.map((parent): [string, string] => [parent, oid]);
  });
}

/** Formats a file as `git diff-tree --raw` prints it. */
function rawOf(file: ChangedFile, zero: string): string {
  const letter = { ADDED: "A", DELETED: "D", MODIFIED: "M", RENAMED: "R", COPIED: "C", TYPE_CHANGED: "T" }[file.status];
  const score = file.similarity === null ? "" : String(file.similarity).padStart(3, "0");
  const paths = file.similarity === null ? [file.newPath ?? file.oldPath] : [file.oldPath, file.newPath];
  const modes = `:${file.oldMode ?? "000000"} ${file.newMode ?? "000000"}`;
  return `${modes} ${file.oldOid ?? zero} ${file.newOid ?? zero} ${letter}${score}\0${paths.join("\0")}\0`;
}

/** Visits all pairs, four at a time, each with the output of `git diff-tree` for these flags. */
async function eachPair(
  repo: TempRepo,
  emptyTree: string,
  flags: readonly string[],
  check: (from: string, to: string, printed: Buffer) => Promise<void>,
): Promise<number> {
  const all = await pairs(repo, emptyTree);
  const printed = await diffsByGit(repo, flags, all);
  const left = all.map((pair, at) => [...pair, printed[at] ?? expect.fail("git says nothing")] as const);
  const total = left.length;
  const worker = async (): Promise<void> => {
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) await check(...pair);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return total;
}

async function applied(repo: TempRepo, from: string, patches: readonly Uint8Array[]): Promise<string> {
  const env = { GIT_INDEX_FILE: `${repo.path}/.git/index-${randomUUID()}` };
  await repo.gitBytes(["read-tree", from], { env });
  const input = Buffer.concat(patches);
  if (input.length > 0) await repo.gitBytes(["apply", "--cached", "--binary", "--whitespace=nowarn"], { env, input });
  return (await repo.gitBytes(["write-tree"], { env })).toString().trim();
}

const whole = (patches: readonly FilePatch[]): Buffer[] =>
  patches.map((patch) => {
    if (patch instanceof GalleyError) throw patch;
    return patch;
  });
const outcomes = (patches: readonly FilePatch[]): string[] =>
  patches.map((patch) => (patch instanceof GalleyError ? patch.code : "patch"));

describe.each([
  ["a repository with everything", () => [odd.repo, oddOpen] as const],
  ["200 random commits", () => [many, manyOpen] as const],
])("in %s", (_, get) => {
  test("every commit's files are those of git diff-tree --raw", async () => {
    const [repo, open] = get();
    const flags = ["-r", "-z", "-M", "--raw", "--no-abbrev"];
    const total = await eachPair(repo, open.emptyTree, flags, async (from, to, oracle) => {
      const files = await diffTree(open, from, to);
      expect(files.map((file) => rawOf(file, "0".repeat(40))).join("")).toBe(decodeBytes(oracle));
      expect(files.renamesLimited).toBe(false);
    });
    expect(total).toBeGreaterThan(25);
  });

  test("if git applies every patch of a commit, the result is the commit's tree", { tags: "slow" }, async () => {
    const [repo, open] = get();
    await eachPair(repo, open.emptyTree, [], async (from, to) => {
      const files = await diffTree(open, from, to);
      const patches = await diffPatches(open, from, to, files, { binary: true });
      expect(await applied(repo, from, whole(patches))).toBe(await repo.git("rev-parse", `${to}^{tree}`));
    });
  });

  test("every commit's patches are git's output byte for byte, except for the names of encodings", async () => {
    const [repo, open] = get();
    await eachPair(repo, open.emptyTree, ["-r", "-p", "-M", "--full-index"], async (from, to, oracle) => {
      const patches = await diffPatches(open, from, to, await diffTree(open, from, to));
      const printed = Buffer.concat(whole(patches)).toString("latin1");
      expect(withoutEncodings(printed)).toBe(oracle.toString("latin1"));
    });
  });

  test(
    "every commit's counts are those of git diff-tree --numstat, and those of the hunks",
    { tags: "slow" },
    async () => {
      const [repo, open] = get();
      await eachPair(repo, open.emptyTree, ["-r", "-M", "--shortstat"], async (from, to, oracle) => {
        const counts = await numstat(open, from, to);
        const files = await diffTree(open, from, to);
        const sum = { files: counts.size, additions: 0, deletions: 0 };
        for (const [index, patch] of whole(await diffPatches(open, from, to, files)).entries()) {
          const file = files[index];
          const count = counts.get(file?.newPath ?? file?.oldPath ?? "");
          const { hunks, isBinary } = parsePatch(decodeBytes(patch));
          const lines = hunks.flatMap((hunk) => hunk.lines);
          const additions = lines.filter((line) => line.startsWith("+")).length;
          const deletions = lines.filter((line) => line.startsWith("-")).length;
          const isCopy = file?.oldOid === file?.newOid; // its patch has no content that could show whether it is binary
          if (!isCopy) expect(count).toEqual(isBinary ? "binary" : { additions, deletions });
          sum.additions += additions;
          sum.deletions += deletions;
        }
        const number = (pattern: RegExp): number => Number(pattern.exec(oracle.toString())?.[1] ?? 0);
        const reported = {
          files: number(/(\d+) files?/u),
          additions: number(/(\d+) ins/u),
          deletions: number(/(\d+) del/u),
        };
        expect(sum).toEqual(reported);
      });
    },
  );
});

describe("files", () => {
  test("a rename with edits has both paths and the similarity", async () => {
    const { renames } = odd.commits;
    const files = await diffTree(oddOpen, `${await odd.repo.git("rev-parse", `${renames}^`)}`, renames);
    expect(files.map(({ status, oldPath, newPath }) => ({ status, oldPath, newPath }))).toEqual([
      { status: "RENAMED", oldPath: "src/edited.txt", newPath: "lib/edited and more.txt" },
      { status: "RENAMED", oldPath: "src/moved.txt", newPath: "lib/moved.txt" },
      { status: "MODIFIED", oldPath: "src/long.txt", newPath: "src/long.txt" },
    ]);
    expect(files.map(({ similarity }) => similarity)).toEqual([expect.any(Number), 100, null]);
  });

  test("a submodule is listed with mode 160000 and its patch has the commits", async () => {
    const { submodule, submoduleMoved, first } = odd.commits;
    const files = await diffTree(oddOpen, submodule, submoduleMoved);
    expect([...files]).toMatchObject([{ oldMode: "160000", newMode: "160000", oldOid: first, newPath: "vendor" }]);
    const [patch] = whole(await diffPatches(oddOpen, submodule, submoduleMoved, files));
    expect(patch?.toString()).toContain(`\n-Subproject commit ${first}\n+Subproject commit `);
  });

  test("a link that became a file is one change of type with two patches", async () => {
    const { links, types } = odd.commits;
    const files = await diffTree(oddOpen, links, types);
    expect(files.map(({ status, newPath }) => [status, newPath])).toEqual([
      ["TYPE_CHANGED", "link"],
      ["TYPE_CHANGED", "plain"],
    ]);
    const [patch] = whole(await diffPatches(oddOpen, links, types, files));
    expect(patch?.toString().match(/^diff --git a\/link b\/link$/gmu)).toHaveLength(2);
    expect(parsePatch(patch?.toString() ?? "").hunks).toHaveLength(2);
  });

  test("names of any bytes are restored unchanged", async () => {
    const { names, namesChanged } = odd.commits;
    const files = await diffTree(oddOpen, names, namesChanged);
    expect(new Set(files.map(({ newPath }) => newPath))).toEqual(new Set(ODD_NAMES));
  });

  test("the patch of each file with an odd name can be read alone, and in any order", async () => {
    const { names, namesChanged } = odd.commits;
    const files = [...(await diffTree(oddOpen, names, namesChanged))];
    const all = whole(await diffPatches(oddOpen, names, namesChanged, files));
    const backwards = whole(await diffPatches(oddOpen, names, namesChanged, files.toReversed()));
    expect(backwards.toReversed().map(String)).toEqual(all.map(String));
    for (const [index, file] of files.entries()) {
      const [alone] = whole(await diffPatches(oddOpen, names, namesChanged, [file]));
      expect(alone?.equals(all[index] ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test("a binary file's patch only reports that it differs, unless the content is requested", async () => {
    const { binary } = odd.commits;
    const before = await odd.repo.git("rev-parse", `${binary}^`);
    const files = await diffTree(oddOpen, before, binary);
    const [short] = whole(await diffPatches(oddOpen, before, binary, files));
    const [long] = whole(await diffPatches(oddOpen, before, binary, files, { binary: true }));
    expect(short?.toString()).toContain("Binary files a/picture.bin and b/picture.bin differ\n");
    expect(long?.toString()).toContain("GIT binary patch\n");
    expect(await numstat(oddOpen, before, binary)).toEqual(
      new Map([
        ["picture.bin", "binary"],
        ["text.bin", "binary"],
      ]),
    );
  });

  test("rename detection that is truncated is reported", async () => {
    const pairsOfNames = Array.from({ length: 6 }, (_, index) => index);
    const text = (seed: number): string => Array.from({ length: 40 }, (_, line) => `${seed} of ${line * 7}\n`).join("");
    await many.git("checkout", "--quiet", "-f", "-b", "limited", "tip0");
    const from = await many.commit(Object.fromEntries(pairsOfNames.map((n) => [`from${n}`, text(n)])));
    const moved = pairsOfNames.flatMap((n) => [[`from${n}`, null] as const, [`to${n}x`, `${text(n)}more\n`] as const]);
    const to = await many.commit(Object.fromEntries(moved));
    expect((await diffTree(manyOpen, from, to)).filter(({ status }) => status === "RENAMED")).toHaveLength(6);
    const limited = await diffTree(manyOpen, from, to, { renameLimit: 2 });
    expect(limited.renamesLimited).toBe(true);
    expect(limited.filter(({ status }) => status === "RENAMED")).toHaveLength(0);
  });
});

describe("patches", () => {
  test("only the file over the limit is too large", async () => {
    const from = await odd.repo.git("rev-parse", "main");
    const long = Array.from({ length: 3000 }, (_, index) => `long ${index}\n`).join("");
    await odd.repo.git("checkout", "--quiet", "--detach", "main");
    const to = await odd.repo.commit({ "big.txt": long, "small.txt": "small\n", "tail.txt": "tail\n" });
    await odd.repo.git("checkout", "--quiet", "main");
    const files = await diffTree(oddOpen, from, to);
    const patches = await diffPatches(oddOpen, from, to, files, { maxBytes: 2000 });
    expect(outcomes(patches)).toEqual(["TOO_LARGE", "patch", "patch"]);
  });

  test("a file that is not in the diff is not found, and the others are", async () => {
    const { first, renames } = odd.commits;
    const files = await diffTree(oddOpen, first, renames);
    const stranger = { ...files[2], newOid: "0123456789012345678901234567890123456789" } as ChangedFile;
    const patches = await diffPatches(oddOpen, first, renames, [stranger, ...files]);
    expect(outcomes(patches)).toEqual(["NOT_FOUND", "patch", "patch", "patch"]);
  });

  test("renames of few files are paired as in the whole diff", async () => {
    const text = (seed: number): string => Array.from({ length: 30 }, (_, line) => `${seed * (line + 3)}\n`).join("");
    await many.git("checkout", "--quiet", "-f", "-b", "twins", "tip0");
    const from = await many.commit({
      "one/index.js": text(3),
      "two/index.js": text(3),
      "three/index.js": `${text(3)}x\n`,
    });
    const to = await many.commit({
      "one/index.js": null,
      "two/index.js": null,
      "three/index.js": null,
      "A/index.js": text(3),
      "B/index.js": `${text(3)}x\n`,
      "C/other.js": `${text(3)}y\n`,
      "D/fourth.js": text(3),
    });
    const files = await diffTree(manyOpen, from, to);
    expect(files.filter(({ status }) => status === "RENAMED" || status === "COPIED").length).toBeGreaterThan(2);
    const all = whole(await diffPatches(manyOpen, from, to, files));
    for (const [index, file] of files.entries()) {
      const [alone] = whole(await diffPatches(manyOpen, from, to, [file]));
      expect(alone?.toString()).toBe(all[index]?.toString());
    }
  });

  test("2,000 files are printed by one process, each with its own patch", { tags: "slow" }, async () => {
    const content = (n: number, word: string): string => `${word} ${n}\ncommon\n`;
    const names = Array.from({ length: 2000 }, (_, n) => `wide/${String(n).padStart(4, "0")}.txt`);
    for (const [at, word] of ["before", "after"].entries()) {
      const files = names.map(
        (name, n) => `M 100644 inline ${name}\ndata ${content(n, word).length}\n${content(n, word)}\n`,
      );
      const from = at === 0 ? "" : "from refs/heads/wide^0\n";
      const head = `commit refs/heads/wide\ncommitter C <c@example.org> ${1_700_000_000 + at} +0000\ndata 1\nx\n`;
      await many.gitBytes(["fast-import", "--quiet"], { input: `${head}${from}${files.join("")}` });
    }
    const [from, to] = [await many.git("rev-parse", "wide^"), await many.git("rev-parse", "wide")];
    const files = await diffTree(manyOpen, from, to);
    const patches = whole(await diffPatches(manyOpen, from, to, files));
    expect(patches).toHaveLength(2000);
    for (const [index, patch] of patches.entries())
      expect(patch.toString()).toContain(`\n-before ${index}\n+after ${index}\n`);
  });
});

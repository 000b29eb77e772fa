import { describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type FileContent, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const [ONE, TWO, THREE] = ["1".repeat(40), "2".repeat(40), "3".repeat(40)];
const lines = (change = "5", at = 5): string =>
  Array.from({ length: 12 }, (_, n) => `${n === at ? change : n}\n`).join("");
const bytes = (last: number): Uint8Array => Uint8Array.of(0, 1, 2, 0, last);

/** Commits two changes of the same files, the first on `main`, the second on `side`. */
async function sides(base: Files, ours: Files, theirs: Files): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({ "kept.txt": "kept\n", ...base });
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit(theirs, "theirs");
  await repo.git("checkout", "--quiet", "--force", "main");
  await repo.commit(ours, "ours");
  return repo;
}

/**
 * Runs the merge with git in the work tree, and returns the conflicts that it leaves; null if it merges cleanly or has
 * nothing to merge.
 */
async function mergedByGit(repo: TempRepo, ours: string, theirs: string): Promise<readonly string[] | null> {
  await repo.git("checkout", "--quiet", "--force", "--detach", ours);
  await repo.git("clean", "--quiet", "-ffdx");
  const failed = await repo.git("merge", "--quiet", "--no-edit", await repo.git("rev-parse", theirs)).then(
    () => false,
    () => true,
  );
  if (!failed) return null;
  const listed = decodeBytes(await repo.gitBytes(["ls-files", "--unmerged", "-z"])).split("\0");
  const names = listed.filter(Boolean).map((line) => line.slice(line.indexOf("\t") + 1));
  await repo.git("merge", "--abort").catch(() => repo.git("reset", "--quiet", "--hard"));
  return [...new Set(names.map((name) => name.replace(/~(?:HEAD|[0-9a-f]{40})(?:_\d+)?/u, "")))].toSorted();
}

async function preview(repo: TempRepo, ours = "main", theirs = "side") {
  const open = await openRepository(repo.path);
  const [one, other] = [await repo.git("rev-parse", ours), await repo.git("rev-parse", theirs)];
  try {
    return await previewMerge(open, one, other);
  } finally {
    await open.close();
  }
}

interface Case {
  readonly base?: Files;
  readonly ours: Files;
  readonly theirs: Files;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

const file = (name: string, content: FileContent): Files => ({ [name]: content });

describe("a merge with conflicts", () => {
  test.each(
    sampleOf<[string, Case]>([
      [
        "the same lines changed",
        {
          base: file("a", lines()),
          ours: file("a", lines("x")),
          theirs: file("a", lines("y")),
          kinds: { a: ["CONTENT"] },
        },
      ],
      [
        "a binary file changed twice",
        { base: file("a", bytes(1)), ours: file("a", bytes(2)), theirs: file("a", bytes(3)), kinds: { a: ["BINARY"] } },
      ],
      ["added on both sides", { ours: file("a", "x\n"), theirs: file("a", "y\n"), kinds: { a: ["BOTH_ADDED"] } }],
      [
        "added on both sides as binary",
        { ours: file("a", bytes(1)), theirs: file("a", bytes(2)), kinds: { a: ["BINARY", "BOTH_ADDED"] } },
      ],
      [
        "changed and deleted",
        {
          base: file("a", lines()),
          ours: file("a", lines("x")),
          theirs: file("a", null),
          kinds: { a: ["MODIFIED_DELETED"] },
        },
      ],
      [
        "deleted and changed",
        {
          base: file("a", lines()),
          ours: file("a", null),
          theirs: file("a", lines("x")),
          kinds: { a: ["MODIFIED_DELETED"] },
        },
      ],
      [
        "renamed and deleted",
        {
          base: file("a", lines()),
          ours: { a: null, b: lines() },
          theirs: file("a", null),
          kinds: { b: ["RENAMED_DELETED"] },
        },
      ],
      [
        "renamed to two names",
        {
          base: file("a", lines()),
          ours: { a: null, b: lines() },
          theirs: { a: null, c: lines() },
          kinds: { a: ["RENAMED_BOTH"], b: ["RENAMED_BOTH"], c: ["RENAMED_BOTH"] },
        },
      ],
      [
        "a file and a link",
        {
          base: file("a", lines()),
          ours: file("a", { symlink: "kept.txt" }),
          theirs: file("a", lines("y")),
          kinds: { a: ["TYPES"] },
        },
      ],
      [
        "a file and a folder",
        {
          base: file("a", lines()),
          ours: { a: null, "a/inside": "i\n" },
          theirs: file("a", lines("y")),
          kinds: { a: ["FILE_FOLDER", "MODIFIED_DELETED"] },
        },
      ],
      [
        "modes",
        {
          ours: file("a", { program: "x\n" }),
          theirs: file("a", "x\n"),
          kinds: { a: ["BOTH_ADDED"] },
        },
      ],
      [
        "a submodule moved twice",
        {
          base: file("sub", { gitlink: ONE }),
          ours: file("sub", { gitlink: TWO }),
          theirs: file("sub", { gitlink: THREE }),
          kinds: { sub: ["SUBMODULE"] },
        },
      ],
      [
        "a file added to a folder that was renamed",
        {
          base: { "d/1": lines(), "d/2": lines("z") },
          ours: { "d/1": null, "d/2": null, "e/1": lines(), "e/2": lines("z") },
          theirs: file("d/new", "n\n"),
          kinds: { "e/new": ["FOLDER_RENAMED"] },
        },
      ],
      [
        "odd names",
        {
          base: { "caf\uDCE9": lines(), 'new\nline "x"': lines("z"), "a~b": lines("w") },
          ours: { "caf\uDCE9": lines("x"), 'new\nline "x"': lines("x"), "a~b": lines("x") },
          theirs: { "caf\uDCE9": lines("y"), 'new\nline "x"': lines("y"), "a~b": null },
          kinds: { "a~b": ["MODIFIED_DELETED"], "caf\uDCE9": ["CONTENT"], 'new\nline "x"': ["CONTENT"] },
        },
      ],
    ]),
  )(
    "%s: is predicted with its files and the kinds of their conflicts",
    async (_, { base = {}, ours, theirs, kinds }) => {
      const repo = await sides(base, ours, theirs);
      const found = await preview(repo);
      expect(found?.isClean).toBe(false);
      const reported = found?.conflicts.map(({ path, kinds: why }) => [path, [...why].toSorted()]) ?? [];
      expect(Object.fromEntries(reported)).toEqual(kinds);
      expect(await mergedByGit(repo, "main", "side")).toEqual(reported.map(([path]) => path).toSorted());
    },
  );
});

describe("merge attributes in .gitattributes", () => {
  const attributes =
    '*.lock -merge\n*.log merge=union\n*.dat binary\n[attr]mine merge=binary\n"odd name" mine\nsub/* merge\n';
  const names = ["a.lock", "b.log", "c.dat", "odd name", "plain", "sub/x.lock"];

  test("apply as in git if both sides changed the same lines", async () => {
    const all = (text: string): Files => Object.fromEntries(names.map((name) => [name, text]));
    const base = { ".gitattributes": attributes, ...all(lines()) };
    const repo = await sides(base, { ...all(lines("x")), "new.log": "x\n" }, { ...all(lines("y")), "new.log": "y\n" });
    const found = await preview(repo);
    expect(found?.conflicts).toEqual([
      { path: "a.lock", kinds: ["BINARY"] },
      { path: "c.dat", kinds: ["BINARY"] },
      { path: "odd name", kinds: ["BINARY"] },
      { path: "plain", kinds: ["CONTENT"] },
      { path: "sub/x.lock", kinds: ["CONTENT"] },
    ]);
    expect(await mergedByGit(repo, "main", "side")).toEqual(found?.conflicts.map(({ path }) => path));
  });

  test("turn a clean merge into a conflict, and a conflict into a clean merge", { tags: "slow" }, async () => {
    const base = { ".gitattributes": attributes, "a.lock": lines(), "b.log": lines() };
    const ours = { "a.lock": lines("x", 2), "b.log": lines("x") };
    const one = await sides(base, ours, { "a.lock": lines("y", 9) });
    expect(await preview(one)).toEqual({ isClean: false, conflicts: [{ path: "a.lock", kinds: ["BINARY"] }] });
    expect(await mergedByGit(one, "main", "side")).toEqual(["a.lock"]);
    const other = await sides(base, ours, { "b.log": lines("y") });
    expect(await preview(other)).toEqual({ isClean: true, conflicts: [] });
    expect(await mergedByGit(other, "main", "side")).toBeNull();
  });
});

describe("a merge without conflicts", () => {
  test("is clean if both sides changed different lines, or made the same change, or only one side renamed", async () => {
    const repo = await sides(
      { a: lines(), b: lines(), c: lines() },
      { a: lines("x", 2), b: lines("same"), c: null, "moved/c": lines() },
      { a: lines("y", 9), b: lines("same"), c: lines("y", 9) },
    );
    expect(await preview(repo)).toEqual({ isClean: true, conflicts: [] });
    expect(await mergedByGit(repo, "main", "side")).toBeNull();
  });

  test("is clean if the base has not moved, and if everything is already merged", async () => {
    const repo = await sides({ a: "1\n" }, { b: "2\n" }, { a: "3\n" });
    const clean = { isClean: true, conflicts: [] };
    expect(await preview(repo, "main~1", "side")).toEqual(clean);
    expect(await preview(repo, "main", "main~1")).toEqual(clean);
    expect(await preview(repo, "main", "main")).toEqual(clean);
  });

  test("does not exist for unrelated histories", async () => {
    const repo = await sides({ a: "1\n" }, { b: "2\n" }, { a: "3\n" });
    await repo.git("checkout", "--quiet", "--orphan", "apart");
    await repo.commit({ a: "4\n" });
    expect(await preview(repo, "main", "apart")).toBeNull();
  });

  test("of a criss-cross is predicted with both ancestors, with or without conflicts", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: lines() });
    const one = await repo.commit({ a: lines("x", 2) });
    await repo.git("checkout", "--quiet", "-b", "side", "main~1");
    const other = await repo.commit({ a: lines("y", 9) });
    await repo.git("merge", "--quiet", "--no-edit", one);
    await repo.git("checkout", "--quiet", "main");
    await repo.git("merge", "--quiet", "--no-edit", other);
    expect(await preview(repo)).toEqual({ isClean: true, conflicts: [] });
    const taken = await repo.commit({ a: lines("x", 2).replace("9\n", "z\n") });
    await repo.git("checkout", "--quiet", "side");
    await repo.commit({ a: lines("w", 9) });
    const expected = await mergedByGit(repo, taken, "side");
    const found = await preview(repo, taken, "side");
    expect(expected).toEqual(["a"]);
    expect(found).toEqual({ isClean: false, conflicts: [{ path: "a", kinds: ["CONTENT"] }] });
  });
});

const PATHS = ["a", "b", "d/x", "d/y", "e/x", "e/y", "f", "f/g", "\u00fc"];

function randomEdits(random: () => number): Files {
  const below = (limit: number): number => Math.floor(random() * limit);
  const any = (): string => PATHS[below(PATHS.length)] ?? "a";
  const edits: Record<string, FileContent> = {};
  for (let times = 3 + below(5); times > 0; times -= 1) {
    const kind = below(12);
    const text = lines(`${below(3)}`, below(12)) + (below(2) === 0 ? "more\n" : "");
    if (kind < 6) edits[any()] = text;
    else if (kind < 8) edits[any()] = null;
    else if (kind === 8) edits[any()] = bytes(below(3));
    else if (kind === 9) edits[any()] = { program: text };
    else if (kind === 10) edits[any()] = { symlink: any() };
    else Object.assign(edits, { [any()]: null, [any()]: lines() });
  }
  if (edits["f/g"] !== undefined && edits["f/g"] !== null) edits["f"] = null;
  return edits;
}

test(
  "24 merges in a random history, including merges of merges, have the same result as git in a work tree",
  { tags: "slow" },
  async () => {
    const random = seededRandom(43);
    const repo = await tempRepo();
    const commits = [
      await repo.commit(Object.fromEntries(PATHS.filter((path) => path !== "f/g").map((path) => [path, lines()]))),
    ];
    const any = (): string => commits[Math.floor(random() * commits.length)] ?? "";
    const open = await openRepository(repo.path);
    let [clean, conflicting] = [0, 0];
    for (let round = 0; round < 24; round += 1) {
      await repo.git("checkout", "--quiet", "--force", "--detach", any());
      await repo.git("clean", "--quiet", "-ffdx");
      await repo.write(randomEdits(random)).catch(() => undefined); // fails if a file is in the place of a folder
      await repo.git("add", "--all");
      await repo.git("commit", "--quiet", "--allow-empty", "-m", `${round}`);
      commits.push(await repo.git("rev-parse", "HEAD"));
      const [ours, theirs] = [any(), any()];
      const found = await previewMerge(open, ours, theirs);
      const expected = await mergedByGit(repo, ours, theirs);
      const reported = found?.conflicts.map(({ path }) => path).toSorted();
      expect([ours, theirs, found?.isClean === true ? null : reported]).toEqual([ours, theirs, expected]);
      if (expected === null) commits.push(await repo.git("rev-parse", "HEAD"));
      if (expected === null) clean += 1;
      else conflicting += 1;
      for (const { kinds } of found?.conflicts ?? []) expect(kinds).not.toContain("OTHER");
    }
    expect(clean).toBeGreaterThan(3);
    expect(conflicting).toBeGreaterThan(3);
    await open.close();
  },
);

test("no merge driver runs, nothing is written into the repository, and the result is cached", async () => {
  const repo = await sides({ ".gitattributes": "* merge=evil\n", a: lines() }, { a: lines("x") }, { a: lines("y") });
  await repo.git("config", "merge.evil.driver", "touch fired; cp %A %A");
  const objects = await repo.git("count-objects", "-v");
  const open = await openRepository(repo.path);
  const [ours, theirs] = [await repo.git("rev-parse", "main"), await repo.git("rev-parse", "side")];
  const found = await previewMerge(open, ours, theirs);
  expect(found).toEqual({ isClean: false, conflicts: [{ path: "a", kinds: ["CONTENT"] }] });
  expect(await previewMerge(open, ours, theirs)).toBe(found);
  expect(await repo.git("count-objects", "-v")).toBe(objects);
  expect(await repo.git("status", "--porcelain")).toBe("");
  await expect(previewMerge(open, ours, "--help")).rejects.toMatchObject({ code: "BAD_INPUT" });
  await open.close();
});

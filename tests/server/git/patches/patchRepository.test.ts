import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createPatchRepository, type PatchRepository } from "#server/git/patches/patchRepository.ts";
import { type OddCommit, type OddRepo, oddRepo } from "#tests/helpers/oddRepo.ts";
import { startGit } from "#tests/helpers/startGit.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

let odd: OddRepo;
let elsewhere: string;
beforeAll(async () => {
  [odd, elsewhere] = await Promise.all([oddRepo(), tempFolder()]);
});

async function created(patch: Buffer | string, directory: string): Promise<PatchRepository> {
  const made = await createPatchRepository(Buffer.from(patch), directory);
  onTestFinished(made.remove);
  return made;
}

/** Reads the patch back with git. */
async function diffOf({ path, base, head }: PatchRepository, ...options: readonly string[]): Promise<string> {
  const args = ["-C", path, "diff", ...options, base, head];
  const env = { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C.UTF-8" };
  return (await startGit({ args, cwd: path, env, input: Buffer.alloc(0) })).toString("latin1");
}

const change = (commit: OddCommit): readonly [string, string] => {
  const oid = odd.commits[commit];
  return commit === "first" ? [odd.repo.path, oid] : [`${oid}^`, oid];
};

const COMMITS: readonly OddCommit[] = [
  "renames",
  "binary",
  "modes",
  "links",
  "types",
  "submodule",
  "submoduleMoved",
  "lineEnds",
  "encodings",
  "names",
  "namesChanged",
  "emptyFile",
  "folderForFile",
  "deletions",
  "merge",
  "topic",
];

const FORM = ["--binary"];
const OTHER_FORMS: readonly (readonly string[])[] = [
  ["--binary", "--full-index", "-M"],
  ["--binary", "-U0"],
  ["--binary", "--no-prefix"],
  ["--binary", "--src-prefix=i/", "--dst-prefix=w/"],
  ["--binary", "-M", "-C", "--find-copies-harder"],
];

describe("a patch from git, in the repository in which it was created", () => {
  it.each(COMMITS)("is the difference of the two commits: %s", async (commit) => {
    const isTypical = ["renames", "names", "modes"].includes(commit);
    for (const form of isTypical ? [FORM, ...OTHER_FORMS] : [FORM]) {
      const patch = await odd.repo.gitBytes(["diff", ...form, ...change(commit)]);
      const made = await created(patch, odd.repo.path);
      expect(await diffOf(made, ...form), form.join(" ")).toBe(patch.toString("latin1"));
      expect(made.partial, form.join(" ")).toBe(0);
    }
  });

  it("may have colors, a series of commits and their messages", async () => {
    const range = `${odd.commits.first}..${odd.commits.renames}`;
    const plain = await odd.repo.gitBytes(["diff", "--binary", "-M", odd.commits.first, odd.commits.renames]);
    const colored = await odd.repo.gitBytes(["-c", "color.ui=always", "log", "-p", "--binary", "-M", range]);
    expect(await diffOf(await created(colored, odd.repo.path), "--binary", "-M")).toBe(plain.toString("latin1"));
    const series = await odd.repo.gitBytes(["format-patch", "--stdout", "--binary", "-M", range]);
    const made = await created(series, odd.repo.path);
    expect(await diffOf(made, "--binary", "-M")).toBe(plain.toString("latin1"));
    expect(made.title).toBe("Rename with and without edits");
  });

  it("keeps the color codes that are contents of a file", async () => {
    const repo = await tempRepo();
    const base = await repo.commit({ log: "\u001b[31mred\u001b[m\n" });
    await repo.commit({ log: "\u001b[32mgreen\u001b[m\n" });
    const patch = await repo.gitBytes(["diff", base, "HEAD"]);
    expect(await diffOf(await created(patch, repo.path))).toBe(patch.toString());
  });

  it("uses each file of a series as it was before the first patch", async () => {
    const repo = await tempRepo();
    const base = await repo.commit({ a: "1\n2\n3\n", b: "b\n" });
    await repo.commit({ a: "1\ntwo\n3\n", c: "c\n" });
    await repo.commit({ a: "1\ntwo\nthree\n", c: "see\n", b: null });
    const series = await repo.gitBytes(["format-patch", "--stdout", `${base}..HEAD`]);
    const whole = await repo.gitBytes(["diff", base, "HEAD"]);
    expect(await diffOf(await created(series, repo.path))).toBe(whole.toString());
  });

  it("names binary files whose contents are not in it", async () => {
    const patch = await odd.repo.gitBytes(["diff", ...change("binary")]);
    expect(patch.toString("latin1")).toContain("Binary files");
    const made = await created(patch, odd.repo.path);
    expect(await diffOf(made)).toBe(patch.toString("latin1"));
    const unknown = await created(patch, elsewhere);
    const names = async (repository: PatchRepository) => await diffOf(repository, "--name-status", "-z");
    expect(await names(unknown)).toBe(await names(made));
    expect(await diffOf(unknown)).toContain("Binary files");
  });
});

describe("a patch without its repository", () => {
  /** Removes content ids and the function names in hunk headers. */
  const comparable = (patch: string): string =>
    patch.replace(/^index .*\n/gmu, "").replace(/^(@@ [^@]+ @@).*$/gmu, "$1");

  it.each(COMMITS)("has its lines at their positions: %s", async (commit) => {
    const form = ["--binary", "-M"];
    const patch = await odd.repo.gitBytes(["diff", ...form, ...change(commit)]);
    if (patch.includes("GIT binary patch\ndelta")) return; // A delta needs the old contents.
    const made = await created(patch, elsewhere);
    // An unchanged renamed file has no lines in the patch, so all such files are empty and identical.
    if (/^similarity index 100%$/mu.test(patch.toString("latin1"))) return;
    expect(comparable(await diffOf(made, ...form))).toBe(comparable(patch.toString("latin1")));
  });

  it("may come from diff -u", async () => {
    const patch = "--- old/a.txt\t2026-01-01 10:00:00\n+++ new/a.txt\t2026-01-02 10:00:00\n@@ -3 +3 @@\n-three\n+3\n";
    const made = await created(patch, elsewhere);
    expect(await diffOf(made, "-U0")).toMatch(/a\/a\.txt[\s\S]*@@ -3 \+3 @@\n-three\n\+3\n$/u);
    expect(made.partial).toBe(1);
  });
});

describe("input that is not a patch", () => {
  it.each([
    ["", "There is no patch on standard input. Pipe the output"],
    ["hello\n", "There is no patch on standard input. Pipe the output"],
    ["diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n", "corrupt patch"],
    ["--- a/x\n+++ b/x\n@@ -2000000000 +2000000000 @@\n-a\n+b\n", "too many"],
    ["--- /dev/null\n+++ b/../x\n@@ -0,0 +1 @@\n+b\n", "invalid path"],
    ["--- a/.git/config\n+++ b/.git/config\n@@ -1 +1 @@\n-a\n+b\n", ".git/config"],
  ])("%j is refused, and no files are left behind", async (patch, message) => {
    // Other test processes create folders there meanwhile.
    const ours = `galley-patch-${process.pid}-`;
    const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(ours));
    const before = await folders();
    await expect(createPatchRepository(Buffer.from(patch), elsewhere)).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining(message),
    });
    expect((await folders()).filter((name) => !before.includes(name))).toEqual([]);
  });
});

it("the folder of a killed process is removed by the next one; those of other processes stay", async () => {
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const [left, held, other] = await Promise.all(
    [`galley-patch-${ended}-`, `galley-patch-${process.pid}-`, "galley-patch-"].map((name) =>
      mkdtemp(join(tmpdir(), name)),
    ),
  );
  onTestFinished(async () => {
    for (const folder of [left, held, other]) await rm(folder ?? "", { recursive: true, force: true });
  });
  await created("--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b\n", elsewhere);
  expect([left, held, other].map((folder) => existsSync(folder ?? ""))).toEqual([false, true, true]);
});

it("the objects and settings of the repository are not changed", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  await repo.write({ a: "2\n" });
  const state = async () => [
    await repo.git("count-objects", "-v"),
    await repo.git("for-each-ref"),
    await repo.git("status"),
  ];
  const before = await state();
  await created(await repo.gitBytes(["diff"]), repo.path);
  expect(await state()).toEqual(before);
});

import { symlink, rm } from "node:fs/promises";
import { afterEach, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { WorktreePartName } from "#contract/pageParams.ts";
import { partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

/** The patches of a part of the uncommitted changes, as Galley shows them, concatenated, without their encodings. */
async function shown(repo: TempRepo, part: WorktreePartName): Promise<string> {
  const open = await openRepository(repo.path);
  opened.push(open);
  const { from, to } = partSpan(await takeSnapshot(open), part);
  const files = await diffTree(open, from ?? open.emptyTree, to);
  const patches = await diffPatches(open, from ?? open.emptyTree, to, files);
  const bytes = patches.map((patch) => {
    if (patch instanceof GalleyError) throw patch;
    return patch;
  });
  const counts = await numstat(open, from ?? open.emptyTree, to);
  expect(counts.size).toBe(files.length);
  return withoutEncodings(Buffer.concat(bytes).toString("latin1"));
}

async function byGit(repo: TempRepo, ...flags: readonly string[]): Promise<string> {
  return (await repo.gitBytes(["diff", "--full-index", "-M", ...flags])).toString("latin1");
}

/** A repository with files of every kind and odd names, all committed. */
async function committed(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({
    "text.txt": numbered(1, 40),
    "to move.txt": numbered(100, 140),
    'na"me\nodd.txt': "x\n",
    "caf\uDCE9.txt": "caf\uDCE9\n",
    "-dash": "d\n",
    "ends.txt": "a\nb",
    "crlf.txt": "a\r\nb\r\n",
    binary: "a\0b",
    link: { symlink: "text.txt" },
    type: "a file\n",
    mode: "m\n",
    gone: "gone\n",
    "gone from index": "gone\n",
    "folder/a": "a\n",
    "folder/b": "b\n",
    module: { gitlink: "1".repeat(40) },
  });
  return repo;
}

/** Changes each kind of file in a different way. */
async function edit(repo: TempRepo): Promise<void> {
  await repo.write({
    "text.txt": numbered(1, 9) + "ten\n" + numbered(11, 40) + "more\n",
    'na"me\nodd.txt': "y\n",
    "caf\uDCE9.txt": "th\uDCE9\n",
    "-dash": "dash\n",
    "ends.txt": "a\nb\n",
    "crlf.txt": "a\nb\r\n",
    binary: "a\0c",
    link: { symlink: "mode" },
    type: null,
    mode: { program: "m\n" },
    gone: null,
    folder: null,
  });
  await symlink("text.txt", `${repo.path}/type`);
  await repo.write({ folder: "a file where a folder was\n" });
}

describe("the unstaged diff", () => {
  test("is byte for byte what git diff prints, for files of every kind", async () => {
    const repo = await committed();
    await edit(repo);
    const text = await shown(repo, "UNSTAGED");
    // A file in the place of a folder is untracked, so it is not included here.
    expect(text).toBe(await byGit(repo));
    expect(text.match(/^diff --git/gmu)).toHaveLength(14);
    expect(await shown(repo, "STAGED")).toBe("");
  });

  test("is also correct on top of staged changes", async () => {
    const repo = await committed();
    await edit(repo);
    await repo.git("add", "--all");
    await repo.write({ "text.txt": numbered(5, 40), "crlf.txt": "a\r\n", new: "not tracked\n", folder: null });
    await rm(`${repo.path}/link`);
    expect(await shown(repo, "UNSTAGED")).toBe(await byGit(repo));
  });

  test("has an intent-to-add file as a new one", { tags: "slow" }, async () => {
    const repo = await committed();
    await repo.write({ new: numbered(1, 3) });
    await repo.git("add", "--intent-to-add", "new");
    const text = await shown(repo, "UNSTAGED");
    expect(text).toBe(await byGit(repo));
    expect(text).toContain("new file mode 100644");
    expect(await shown(repo, "STAGED")).toBe(await byGit(repo, "--cached"));
  });

  test("has a submodule with another commit checked out", async () => {
    const repo = await tempRepo();
    const sub = await tempRepo({ at: `${repo.path}/sub` });
    const one = await sub.commit({ a: "1\n" });
    await repo.git("update-index", "--add", "--cacheinfo", `160000,${one},sub`);
    await repo.git("commit", "--quiet", "-m", "sub");
    await sub.commit({ a: "2\n" });
    const text = await shown(repo, "UNSTAGED");
    expect(text).toBe(await byGit(repo));
    expect(text).toContain("+Subproject commit ");
  });

  test.each([
    ["core.autocrlf", "input"],
    ["core.autocrlf", "true"],
    ["core.fileMode", "false"],
    ["core.symlinks", "false"],
    ["core.eol", "crlf"],
  ])("is git's with %s=%s", { tags: "slow" }, async (key, value) => {
    const repo = await committed();
    await repo.commit({ ".gitattributes": "*.lf text\n", "a.lf": "a\nb\n" });
    await repo.git("config", key, value);
    await repo.write({ "text.txt": numbered(1, 39) + "forty\r\n", "a.lf": "a\r\nc\r\n", mode: { program: "n\n" } });
    expect(await shown(repo, "UNSTAGED")).toBe(await byGit(repo));
  });

  test("leaves out files that are marked as assume-unchanged or skip-worktree", async () => {
    const repo = await committed();
    await repo.git("update-index", "--assume-unchanged", "text.txt");
    await repo.git("update-index", "--skip-worktree", "mode");
    await edit(repo);
    expect(await shown(repo, "UNSTAGED")).toBe(await byGit(repo));
  });
});

describe("the staged diff", () => {
  test("is byte for byte what git diff --cached prints, for files of every kind, with a rename", async () => {
    const repo = await committed();
    await edit(repo);
    await repo.git("mv", "to move.txt", "moved.txt");
    await repo.git("rm", "--quiet", "--cached", "gone from index");
    await repo.git("update-index", "--cacheinfo", `160000,${"2".repeat(40)},module`);
    await repo.git("add", "--all", ":!gone from index", ":!module");
    const text = await shown(repo, "STAGED");
    expect(text).toBe(await byGit(repo, "--cached"));
    expect(text).toContain("rename to moved.txt");
    expect(text).toContain("Subproject commit 2222");
  });

  test("is everything before the first commit", async () => {
    const repo = await tempRepo();
    await repo.write({ a: "1\n", b: "2\n" });
    await repo.git("add", "a");
    expect(await shown(repo, "STAGED")).toBe(await byGit(repo, "--cached"));
  });
});

test("all tracked changes together are those of git diff HEAD", async () => {
  const repo = await committed();
  await repo.write({ "text.txt": numbered(3, 40), mode: "staged\n" });
  await repo.git("add", "--all");
  await repo.write({ "text.txt": numbered(1, 40), mode: "staged and more\n", link: null });
  expect(await shown(repo, "ALL")).toBe(await byGit(repo, "HEAD"));
});

test("files in conflict are compared with our side, all others as in git", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  await repo.commit({ both: numbered(1, 5), clean: "c\n" });
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit({ both: numbered(1, 4) + "side\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ both: numbered(1, 4) + "main\n" });
  await repo.git("merge", "side").catch(() => undefined);
  await repo.write({ clean: "edited\n" });
  expect(await shown(repo, "UNSTAGED")).toContain(await byGit(repo, "--", "clean"));
  expect(await shown(repo, "CONFLICTED")).toBe(await byGit(repo, "HEAD", "--", "both"));
});

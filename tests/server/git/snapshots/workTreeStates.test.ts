import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { addedByGit } from "#tests/helpers/addedByGit.ts";
import { filesOf } from "#tests/helpers/filesOf.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: { readonly path: string }): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

describe("HEAD", () => {
  test("without a commit: the snapshot has no parent", async () => {
    const repo = await tempRepo();
    await repo.write({ a: "1\n", b: "2\n" });
    await repo.git("add", "a");
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot).toMatchObject({ head: null, branch: "refs/heads/main", isClean: false });
    expect(await repo.git("log", "--format=%P|%s", snapshot.commit)).toBe("|Uncommitted work, as Galley found it");
    expect([await filesOf(repo, snapshot.index), await filesOf(repo, snapshot.commit)]).toEqual([
      { a: "1" },
      { a: "1", b: "2" },
    ]);
  });

  test("detached: there is no branch", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1\n" });
    await repo.git("checkout", "--quiet", "--detach");
    await repo.write({ a: "2\n" });
    expect(await takeSnapshot(await open(repo))).toMatchObject({ head, branch: null });
  });

  test("of a linked work tree: each has its own snapshots, and both are kept", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const path = join(await tempFolder(), "linked");
    await repo.git("worktree", "add", "--quiet", "-b", "side", path);
    await repo.write({ a: "here\n" });
    await writeFile(join(path, "a"), "there\n");
    const [here, there] = [await open(repo), await open({ path })];
    const taken = [await takeSnapshot(here), await takeSnapshot(there)];
    expect(await Promise.all(taken.map(({ commit }) => repo.git("show", `${commit}:a`)))).toEqual(["here", "there"]);
    expect(taken.map(({ branch }) => branch)).toEqual(["refs/heads/main", "refs/heads/side"]);
    expect(
      new Set(
        (await repo.git("for-each-ref", "--format=%(refname)", "refs/galley"))
          .split("\n")
          .map((name) => name.split("/")[3]),
      ),
    ).toEqual(new Set([here.id, there.id]));
  });
});

describe("a work tree entry", () => {
  /** A conflict of every kind: both changed, both added, one deleted, the other deleted. */
  async function conflicted(): Promise<TempRepo> {
    const repo = await tempRepo();
    await repo.commit({ both: "base\n", ours: "base\n", theirs: "base\n", quiet: "q\n" });
    await repo.git("checkout", "--quiet", "-b", "side");
    await repo.commit({ both: "side\n", ours: "side\n", theirs: null, added: "side\n" });
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ both: "main\n", ours: null, theirs: "main\n", added: "main\n" });
    await repo.git("merge", "side").catch(() => undefined);
    return repo;
  }

  test("in conflict: the index has our side, and the conflicts are listed and included in the whole", async () => {
    const repo = await conflicted();
    await repo.write({ new: "n\n" });
    const before = await readFile(`${repo.path}/.git/index`);
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot.conflicts).toEqual(["added", "both", "ours", "theirs"]);
    expect(snapshot.tree).toBe(await addedByGit(repo));
    expect(await filesOf(repo, snapshot.index)).toEqual({
      added: "main",
      both: "main",
      quiet: "q",
      theirs: "main",
    });
    const parts = [snapshot.conflicted ?? "", snapshot.tracked, snapshot.commit];
    const [only = {}, tracked = {}, whole = {}] = await Promise.all(parts.map((part) => filesOf(repo, part)));
    expect(only["both"]).toMatch(/^<<<<<<< HEAD\nmain\n=======\nside\n>>>>>>> side$/u);
    expect(tracked).toEqual(only);
    expect(whole).toEqual({ ...tracked, new: "n" });
    expect(await readFile(`${repo.path}/.git/index`)).toEqual(before);
  });

  test("with intent-to-add: is in the tracked files and not in the index", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ b: "2\n" });
    await repo.git("add", "--intent-to-add", "b");
    const snapshot = await takeSnapshot(await open(repo));
    expect(await filesOf(repo, snapshot.index)).toEqual({ a: "1" });
    expect(await filesOf(repo, snapshot.tracked)).toEqual({ a: "1", b: "2" });
  });

  test("of another type: a folder instead of a file, a file instead of a folder, a link instead of a folder", async () => {
    const repo = await tempRepo();
    await repo.commit({ file: "1\n", "folder/a": "2\n", "folder/b": "3\n", "linked/c": "4\n", "target/c": "4\n" });
    await repo.write({ file: null, folder: null, linked: null });
    await repo.write({ "file/inside": "1\n", folder: "2\n", linked: { symlink: "target" } });
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot.tree).toBe(await addedByGit(repo));
    expect(await repo.git("ls-tree", "-r", "--format=%(objectmode) %(path)", snapshot.commit)).toBe(
      "100644 file/inside\n100644 folder\n120000 linked\n100644 target/c",
    );
  });

  test("that is ignored is never included, unless it is tracked", async () => {
    const repo = await tempRepo();
    await repo.commit({ ".gitignore": "*.log\n", "a.txt": "1\n" });
    await repo.write({ "kept.log": "1\n", "new.log": "n\n", "my.own": "n\n" });
    await repo.git("add", "--force", "kept.log");
    await repo.git("commit", "--quiet", "-m", "x");
    await repo.write({ "kept.log": "2\n", ".git/info/exclude": "*.own\n" });
    const snapshot = await takeSnapshot(await open(repo));
    expect(await filesOf(repo, snapshot.commit)).toEqual({ ".gitignore": "*.log", "a.txt": "1", "kept.log": "2" });
  });

  test("that the user's own excludes file ignores is not included either", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const list = join(await tempFolder(), "ignored");
    await writeFile(list, "*.swp\n");
    await repo.git("config", "core.excludesFile", list);
    await repo.write({ "a.swp": "s\n", b: "2\n" });
    expect(await filesOf(repo, (await takeSnapshot(await open(repo))).commit)).toEqual({ a: "1", b: "2" });
  });

  test("that is a pipe is skipped without blocking, even in the place of a rules file", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await mkdir(join(repo.path, ".git/info"), { recursive: true });
    const pipes = ["pipe", ".git/rules", ".git/info/exclude", ".git/info/attributes"];
    await promisify(execFile)(
      "mkfifo",
      pipes.map((name) => join(repo.path, name)),
    );
    await repo.git("config", "core.excludesFile", join(repo.path, ".git/rules"));
    await repo.write({ b: "2\n" });
    expect(await filesOf(repo, (await takeSnapshot(await open(repo))).commit)).toEqual({ a: "1", b: "2" });
  });

  test(
    "that is a submodule has its checked-out commit; an unknown repository is listed and not read",
    { tags: "slow" },
    async () => {
      const inner = await tempRepo();
      const [first, second] = [await inner.commit({ x: "1\n" }), await inner.commit({ x: "2\n" })];
      const repo = await tempRepo();
      await repo.git("-c", "protocol.file.allow=always", "clone", "--quiet", inner.path, "sub");
      await repo.git("-C", "sub", "checkout", "--quiet", first);
      await repo.commit({ a: "1\n" });
      await repo.git("update-index", "--add", "--cacheinfo", `160000,${first},sub`);
      await repo.git("commit", "--quiet", "-m", "sub");
      await repo.git("clone", "--quiet", inner.path, "stranger");
      const repository = await open(repo);
      expect(await takeSnapshot(repository)).toMatchObject({
        isClean: true,
        unread: [{ path: "stranger/", bytes: 0, reason: "NESTED" }],
      });
      await writeFile(join(repo.path, "sub/x"), "dirty\n");
      const dirty = await takeSnapshot(repository);
      expect(dirty).toMatchObject({ isClean: false, unread: [{ path: "stranger/", reason: "NESTED" }] });
      const inside = await repo.git("rev-parse", `${dirty.commit}:sub`);
      expect(await repo.git("-C", "sub", "show", `${inside}:x`)).toBe("dirty");
      await repo.git("-C", "sub", "checkout", "--quiet", "--force", second);
      const { commit } = await takeSnapshot(repository);
      expect(await repo.git("ls-tree", commit)).toBe(
        `100644 blob d00491fd7e5bb6fa28c517a0bb32b8b506539d4d\ta\n160000 commit ${second}\tsub`,
      );
    },
  );

  test("outside a sparse checkout stays as committed, also with a sparse index", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ "in/a": "1\n", "out/b": "2\n", "out/deep/c": "3\n", top: "4\n" });
    await repo.git("sparse-checkout", "set", "--cone", "--sparse-index", "in");
    await repo.write({ "in/a": "changed\n", "in/new": "n\n" });
    expect(await filesOf(repo, (await takeSnapshot(await open(repo))).commit)).toEqual({
      "in/a": "changed",
      "in/new": "n",
      "out/b": "2",
      "out/deep/c": "3",
      top: "4",
    });
  });

  test("in a split index is read", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n", b: "2\n" });
    await repo.git("update-index", "--split-index");
    await repo.write({ a: "staged\n", b: "changed\n" });
    await repo.git("add", "a");
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot.tree).toBe(await addedByGit(repo));
    expect(await filesOf(repo, snapshot.index)).toEqual({ a: "staged", b: "2" });
  });

  test.each([
    ["true", "input"],
    ["input", "input"],
    ["false", "false"],
  ])("has the line endings that git would commit with core.autocrlf=%s", { tags: "slow" }, async (autocrlf) => {
    const repo = await tempRepo();
    await repo.git("config", "core.autocrlf", "false");
    await repo.commit({ dos: "1\r\n2\r\n", unix: "1\n", always: "1\n", ".gitattributes": "always text\n" });
    await repo.git("config", "core.autocrlf", autocrlf);
    await repo.write({ dos: "1\r\n3\r\n", unix: "1\r\n2\r\n", always: "9\r\n", new: "n\r\n" });
    const repository = await open(repo);
    expect((await takeSnapshot(repository)).tree).toBe(await addedByGit(repo));
    await repo.write({ dos: "1\n4\n" });
    expect((await takeSnapshot(repository)).tree).toBe(await addedByGit(repo));
    await repo.write({ dos: "1\r\n5\r\n" });
    expect((await takeSnapshot(repository)).tree).toBe(await addedByGit(repo));
  });

  test("has the modes that git would commit if the file system's modes are not trusted", async () => {
    const repo = await tempRepo();
    await repo.commit({ run: { program: "1\n" }, plain: "1\n" });
    await repo.git("config", "core.fileMode", "false");
    await repo.write({ run: "2\n", plain: { program: "2\n" }, new: { program: "3\n" } });
    expect((await takeSnapshot(await open(repo))).tree).toBe(await addedByGit(repo));
  });

  test("of LFS is the pointer that LFS would commit, and a pointer stays unchanged", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ ".gitattributes": "*.bin filter=lfs diff=lfs merge=lfs -text\n" });
    const pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\nsize 5\n";
    await repo.write({ "new.bin": "hello", "pointer.bin": pointer, "empty.bin": "" });
    const repository = await open(repo);
    for (const round of [1, 2]) {
      await repo.write({ round: `${round}\n` });
      const { commit } = await takeSnapshot(repository);
      const names = ["new.bin", "pointer.bin", "empty.bin"];
      const read = names.map(async (name) => String(await repo.gitBytes(["cat-file", "blob", `${commit}:${name}`])));
      expect(await Promise.all(read)).toEqual([pointer, pointer, ""]);
    }
  });
});

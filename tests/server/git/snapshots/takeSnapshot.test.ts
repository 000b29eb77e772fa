import { chmod, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { addedByGit } from "#tests/helpers/addedByGit.ts";
import { bytesBelow } from "#tests/helpers/bytesBelow.ts";
import { filesOf } from "#tests/helpers/filesOf.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: { readonly path: string }): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

const treeOf = (repo: TempRepo, commit: string): Promise<string> => repo.git("rev-parse", `${commit}^{tree}`);

describe.each(["sha1", "sha256"] as const)("in a repository of %s, a snapshot", (objectFormat) => {
  test("has the tree that git would commit, the index, and the tracked files", async () => {
    const repo = await tempRepo({ objectFormat });
    const head = await repo.commit({ "a.txt": "1\n", "b/c.txt": "2\n", "b/d.txt": "3\n", e: { symlink: "a.txt" } });
    await repo.write({ "a.txt": "staged\n" });
    await repo.git("add", "a.txt");
    await repo.write({ "a.txt": "changed\n", "b/c.txt": null, "b/new/x": "x\n", "-n": "n", fä: "ä", "o\udcff": "odd" });
    await repo.write({
      run: { program: "#!/bin/sh\n" },
      dangling: { symlink: "nowhere" },
      "b/d.txt": { program: "3\n" },
    });
    const snapshot = await takeSnapshot(await open(repo), { now: () => 1_800_000_000 });
    expect(snapshot.tree).toBe(await addedByGit(repo));
    expect(await repo.git("rev-parse", `${snapshot.commit}^{tree}`, `${snapshot.commit}^`)).toBe(
      `${snapshot.tree}\n${head}`,
    );
    expect(await treeOf(repo, snapshot.index)).toBe(await repo.git("write-tree"));
    expect(await treeOf(repo, snapshot.tracked)).toBe(await treeOf(repo, await repo.git("stash", "create")));
    expect(snapshot).toMatchObject({ head, branch: "refs/heads/main", isSaved: true, isClean: false, unread: [] });
    expect(snapshot).toMatchObject({ conflicts: [], conflicted: null, leftOut: 0, takenAt: 1_800_000_000 });
    expect(await repo.git("fsck", "--strict", "--no-dangling")).toBe("");
  });
});

describe("taking a snapshot", () => {
  test("leaves index, work tree, HEAD, stash and reflogs unchanged, in content and time", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "1\n", "b.txt": "2\n", ".gitignore": "*.log\n" });
    await repo.write({ "b.txt": "put aside\n" });
    await repo.git("stash");
    await repo.write({ "a.txt": "changed\n", "new.txt": "new\n", "x.log": "ignored\n" });
    await utimes(join(repo.path, "b.txt"), 1, 1); // only its time changes: `git status` would write the index
    const before = await bytesBelow(repo.path);
    const snapshot = await takeSnapshot(await open(repo));
    expect(await bytesBelow(repo.path)).toEqual(before);
    expect(await filesOf(repo, snapshot.commit)).toEqual({
      ".gitignore": "*.log",
      "a.txt": "changed",
      "b.txt": "2",
      "new.txt": "new",
    });
    expect(await repo.git("for-each-ref", "--format=%(refname)")).toBe(
      [
        `refs/galley/snapshots/${opened[0]?.id}/${snapshot.takenAt}-${snapshot.commit.slice(0, 12)}`,
        "refs/heads/main",
        "refs/stash",
      ].join("\n"),
    );
  });

  test("works while another git holds the index lock, and leaves the lock", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "2\n" });
    await writeFile(`${repo.path}/.git/index.lock`, "held");
    const snapshot = await takeSnapshot(await open(repo));
    expect(await filesOf(repo, snapshot.commit)).toEqual({ a: "2" });
    expect(await readFile(`${repo.path}/.git/index.lock`, "utf8")).toBe("held");
  });

  test(
    "detects an edit of the same size in the same second as the index was written, every time",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      const repository = await open(repo);
      for (let round = 0; round < sampled(20); round += 1) {
        await repo.write({ a: `first ${round + 100}\n` });
        await repo.git("add", "a");
        await repo.write({ a: `other ${round + 100}\n` });
        const { commit } = await takeSnapshot(repository);
        expect(await repo.git("show", `${commit}:a`)).toBe(`other ${round + 100}`);
        await repo.write({ a: `third ${round + 100}\n` });
        expect(await repo.git("show", `${(await takeSnapshot(repository)).commit}:a`)).toBe(`third ${round + 100}`);
      }
    },
  );

  test("reads an untracked file that was rewritten with the same size and an old time", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const repository = await open(repo);
    for (const text of ["one\n", "two\n", "six\n"]) {
      await repo.write({ new: text });
      await utimes(join(repo.path, "new"), 1_600_000_000, 1_600_000_000);
      expect(await repo.git("show", `${(await takeSnapshot(repository)).commit}:new`)).toBe(text.trim());
    }
  });

  test(
    "of the same state returns the same snapshot and writes nothing, even after a restart and after another state",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      await repo.commit({ a: "1\n" });
      await repo.write({ a: "2\n", new: "n\n" });
      const repository = await open(repo);
      const first = await takeSnapshot(repository, { now: () => 1_800_000_000 });
      const refs = await repo.git("for-each-ref");
      const objects = await repo.git("count-objects", "-v");
      expect(await takeSnapshot(repository, { now: () => 1_800_000_900 })).toBe(first);
      const other = await openRepository(repo.path);
      expect(await takeSnapshot(other, { now: () => 1_800_001_000 })).toEqual(first);
      await other.close();
      expect([await repo.git("for-each-ref"), await repo.git("count-objects", "-v")]).toEqual([refs, objects]);
      await repo.write({ a: "3\n" });
      const second = await takeSnapshot(repository, { now: () => 1_800_002_000 });
      expect(second.commit).not.toBe(first.commit);
      await repo.write({ a: "2\n" });
      expect(await takeSnapshot(repository, { now: () => 1_800_003_000 })).toEqual(first);
    },
  );

  test("is done once for concurrent calls, and again for a call that arrives after it started", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "2\n" });
    const repository = await open(repo);
    const [one, two] = await Promise.all([takeSnapshot(repository), takeSnapshot(repository)]);
    expect(two).toBe(one);
    const taking = takeSnapshot(repository);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await repo.write({ a: "later\n" });
    const later = await takeSnapshot(repository);
    await taking;
    expect(await repo.git("show", `${later.commit}:a`)).toBe("later");
  });

  test("by two processes at once returns the same trees in both", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n", "b/c": "2\n" });
    await repo.write({ a: "2\n", "b/d": "n\n" });
    const repositories = await Promise.all([open(repo), open(repo), open(repo)]);
    const taken = await Promise.all(repositories.map((one) => takeSnapshot(one)));
    expect(new Set(taken.map(({ tree }) => tree))).toEqual(new Set([await addedByGit(repo)]));
  });

  test("works beside a temporary one, 10 times of 10 at the first attempt", { tags: "slow" }, async () => {
    for (let time = 0; time < 10; time += 1) {
      const repo = await tempRepo();
      await repo.commit({ a: "1\n" });
      await repo.write({ a: "2\n", b: "2\n" });
      const repository = await open(repo);
      const [kept, live] = await Promise.all([takeSnapshot(repository), takeSnapshot(repository, { isLive: true })]);
      expect([kept.tree, live.tree]).toEqual(Array(2).fill(await addedByGit(repo)));
    }
  });

  test("of a clean work tree is HEAD's own commit and writes nothing", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1\n" });
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot).toMatchObject({ commit: head, index: head, tracked: head, isClean: true, isSaved: true });
    expect(await repo.git("for-each-ref", "refs/galley")).toBe("");
  });

  test("ends at once for a caller that cancels, but not for the others", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const repository = await open(repo);
    const control = new AbortController();
    const aborted = takeSnapshot(repository, { signal: control.signal });
    const waiting = takeSnapshot(repository);
    control.abort(new Error("enough"));
    await expect(aborted).rejects.toThrow("enough");
    expect((await waiting).isClean).toBe(true);
  });

  test("is refused for a bare repository", async () => {
    const repo = await tempRepo({ bare: true });
    await expect(takeSnapshot(await open(repo))).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  test("survives `git gc --prune=now` after everything is deleted from the work tree", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "staged\n" });
    await repo.git("add", "a");
    await repo.write({ a: "2\n", "n/new": "n\n" });
    const { commit, index, tracked } = await takeSnapshot(await open(repo));
    await repo.git("reset", "--hard");
    await rm(join(repo.path, "n"), { recursive: true });
    await repo.git("reflog", "expire", "--expire=now", "--all");
    await repo.git("gc", "--quiet", "--prune=now");
    expect(await filesOf(repo, commit)).toEqual({ a: "2", "n/new": "n" });
    expect(await filesOf(repo, index)).toEqual({ a: "staged" });
    expect(await filesOf(repo, tracked)).toEqual({ a: "2" });
  });

  test("stores known contents again if git has removed them since", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "2\n", new: "known\n" });
    for (const name of ["a", "new"]) await utimes(join(repo.path, name), 1_600_000_000, 1_600_000_000);
    await new Promise((resolve) => setTimeout(resolve, 2700)); // until the files are old enough for their times to be trusted
    const repository = await open(repo);
    const { takenAt, commit } = await takeSnapshot(repository);
    await repo.git("update-ref", "-d", `refs/galley/snapshots/${repository.id}/${takenAt}-${commit.slice(0, 12)}`);
    await repo.git("gc", "--quiet", "--prune=now");
    const again = await takeSnapshot(repository);
    expect(again).toMatchObject({ commit, isSaved: true });
    expect(await filesOf(repo, again.commit)).toEqual({ a: "2", new: "known" });
  });
});

describe("with obstacles", () => {
  test.runIf(process.getuid?.() !== 0)("an unreadable file is listed, and the rest is included", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n", b: "1\n" });
    await repo.write({ a: "2\n", b: "22\n", new: "n\n", closed: "c\n" });
    for (const name of ["b", "closed"]) await chmod(join(repo.path, name), 0);
    const { commit, unread } = await takeSnapshot(await open(repo));
    expect(await filesOf(repo, commit)).toEqual({ a: "2", b: "1", new: "n" });
    expect(unread.map(({ path, reason }) => `${path} ${reason}`)).toEqual(["b UNREADABLE", "closed UNREADABLE"]);
  });

  test(
    "files that are created and deleted meanwhile never make it fail, and the final state is correct",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      await repo.commit({ a: "1\n" });
      const repository = await open(repo);
      let isOver = false;
      const churn = (async () => {
        for (let round = 0; !isOver; round += 1) {
          await repo.write({ [`t${round % 7}`]: round % 2 === 0 ? `${round}\n` : null, d: null });
          await repo.write(round % 3 === 0 ? { "d/e": "1\n" } : { d: "2\n" });
        }
      })();
      const taken: Snapshot[] = [];
      for (let round = 0; round < 12; round += 1) taken.push(await takeSnapshot(repository));
      isOver = true;
      await churn;
      expect(taken).toHaveLength(12);
      expect((await takeSnapshot(repository)).tree).toBe(await addedByGit(repo));
    },
  );

  test("a temporary snapshot writes nothing into the repository, and a saved one is the same", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "2\n", new: "n\n" });
    const repository = await open(repo);
    const before = await bytesBelow(repo.path);
    const objects = await repo.git("count-objects");
    const live = await takeSnapshot(repository, { isLive: true, now: () => 1_800_000_000 });
    expect(live.isSaved).toBe(false);
    expect(await bytesBelow(repo.path)).toEqual(before);
    expect([await repo.git("count-objects"), await repo.git("for-each-ref", "refs/galley")]).toEqual([objects, ""]);
    const kept = await takeSnapshot(repository, { now: () => 1_800_000_900 });
    expect(kept).toEqual({ ...live, isSaved: true });
    expect(await takeSnapshot(repository, { isLive: true })).toBe(kept);
    expect(await filesOf(repo, kept.commit)).toEqual({ a: "2", new: "n" });
  });

  test("a repository inside that is created, written to and deleted is found each time", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const repository = await open(repo);
    const scan = async (): Promise<readonly [readonly string[], string]> => {
      const { commit, unread } = await takeSnapshot(repository, { isLive: true });
      const mirror = await repo.gitBytes(["--git-dir", repository.mirror, "ls-tree", "-r", "--name-only", commit]);
      return [unread.map(({ path, reason }) => `${path} ${reason}`), String(mirror)];
    };
    expect(await scan()).toEqual([[], "a\n"]);
    await repo.git("init", "--quiet", "in/other");
    await repo.write({ "in/other/x": "1\n" });
    expect(await scan()).toEqual([["in/other/ NESTED"], "a\n"]);
    await repo.write({ "in/other/y": "1\n", b: "2\n" });
    expect(await scan()).toEqual([["in/other/ NESTED"], "a\nb\n"]);
    await repo.write({ "in/other/.git": null });
    expect(await scan()).toEqual([[], "a\nb\nin/other/x\nin/other/y\n"]);
    await repo.git("init", "--quiet", "in/other");
    expect(await scan()).toEqual([["in/other/ NESTED"], "a\nb\n"]);
    await repo.write({ in: null });
    expect(await scan()).toEqual([[], "a\nb\n"]);
  });
});

import { execFile } from "node:child_process";
import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { liveSnapshot } from "#server/git/snapshots/liveSnapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
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

/**
 * A repository with a filter that stores different letters than the files contain, as git-crypt stores different bytes.
 */
async function filtered(): Promise<TempRepo> {
  const repo = await tempRepo();
  const settings = [
    ["filter.secret.clean", "tr a-z n-za-m"],
    ["filter.secret.smudge", "tr a-z n-za-m"],
    ["filter.secret.required", "true"],
  ] as const;
  for (const [key, value] of settings) await repo.git("config", key, value);
  await repo.commit({ ".gitattributes": "*.crypt filter=secret diff=secret\n", "a.crypt": "hello\n", plain: "1\n" });
  await old(repo, "a.crypt");
  return repo;
}

/** Sets an old time on a file, because a recently written file is always examined. */
async function old(repo: TempRepo, path: string): Promise<void> {
  await utimes(join(repo.path, path), 1_000_000_000, 1_000_000_000);
  await repo.git("status");
}

/** The contents of all objects, including those in Galley's own folder beside the repository. */
async function allObjects({ mirror }: Repository): Promise<string> {
  const args = ["cat-file", "--batch-all-objects", "--batch", "--buffer"];
  return (await promisify(execFile)("git", ["--git-dir", mirror, ...args], { encoding: "latin1" })).stdout;
}

describe("a file with a filter of the repository", () => {
  test("is stored in its filtered form, and its clear text is nowhere, whether it was changed, added or is new", async () => {
    const repo = await filtered();
    expect(await repo.git("show", "HEAD:a.crypt")).toBe("uryyb");
    await repo.write({ "a.crypt": "clear text\n", plain: "2\n", "new.crypt": "clear too\n" });
    await repo.write({ "intended.crypt": "clear as well\n" });
    await repo.git("add", "--intent-to-add", "intended.crypt");
    const repository = await open(repo);
    const snapshot = await takeSnapshot(repository);
    await liveSnapshot(repository);
    expect(await filesOf(repo, snapshot.commit)).toEqual({
      ".gitattributes": "*.crypt filter=secret diff=secret",
      "a.crypt": "uryyb",
      plain: "2",
    });
    expect(snapshot.unread).toEqual([
      { path: "a.crypt", bytes: 11, reason: "FILTERED" },
      { path: "intended.crypt", bytes: 14, reason: "FILTERED" },
      { path: "new.crypt", bytes: 10, reason: "FILTERED" },
    ]);
    expect(await allObjects(repository)).not.toMatch(/clear|hello/u);
  });

  test("is also available as it is on disk once requested, without its filter", async () => {
    const repo = await filtered();
    await repo.write({ "a.crypt": "clear text\n", "new.crypt": "clear too\n" });
    const repository = await open(repo);
    const { commit, unread } = await takeSnapshot(repository, { read: new Set(["a.crypt", "new.crypt"]) });
    expect(await filesOf(repo, commit)).toMatchObject({ "a.crypt": "clear text", "new.crypt": "clear too" });
    expect([await repo.git("show", "HEAD:a.crypt"), unread]).toEqual(["uryyb", []]);
    const without = await takeSnapshot(repository);
    expect(without.unread.map(({ path }) => path)).toEqual(["a.crypt", "new.crypt"]);
    expect(await repo.git("show", `${without.commit}:a.crypt`)).toBe("uryyb");
  });

  test("has its added form if it was changed after that, and is deleted with the work file", async () => {
    const repo = await filtered();
    await repo.commit({ "b.crypt": "world\n" });
    await repo.write({ "a.crypt": "staged\n", "b.crypt": null });
    await repo.git("add", "a.crypt");
    await repo.write({ "a.crypt": "clear text\n" });
    const { index, commit } = await takeSnapshot(await open(repo));
    expect([await repo.git("show", `${index}:a.crypt`), await repo.git("show", `${commit}:a.crypt`)]).toEqual([
      "fgntrq",
      "fgntrq",
    ]);
    expect(await repo.git("ls-tree", "--name-only", commit)).toBe(".gitattributes\na.crypt\nplain");
  });

  test("is not listed if it has not changed", async () => {
    const repo = await filtered();
    const repository = await open(repo);
    expect(await takeSnapshot(repository)).toMatchObject({ isClean: true, unread: [] });
    expect(await allObjects(repository)).not.toContain("hello");
  });

  test("is also filtered if .gitattributes was deleted from the work tree", async () => {
    const repo = await filtered();
    await rm(join(repo.path, ".gitattributes"));
    await repo.write({ "a.crypt": "clear text\n" });
    const repository = await open(repo);
    expect((await takeSnapshot(repository)).unread).toEqual([{ path: "a.crypt", bytes: 11, reason: "FILTERED" }]);
    expect(await allObjects(repository)).not.toContain("clear");
  });

  test("is also filtered through the user's own attributes file, or a macro", async () => {
    const repo = await filtered();
    const list = join(await tempFolder(), "attributes");
    await writeFile(list, "mine filter=secret\n");
    await repo.git("config", "core.attributesFile", list);
    await repo.commit({ ".gitattributes": "[attr]hidden filter=secret -text\nour* hidden\n" });
    await repo.write({ mine: "clear text\n", ours: "clear text\n" });
    const repository = await open(repo);
    expect((await takeSnapshot(repository)).unread.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      "mine FILTERED",
      "ours FILTERED",
    ]);
    expect(await allObjects(repository)).not.toContain("clear");
  });

  test("is filtered as soon as .gitattributes contains the filter", async () => {
    const repo = await filtered();
    await repo.write({ late: "clear text\n" });
    await old(repo, "late");
    const repository = await open(repo);
    expect((await takeSnapshot(repository)).unread).toEqual([]);
    await repo.write({ ".gitattributes": "*.crypt filter=secret\nlate filter=secret\n" });
    const { commit, unread } = await takeSnapshot(repository);
    expect(unread).toEqual([{ path: "late", bytes: 11, reason: "FILTERED" }]);
    expect(await repo.git("ls-tree", "--name-only", commit)).toBe(".gitattributes\na.crypt\nplain");
  });

  test("in conflict is in the snapshot in the stored form of our side", async () => {
    const repo = await filtered();
    await repo.git("checkout", "--quiet", "-b", "side");
    await repo.commit({ "a.crypt": "side\n" });
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ "a.crypt": "main\n" });
    await repo.git("merge", "side").catch(() => undefined);
    const snapshot = await takeSnapshot(await open(repo));
    expect(snapshot.conflicts).toEqual(["a.crypt"]);
    expect(snapshot.unread.map(({ path, reason }) => [path, reason])).toEqual([["a.crypt", "FILTERED"]]);
    expect(await repo.git("show", `${snapshot.commit}:a.crypt`)).toBe("znva");
  });

  test("is read if it is a symbolic link, to which no filter applies", async () => {
    const repo = await filtered();
    await repo.write({ "link.crypt": { symlink: "a.crypt" } });
    const { commit, unread } = await takeSnapshot(await open(repo));
    expect([await repo.git("show", `${commit}:link.crypt`), unread]).toEqual(["a.crypt", []]);
  });
});

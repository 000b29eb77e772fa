import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { statObjects } from "#server/git/objects/catFile.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

async function scan(repo: TempRepo): Promise<Snapshot> {
  const open = await openRepository(repo.path);
  return takeSnapshot(open).finally(() => open.close());
}

test("a file with an invalid working-tree-encoding is listed and not read, and all others are read", async () => {
  const repo = await tempRepo();
  await repo.commit({ ".gitattributes": "*.u16 working-tree-encoding=UTF-16\n", "kept.txt": "1\n" });
  const utf16 = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from("text\n", "utf16le")]);
  const files = { "right.u16": utf16, "plain.u16": "no mark\n", "o'dd\u00E9 $.u16": "no mark\n", "kept.txt": "2\n" };
  await repo.write(files);
  const { unread, commit } = await scan(repo);
  expect(unread.map(({ path, reason }) => `${path} ${reason}`).toSorted()).toEqual([
    "o'dd\u00E9 $.u16 UNREADABLE",
    "plain.u16 UNREADABLE",
  ]);
  expect(await repo.git("diff-tree", "-r", "--name-only", "HEAD", commit)).toBe("kept.txt\nright.u16");
  // Git stores it as UTF-8.
  expect(await repo.git("cat-file", "blob", `${commit}:right.u16`)).toBe("text");
});

test("a file with a working-tree-encoding is unchanged until its text changes, and has the text that git would store", async () => {
  const repo = await tempRepo();
  const marked = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");
  await repo.commit({ ".gitattributes": "*.u16 working-tree-encoding=UTF-16\n" });
  const head = await repo.commit({ "a.u16": marked("上\ntwo\n"), "b.u16": marked("b\n") });
  await repo.write({ "b.u16": marked("b\n") });
  const clean = await scan(repo);
  expect(clean.unread).toEqual([]);
  expect(await repo.git("diff-tree", "-r", "--name-only", head, clean.commit)).toBe("");
  await repo.write({ "a.u16": marked("上\n2\n") });
  const { commit } = await scan(repo);
  const shown = await repo.git("diff-tree", "-p", "-U0", head, commit);
  expect(shown.slice(shown.indexOf("@@"))).toBe("@@ -2 +2 @@\n-two\n+2");
});

/** Forms of an index that git writes, each with a text that only a file of this form contains. */
const FORMS: readonly (readonly [form: string, mark: string, make: (repo: TempRepo) => Promise<unknown>])[] = [
  ["split in two", "link", (repo) => repo.git("update-index", "--split-index")],
  ["of version 4", "DIRC\0\0\0\u0004", (repo) => repo.git("update-index", "--index-version", "4")],
  ["with an untracked cache", "UNTR", (repo) => repo.git("update-index", "--force-untracked-cache")],
  [
    "with one entry for each folder outside the sparse checkout",
    "sdir",
    (repo) => repo.git("sparse-checkout", "set", "--cone", "--sparse-index", "kept"),
  ],
  [
    "with the data of a file system monitor",
    "FSMN",
    async (repo) => {
      await repo.write({ ".git/says": { program: "#!/bin/sh\nprintf 'token\\0/\\0'\n" } });
      await repo.git("config", "core.fsmonitor", ".git/says");
      await repo.git("update-index", "--fsmonitor");
    },
  ],
];

test.each(FORMS)("an index %s is read as by git", async (_, mark, make) => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n", "kept/b.txt": "1\n", "left/c.txt": "1\n", "left/d.txt": "1\n" });
  await make(repo);
  expect(await readFile(join(repo.path, ".git/index"), "latin1")).toContain(mark);
  await repo.write({ "a.txt": "2\n", "kept/new.txt": "1\n" });
  const { commit, unread } = await scan(repo);
  expect(await repo.git("diff-tree", "-r", "--name-status", "HEAD", commit)).toBe("M\ta.txt\nA\tkept/new.txt");
  expect(unread).toEqual([]);
});

test("an index with a missing shared part is reported as damaged, until it is back", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("update-index", "--split-index");
  const parts = (await readdir(join(repo.path, ".git"))).filter((name) => name.startsWith("sharedindex."));
  expect(parts.length).toBeGreaterThan(0);
  for (const name of parts) await rename(join(repo.path, ".git", name), join(repo.path, name));
  await expect(repo.git("status")).rejects.toThrow(/index file open failed/u);
  await expect(scan(repo)).rejects.toMatchObject({
    code: "OBJECT_MISSING",
    message: expect.stringContaining("The repository's index is damaged. Run `git read-tree HEAD`"),
  });
  for (const name of parts) await rename(join(repo.path, name), join(repo.path, ".git", name));
  expect((await scan(repo)).isClean).toBe(true);
});

test("an index with an invalid object id is reported as damaged", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  const none = "0".repeat(40);
  await repo.gitBytes(["update-index", "--index-info"], {
    input: `160000 ${none}\tbroken\n`,
    env: { GIT_ALLOW_NULL_SHA1: "1" },
  });
  expect(await repo.git("ls-files", "-s", "broken")).toContain(none);
  await expect(scan(repo)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
});

test("a file whose object git could not move into place is not lost: the snapshot is not called saved", async () => {
  const repo = await tempRepo();
  await repo.commit({ "kept.txt": "1\n" });
  await repo.write({ new: "contents\n" });
  const oid = await repo.git("hash-object", "new");
  // Git moves the objects of a batch at its end, and ignores that this one cannot be moved.
  await repo.write({ [`.git/objects/${oid.slice(0, 2)}`]: "no folder\n" });
  const open = await openRepository(repo.path);
  const { isSaved, unread } = await takeSnapshot(open);
  const [stored] = await statObjects(open, [oid]);
  await open.close();
  expect([isSaved, unread, stored?.type]).toEqual([false, [], "blob"]);
});

test("a file that git cannot store is only listed, even if its last contents are missing and many files changed", async () => {
  const repo = await tempRepo();
  const many = (text: string) => Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, text]));
  await repo.commit({ ".gitattributes": "*.u16 working-tree-encoding=UTF-16\n", ...many("1\n") });
  const oid = await repo.git("rev-parse", "HEAD:f0");
  await repo.git("update-index", "--add", "--cacheinfo", `100644,${oid},a.u16`);
  await repo.git("commit", "-q", "-m", "Add a.u16");
  await repo.write({ "a.u16": "plain\n", ...many("2\n") });
  await rm(join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2)));
  const { isSaved, unread } = await scan(repo);
  expect([isSaved, unread.map(({ path }) => path)]).toEqual([true, ["a.u16"]]);
});

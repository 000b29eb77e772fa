import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/openRepository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

async function look(repo: TempRepo): Promise<Snapshot> {
  const open = await openRepository(repo.path);
  return takeSnapshot(open).finally(() => open.close());
}

test("a file that is not in the encoding it should be in is listed and not read, and all others are", async () => {
  const repo = await tempRepo();
  await repo.commit({ ".gitattributes": "*.u16 working-tree-encoding=UTF-16\n", "kept.txt": "1\n" });
  const utf16 = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from("text\n", "utf16le")]);
  const files = { "right.u16": utf16, "plain.u16": "no mark\n", "o'dd\u00E9 $.u16": "no mark\n", "kept.txt": "2\n" };
  await repo.write(files);
  const { unread, commit } = await look(repo);
  expect(unread.map(({ path, reason }) => `${path} ${reason}`).toSorted()).toEqual([
    "o'dd\u00E9 $.u16 UNREADABLE",
    "plain.u16 UNREADABLE",
  ]);
  expect(await repo.git("diff-tree", "-r", "--name-only", "HEAD", commit)).toBe("kept.txt\nright.u16");
  // Git stores it as UTF-8.
  expect(await repo.git("cat-file", "blob", `${commit}:right.u16`)).toBe("text");
});

test("an index whose other part is gone is said to be damaged", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("update-index", "--split-index");
  const parts = (await readdir(join(repo.path, ".git"))).filter((name) => name.startsWith("sharedindex."));
  expect(parts.length).toBeGreaterThan(0);
  for (const name of parts) await rm(join(repo.path, ".git", name));
  await expect(repo.git("status")).rejects.toThrow(/index file open failed/u);
  await expect(look(repo)).rejects.toMatchObject({
    code: "OBJECT_MISSING",
    message: expect.stringContaining("The repository's index is damaged. Look at what `git status` says"),
  });
});

test("an index with nothing for a file's id is said to be damaged", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  const none = "0".repeat(40);
  await repo.gitBytes(["update-index", "--index-info"], {
    input: `160000 ${none}\tbroken\n`,
    env: { GIT_ALLOW_NULL_SHA1: "1" },
  });
  expect(await repo.git("ls-files", "-s", "broken")).toContain(none);
  await expect(look(repo)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
});

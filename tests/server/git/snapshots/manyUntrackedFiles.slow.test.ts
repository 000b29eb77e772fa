import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: { readonly path: string }): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

describe("an untracked file", () => {
  test("over 50 MiB is listed and not read, until it is requested", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    const bytes = 50 * 1024 * 1024 + 1;
    await writeFile(join(repo.path, "large"), Buffer.alloc(bytes));
    await writeFile(join(repo.path, "allowed"), Buffer.alloc(bytes - 1));
    const repository = await open(repo);
    const { commit, unread } = await takeSnapshot(repository);
    expect(unread).toEqual([{ path: "large", bytes, reason: "LARGE" }]);
    expect(await repo.git("ls-tree", "--name-only", commit)).toBe("a\nallowed");
    const requested = await takeSnapshot(repository, { read: new Set(["large"]) });
    expect(await repo.git("ls-tree", "--name-only", requested.commit)).toBe("a\nallowed\nlarge");
  });

  test("past the first 20,000 is counted", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await promisify(execFile)("sh", ["-c", "mkdir many; cd many; seq -w 1 20003 | xargs touch"], { cwd: repo.path });
    const { commit, leftOut } = await takeSnapshot(await open(repo));
    expect(leftOut).toBe(3);
    expect((await repo.git("ls-tree", "-r", "--name-only", commit)).split("\n")).toHaveLength(20_001);
  });
});

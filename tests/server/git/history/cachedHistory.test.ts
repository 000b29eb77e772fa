import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countCommits } from "#server/git/ancestry/revList.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

function rangeOf(tip: string): HistoryRange {
  return { tips: [tip], exclude: [], path: null, follow: false, since: null };
}

async function listed(open: Repository, tip: string, from: number, count: number) {
  const { rows, isEnd } = await historyRows(open, rangeOf(tip), from, count);
  return { oids: rows.map(({ oid }) => oid), isEnd };
}

/** Creates a repository of five commits, and returns them, newest first. */
async function fiveCommits(): Promise<{ readonly repo: TempRepo; readonly oids: readonly string[] }> {
  const repo = await tempRepo();
  for (const step of ["1", "2", "3", "4", "5"]) await repo.commit({ "a.txt": step });
  return { repo, oids: (await repo.git("rev-list", "HEAD")).split("\n") };
}

test("a count and a page are read once: later reads need no commit of the repository, but the repository must exist", async () => {
  const { repo, oids } = await fiveCommits();
  const [tip = ""] = oids;
  const open = await openRepository(repo.path);
  const readAll = async () => [
    await countCommits(open, tip, null),
    await countCommits(open, tip, oids[3] ?? ""),
    await listed(open, tip, 0, 3),
    await listed(open, tip, 3, 3),
    await listed(open, tip, 0, 2),
    await listed(open, tip, 0, 10),
  ];
  const first = await readAll();
  expect(first).toEqual([
    5,
    3,
    { oids: oids.slice(0, 3), isEnd: false },
    { oids: oids.slice(3), isEnd: true },
    { oids: oids.slice(0, 2), isEnd: false },
    { oids, isEnd: true },
  ]);
  const [objects, away] = [join(repo.path, ".git/objects"), join(repo.path, ".git/away")];
  await rename(objects, away);
  expect(await readAll()).toEqual(first);
  await rename(away, objects);
  await rename(repo.path, `${repo.path}-moved`);
  await expect(countCommits(open, tip, null)).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
  await rename(`${repo.path}-moved`, repo.path);
  await open.close();
});

test("nothing is cached for a shallow clone, because its history may grow", async () => {
  const { repo, oids } = await fiveCommits();
  const [tip = ""] = oids;
  const at = `${repo.path}-shallow`;
  await repo.git("clone", "--quiet", "--depth=2", `file://${repo.path}`, at);
  const open = await openRepository(at);
  expect(await countCommits(open, tip, null)).toBe(2);
  expect(await listed(open, tip, 0, 10)).toEqual({ oids: oids.slice(0, 2), isEnd: true });
  await repo.git("-C", at, "fetch", "--quiet", "--unshallow");
  expect(await countCommits(open, tip, null)).toBe(5);
  expect(await listed(open, tip, 0, 10)).toEqual({ oids, isEnd: true });
  await open.close();
  await rm(at, { recursive: true });
});

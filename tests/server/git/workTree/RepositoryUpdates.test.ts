import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, test, type ExpectStatic, vi } from "vitest";
import { type RepositoryUpdate, repositoryWatcher } from "#server/git/workTree/RepositoryUpdates.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until nothing has been reported for a while, and clears the reports. Waits in steps, so that on a slow machine
 * late updates still arrive before the end.
 */
async function quiet(all: RepositoryUpdate[]): Promise<void> {
  do {
    all.length = 0;
    for (let step = 0; step < 30; step += 1) await pause(20);
  } while (all.length > 0);
}

/** An edit may be reported more than once, but nothing else is. */
async function expectEditReported(expect: ExpectStatic, all: RepositoryUpdate[]): Promise<void> {
  await expect.poll(() => all.length).toBeGreaterThan(0);
  const others = all.filter(({ refs, workTree }) => refs || !workTree);
  await quiet(all);
  expect(others).toEqual([]);
}

async function watchRepo(expect: ExpectStatic) {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n", "b.txt": "1\n" });
  const repository = await openRepository(repo.path);
  ends.push(() => repository.close());
  const watcher = repositoryWatcher(repository);
  const all: RepositoryUpdate[] = [];
  const end = watcher.listen((one) => all.push(one));
  // The watcher needs some time after its start to know all refs: wait until it reports the first branch.
  let made = 0;
  await expect
    .poll(() => repo.git("branch", `begun-${made++}`).then(() => all.length), { interval: 400 })
    .toBeGreaterThan(0);
  await quiet(all);
  const edit = (name: string) => appendFile(join(repo.path, name), "2\n");
  const scan = () => watcher.scanWorkTree(() => Promise.resolve());
  return { repo, repository, watcher, all, end, edit, scan };
}

// The tests run concurrently because they mostly wait, each with a separate repository.
describe.concurrent("updates of a repository", () => {
  test("report a created and a moved branch, and nothing while nothing moves", async ({ expect }) => {
    const { repo, all } = await watchRepo(expect);
    await repo.git("branch", "deep/in/folders");
    await expect.poll(() => all.splice(0)).toContainEqual({ refs: true, workTree: true });
    await quiet(all);
    await repo.git("update-ref", "refs/heads/deep/in/folders", await repo.git("commit-tree", "-m", "x", "HEAD^{tree}"));
    await expect.poll(() => all.splice(0)).toContainEqual({ refs: true, workTree: true });
    await quiet(all);
    await pause(600);
    expect(all).toEqual([]);
  });

  test(
    "do not watch a work tree that was never read; afterwards its edits are reported",
    { tags: "slow" },
    async ({ expect }) => {
      const { all, edit, scan } = await watchRepo(expect);
      await edit("a.txt");
      await pause(400);
      expect(all).toEqual([]);
      await scan();
      await expectEditReported(expect, all);
      await edit("b.txt");
      await expectEditReported(expect, all);
    },
  );

  test("go on after a failed read", { tags: "slow" }, async ({ expect }) => {
    const { all, edit, scan, watcher } = await watchRepo(expect);
    await expect(watcher.scanWorkTree(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expectEditReported(expect, all);
    await edit("b.txt");
    await expectEditReported(expect, all);
    await scan();
  });

  test("are the result of one read of the work tree at a time", { tags: "slow" }, async ({ expect }) => {
    const { watcher } = await watchRepo(expect);
    const order: string[] = [];
    const slow = watcher.scanWorkTree(async () => {
      await pause(200);
      order.push("slow");
    });
    await Promise.all([slow, watcher.scanWorkTree(async () => void order.push("quick"))]);
    expect(order).toEqual(["slow", "quick"]);
  });

  test("stop watching without subscribers, and start again with the next", { tags: "slow" }, async ({ expect }) => {
    const { repo, all, end, watcher, scan, edit } = await watchRepo(expect);
    await scan();
    await expectEditReported(expect, all);
    end();
    await edit("a.txt");
    await repo.git("branch", "unnoticed");
    await pause(500);
    expect(all).toEqual([]);
    const later: RepositoryUpdate[] = [];
    ends.push(watcher.listen((one) => later.push(one)));
    await expectEditReported(expect, later);
    await repo.git("branch", "noticed");
    await expect.poll(() => later.length).toBeGreaterThan(0);
  });

  test("end when the repository is closed", { tags: "slow" }, async ({ expect }) => {
    const { repository, watcher, all, repo } = await watchRepo(expect);
    await repository.close();
    await repo.git("branch", "late");
    await pause(500);
    expect(all).toEqual([]);
    watcher.listen((one) => all.push(one));
    await repo.git("branch", "later");
    await pause(500);
    expect(all).toEqual([]);
  });
});

test(
  "an update of the work tree is delayed by five times the duration of the last read",
  { tags: "slow" },
  async ({ expect }) => {
    const { watcher, all, edit } = await watchRepo(expect);
    let now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    await watcher.scanWorkTree(async () => {
      now += 311;
    });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await edit("a.txt");
    await expect.poll(() => timers.mock.calls.map(([, delay]) => Math.round(delay ?? 0))).toContain(5 * 311);
    clock.mockRestore();
    timers.mockRestore();
    await expect.poll(() => all.length).toBeGreaterThan(0);
  },
);

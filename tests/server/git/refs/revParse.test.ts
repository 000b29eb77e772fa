import { writeFileSync } from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { readGit } from "#server/git/processes/readGit.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const opened: Repository[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(path: string): Promise<Repository> {
  const repository = await openRepository(path);
  opened.push(repository);
  return repository;
}

test("a name of 100,000 characters is refused before the system refuses to start git with it", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  const opened = await open(repo.path);
  const name = "y".repeat(100_000);
  // Refs are read without passing names to git.
  expect(await forEachRef(opened, { patterns: [`refs/heads/${name}`] })).toEqual([]);
  await expect(readGit(opened, { where: "real", args: ["rev-parse", name] })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("too long"),
  });
});

/** Git's own result for a name, in a folder of a work tree. */
async function byGit(repo: TempRepo, name: string, cwd = repo.path): Promise<string | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${name}^{commit}`];
  return repo.gitBytes(args, { cwd }).then(
    (bytes) => bytes.toString("latin1").trim(),
    () => null,
  );
}

/** Resolves a name and counts the processes that it started. */
async function counted(repository: Repository, name: string): Promise<readonly [string | null, number]> {
  const started = vi.spyOn(brokerLink, "startChild");
  const commit = await revParse(repository, name);
  const count = started.mock.calls.filter(([{ args }]) => args.includes("rev-parse")).length;
  started.mockRestore();
  return [commit, count];
}

/** Waits until files are older than the clock's resolution, so that their times identify them. */
const settled = (): Promise<void> => sleep(30);

test("git is run once for HEAD, an id, a branch and a tag, by any name, as long as none has moved", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ a: "1\n" });
  await repo.git("tag", "-a", "-m", "Annotated", "v1");
  await repo.git("branch", "packed");
  await repo.git("pack-refs", "--all");
  await repo.git("branch", "topic/loose");
  const second = await repo.commit({ a: "2\n" });
  await settled();
  const repository = await open(repo.path);
  const names = [
    "HEAD",
    "main",
    "heads/main",
    "refs/heads/main",
    second,
    first,
    "v1",
    "tags/v1",
    "packed",
    "topic/loose",
  ];
  for (const name of names) {
    const [commit] = await counted(repository, name);
    expect([name, commit]).toEqual([name, await byGit(repo, name)]);
    expect([name, ...(await counted(repository, name))]).toEqual([name, commit, 0]);
  }
  const third = await repo.commit({ a: "3\n" });
  await repo.git("branch", "--force", "packed", third);
  await settled();
  for (const name of ["HEAD", "main", "packed"]) expect(await revParse(repository, name)).toBe(third);
  // Expressions that depend on more than names are resolved by git each time.
  for (const name of ["HEAD~1", "main^{tree}", "@", "main@{1}", third.slice(0, 12)]) {
    const requested = await counted(repository, name);
    expect([name, requested, await counted(repository, name)]).toEqual([name, [await byGit(repo, name), 1], requested]);
  }
});

test("however refs are changed, a name has git's value at once", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  const commits: string[] = [];
  for (const text of ["1\n", "2\n", "3\n", "4\n"]) commits.push(await repo.commit({ a: text }));
  const linked = join(await tempFolder(), "linked");
  await repo.git("worktree", "add", "--quiet", "--detach", linked);
  const repository = await open(repo.path);
  const other = await open(linked);
  const names = [
    "main",
    "x",
    "x/y",
    "origin",
    "v1",
    "HEAD",
    "heads/x",
    "refs/tags/x",
    "config",
    "ORIG_HEAD",
    "bisect/bad",
  ];
  const refs = [
    "refs/heads/main",
    "refs/heads/x",
    "refs/tags/x",
    "refs/remotes/x",
    "refs/heads/x/y",
    "refs/x",
    "refs/tags/v1",
    "refs/heads/config",
    "refs/remotes/origin/x",
    "refs/heads/origin",
    "ORIG_HEAD",
    "refs/bisect/bad",
    "refs/v1",
  ];
  const random = seededRandom(11);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  let found = 0;
  const actions: readonly (() => Promise<unknown>)[] = [
    () => repo.git("update-ref", pick(refs), pick(commits)),
    () => repo.git("update-ref", pick(refs), pick(commits)),
    () => repo.gitBytes(["update-ref", pick(refs), pick(commits)], { cwd: linked }),
    () => repo.git("update-ref", "-d", pick(refs.filter((ref) => ref !== "refs/heads/main"))),
    () => repo.git("tag", "--force", "-a", "-m", "x", pick(["v1", "x"]), pick(commits)),
    () => repo.git("pack-refs", ...pick([["--all"], [], ["--all", "--no-prune"]])),
    () => repo.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/x"),
    () => repo.git("symbolic-ref", pick(["refs/heads/x", "refs/tags/v1"]), "refs/heads/main"),
    () => repo.git("symbolic-ref", "HEAD", pick(["refs/heads/main", "refs/heads/x", "refs/heads/origin"])),
    () => repo.gitBytes(["checkout", "--quiet", "--detach", pick(commits)], { cwd: linked }),
  ];
  for (let step = 0; step < sampled(80); step++) {
    // If a name blocks another one, git refuses it and moves nothing.
    await pick(actions)().catch(() => null);
    for (const [requested, cwd] of [[repository, repo.path] as const, [other, linked] as const]) {
      for (const name of [pick(names), pick(names)]) {
        const expected = await byGit(repo, name, cwd);
        expect([step, name, await revParse(requested, name)]).toEqual([step, name, expected]);
        expect([step, name, await revParse(requested, name)]).toEqual([step, name, expected]);
        if (expected !== null) found++;
      }
    }
  }
  expect(found).toBeGreaterThan(sampled(150));
});

test("a value that a ref had only while git read it is not cached", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ a: "1\n" });
  const second = await repo.commit({ a: "2\n" });
  const file = join(repo.path, ".git/refs/heads/main");
  const start = brokerLink.startChild;
  for (const [before, meanwhile, after] of [
    [first, second, first],
    [first, first, second],
  ] as const) {
    const repository = await open(repo.path);
    writeFileSync(file, `${before}\n`);
    vi.spyOn(brokerLink, "startChild").mockImplementation((order, events) => {
      if (!order.args.includes("for-each-ref")) return start(order, events);
      writeFileSync(file, `${meanwhile}\n`);
      const onEnd: typeof events.onEnd = (end) => {
        writeFileSync(file, `${after}\n`);
        events.onEnd(end);
      };
      return start(order, { onOutput: (bytes) => events.onOutput(bytes), onEnd });
    });
    expect(await revParse(repository, "main")).toBe(meanwhile);
    vi.restoreAllMocks();
    expect(await revParse(repository, "main")).toBe(after);
  }
});

test("a symbolic link as a ref, and a broken one, are read by git", async () => {
  const repo = await tempRepo();
  const oid = await repo.commit({ a: "1\n" });
  await symlink("main", join(repo.path, ".git/refs/heads/link"));
  await symlink("nowhere", join(repo.path, ".git/refs/heads/dead"));
  const repository = await open(repo.path);
  for (const name of ["link", "dead"]) {
    const expected = await byGit(repo, name);
    expect([name, await revParse(repository, name)]).toEqual([name, expected]);
    expect([name, await revParse(repository, name)]).toEqual([name, expected]);
  }
  await rm(join(repo.path, ".git/refs/heads/link"));
  expect(await revParse(repository, "link")).toBe(null);
  expect(oid).toBe(await revParse(repository, "main"));
});

test("a missing repository is also reported for a cached name", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  await settled();
  const repository = await open(repo.path);
  await revParse(repository, "main");
  await rm(repo.path, { recursive: true });
  await expect(revParse(repository, "main")).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
});

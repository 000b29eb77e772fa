import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { dropSnapshots, pruneSnapshots } from "#server/git/snapshots/pruneSnapshots.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { parseSnapshotFacts, type Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { updateRefs } from "#server/git/refs/updateRefs.ts";
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

const DAY = 24 * 60 * 60;
const START = 1_800_000_000;

/** A repository with a snapshot of each of some days, counted from START. */
async function withSnapshots(days: readonly number[]): Promise<{
  readonly repo: TempRepo;
  readonly git: Repository;
  readonly taken: readonly Snapshot[];
}> {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  const git = await open(repo);
  const taken: Snapshot[] = [];
  for (const day of days) {
    await repo.write({ a: `of day ${day}\n` });
    taken.push(await takeSnapshot(git, { now: () => START + day * DAY }));
  }
  return { repo, git, taken };
}

const refsOf = async (repo: TempRepo): Promise<readonly string[]> =>
  (await repo.git("for-each-ref", "--format=%(refname)", "refs/galley")).split("\n").filter((name) => name !== "");

describe("the list of snapshots", () => {
  test("contains the ones taken, newest first, of this work tree or of all", async () => {
    const { repo, git, taken } = await withSnapshots([0, 1]);
    const path = join(await tempFolder(), "linked");
    await repo.git("worktree", "add", "--quiet", "-b", "side", path);
    const linked = await tempRepo({ at: path, existing: true });
    await linked.write({ a: "there\n" });
    const other = await takeSnapshot(await open({ path }), { now: () => START + 2 * DAY });
    const own = await listSnapshots(git);
    expect(own).toMatchObject(taken.toReversed());
    expect((await listSnapshots(git, { of: "all" })).map(({ commit }) => commit)).toEqual(
      [other, ...taken.toReversed()].map(({ commit }) => commit),
    );
    expect(own.map(({ ref }) => ref)).toEqual((await refsOf(repo)).filter((ref) => ref.includes(git.id)).toReversed());
  });

  test("says of one without commits and files that nothing is uncommitted", async () => {
    const git = await open(await tempRepo());
    const snapshot = await takeSnapshot(git);
    expect(await listSnapshots(git)).toMatchObject([{ ...snapshot, head: null, isClean: true }]);
  });

  test("shows the conflicts and skipped files of each", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "base\n" });
    await repo.git("checkout", "--quiet", "-b", "side");
    await repo.commit({ a: "side\n" });
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ a: "main\n" });
    await repo.git("merge", "side").catch(() => undefined);
    await repo.write({ ".env": "x\n" });
    const git = await open(repo);
    const snapshot = await takeSnapshot(git);
    expect(await listSnapshots(git)).toMatchObject([
      { ...snapshot, conflicts: ["a"], unread: [{ path: ".env", bytes: 2, reason: "SECRET" }] },
    ]);
  });

  test("shows the operation that was in progress, even after it has ended", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "base\n" });
    await repo.git("checkout", "--quiet", "-b", "feat");
    await repo.commit({ a: "feat\n" });
    await repo.commit({ b: "feat\n" });
    const feat = await repo.git("rev-parse", "HEAD~1");
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ a: "main\n" });
    await repo.git("rebase", "main", "feat").catch(() => undefined);
    const git = await open(repo);
    const rebase = { kind: "REBASE", branch: "refs/heads/feat", step: 1, steps: 2, theirs: feat };
    expect(await takeSnapshot(git, { now: () => START })).toMatchObject({ branch: null, operation: rebase });
    await repo.git("rebase", "--abort");
    await repo.write({ a: "edited\n" });
    await takeSnapshot(git, { now: () => START + DAY });
    const listed = await listSnapshots(await open(repo));
    expect(listed.map(({ operation }) => operation)).toEqual([null, rebase]);
  });

  test("reads snapshots of earlier versions, which record no operation, and skips damaged ones", () => {
    const oid = "0123456789".repeat(4);
    const [ids, lists] = [
      { commit: oid, index: oid, tracked: oid },
      { conflicts: [], unread: [], leftOut: 0 },
    ];
    const earlier = { v: 1, ...ids, head: oid, branch: null, conflicted: null, settled: null, ...lists };
    const read = (facts: object) => parseSnapshotFacts(JSON.stringify(facts))?.operation;
    expect(read(earlier)).toBeNull();
    const merge = { kind: "MERGE", branch: null, step: null, steps: null, theirs: oid };
    expect(read({ ...earlier, operation: merge })).toEqual(merge);
    expect(read({ ...earlier, operation: { ...merge, kind: "PARTY" } })).toBeNull();
    expect(read({ ...earlier, operation: { ...merge, step: "1" } })).toBeNull();
  });

  test("skips refs with other content", { tags: "slow" }, async () => {
    const { repo, git, taken } = await withSnapshots([0]);
    const head = await repo.git("rev-parse", "HEAD");
    const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "{}" })).toString().trim();
    const lies = JSON.stringify({
      v: 1,
      commit: blob,
      index: blob,
      tracked: blob,
      head: blob,
      branch: null,
      conflicted: null,
      conflicts: [],
      unread: [],
      leftOut: 0,
    });
    const facts = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: lies })).toString().trim();
    const tree = (await repo.gitBytes(["mktree"], { input: `100644 blob ${facts}\tsnapshot.json\n` }))
      .toString()
      .trim();
    const liar = await repo.git("commit-tree", "-m", "x", tree);
    for (const [name, oid] of Object.entries({ head, blob, liar }))
      await repo.git("update-ref", `refs/galley/snapshots/${git.id}/${name.length}-${oid.slice(0, 12)}`, oid);
    await repo.git("update-ref", "refs/galley/snapshots/odd", head);
    expect(await refsOf(repo)).toHaveLength(5);
    expect((await listSnapshots(git)).map(({ commit }) => commit)).toEqual(taken.map(({ commit }) => commit));
  });
});

describe("dropping snapshots", () => {
  test("deletes their refs and no others, so that git removes the objects", { tags: "slow" }, async () => {
    const { repo, git, taken } = await withSnapshots([0, 1, 2]);
    const listed = await listSnapshots(git);
    expect(await dropSnapshots(git, listed.slice(0, 2))).toBe(2);
    expect((await listSnapshots(git)).map(({ commit }) => commit)).toEqual([taken[0]?.commit]);
    await repo.git("gc", "--quiet", "--prune=now");
    await expect(repo.git("cat-file", "-e", taken[1]?.commit ?? "")).rejects.toThrow();
    expect(await repo.git("show", `${taken[0]?.commit}:a`)).toBe("of day 0");
  });

  test("deletes none if one of them is missing", async () => {
    const { git } = await withSnapshots([0, 1]);
    const [last, first] = await listSnapshots(git);
    if (last === undefined || first === undefined) throw new Error("two were taken");
    expect(await dropSnapshots(git, [last])).toBe(1);
    expect(await dropSnapshots(git, [last, first])).toBe(0);
    expect(await listSnapshots(git)).toHaveLength(1);
  });

  test("allows the same state to be saved again", async () => {
    const { git, taken } = await withSnapshots([0]);
    await dropSnapshots(git, await listSnapshots(git));
    expect(await takeSnapshot(git)).toEqual(taken[0]);
    expect(await listSnapshots(git)).toHaveLength(1);
  });

  test("is the only operation that deletes one of Galley's refs", async () => {
    const { repo, git } = await withSnapshots([]);
    const head = await repo.git("rev-parse", "HEAD");
    await repo.git("update-ref", "refs/notes/devtools/discuss", head);
    const by = { name: "Ada", email: "ada@example.org", at: START, offset: 0 };
    const change = { name: "refs/notes/devtools/discuss", from: head, to: null };
    await expect(updateRefs(git, [change], { by, reason: null })).rejects.toMatchObject({ code: "INTERNAL" });
    expect(await repo.git("rev-parse", "refs/notes/devtools/discuss")).toBe(head);
  });
});

describe("unreferenced snapshots", () => {
  test("are deleted after 14 days, not before; referenced ones stay", { tags: "slow" }, async () => {
    const { git, taken } = await withSnapshots([0, 1, 2, 3]);
    const [kept, , edge] = taken;
    const findRetained = async (): Promise<ReadonlySet<string>> => new Set([kept?.tracked ?? ""]);
    const now = (): number => (edge?.takenAt ?? 0) + 14 * DAY;
    expect(await pruneSnapshots(git, findRetained, { now })).toBe(1);
    expect((await listSnapshots(git)).map(({ commit }) => commit)).toEqual(
      [taken[3], taken[2], taken[0]].map((one) => one?.commit),
    );
  });

  test("are searched for at most once a day, and references are read only then", { tags: "slow" }, async () => {
    const { git } = await withSnapshots([0, 1]);
    let requested = 0;
    const findRetained = async (): Promise<ReadonlySet<string>> => {
      requested += 1;
      return new Set();
    };
    const at = (days: number) => ({ now: () => START + days * DAY });
    expect(await pruneSnapshots(git, findRetained, at(14.5))).toBe(1);
    expect(await pruneSnapshots(git, findRetained, at(15.4))).toBe(0);
    expect(requested).toBe(1);
    expect(await pruneSnapshots(git, findRetained, at(15.6))).toBe(1);
    expect(requested).toBe(2);
    await utimes(join(git.mirror, "snapshots-pruned"), START, START);
    expect(await pruneSnapshots(git, findRetained, at(99))).toBe(0);
    expect(requested).toBe(2);
  });

  test(
    "stay while a clock that is a year ahead makes them old, and are deleted if it still is the next day",
    { tags: "slow" },
    async () => {
      const { git } = await withSnapshots([0, 20]);
      const findRetained = async (): Promise<ReadonlySet<string>> => new Set();
      const at = (days: number) => ({ now: () => START + days * DAY });
      expect(await pruneSnapshots(git, findRetained, at(1))).toBe(0);
      expect(await pruneSnapshots(git, findRetained, at(366))).toBe(0);
      expect(await pruneSnapshots(git, findRetained, at(366.5))).toBe(0);
      // The clock is correct again: really old snapshots are deleted, and nothing else.
      expect(await pruneSnapshots(git, findRetained, at(20.1))).toBe(1);
      expect((await listSnapshots(git)).map(({ takenAt }) => takenAt)).toEqual([START + 20 * DAY]);
      expect(await pruneSnapshots(git, findRetained, at(366))).toBe(0);
      expect(await pruneSnapshots(git, findRetained, at(367))).toBe(1);
    },
  );
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { closeMerged } from "#server/operations/requests/closeMergedReview.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { retainedCommits } from "#server/operations/worktree/dropSnapshots.ts";
import { landWork } from "#server/operations/worktree/recordMoves.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { markVisited, visitsFile } from "#server/operations/marks/markVisit.ts";
import { openWorktreeReview } from "#server/operations/worktree/openWorktreeReview.ts";
import { requireReview } from "#server/reviews/index/ReviewContext.ts";
import { viewedFile } from "#server/reviews/patchSets/viewedMarks.ts";
import { shareReview } from "#server/operations/requests/shareReview.ts";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { worktreeFixture, type WorktreeFixture } from "./worktreeFixture.ts";

let fixture: WorktreeFixture;
let repo: TempRepo;

beforeEach(async () => {
  fixture = await worktreeFixture();
  repo = fixture.repo;
});

describe("the review of uncommitted work", () => {
  test(
    "is the same for two Galleys that open it at once, and each work tree has a separate one",
    { tags: "slow" },
    async () => {
      await repo.write({ "word.txt": "1\n" });
      const other = await fixture.openContext(repo.path);
      const [one, two] = await Promise.all([fixture.scanned(), fixture.scanned(other)]);
      expect(two.revision).toBe(one.revision);
      await repo.write({ "word.txt": "1\n2\n" });
      await Promise.all([fixture.scan(), fixture.scan(other)]);
      const review = await requireReview(other, one.revision);
      expect(review.patchSets.map(({ kind }) => kind)).toEqual(["snapshot", "snapshot"]);

      const beside = `${await tempFolder()}/beside`;
      await repo.git("worktree", "add", "-q", beside, "topic");
      const linked = await fixture.openContext(beside);
      expect(await fixture.scan(linked)).toBe(null);
      await (await tempRepo({ at: beside, existing: true })).write({ "word.txt": "1\n2\n" });
      const theirs = await fixture.scanned(linked);
      expect(theirs.title).toBe("Uncommitted work on topic");
      expect((await fixture.scanned()).revision).toBe(one.revision);
    },
  );

  test("is a separate one for each work tree with exactly the same work in the same second, with its own viewed marks and visits", async () => {
    const folder = await tempFolder();
    const contexts = [fixture.ada];
    for (const name of ["one", "two"]) {
      await repo.git("worktree", "add", "-q", "--detach", `${folder}/${name}`);
      contexts.push(await fixture.openContext(`${folder}/${name}`));
    }
    const taken = [];
    for (const context of contexts) {
      const workTree = await tempRepo({ at: context.git.path, existing: true });
      await workTree.write({ "word.txt": "1\n" });
      taken.push(await takeSnapshot(context));
    }
    const [main, one, two] = taken;
    if (main === undefined || one === undefined || two === undefined) throw new Error("There are three work trees.");
    expect(new Set(taken.map(({ snapshot }) => snapshot.tree)).size).toBe(1);
    expect(new Set(taken.map(({ snapshot }) => snapshot.commit)).size).toBe(3);
    expect(new Set(taken.map(({ review }) => review?.revision)).size).toBe(3);
    const [key = ""] =
      (await changeKeys(fixture.ada.git, one.snapshot.head ?? "", one.snapshot.commit))?.[0]?.keys ?? [];
    const review = one.review?.revision ?? "";
    await markViewed(contexts[1] ?? fixture.ada, { key: "mark-one-1", review, keys: [key], isViewed: true });
    await markVisited(contexts[1] ?? fixture.ada, { key: "visit-one-1", review, head: one.snapshot.commit });
    const { store } = fixture.ada;
    const [seen, marks] = await Promise.all([store.readPrivate("seen"), store.readPrivate("marks")]);
    expect(taken.map((each) => viewedFile.read(seen.get(each.review?.revision ?? "")).size)).toEqual([0, 1, 0]);
    expect(taken.map((each) => visitsFile.read(marks.get(visitsFile.path(each.review?.revision ?? ""))).size)).toEqual([
      0, 1, 0,
    ]);
    // Each continues by itself, and lists only its own snapshots.
    await (await tempRepo({ at: `${folder}/two`, existing: true })).write({ "word.txt": "2\n" });
    expect((await fixture.scanned(contexts[2])).revision).toBe(two.review?.revision);
    expect((await requireReview(fixture.ada, review)).patchSets).toHaveLength(1);
    expect((await listSnapshots(contexts[1]?.git ?? fixture.ada.git)).map(({ commit }) => commit)).toEqual([
      one.snapshot.commit,
    ]);
  });

  test("begins with the viewed hunks of the previous review of the same work tree", { tags: "slow" }, async () => {
    await repo.commit({ "else.txt": "0\n" }, "To be amended");
    await repo.write({ "word.txt": "1\n", "other.txt": "2\n" });
    const first = await fixture.scanned();
    const files = (await changeKeys(fixture.ada.git, first.base ?? "", first.head ?? "")) ?? [];
    const [other = "", word = ""] = files.flatMap(({ keys }) => keys);
    const key = "mark-seen-1";
    await markViewed(fixture.ada, { key, review: first.revision, keys: [other, word], isViewed: true });
    await repo.git("add", "-A");
    await repo.git("commit", "-q", "--amend", "-m", "Amended");
    await fixture.scan();
    await repo.git("reset", "-q", "--soft", "HEAD~1");
    await repo.write({ "other.txt": "another\n" });
    const second = await fixture.scanned();
    expect(second.revision).not.toBe(first.revision);
    const viewed = viewedFile.read((await fixture.ada.store.readPrivate("seen")).get(second.revision));
    expect([...viewed]).toEqual([word]);
  });

  test(
    "before the first commit is compared with nothing, and continues with the first commit",
    { tags: "slow" },
    async () => {
      const fresh = await tempRepo();
      fresh.tick(200_000);
      await fresh.write({ "a.txt": "1\n" });
      const context = await fixture.openContext(fresh.path);
      const review = await fixture.scanned(context);
      expect(review.title).toBe("Uncommitted work on main");
      expect(await fresh.git("diff", "--name-only", review.base ?? "", review.head ?? "")).toBe("a.txt");
      await fresh.git("gc", "-q", "--prune=now");
      expect(await fresh.git("ls-tree", review.base ?? "")).toBe("");
      const commit = await fresh.commit({ "a.txt": "1\n" }, "First");
      expect(await fixture.scanned(context)).toMatchObject({
        revision: review.revision,
        head: commit,
        base: review.base,
      });
    },
  );

  test("is not created if nothing can be written, which is reported, and the work is shown all the same", async () => {
    await repo.write({ "word.txt": "1\n" });
    const refused = new GalleyError("READ_ONLY");
    const append = vi.spyOn(fixture.ada.store, "append").mockRejectedValue(refused);
    const { snapshot, review, problem } = await takeSnapshot(fixture.ada);
    append.mockRestore();
    expect([review, problem]).toEqual([null, refused]);
    expect(await repo.git("show", `${snapshot.commit}:word.txt`)).toBe("1");
    const refs = await fixture.refs();
    await expect(openWorktreeReview(fixture.ada, { ...snapshot, isSaved: false })).rejects.toMatchObject({
      code: "READ_ONLY",
    });
    const reader = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role: "reader" } } as const;
    expect((await takeSnapshot(reader)).problem?.code).toBe("FORBIDDEN");
    expect(await fixture.refs()).toBe(refs);
    const { revision } = await fixture.scanned();
    expect((await takeSnapshot(reader)).review?.revision).toBe(revision);
  });

  test("is never closed because its work is where it was written", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    await fixture.commitAll();
    await fixture.scan();
    expect(await closeMerged(fixture.ada, { review: revision })).toEqual({ review: revision, how: null });
    expect((await requireReview(fixture.ada, revision)).state).toBe("OPEN");
  });

  test(
    "continues with the commit while nobody views the work tree, unless that would be a guess",
    { tags: "slow" },
    async () => {
      await repo.write({ "word.txt": "1\n" });
      const first = await fixture.scanned();
      await landWork(fixture.ada);
      expect((await requireReview(fixture.ada, first.revision)).patchSets).toHaveLength(1);
      const commit = await fixture.commitAll();
      await landWork(fixture.ada);
      await landWork(fixture.ada);
      expect((await requireReview(fixture.ada, first.revision)).patchSets.map(({ head }) => head)).toEqual([
        first.head,
        commit,
      ]);
      await repo.write({ "same.txt": "1\n" });
      const second = await fixture.scanned();
      await repo.write({ "same.txt": "1\n2\n" });
      await fixture.commitAll();
      const refs = await fixture.refs();
      await landWork(fixture.ada);
      expect(await fixture.refs()).toBe(refs);
      expect((await fixture.scanned()).revision).toBe(second.revision);
    },
  );

  test("continues from where a snapshot of it was deleted", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision, head } = await fixture.scanned();
    await repo.git("update-ref", "-d", await repo.git("for-each-ref", "--format=%(refname)", "refs/galley/snapshots"));
    await repo.git("reset", "-q", "--hard");
    await repo.git("gc", "-q", "--prune=now");
    await expect(repo.git("cat-file", "-t", head ?? "")).rejects.toThrow();
    const context = await fixture.openContext(repo.path);
    expect(await fixture.scan(context)).toBe(null);
    await repo.write({ "word.txt": "2\n" });
    expect((await fixture.scanned(context)).revision).toBe(revision);
  });

  test("gets a snapshot when it is submitted, of what was done since it was read", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision, head } = await fixture.scanned();
    await repo.write({ "word.txt": "2\n" });
    await giveVerdict(fixture.ada, {
      key: "hand-it-back",
      review: revision,
      verdict: "reject",
      body: "Not yet.",
      head,
    });
    const review = await requireReview(fixture.ada, revision);
    expect(review.verdicts.map((verdict) => verdict.head)).toEqual([head]);
    expect(await fixture.states(review)).toEqual(["snapshot on Begin: word.txt", "snapshot on Begin: word.txt"]);
  });

  test("has its snapshots kept if it has comments, else only the last one", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const first = await fixture.scanned();
    await repo.write({ "word.txt": "2\n" });
    const second = await fixture.scanned();
    expect(await retainedCommits(fixture.ada)).toEqual(new Set([second.head, fixture.base]));
    await fixture.comment(second, "word.txt");
    expect(await retainedCommits(fixture.ada)).toEqual(new Set([first.head, second.head, fixture.base]));
  });

  test("is not sent by a sync, until it is shared", { tags: "slow" }, async () => {
    const remote = await tempRepo({ bare: true });
    await repo.git("remote", "add", "origin", remote.path);
    await repo.write({ "word.txt": "a secret\n" });
    const review = await fixture.scanned();
    await fixture.comment(review, "word.txt");
    const report = await sync(fixture.ada, { remote: "origin" });
    expect(report).toMatchObject({ pushedEntries: 0, pushedComments: 0, refused: [] });
    expect(await remote.git("for-each-ref")).toBe("");
    expect(await remote.git("count-objects")).toBe("0 objects, 0 kilobytes");
    await shareReview(fixture.ada, { key: "share-it", review: review.revision });
    expect(await sync(fixture.ada, { remote: "origin" })).toMatchObject({ pushedEntries: 1, pushedComments: 1 });
    expect(await remote.git("for-each-ref", "--format=%(refname)")).toBe(
      "refs/devtools/archives/reviews\nrefs/notes/devtools/discuss\nrefs/notes/devtools/reviews",
    );
    expect(await remote.git("show", `${review.head}:word.txt`)).toBe("a secret");
  });
});

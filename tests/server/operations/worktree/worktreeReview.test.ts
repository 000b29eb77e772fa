import { beforeEach, describe, expect, test } from "vitest";
import { requireReview } from "#server/reviews/index/ReviewContext.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { worktreeFixture, type WorktreeFixture } from "./worktreeFixture.ts";

let fixture: WorktreeFixture;
let repo: TempRepo;

beforeEach(async () => {
  fixture = await worktreeFixture();
  repo = fixture.repo;
});

describe("uncommitted work", () => {
  test("starts a private review when it is first viewed, in which comments are possible at once", async () => {
    await repo.write({ "word.txt": "1\n", "fresh.txt": "new\n" });
    const review = await fixture.scanned();
    expect(review).toMatchObject({
      isPrivate: true,
      state: "OPEN",
      title: "Uncommitted work on main",
      base: fixture.base,
    });
    expect(review.targetRef).toBe("refs/heads/main");
    expect(await fixture.states(review)).toEqual(["snapshot on Begin: fresh.txt word.txt"]);
    await fixture.comment(review, "fresh.txt");
    const { threads } = await requireReview(fixture.ada, review.revision);
    expect(threads.map(({ location }) => location)).toEqual([
      { commit: review.head, path: "fresh.txt", range: { startLine: 1, startColumn: 0, endLine: 1, endColumn: 0 } },
    ]);
    expect(await repo.git("for-each-ref", "refs/notes", "refs/devtools")).toBe("");
  });

  test("has no review if there is none, and nothing is written then", async () => {
    const refs = await fixture.refs();
    expect(await fixture.scan()).toBe(null);
    expect(await fixture.refs()).toBe(refs);
  });

  test("is viewed again without a write if nothing has changed", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const review = await fixture.scanned();
    const refs = await fixture.refs();
    expect(await fixture.scan()).toBe(review);
    expect(await fixture.refs()).toBe(refs);
  });

  test("continues in its review while it is edited, and is the next patch set each time", async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    await repo.write({ "fresh.txt": "new\n" });
    await repo.git("add", "fresh.txt");
    const review = await fixture.scanned();
    expect(review.revision).toBe(revision);
    expect(await fixture.states(review)).toEqual([
      "snapshot on Begin: word.txt",
      "snapshot on Begin: fresh.txt word.txt",
    ]);
  });

  test("is the commit once it is committed, and new work starts a new review", async () => {
    await repo.write({ "word.txt": "1\n", "fresh.txt": "new\n" });
    const { revision } = await fixture.scanned();
    const commit = await fixture.commitAll();
    const done = await fixture.scanned();
    expect(done).toMatchObject({ revision, head: commit, base: fixture.base, state: "OPEN" });
    expect(await fixture.states(done)).toEqual([
      "snapshot on Begin: fresh.txt word.txt",
      "commits on Begin: fresh.txt word.txt",
    ]);
    await repo.write({ "word.txt": "2\n" });
    const next = await fixture.scanned();
    expect(next.revision).not.toBe(revision);
    expect(await fixture.states(next)).toEqual(["snapshot on Do it: word.txt"]);
  });

  test(
    "that was committed and continued before the next snapshot is found in the commit, and the rest is new",
    { tags: "slow" },
    async () => {
      await repo.write({ "word.txt": "1\n" });
      const { revision } = await fixture.scanned();
      const commit = await fixture.commitAll();
      await repo.write({ "same.txt": "2\n" });
      const next = await fixture.scanned();
      expect(next.revision).not.toBe(revision);
      expect((await requireReview(fixture.ada, revision)).head).toBe(commit);
      expect(await fixture.states(next)).toEqual(["snapshot on Do it: same.txt"]);
    },
  );

  test("of which a part is committed continues with the rest, on the new commit", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n", "same.txt": "2\n" });
    const { revision } = await fixture.scanned();
    await repo.git("commit", "-q", "-m", "A part", "same.txt");
    const review = await fixture.scanned();
    expect(review.revision).toBe(revision);
    expect(await fixture.states(review)).toEqual([
      "snapshot on Begin: same.txt word.txt",
      "snapshot on A part: word.txt",
    ]);
  });

  test("that was edited once more before it was committed is that commit", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    await repo.write({ "word.txt": "1\n2\n" });
    const commit = await fixture.commitAll();
    const review = await fixture.scanned();
    expect(review).toMatchObject({ revision, head: commit, base: fixture.base });
  });

  test("that is committed on top of a pull is found by its change", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "one\ntwo\nthree!\nfour\nfive\nsix\n" });
    const { revision } = await fixture.scanned();
    await repo.git("stash", "-q");
    await repo.commit({ "other.txt": "theirs\n" }, "Theirs");
    await repo.git("stash", "pop", "-q");
    const commit = await fixture.commitAll();
    const review = await fixture.scanned();
    expect(review).toMatchObject({ revision, head: commit });
    expect(await fixture.states(review)).toEqual(["snapshot on Begin: word.txt", "commits on Theirs: word.txt"]);
  });

  test("that is amended into the last commit is compared with what it was written on", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    const before = await repo.git("rev-parse", "HEAD");
    await repo.git("commit", "-q", "-a", "--amend", "-m", "Begin, amended");
    const review = await fixture.scanned();
    expect(review).toMatchObject({ revision, base: before, head: await repo.git("rev-parse", "HEAD") });
  });

  test("stays with its commit when that is amended, and returns from it by a reset", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    const first = await fixture.commitAll();
    await fixture.scan();
    await repo.write({ "word.txt": "1\n2\n" });
    await repo.git("commit", "-q", "-a", "--amend", "-m", "Do it better");
    const amended = await fixture.scanned();
    expect(amended).toMatchObject({ revision, head: await repo.git("rev-parse", "HEAD"), base: fixture.base });
    await repo.git("reset", "-q", "HEAD~");
    const reset = await fixture.scanned();
    expect(reset.revision).toBe(revision);
    expect(await fixture.states(reset)).toEqual([
      "snapshot on Begin: word.txt",
      "commits on Begin: word.txt",
      "commits on Begin: word.txt",
      "snapshot on Begin: word.txt",
    ]);
    await repo.git("gc", "-q", "--prune=now");
    expect(await repo.git("cat-file", "-t", first)).toBe("commit");
  });

  test("stays with its commits when they are rebased", { tags: "slow" }, async () => {
    await repo.git("checkout", "-q", "-b", "mine");
    await repo.write({ "word.txt": "one!\ntwo\nthree\nfour\nfive\nsix\n" });
    const { revision } = await fixture.scanned();
    await fixture.commitAll();
    await fixture.scan();
    await repo.git("checkout", "-q", "main");
    const onto = await repo.commit({ "other.txt": "theirs\n" }, "Theirs");
    await repo.git("checkout", "-q", "mine");
    await repo.git("rebase", "-q", "main");
    expect(await fixture.scanned()).toMatchObject({ revision, head: await repo.git("rev-parse", "mine"), base: onto });
  });

  test("that is in the stash is not confused with a commit that touches the same file", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    await repo.git("stash", "-q");
    await repo.write({ "word.txt": "one\ntwo\nthree\nfour\nfive\nSIX\n" });
    await fixture.commitAll("A fix in between");
    expect(await fixture.scan()).toBe(null);
    expect((await requireReview(fixture.ada, revision)).patchSets).toHaveLength(1);
  });

  test("that was stashed returns to its review, whatever was done meanwhile", { tags: "slow" }, async () => {
    await repo.write({ "word.txt": "1\n" });
    const { revision } = await fixture.scanned();
    await repo.git("stash", "-q");
    expect(await fixture.scan()).toBe(null);
    await repo.git("checkout", "-q", "topic");
    expect(await fixture.scan()).toBe(null);
    await repo.write({ "same.txt": "other work\n" });
    const other = await fixture.scanned();
    expect(other.revision).not.toBe(revision);
    expect(other.title).toBe("Uncommitted work on topic");
    await repo.git("checkout", "-q", "--", ".");
    await repo.git("checkout", "-q", "main");
    await repo.git("stash", "pop", "-q");
    expect((await fixture.scanned()).revision).toBe(revision);
  });

  test(
    "that is taken along to another branch stays in its review, which is about that branch then",
    { tags: "slow" },
    async () => {
      await repo.write({ "same.txt": "1\n" });
      const { revision } = await fixture.scanned();
      await repo.git("checkout", "-q", "topic");
      const review = await fixture.scanned();
      expect(review).toMatchObject({ revision, title: "Uncommitted work on topic", targetRef: "refs/heads/topic" });
      await repo.git("checkout", "-q", "-b", "fresh");
      await fixture.commitAll();
      const committed = await fixture.scanned();
      expect(committed).toMatchObject({
        revision,
        title: "Uncommitted work on topic",
        head: await repo.git("rev-parse", "fresh"),
      });
    },
  );

  test("on no branch is reviewed and committed like any other", { tags: "slow" }, async () => {
    await repo.git("checkout", "-q", "--detach", "topic");
    await repo.write({ "same.txt": "1\n" });
    const review = await fixture.scanned();
    expect(review).toMatchObject({ title: "Uncommitted work on no branch", targetRef: "HEAD", base: fixture.head });
    const commit = await fixture.commitAll();
    expect(await fixture.scanned()).toMatchObject({ revision: review.revision, head: commit, base: fixture.head });
  });
});

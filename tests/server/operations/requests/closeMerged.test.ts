import { beforeEach, expect, test } from "vitest";
import { closeMerged, howMerged } from "#server/operations/requests/closeMergedReview.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

async function how(): Promise<string | null> {
  return (await closeMerged(fixture.ada, { review })).how;
}

test("a change that is not in its target stays under review, whatever else was merged", async () => {
  await fixture.repo.commit({ "main.txt": "else\n" });
  await fixture.repo.commit({ "word.txt": "one\ntwo\nThree\nfour\nfive\nsix\n" });
  const before = await fixture.refs();
  expect(await how()).toBeNull();
  expect(await fixture.refs()).toBe(before);
});

test("half of a change is not the change", { tags: "slow" }, async () => {
  await fixture.repo.git("cherry-pick", fixture.first);
  expect(await how()).toBeNull();
  expect(await fixture.review()).toMatchObject({ state: "OPEN" });
});

test.each([
  ["a merge", ["merge", "--quiet", "--no-ff", "topic"]],
  ["a fast-forward", ["merge", "--quiet", "--ff-only", "topic"]],
])("%s is visible in history, so nothing is written", async (_, args) => {
  await fixture.repo.git(...args);
  const before = await fixture.refs();
  expect(await how()).toBe("merge");
  expect(await fixture.refs()).toBe(before);
  expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: "merge" });
});

test("a squash is recognized by its change, though the target moved before and after it", async () => {
  const { repo } = fixture;
  await repo.commit({ "main.txt": "before\n" });
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "Shout three (#1)");
  await repo.commit({ "word.txt": "rewritten\n" });
  expect(await how()).toBe("squash");
  expect((await fixture.lines("reviews"))[1]).toMatchObject({
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    galley: { key: `close-1-${fixture.head}`, act: "close", closed: "squash" },
  });
  expect(await fixture.review()).toMatchObject({
    state: "MERGED",
    mergedHow: "squash",
    head: fixture.head,
    base: fixture.base,
  });
});

test("a squash is recognized by its files if it contains more than the change", { tags: "slow" }, async () => {
  const { repo } = fixture;
  await repo.commit({ "new.txt": "new\n" });
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "Shout three");
  expect(await how()).toBe("squash");
});

test("a rebase is recognized by the changes of its commits", { tags: "slow" }, async () => {
  const { repo } = fixture;
  await repo.commit({ "main.txt": "before\n" });
  await repo.git("cherry-pick", "main..topic");
  await repo.commit({ "main.txt": "after\n" });
  expect(await how()).toBe("rebase");
  expect((await fixture.lines("reviews"))[1]).toMatchObject({ galley: { act: "close", closed: "rebase" } });
  expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: "rebase" });
});

test(
  "a single commit that was merged with its message was rebased, with others squashed",
  { tags: "slow" },
  async () => {
    for (const [message, expected] of [
      ["Add new", "rebase"],
      ["Add new (#1)", "squash"],
    ] as const) {
      const one = await requestedReviewFixture();
      await one.repo.git("branch", "--force", "topic", one.first);
      await one.repo.git("checkout", "--quiet", "topic");
      await one.repo.git("commit", "--quiet", "--amend", "-m", "Add new");
      await one.repo.git("checkout", "--quiet", "main");
      await one.repo.commit({ "main.txt": "before\n" });
      await one.repo.git("cherry-pick", "topic");
      await one.repo.git("commit", "--quiet", "--amend", "-m", message);
      await recordPatchSet(one.ada, { review: one.first });
      expect(await closeMerged(one.ada, { review: one.first })).toMatchObject({ how: expected });
    }
  },
);

test("a change that differs from the merged one only by whitespace has not been merged", { tags: "slow" }, async () => {
  await fixture.repo.commit({ "word.txt": "one\ntwo\n  THREE\nfour\nfive\nsix\n", "new.txt": "new\n" });
  expect(await how()).toBeNull();
});

test(
  "it is recognized after its branch was deleted, and recorded once by any person who reads it",
  { tags: "slow" },
  async () => {
    const { repo } = fixture;
    await repo.commit({ "main.txt": "before\n" });
    await repo.git("merge", "--quiet", "--squash", "topic");
    await repo.git("commit", "--quiet", "-m", "Shout three (#1)");
    await repo.git("branch", "-D", "topic");
    await Promise.all([closeMerged(fixture.ada, { review }), closeMerged(fixture.carl, { review })]);
    expect(await how()).toBe("squash");
    expect(await fixture.lines("reviews")).toHaveLength(2);
  },
);

test("nothing is closed for a reader, who cannot write", async () => {
  await fixture.repo.git("merge", "--quiet", "--squash", "topic");
  await fixture.repo.git("commit", "--quiet", "-m", "Shout three (#1)");
  const reader = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "reader" } as const };
  expect(await closeMerged(reader, { review })).toEqual({ review, how: null });
  expect(await fixture.lines("reviews")).toHaveLength(1);
});

test(
  "a rebase may leave out empty commits, and a change made only by a merge is not a rebase",
  { tags: "slow" },
  async () => {
    const { repo } = fixture;
    await repo.git("checkout", "--quiet", "topic");
    const head = await repo.commit({}, "Nothing");
    await repo.git("checkout", "--quiet", "main");
    const before = await repo.commit({ "main.txt": "before\n" });
    await repo.git("cherry-pick", "main..topic~1");
    const tip = await repo.git("rev-parse", "main");
    expect(await howMerged(fixture.ada.git, tip, head)).toBe("rebase");
    const merge = await repo.git(
      "commit-tree",
      "-p",
      fixture.base,
      "-p",
      before,
      "-m",
      "Merge",
      `${fixture.first}^{tree}`,
    );
    expect(await howMerged(fixture.ada.git, tip, merge)).toBeNull();
  },
);

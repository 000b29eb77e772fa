import { rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  await fixture.repo.git("checkout", "--quiet", "topic");
});

async function heads(): Promise<readonly string[]> {
  return (await fixture.review()).patchSets.map(({ head }) => head);
}

async function tip(): Promise<string> {
  return fixture.repo.git("rev-parse", "topic");
}

test("a branch that has not moved has nothing to record", async () => {
  const before = await fixture.refs();
  expect(await recordPatchSet(fixture.ada, { review })).toEqual({ review, number: null });
  expect(await fixture.refs()).toBe(before);
});

test("a new head is a request line, and the head is archived", async () => {
  const head = await fixture.repo.commit({ "new.txt": "newer\n" });
  expect(await recordPatchSet(fixture.carl, { review })).toEqual({ review, number: 2 });
  const [requested, recorded] = await fixture.lines("reviews");
  expect(recorded).toEqual({
    ...requested,
    timestamp: `${NOON + 1}`,
    galley: {
      key: `ps-2-${head}`,
      act: "patchSet",
      head,
      base: fixture.base,
      name: "Ada",
      by: "carl@example.org",
      byName: "Carl",
    },
  });
  await fixture.repo.git("merge-base", "--is-ancestor", head, "refs/devtools/archives/reviews");
  expect(await heads()).toEqual([fixture.head, head]);
});

test("by any person, and however often, it is recorded once", { tags: "slow" }, async () => {
  await fixture.repo.commit({ "new.txt": "newer\n" });
  await Promise.all([recordPatchSet(fixture.ada, { review }), recordPatchSet(fixture.carl, { review })]);
  expect(await recordPatchSet(fixture.ada, { review })).toEqual({ review, number: null });
  expect(await fixture.lines("reviews")).toHaveLength(2);
});

test("an amended commit is a new head of the same review", async () => {
  await fixture.repo.write({ "new.txt": "amended\n" });
  fixture.repo.tick(60);
  await fixture.repo.git("commit", "--quiet", "--all", "--amend", "--no-edit");
  await recordPatchSet(fixture.ada, { review });
  expect(await heads()).toEqual([fixture.head, await tip()]);
  expect((await fixture.lines("reviews"))[1]).not.toHaveProperty("alias");
});

test(
  "a branch that was rewritten down to its first commit keeps its review: the new first commit is its alias",
  { tags: "slow" },
  async () => {
    const { repo } = fixture;
    await repo.git("checkout", "--quiet", "main");
    const onto = await repo.commit({ "main.txt": "moved on\n" });
    await repo.git("checkout", "--quiet", "topic");
    await repo.git("rebase", "--quiet", "main");
    await recordPatchSet(fixture.ada, { review });
    const alias = await repo.git("rev-parse", "topic~1");
    const head = await tip();
    expect((await fixture.lines("reviews"))[1]).toMatchObject({
      alias,
      baseCommit: onto,
      galley: { head, base: onto },
    });
    expect(await fixture.review()).toMatchObject({ revision: fixture.first, head, base: onto, state: "OPEN" });
    if (GIT_APPRAISE !== undefined) {
      const listed: readonly unknown[] = JSON.parse(await gitAppraise(repo.path, "list", "--json"));
      expect(listed).toMatchObject([{ revision: fixture.first, request: { alias } }]);
    }
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ "main.txt": "moved on again\n" });
    await repo.git("checkout", "--quiet", "topic");
    await repo.git("rebase", "--quiet", "main");
    await recordPatchSet(fixture.ada, { review });
    expect(await fixture.review()).toMatchObject({ head: await tip(), patchSets: [{}, {}, { number: 3 }] });
    await repo.git("checkout", "--quiet", "main");
    await repo.git("merge", "--quiet", "topic");
    expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: "merge" });
  },
);

test("a branch that was reset to its target has nothing to record", async () => {
  await fixture.repo.git("reset", "--quiet", "--hard", "main");
  const before = await fixture.refs();
  expect(await recordPatchSet(fixture.ada, { review })).toEqual({ review, number: null });
  expect(await fixture.refs()).toBe(before);
});

test("a branch that now has the change of another review is not recorded", { tags: "slow" }, async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "-b", "other", "main");
  await repo.commit({ "other.txt": "other\n" });
  await requestReview(fixture.ada, {
    key: "request-2",
    head: "other",
    base: "main",
    title: "Other",
    body: "",
    reviewers: [],
  });
  await repo.git("branch", "--force", "topic", "other");
  const before = await fixture.refs();
  expect(await recordPatchSet(fixture.ada, { review })).toEqual({ review, number: null });
  expect(await fixture.refs()).toBe(before);
});

test(
  "a commit that its author reverts makes a patch set; a clone that lags behind makes none",
  { tags: "slow" },
  async () => {
    const { repo, head } = fixture;
    const newer = await repo.commit({ "new.txt": "newer\n" });
    await recordPatchSet(fixture.ada, { review });
    await repo.git("reset", "--quiet", "--hard", head);
    expect(await recordPatchSet(fixture.carl, { review })).toMatchObject({ number: null });
    // Without a reflog, the branch here was never at the newer commit: it was not reverted, but is out of date.
    await rm(`${repo.path}/.git/logs/refs/heads/topic`);
    expect(await recordPatchSet(fixture.ada, { review })).toMatchObject({ number: null });
    await repo.git("reset", "--quiet", "--hard", newer);
    await repo.git("reset", "--quiet", "--hard", head);
    expect(await recordPatchSet(fixture.ada, { review })).toMatchObject({ number: 3 });
    expect(await heads()).toEqual([head, newer, head]);
    await repo.git("reset", "--quiet", "--hard", newer);
    expect(await recordPatchSet(fixture.carl, { review })).toMatchObject({ number: null });
  },
);

test("a request of another tool gets its first patch set with the first verdict on it", { tags: "slow" }, async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "-b", "foreign", "main");
  const head = await repo.commit({ "foreign.txt": "foreign\n" });
  const request = { reviewRef: "refs/heads/foreign", targetRef: "refs/heads/main", requester: "eve@example.org" };
  const input = JSON.stringify({ timestamp: `${NOON - 60}`, ...request, description: "From afar" });
  await repo.gitBytes(["notes", "--ref=devtools/reviews", "append", "-F", "-", head], { input });
  await giveVerdict(fixture.carl, { key: "verdict-1", review: head, verdict: "approve", body: "" });
  expect((await fixture.lines("reviews", head))[1]).toMatchObject({ requester: "eve@example.org", galley: { head } });
  expect((await fixture.lines("discuss", head))[0]).toMatchObject({ galley: { patchSet: 1 } });
});

test("a commit with a comment is kept though nobody recorded it", { tags: "slow" }, async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "--detach", "main");
  const head = await repo.commit({ "foreign.txt": "foreign\n" });
  const request = { targetRef: "", requester: "eve@example.org", description: "Abandoned" };
  const input = JSON.stringify({ timestamp: `${NOON - 60}`, ...request });
  await repo.gitBytes(["notes", "--ref=devtools/reviews", "append", "-F", "-", head], { input });
  const anchor = { path: "foreign.txt", side: "new", startLine: 1, endLine: 1, commit: null } as const;
  await addComment(fixture.carl, { key: "thread-1", review: head, anchor, body: "A pity.", kind: "note" });
  expect(await fixture.lines("reviews", head)).toHaveLength(1);
  await repo.git("merge-base", "--is-ancestor", head, "refs/devtools/archives/reviews");
});

test("nothing is recorded for a reader, who cannot write", async () => {
  await fixture.repo.commit({ "new.txt": "newer\n" });
  const reader = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "reader" } as const };
  expect(await recordPatchSet(reader, { review })).toEqual({ review, number: null });
  expect(await fixture.lines("reviews")).toHaveLength(1);
});

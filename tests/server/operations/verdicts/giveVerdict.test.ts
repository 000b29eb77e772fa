import { beforeEach, expect, test } from "vitest";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { giveVerdict, type GiveVerdictInput } from "#server/operations/verdicts/giveVerdict.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;
let keys = 0;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

function post(verdict: GiveVerdictInput["verdict"], body = ""): GiveVerdictInput {
  keys += 1;
  return { key: `verdict-${keys}`, review, verdict, body };
}

/** The status that the real program reports for the review if it is installed, else ours. */
async function status(): Promise<unknown> {
  const own = (await fixture.review()).status;
  if (GIT_APPRAISE === undefined) return own;
  const reported: { readonly resolved?: boolean } = JSON.parse(
    await gitAppraise(fixture.repo.path, "show", "--json", review),
  );
  expect(reported.resolved ?? null).toBe(own);
  return own;
}

test("an approval is git-appraise's acceptance of the head, and names the patch set", async () => {
  const answer = await giveVerdict(fixture.carl, { ...post("approve", "Fine."), key: "verdict-0" });
  const line = await fixture.repo.git("notes", "--ref=devtools/discuss", "show", review);
  const [own, galley = ""] = line.split(',"galley":');
  expect(own).toBe(
    `{"timestamp":"${NOON}","author":"carl@example.org","location":{"commit":"${fixture.head}"},"description":"Fine.",` +
      `"resolved":true`,
  );
  expect(JSON.parse(galley.slice(0, -1))).toMatchObject({
    key: "verdict-0",
    verdict: "approve",
    patchSet: 1,
    name: "Carl",
  });
  expect(await status()).toBe(true);
  const { state, verdicts } = await fixture.review();
  expect(state).toBe("APPROVED");
  expect(verdicts).toMatchObject([
    { verdict: "approve", head: fixture.head, commentId: answer.comment, isActive: true },
  ]);
});

test("an approval records the change, and what was not marked as viewed", async () => {
  const { carl, base, head } = fixture;
  await giveVerdict(carl, post("approve"));
  const [before] = (await fixture.lines("discuss")).map(({ galley }) => galley);
  const hash = expect.stringMatching(/^[\w-]{43}$/u);
  expect(before).toMatchObject({
    change: { base, count: 2, contents: hash, messages: hash },
    unviewed: { files: 2, totalFiles: 2, hunks: 2, totalHunks: 2 },
  });
  const keys = (await changeKeys(carl.git, base, head))?.flatMap((file) => file.keys) ?? [];
  await markViewed(carl, { review, key: "viewed-01", keys: keys.slice(0, 1), isViewed: true });
  await giveVerdict(carl, post("approve"));
  await markViewed(carl, { review, key: "viewed-02", keys, isViewed: true });
  await giveVerdict(carl, post("approve"));
  const [, partly, viewed] = (await fixture.lines("discuss")).map(({ galley }) => galley);
  expect(partly).toMatchObject({ unviewed: { files: 1, totalFiles: 2 } });
  expect(viewed).not.toHaveProperty("unviewed");
  expect((await fixture.review()).verdicts).toMatchObject([{ change: before?.["change"], unviewed: undefined }]);
  expect(await status()).toBe(true);
});

test("a request for changes keeps a review from being approved until each person who requested changes approves", async () => {
  await giveVerdict(fixture.carl, post("reject", "Too loud."));
  await giveVerdict(fixture.ada, post("approve"));
  expect(await status()).toBe(false);
  expect(await fixture.review()).toMatchObject({ state: "CHANGES_REQUESTED" });
  fixture.tick(1);
  await giveVerdict(fixture.carl, post("approve"));
  expect(await status()).toBe(true);
  expect(await fixture.review()).toMatchObject({ state: "APPROVED" });
});

test("an approval withdraws all objections of its author, and nobody else's", { tags: "slow" }, async () => {
  await giveVerdict(fixture.carl, post("reject", "Too loud."));
  await giveVerdict(fixture.carl, post("reject", "Still."));
  await giveVerdict(fixture.ada, post("reject", "I changed my mind."));
  await giveVerdict(fixture.carl, post("approve"));
  expect(await status()).toBe(false);
  const open = (await fixture.review()).threads.filter(({ blocking }) => blocking.length > 0);
  expect(open.map(({ root }) => root.item.description)).toEqual(["I changed my mind."]);
});

test("an approval does not change comments on lines", { tags: "slow" }, async () => {
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  const { thread } = await addComment(fixture.carl, {
    key: "thread-1",
    review,
    anchor,
    body: "Why?",
    kind: "blocking",
  });
  await giveVerdict(fixture.carl, post("approve"));
  expect(await status()).toBe(false);
  await resolveThread(fixture.ada, { key: "resolve-1", review, thread });
  expect(await status()).toBe(true);
});

test("a verdict that is only a comment decides nothing, and needs a text", async () => {
  await giveVerdict(fixture.carl, post("comment", "I shall read it tomorrow."));
  expect(await status()).toBeNull();
  await expect(giveVerdict(fixture.carl, post("comment"))).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("A comment must have 1 to 65536 characters."),
  });
});

test("a verdict on a head that has moved since it was read is refused as stale", async () => {
  await fixture.repo.git("checkout", "--quiet", "topic");
  const moved = await fixture.repo.commit({ "new.txt": "newer\n" });
  await expect(giveVerdict(fixture.carl, { ...post("approve"), head: fixture.head })).rejects.toMatchObject({
    code: "STALE",
    message: "The branch has changed since you read it. Read the new commits, then submit your verdict again.",
  });
  await expect(fixture.lines("discuss")).rejects.toThrow("no note found");
  await giveVerdict(fixture.carl, { ...post("approve"), head: moved });
  expect((await fixture.review()).verdicts).toMatchObject([{ head: moved }]);
});

test("a verdict that is given again with the same key is the same verdict, also after the head has moved", async () => {
  const input = { ...post("approve"), head: fixture.head };
  const answer = await giveVerdict(fixture.carl, input);
  await fixture.repo.git("checkout", "--quiet", "topic");
  await fixture.repo.commit({ "new.txt": "newer\n" });
  expect(await giveVerdict(fixture.carl, input)).toEqual(answer);
  expect(await fixture.lines("discuss")).toHaveLength(1);
});

test("an abandoned or merged review accepts no verdict", { tags: "slow" }, async () => {
  await abandonReview(fixture.ada, { key: "abandon-1", review });
  await expect(giveVerdict(fixture.carl, post("approve"))).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This review is abandoned. Reopen it first.",
  });
  const merged = await requestedReviewFixture();
  await merged.repo.git("merge", "--quiet", "topic");
  const before = await merged.refs();
  await expect(giveVerdict(merged.carl, { ...post("approve"), review: merged.first })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This review is closed: its change was merged. Request a new review for further changes.",
  });
  expect(await merged.refs()).toBe(before);
});

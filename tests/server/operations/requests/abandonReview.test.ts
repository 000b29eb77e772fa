import { beforeEach, expect, test } from "vitest";
import { abandonReview, reopenReview } from "#server/operations/requests/abandonReview.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

test("an abandoned review has no target any more, and shows the person and the reason", async () => {
  await abandonReview(fixture.carl, { key: "abandon-1", review, body: "Not needed." });
  expect((await fixture.lines("reviews"))[1]).toMatchObject({
    timestamp: `${NOON + 1}`,
    reviewRef: "refs/heads/topic",
    targetRef: "",
    requester: "ada@example.org",
    description: "Shout three",
    galley: { act: "abandon", name: "Ada", by: "carl@example.org", byName: "Carl" },
  });
  expect(await fixture.lines("discuss")).toMatchObject([{ author: "carl@example.org", description: "Not needed." }]);
  expect(await fixture.review()).toMatchObject({ state: "ABANDONED", targetRef: "refs/heads/main", turn: [] });
});

test.skipIf(GIT_APPRAISE === undefined)("git-appraise lists it unchanged, abandoned and open again", async () => {
  const open = async (): Promise<number> =>
    JSON.parse(await gitAppraise(fixture.repo.path, "list", "--json"))?.length ?? 0;
  expect(await open()).toBe(1);
  await abandonReview(fixture.ada, { key: "abandon-1", review });
  expect(await open()).toBe(0);
  await reopenReview(fixture.ada, { key: "reopen-01", review });
  expect(await open()).toBe(1);
});

test("an abandoned review that is reopened has its target again", async () => {
  await abandonReview(fixture.ada, { key: "abandon-1", review, body: "Not needed." });
  await reopenReview(fixture.ada, { key: "reopen-01", review });
  expect((await fixture.lines("reviews"))[2]).toMatchObject({
    targetRef: "refs/heads/main",
    galley: { act: "reopen" },
  });
  expect(await fixture.review()).toMatchObject({ state: "OPEN", patchSets: [{ number: 1 }] });
});

test("an action that would change nothing is not written again", async () => {
  const open = await fixture.refs();
  await reopenReview(fixture.ada, { key: "reopen-01", review });
  expect(await fixture.refs()).toBe(open);
  await abandonReview(fixture.ada, { key: "abandon-1", review });
  const abandoned = await fixture.refs();
  await abandonReview(fixture.ada, { key: "abandon-1", review });
  await abandonReview(fixture.ada, { key: "abandon-2", review });
  expect(await fixture.refs()).toBe(abandoned);
  await reopenReview(fixture.ada, { key: "reopen-01", review });
  const reopened = await fixture.refs();
  await abandonReview(fixture.ada, { key: "abandon-1", review });
  expect(await fixture.refs()).toBe(reopened);
});

test("a merged review can be neither abandoned nor reopened", async () => {
  await fixture.repo.git("merge", "--quiet", "topic");
  const before = await fixture.refs();
  const refused = { code: "CONFLICT", message: expect.stringContaining("its change was merged") };
  await expect(abandonReview(fixture.ada, { key: "abandon-1", review })).rejects.toMatchObject(refused);
  await expect(reopenReview(fixture.ada, { key: "reopen-01", review })).rejects.toMatchObject(refused);
  expect(await fixture.refs()).toBe(before);
});

test("a reviewer can abandon only reviews that they requested", async () => {
  const viewer = { ...fixture.carl.viewer, role: "reviewer" } as const;
  await expect(abandonReview({ ...fixture.carl, viewer }, { key: "abandon-1", review })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const author = { ...fixture.ada.viewer, role: "reviewer" } as const;
  await abandonReview({ ...fixture.ada, viewer: author }, { key: "abandon-1", review });
  expect(await fixture.review()).toMatchObject({ state: "ABANDONED" });
});

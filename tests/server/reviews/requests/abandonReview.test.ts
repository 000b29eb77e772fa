import { beforeEach, expect, test } from "vitest";
import { abandonReview } from "#server/reviews/requests/abandonReview.ts";
import { reopenReview } from "#server/reviews/requests/reopenReview.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
});

test("an abandoned review has no target any more, and says who gave it up and why", async () => {
  await abandonReview(desk.carl, { key: "abandon-1", review, body: "Not needed." });
  expect((await desk.lines("reviews"))[1]).toMatchObject({
    timestamp: `${NOON + 1}`,
    reviewRef: "refs/heads/topic",
    targetRef: "",
    requester: "ada@example.org",
    description: "Shout three",
    galley: { act: "abandon", name: "Ada", by: "carl@example.org", byName: "Carl" },
  });
  expect(await desk.lines("discuss")).toMatchObject([{ author: "carl@example.org", description: "Not needed." }]);
  expect(await desk.review()).toMatchObject({ state: "ABANDONED", targetRef: "refs/heads/main", turn: [] });
});

test.skipIf(GIT_APPRAISE === undefined)("git-appraise lists it as it was, abandoned and open again", async () => {
  const open = async (): Promise<number> =>
    JSON.parse(await gitAppraise(desk.repo.path, "list", "--json"))?.length ?? 0;
  expect(await open()).toBe(1);
  await abandonReview(desk.ada, { key: "abandon-1", review });
  expect(await open()).toBe(0);
  await reopenReview(desk.ada, { key: "reopen-01", review });
  expect(await open()).toBe(1);
});

test("an abandoned review that is reopened has its target again", async () => {
  await abandonReview(desk.ada, { key: "abandon-1", review, body: "Not needed." });
  await reopenReview(desk.ada, { key: "reopen-01", review });
  expect((await desk.lines("reviews"))[2]).toMatchObject({ targetRef: "refs/heads/main", galley: { act: "reopen" } });
  expect(await desk.review()).toMatchObject({ state: "OPEN", patchSets: [{ number: 1 }] });
});

test("what is as it should be is not written again", async () => {
  const open = await desk.refs();
  await reopenReview(desk.ada, { key: "reopen-01", review });
  expect(await desk.refs()).toBe(open);
  await abandonReview(desk.ada, { key: "abandon-1", review });
  const abandoned = await desk.refs();
  await abandonReview(desk.ada, { key: "abandon-1", review });
  await abandonReview(desk.ada, { key: "abandon-2", review });
  expect(await desk.refs()).toBe(abandoned);
  await reopenReview(desk.ada, { key: "reopen-01", review });
  const reopened = await desk.refs();
  await abandonReview(desk.ada, { key: "abandon-1", review });
  expect(await desk.refs()).toBe(reopened);
});

test("a merged review is neither abandoned nor reopened", async () => {
  await desk.repo.git("merge", "--quiet", "topic");
  const before = await desk.refs();
  const refused = { code: "CONFLICT", message: expect.stringContaining("its change was merged") };
  await expect(abandonReview(desk.ada, { key: "abandon-1", review })).rejects.toMatchObject(refused);
  await expect(reopenReview(desk.ada, { key: "reopen-01", review })).rejects.toMatchObject(refused);
  expect(await desk.refs()).toBe(before);
});

test("a reviewer gives up only what they asked for themselves", async () => {
  const viewer = { ...desk.carl.viewer, role: "reviewer" } as const;
  await expect(abandonReview({ ...desk.carl, viewer }, { key: "abandon-1", review })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const author = { ...desk.ada.viewer, role: "reviewer" } as const;
  await abandonReview({ ...desk.ada, viewer: author }, { key: "abandon-1", review });
  expect(await desk.review()).toMatchObject({ state: "ABANDONED" });
});

import { beforeEach, expect, test } from "vitest";
import { updateReview, type UpdateReviewInput } from "#server/reviews/requests/updateReview.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
});

test("an update is a new request line, later than the one before, and what it leaves out stays", async () => {
  await updateReview(desk.ada, { key: "update-01", review, title: "Shout" });
  await updateReview(desk.ada, { key: "update-02", review, body: "Loud:\n\n- three", reviewers: ["eve@example.org"] });
  const [asked, ...updates] = await desk.lines("reviews");
  expect(updates).toMatchObject([
    {
      timestamp: `${NOON + 1}`,
      description: "Shout",
      reviewers: ["carl@example.org"],
      galley: { act: "update", name: "Ada" },
    },
    { timestamp: `${NOON + 2}`, description: "Shout\n\nLoud:\n\n- three", reviewers: ["eve@example.org"] },
  ]);
  for (const field of ["reviewRef", "targetRef", "requester", "baseCommit"]) {
    expect(updates.map((line) => line[field])).toEqual([asked?.[field], asked?.[field]]);
  }
  expect(await desk.review()).toMatchObject({ title: "Shout", body: "Loud:\n\n- three", patchSets: [{ number: 1 }] });
});

test("another target is read from another base, which is a patch set of its own", async () => {
  await desk.repo.git("branch", "release", desk.first);
  await updateReview(desk.ada, { key: "update-01", review, target: "release" });
  expect((await desk.lines("reviews"))[1]).toMatchObject({ targetRef: "refs/heads/release", baseCommit: desk.first });
  expect((await desk.review()).patchSets.map(({ head, base }) => [head, base])).toEqual([
    [desk.head, desk.base],
    [desk.head, desk.first],
  ]);
});

test("an update by somebody else leaves the review its author's and says by whom it was", async () => {
  await updateReview(desk.carl, { key: "update-01", review, title: "Shout" });
  expect((await desk.lines("reviews"))[1]).toMatchObject({
    requester: "ada@example.org",
    galley: { name: "Ada", by: "carl@example.org", byName: "Carl" },
  });
});

test("an update made again, or one that changes nothing, is not written", async () => {
  await updateReview(desk.ada, { key: "update-01", review, title: "Shout" });
  await updateReview(desk.ada, { key: "update-02", review, title: "Whisper" });
  const before = await desk.refs();
  await updateReview(desk.ada, { key: "update-01", review, title: "Shout" });
  const same = { title: "Whisper", body: "", reviewers: ["carl@example.org"], target: "main" };
  await updateReview(desk.ada, { key: "update-03", review, ...same });
  expect(await desk.refs()).toBe(before);
});

test.each<[string, Partial<UpdateReviewInput>, string]>([
  ["no title", { title: "" }, "A title is one line of 1 to 256 characters."],
  ["a reviewer without an address", { reviewers: ["@"] }, "An e-mail address looks like"],
  ["a target that is no branch", { target: "no-such" }, "A change goes to a branch that exists"],
  ["a target that has all its commits", { target: "topic" }, "A review needs a target that lacks its commits"],
])("an update to %s is refused with what would be accepted, and nothing is written", async (_, change, sentence) => {
  const before = await desk.refs();
  await expect(updateReview(desk.ada, { key: "update-01", review, ...change })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining(sentence),
  });
  expect(await desk.refs()).toBe(before);
});

test("a review that is done is not updated, for that would open it again", async () => {
  await desk.repo.git("merge", "--quiet", "topic");
  const before = await desk.refs();
  await expect(updateReview(desk.ada, { key: "update-01", review, title: "Shout" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await desk.refs()).toBe(before);
});

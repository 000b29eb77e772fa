import { beforeEach, expect, test } from "vitest";
import { updateReview, type UpdateReviewInput } from "#server/operations/requests/updateReview.ts";
import { givenEnds } from "#server/reviews/verdicts/changeRecord.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { note, noteRequest } from "../../reviews/notedReview.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

test("an update is a new request line, later than the one before, and keeps the fields that it leaves out", async () => {
  await updateReview(fixture.ada, { key: "update-01", review, title: "Shout" });
  await updateReview(fixture.ada, {
    key: "update-02",
    review,
    body: "Loud:\n\n- three",
    reviewers: ["eve@example.org"],
  });
  const [requested, ...updates] = await fixture.lines("reviews");
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
    expect(updates.map((line) => line[field])).toEqual([requested?.[field], requested?.[field]]);
  }
  expect(await fixture.review()).toMatchObject({
    title: "Shout",
    body: "Loud:\n\n- three",
    patchSets: [{ number: 1 }],
  });
});

test("another target changes the base, which is a separate patch set", async () => {
  await fixture.repo.git("branch", "release", fixture.first);
  await updateReview(fixture.ada, { key: "update-01", review, target: "release" });
  expect((await fixture.lines("reviews"))[1]).toMatchObject({
    targetRef: "refs/heads/release",
    baseCommit: fixture.first,
  });
  expect((await fixture.review()).patchSets.map(({ head, base }) => [head, base])).toEqual([
    [fixture.head, fixture.base],
    [fixture.head, fixture.first],
  ]);
});

test("a verdict is for the change before the review got another target, though the head is the same", async () => {
  await fixture.repo.git("branch", "release", fixture.first);
  await giveVerdict(fixture.carl, { key: "verdict-1", review, verdict: "approve", body: "" });
  await updateReview(fixture.ada, { key: "update-01", review, target: "release" });
  await note(fixture.repo, "discuss", review, {
    timestamp: `${NOON + 1}`,
    author: "eve@example.org",
    location: { commit: fixture.head },
    resolved: true,
  });
  const { verdicts, patchSets } = await fixture.review();
  expect(patchSets.map(({ head }) => head)).toEqual([fixture.head, fixture.head]);
  expect(verdicts.map(({ by, patchSet }) => [by.email, patchSet])).toEqual([
    ["carl@example.org", 1],
    ["eve@example.org", 2],
  ]);
});

test("a verdict is for the base that its note names, whatever the patch set with its number contains", async () => {
  await giveVerdict(fixture.carl, { key: "verdict-1", review, verdict: "approve", body: "" });
  const galley = { act: "patchSet", key: "forged-01", head: fixture.head, base: fixture.first };
  await noteRequest(fixture.repo, review, { timestamp: NOON - 1, galley });
  const { verdicts, patchSets } = await fixture.review();
  expect(patchSets.map(({ base }) => base)).toEqual([fixture.first, fixture.base]);
  const [verdict, patchSet] = [verdicts[0], patchSets[0]];
  if (verdict === undefined || patchSet === undefined) throw new Error("Nothing was recorded.");
  expect(verdict.patchSet).toBe(1);
  expect(givenEnds(verdict, patchSet)).toEqual({ head: fixture.head, base: fixture.base, kind: "commits" });
});

test("an update by another person does not change the review's author, and names that person", async () => {
  await updateReview(fixture.carl, { key: "update-01", review, title: "Shout" });
  expect((await fixture.lines("reviews"))[1]).toMatchObject({
    requester: "ada@example.org",
    galley: { name: "Ada", by: "carl@example.org", byName: "Carl" },
  });
});

test("an update that is made again, or that changes nothing, is not written", async () => {
  await updateReview(fixture.ada, { key: "update-01", review, title: "Shout" });
  await updateReview(fixture.ada, { key: "update-02", review, title: "Whisper" });
  const before = await fixture.refs();
  await updateReview(fixture.ada, { key: "update-01", review, title: "Shout" });
  const same = { title: "Whisper", body: "", reviewers: ["carl@example.org"], target: "main" };
  await updateReview(fixture.ada, { key: "update-03", review, ...same });
  expect(await fixture.refs()).toBe(before);
});

test.each<[string, Partial<UpdateReviewInput>, string]>([
  ["no title", { title: "" }, "A title must be one line of 1 to 256 characters."],
  ["a reviewer without an address", { reviewers: ["@"] }, "An email address must look like"],
  ["a target that is no branch", { target: "no-such" }, "The target must be an existing branch"],
  ["a target that has all its commits", { target: "topic" }, "This target already contains all commits of the review"],
])(
  "an update to %s is refused with a message about what is accepted, and nothing is written",
  async (_, change, message) => {
    const before = await fixture.refs();
    await expect(updateReview(fixture.ada, { key: "update-01", review, ...change })).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining(message),
    });
    expect(await fixture.refs()).toBe(before);
  },
);

test("a closed review cannot be updated, because that would reopen it", async () => {
  await fixture.repo.git("merge", "--quiet", "topic");
  const before = await fixture.refs();
  await expect(updateReview(fixture.ada, { key: "update-01", review, title: "Shout" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await fixture.refs()).toBe(before);
});

test("a description that another window changed meanwhile is not overwritten until the user has seen that", async () => {
  await updateReview(fixture.ada, { key: "update-01", review, body: "From B" });
  const bodyBefore = ""; // As requested.
  const fromA = { key: "update-02", review, body: "From A", bodyBefore };
  await expect(updateReview(fixture.ada, fromA)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(fixture.review()).resolves.toMatchObject({ body: "From B" });
  // The same text is not a conflict, and neither is a change of another field.
  await updateReview(fixture.ada, { ...fromA, key: "update-03", body: "From B" });
  await updateReview(fixture.ada, { key: "update-04", review, title: "Louder", bodyBefore });
  await updateReview(fixture.ada, { ...fromA, key: "update-05", bodyBefore: "From B" });
  await expect(fixture.review()).resolves.toMatchObject({ title: "Louder", body: "From A" });
});

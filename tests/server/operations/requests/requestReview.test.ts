import { beforeAll, expect, test } from "vitest";
import { requestReview, type RequestReviewInput } from "#server/operations/requests/requestReview.ts";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { NOON, reviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const ASKED: RequestReviewInput = {
  key: "request-1",
  head: "topic",
  base: "main",
  title: "Shout three",
  body: "It was too quiet.",
  reviewers: ["carl@example.org"],
};

test("a request is one line on the first commit, in git-appraise's order of fields, and its head is archived", async () => {
  const fixture = await reviewFixture();
  const { base, first, head, repo } = fixture;
  expect(await requestReview(fixture.ada, ASKED)).toEqual({ review: first });
  const line = await repo.git("notes", "--ref=devtools/reviews", "show", first);
  expect(line).toBe(
    `{"timestamp":"${NOON}","reviewRef":"refs/heads/topic","targetRef":"refs/heads/main","requester":"ada@example.org",` +
      `"reviewers":["carl@example.org"],"description":"Shout three\\n\\nIt was too quiet.","baseCommit":"${base}",` +
      `"galley":{"key":"request-1","name":"Ada","act":"request","head":"${head}","base":"${base}"}}`,
  );
  await repo.git("merge-base", "--is-ancestor", head, "refs/devtools/archives/reviews");
  expect(await fixture.review()).toMatchObject({
    state: "OPEN",
    head,
    base,
    title: "Shout three",
    body: "It was too quiet.",
  });
});

test("a request that is made again with the same key is the same request", async () => {
  const fixture = await reviewFixture();
  await requestReview(fixture.ada, ASKED);
  const before = await fixture.refs();
  expect(await requestReview(fixture.ada, ASKED)).toEqual({ review: fixture.first });
  expect(await fixture.refs()).toBe(before);
});

test("commits that are under review are not requested again, and the error has advice for a branch on top of them", async () => {
  const fixture = await reviewFixture();
  const { repo } = fixture;
  await requestReview(fixture.ada, ASKED);
  await repo.git("checkout", "--quiet", "-b", "stacked", "topic");
  await repo.commit({ "more.txt": "more\n" });
  const before = await fixture.refs();
  const again = requestReview(fixture.ada, { ...ASKED, key: "request-2", head: "stacked" });
  await expect(again).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      `These commits are already under review: ${fixture.first.slice(0, 12)} of topic, “Shout three”. ` +
      "If this change builds on that review, request it against the branch of that review instead.",
  });
  expect(await fixture.refs()).toBe(before);
  const stacked = await requestReview(fixture.ada, { ...ASKED, key: "request-3", head: "stacked", base: "topic" });
  expect(stacked.review).toBe(await repo.git("rev-parse", "stacked"));
});

test("an abandoned review is reopened by a new request", { tags: "slow" }, async () => {
  const fixture = await reviewFixture();
  await requestReview(fixture.ada, ASKED);
  await abandonReview(fixture.ada, { key: "abandon-1", review: fixture.first });
  expect(await fixture.review()).toMatchObject({ state: "ABANDONED" });
  await requestReview(fixture.carl, { ...ASKED, key: "request-2", title: "Shout again", reviewers: [] });
  expect(await fixture.review()).toMatchObject({
    state: "OPEN",
    title: "Shout again",
    current: { requester: "carl@example.org" },
  });
  expect((await fixture.lines("reviews")).map(({ timestamp }) => timestamp)).toEqual([
    `${NOON}`,
    `${NOON + 1}`,
    `${NOON + 2}`,
  ]);
});

test("a single commit can be reviewed: the request then names no branch", async () => {
  const fixture = await reviewFixture();
  await requestReview(fixture.ada, { ...ASKED, head: fixture.head });
  const [line] = await fixture.lines("reviews");
  expect(line).not.toHaveProperty("reviewRef");
  expect(await fixture.review()).toMatchObject({ head: fixture.head, base: fixture.base });
});

test(
  "a branch of a remote is named as in other clones, unless a different local branch has that name",
  { tags: "slow" },
  async () => {
    const fixture = await reviewFixture();
    const { repo, head, first } = fixture;
    await repo.git("update-ref", "refs/remotes/origin/far", head);
    await repo.git("update-ref", "refs/remotes/origin/main", fixture.base);
    await repo.git("update-ref", "refs/remotes/origin/topic", first);
    await requestReview(fixture.ada, { ...ASKED, head: "origin/far", base: "origin/main" });
    expect((await fixture.lines("reviews"))[0]).toMatchObject({
      reviewRef: "refs/heads/far",
      targetRef: "refs/heads/main",
    });
    await abandonReview(fixture.ada, { key: "abandon-1", review: first });
    await requestReview(fixture.ada, { ...ASKED, key: "request-2", head: "origin/topic" });
    expect((await fixture.lines("reviews"))[2]).toMatchObject({ reviewRef: "refs/remotes/origin/topic" });
  },
);

test("HEAD means the branch that is checked out", async () => {
  const fixture = await reviewFixture();
  await fixture.repo.git("checkout", "--quiet", "topic");
  await requestReview(fixture.ada, { ...ASKED, head: "HEAD" });
  expect((await fixture.lines("reviews"))[0]).toMatchObject({ reviewRef: "refs/heads/topic" });
});

let still: ReviewFixture;

beforeAll(async () => {
  still = await reviewFixture();
});

test.each<[string, Partial<RequestReviewInput>, string]>([
  ["nothing to review", { head: "main", base: "topic" }, "There is nothing to review"],
  ["an unknown head", { head: "no-such" }, "There is no branch or commit “no-such” to review"],
  ["a head that is an option", { head: "--all" }, "A revision must not start with"],
  ["a target that is no branch", { base: "HEAD~0" }, "The target must be an existing branch"],
  ["a title of two lines", { title: "one\ntwo" }, "A title must be one line of 1 to 256 characters."],
  ["no title", { title: " \t" }, "A title must be one line of 1 to 256 characters."],
  ["a title of 257 characters", { title: "x".repeat(257) }, "A title must be one line of 1 to 256 characters."],
  ["half a surrogate pair", { body: "\ud83d" }, "A description contains U+D83D. Texts must be valid Unicode"],
  [
    "a description of 65,537 characters",
    { body: "x".repeat(65_537) },
    "A description can have at most 65536 characters.",
  ],
  ["a reviewer without an address", { reviewers: ["Carl"] }, "An email address must look like name@example.org"],
  [
    "101 reviewers",
    { reviewers: Array.from({ length: 101 }, (_, n) => `r${n}@example.org`) },
    "A review can have at most 100 reviewers.",
  ],
  ["a short key", { key: "short" }, "A key must have 8 to 64 letters, digits, `-` or `_`."],
])("%s is refused with a message about what is accepted, and nothing is written", async (_, change, message) => {
  const before = await still.refs();
  await expect(requestReview(still.ada, { ...ASKED, ...change })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining(message),
  });
  expect(await still.refs()).toBe(before);
});

test("nobody can request a review without a name", async () => {
  const before = await still.refs();
  const nobody = { ...still.ada, viewer: { email: null, name: null, source: "nowhere", role: "maintainer" } as const };
  await expect(requestReview(nobody, ASKED)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message:
      "Galley does not know who you are: git's configuration has no user.email. Run `git config user.email you@example.org`, then try again.",
  });
  expect(await still.refs()).toBe(before);
});

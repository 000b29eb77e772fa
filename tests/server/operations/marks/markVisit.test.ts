import { beforeEach, expect, test } from "vitest";
import { retainedCommits } from "#server/operations/worktree/dropSnapshots.ts";
import { markVisited, visitsFile } from "#server/operations/marks/markVisit.ts";
import { requireReview } from "#server/reviews/index/ReviewContext.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

const visit = (head: string, context = fixture.carl) => markVisited(context, { key: "visit-01", review, head });
const kept = () => fixture.repo.git("show", `refs/galley/marks:looked/${review}`);

test("a visit is recorded with its head and its time, the last visited one after the others", async () => {
  await visit(fixture.head);
  expect(await kept()).toBe(`${fixture.head} ${NOON}`);
  fixture.tick(400);
  await visit(fixture.first);
  fixture.tick(400);
  await visit(fixture.head);
  expect(await kept()).toBe(`${fixture.first} ${NOON + 400}\n${fixture.head} ${NOON + 800}`);
});

test("another visit within five minutes is the same", async () => {
  await visit(fixture.head);
  const refs = await fixture.refs();
  fixture.tick(299);
  await visit(fixture.head);
  expect(await fixture.refs()).toBe(refs);
  fixture.tick(1);
  await visit(fixture.head);
  expect(await kept()).toBe(`${fixture.head} ${NOON + 300}`);
});

test("of the heads of a review the last 64 are kept", () => {
  const heads = Array.from({ length: 70 }, (_, at) => at.toString(16).padStart(40, "0"));
  const text = heads.reduce((before, head, at) => visitsFile.add(visitsFile.read(before), head, NOON + at), "");
  expect([...visitsFile.read(text).keys()]).toEqual(heads.slice(6));
});

test("a visit deletes those of reviews that were closed 90 days ago, and none of their other data", async () => {
  const line = JSON.stringify({
    timestamp: String(NOON - 91 * 86_400),
    reviewRef: "refs/heads/gone",
    targetRef: "",
    requester: "ada@example.org",
    description: "Abandoned",
    baseCommit: fixture.base,
  });
  await fixture.repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, fixture.head);
  await fixture.carl.store.editPrivate(
    "marks",
    () =>
      new Map([
        [`looked/${fixture.head}`, "x"],
        [fixture.head, "7"],
      ]),
  );
  await visit(fixture.head);
  expect([...(await fixture.carl.store.readPrivate("marks")).keys()].toSorted()).toEqual(
    [fixture.head, `looked/${review}`].toSorted(),
  );
});

test(
  "a snapshot that was viewed is kept for the next comparison, even without a comment on it",
  { tags: "slow" },
  async () => {
    const snap = async (text: string): Promise<string> => {
      fixture.tick(60);
      await fixture.repo.write({ "word.txt": text });
      return (await takeSnapshot(fixture.carl)).snapshot.commit;
    };
    const heads = [await snap("1\n"), await snap("2\n")];
    const { revision } = await requireReview(fixture.carl, heads[0] ?? "");
    await markVisited(fixture.carl, { key: "visit-01", review: revision, head: heads[1] ?? "" });
    heads.push(await snap("3\n"), await snap("4\n"));
    const kept = await retainedCommits(fixture.carl);
    expect(heads.map((head) => kept.has(head))).toEqual([false, true, false, true]);
  },
);

test("invalid commit ids, and visits by readers, are refused", async () => {
  const refs = await fixture.refs();
  await expect(visit("topic")).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(visit("a".repeat(64))).rejects.toMatchObject({ code: "BAD_INPUT" });
  const reader = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "reader" } as const };
  await expect(visit(fixture.head, reader)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await fixture.refs()).toBe(refs);
});

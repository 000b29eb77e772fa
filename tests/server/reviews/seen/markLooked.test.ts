import { beforeEach, expect, test } from "vitest";
import { keptCommits } from "#server/reviews/worktree/retainedSnapshots.ts";
import { lookedFile, markLooked } from "#server/reviews/viewed/markVisit.ts";
import { requireReview } from "#server/reviews/reviewIndex/findReview.ts";
import { takeSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
});

const look = (head: string, room = desk.carl) => markLooked(room, { key: "looked-1", review, head });
const kept = () => desk.repo.git("show", `refs/galley/marks:looked/${review}`);

test("a look is kept with its head and its time, what was looked at last behind the others", async () => {
  await look(desk.head);
  expect(await kept()).toBe(`${desk.head} ${NOON}`);
  desk.tick(400);
  await look(desk.first);
  desk.tick(400);
  await look(desk.head);
  expect(await kept()).toBe(`${desk.first} ${NOON + 400}\n${desk.head} ${NOON + 800}`);
});

test("another look within five minutes is the same", async () => {
  await look(desk.head);
  const refs = await desk.refs();
  desk.tick(299);
  await look(desk.head);
  expect(await desk.refs()).toBe(refs);
  desk.tick(1);
  await look(desk.head);
  expect(await kept()).toBe(`${desk.head} ${NOON + 300}`);
});

test("of the heads of a review the last 64 are kept", () => {
  const heads = Array.from({ length: 70 }, (_, at) => at.toString(16).padStart(40, "0"));
  const text = heads.reduce((before, head, at) => lookedFile.add(lookedFile.read(before), head, NOON + at), "");
  expect([...lookedFile.read(text).keys()]).toEqual(heads.slice(6));
});

test("a look drops those of reviews that were done 90 days ago, and nothing else of them", async () => {
  const line = JSON.stringify({
    timestamp: String(NOON - 91 * 86_400),
    reviewRef: "refs/heads/gone",
    targetRef: "",
    requester: "ada@example.org",
    description: "Given up",
    baseCommit: desk.base,
  });
  await desk.repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, desk.head);
  await desk.carl.store.editPrivate(
    "marks",
    () =>
      new Map([
        [`looked/${desk.head}`, "x"],
        [desk.head, "7"],
      ]),
  );
  await look(desk.head);
  expect([...(await desk.carl.store.readPrivate("marks")).keys()].toSorted()).toEqual(
    [desk.head, `looked/${review}`].toSorted(),
  );
});

test("a snapshot that was looked at is kept for what one looks at next, though nothing was said of it", async () => {
  const snap = async (text: string): Promise<string> => {
    desk.tick(60);
    await desk.repo.write({ "word.txt": text });
    return (await takeSnapshot(desk.carl)).snapshot.commit;
  };
  const heads = [await snap("1\n"), await snap("2\n")];
  const { revision } = await requireReview(desk.carl, heads[0] ?? "");
  await markLooked(desk.carl, { key: "looked-1", review: revision, head: heads[1] ?? "" });
  heads.push(await snap("3\n"), await snap("4\n"));
  const kept = await keptCommits(desk.carl);
  expect(heads.map((head) => kept.has(head))).toEqual([false, true, false, true]);
});

test("what is no commit's id, and who may only read, are refused", async () => {
  const refs = await desk.refs();
  await expect(look("topic")).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(look("a".repeat(64))).rejects.toMatchObject({ code: "BAD_INPUT" });
  const reader = { ...desk.carl, viewer: { ...desk.carl.viewer, role: "reader" } as const };
  await expect(look(desk.head, reader)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await desk.refs()).toBe(refs);
});

import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { abandonReview } from "#server/reviews/requests/abandonReview.ts";
import { addComment } from "#server/reviews/comments/addComment.ts";
import { editComment } from "#server/reviews/comments/editComment.ts";
import { giveVerdict } from "#server/reviews/verdicts/giveVerdict.ts";
import { isUnread, markRead } from "#server/reviews/viewed/markRead.ts";
import { markLooked } from "#server/reviews/viewed/markVisit.ts";
import { reopenReview } from "#server/reviews/requests/reopenReview.ts";
import { reply } from "#server/reviews/comments/replyToThread.ts";
import { takeTurn } from "#server/reviews/store/retryUpdateRefs.ts";
import { updateReview } from "#server/reviews/requests/updateReview.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { NOON, requestedDesk, type ReviewDesk } from "./reviewDesk.ts";

const YEAR = 365 * 86_400;
const WHOLE = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;

/** Somebody's words on the whole change. */
async function say(desk: ReviewDesk, who: "ada" | "carl", body: string): Promise<string> {
  const key = body.replaceAll(/\W/gu, "-").padEnd(10, "-");
  const done = await addComment(desk[who], { key, review: desk.first, anchor: WHOLE, body, kind: "note" });
  return done.comment;
}

async function unread(desk: ReviewDesk): Promise<boolean> {
  return isUnread(await desk.review(), await desk.carl.store.readPrivate("marks"), "carl@example.org");
}

describe("a clock that was a year ahead for a while", () => {
  test("leaves no later words unread", async () => {
    const desk = await requestedDesk();
    desk.tick(YEAR);
    await say(desk, "ada", "Written next year.");
    await markRead(desk.carl, { review: desk.first });
    expect(await unread(desk)).toBe(false);
    desk.tick(60 - YEAR);
    expect(await unread(desk)).toBe(false);
    await say(desk, "carl", "My own words are no news.");
    expect(await unread(desk)).toBe(false);
    await say(desk, "ada", "Written a minute later.");
    expect(await unread(desk)).toBe(true);
    await markRead(desk.carl, { review: desk.first });
    expect(await unread(desk)).toBe(false);
  });

  test("keeps answers below what they answer, and edits in place of what they edit", async () => {
    const desk = await requestedDesk();
    desk.tick(YEAR);
    const thread = await say(desk, "ada", "Written next year.");
    desk.tick(60 - YEAR);
    await reply(desk.carl, { key: "reply-12345", review: desk.first, thread, body: "Answered a minute later." });
    await editComment(desk.ada, { key: "edit-123456", review: desk.first, comment: thread, body: "Edited then." });
    const [only, ...others] = (await desk.review()).threads;
    expect(others).toEqual([]);
    expect(only?.comments.map(({ latest }) => latest.description)).toEqual([
      "Edited then.",
      "Answered a minute later.",
    ]);
  });

  test("lets one's last verdict and what was last asked for hold", async () => {
    const desk = await requestedDesk();
    const input = { review: desk.first, body: "" };
    desk.tick(YEAR);
    await giveVerdict(desk.carl, { ...input, key: "reject-1234", verdict: "reject" });
    await updateReview(desk.ada, { key: "update-1234", review: desk.first, title: "Named next year", body: "" });
    desk.tick(60 - YEAR);
    await giveVerdict(desk.carl, { ...input, key: "approve-123", verdict: "approve" });
    await updateReview(desk.ada, { key: "update-5678", review: desk.first, title: "Named again", body: "" });
    const { title, state, verdicts } = await desk.review();
    expect([title, state, verdicts.map(({ verdict, stands }) => [verdict, stands])]).toEqual([
      "Named again",
      "APPROVED",
      [["approve", true]],
    ]);
    await abandonReview(desk.ada, { key: "abandon-123", review: desk.first, body: "" });
    expect((await desk.review()).state).toBe("ABANDONED");
    await reopenReview(desk.ada, { key: "reopen-1234", review: desk.first });
    expect((await desk.review()).state).toBe("APPROVED");
  });

  test("does not keep a later look from being noted", async () => {
    const desk = await requestedDesk();
    desk.tick(YEAR);
    await markLooked(desk.carl, { key: "looked-1234", review: desk.first, head: desk.head });
    desk.tick(60 - YEAR);
    await markLooked(desk.carl, { key: "looked-5678", review: desk.first, head: desk.head });
    expect(await desk.repo.git("show", `refs/galley/marks:looked/${desk.first}`)).toBe(`${desk.head} ${NOON + 60}`);
  });
});

test("what somebody wrote before one looked and sent later is unread", async () => {
  const desk = await requestedDesk();
  desk.tick(60);
  await say(desk, "carl", "Nothing of Ada's here yet.");
  await markRead(desk.carl, { review: desk.first });
  desk.tick(-50);
  await say(desk, "ada", "Written offline.");
  expect(await unread(desk)).toBe(true);
});

test("a mark that was written when marks held a time alone still says what was read", async () => {
  const desk = await requestedDesk();
  await desk.carl.store.editPrivate("marks", () => new Map([[desk.first, String(NOON)]]));
  expect(await unread(desk)).toBe(false);
  desk.tick(9);
  await say(desk, "ada", "Something new.");
  expect(await unread(desk)).toBe(true);
});

test("a turn that a clock set wrong dates to next year is over at once", async () => {
  const file = join(await tempFolder(), "turn");
  await writeFile(file, String(process.pid));
  await utimes(file, Date.now() / 1000 + YEAR, Date.now() / 1000 + YEAR);
  const begun = performance.now();
  const end = await takeTurn(file);
  expect(performance.now() - begun).toBeLessThan(1500); // its owner lives, so one would wait for 3 s
  await end();
});

import { beforeEach, expect, test } from "vitest";
import { abandonReview } from "#server/reviews/requests/abandonReview.ts";
import { addComment } from "#server/reviews/comments/addComment.ts";
import { giveVerdict, type GiveVerdictInput } from "#server/reviews/verdicts/giveVerdict.ts";
import { resolveThread } from "#server/reviews/comments/resolveThread.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;
let keys = 0;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
});

function say(verdict: GiveVerdictInput["verdict"], body = ""): GiveVerdictInput {
  keys += 1;
  return { key: `verdict-${keys}`, review, verdict, body };
}

/** What the real program says of the review, where it is there to be asked; else what we say. */
async function status(): Promise<unknown> {
  const own = (await desk.review()).status;
  if (GIT_APPRAISE === undefined) return own;
  const said: { readonly resolved?: boolean } = JSON.parse(await gitAppraise(desk.repo.path, "show", "--json", review));
  expect(said.resolved ?? null).toBe(own);
  return own;
}

test("an approval is git-appraise's acceptance of the head, and names the patch set", async () => {
  const answer = await giveVerdict(desk.carl, { ...say("approve", "Fine."), key: "verdict-0" });
  const line = await desk.repo.git("notes", "--ref=devtools/discuss", "show", review);
  expect(line).toBe(
    `{"timestamp":"${NOON}","author":"carl@example.org","location":{"commit":"${desk.head}"},"description":"Fine.",` +
      `"resolved":true,"galley":{"key":"verdict-0","verdict":"approve","patchSet":1,"name":"Carl"}}`,
  );
  expect(await status()).toBe(true);
  const { state, verdicts } = await desk.review();
  expect(state).toBe("APPROVED");
  expect(verdicts).toMatchObject([{ verdict: "approve", head: desk.head, commentId: answer.comment, stands: true }]);
});

test("asking for changes keeps a review from being approved until whoever asked approves", async () => {
  await giveVerdict(desk.carl, say("reject", "Too loud."));
  await giveVerdict(desk.ada, say("approve"));
  expect(await status()).toBe(false);
  expect(await desk.review()).toMatchObject({ state: "CHANGES_REQUESTED" });
  desk.tick(1);
  await giveVerdict(desk.carl, say("approve"));
  expect(await status()).toBe(true);
  expect(await desk.review()).toMatchObject({ state: "APPROVED" });
});

test("an approval takes back all of one's own objections, and nobody else's", async () => {
  await giveVerdict(desk.carl, say("reject", "Too loud."));
  await giveVerdict(desk.carl, say("reject", "Still."));
  await giveVerdict(desk.ada, say("reject", "I changed my mind."));
  await giveVerdict(desk.carl, say("approve"));
  expect(await status()).toBe(false);
  const open = (await desk.review()).threads.filter(({ state }) => state === "OPEN");
  expect(open.map(({ root }) => root.item.description)).toEqual(["I changed my mind."]);
});

test("an approval leaves remarks on lines as they are", async () => {
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  const { thread } = await addComment(desk.carl, { key: "remark-1", review, anchor, body: "Why?", kind: "blocking" });
  await giveVerdict(desk.carl, say("approve"));
  expect(await status()).toBe(false);
  await resolveThread(desk.ada, { key: "resolve-1", review, thread });
  expect(await status()).toBe(true);
});

test("a verdict that is but a comment decides nothing, and has words", async () => {
  await giveVerdict(desk.carl, say("comment", "I shall read it tomorrow."));
  expect(await status()).toBeNull();
  await expect(giveVerdict(desk.carl, say("comment"))).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("A comment has 1 to 65536 characters."),
  });
});

test("a verdict on a head that has moved on since it was read is refused as stale", async () => {
  await desk.repo.git("checkout", "--quiet", "topic");
  const moved = await desk.repo.commit({ "new.txt": "newer\n" });
  await expect(giveVerdict(desk.carl, { ...say("approve"), head: desk.head })).rejects.toMatchObject({
    code: "STALE",
    message: "The branch has moved on since you read it. Read what is new, then say it again.",
  });
  await expect(desk.lines("discuss")).rejects.toThrow("no note found");
  await giveVerdict(desk.carl, { ...say("approve"), head: moved });
  expect((await desk.review()).verdicts).toMatchObject([{ head: moved }]);
});

test("a verdict given again under the same key is the same verdict, also when the head has moved since", async () => {
  const input = { ...say("approve"), head: desk.head };
  const answer = await giveVerdict(desk.carl, input);
  await desk.repo.git("checkout", "--quiet", "topic");
  await desk.repo.commit({ "new.txt": "newer\n" });
  expect(await giveVerdict(desk.carl, input)).toEqual(answer);
  expect(await desk.lines("discuss")).toHaveLength(1);
});

test("there is no verdict on a review that is abandoned or merged", async () => {
  await abandonReview(desk.ada, { key: "abandon-1", review });
  await expect(giveVerdict(desk.carl, say("approve"))).rejects.toMatchObject({
    code: "CONFLICT",
    message: "The review is abandoned. Reopen it first.",
  });
  const merged = await requestedDesk();
  await merged.repo.git("merge", "--quiet", "topic");
  const before = await merged.refs();
  await expect(giveVerdict(merged.carl, { ...say("approve"), review: merged.first })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "The review is done: its change was merged. Request a new review for what is to follow.",
  });
  expect(await merged.refs()).toBe(before);
});

import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import { reopenThread, resolveThread } from "#server/operations/comments/resolveThread.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;
let thread: string;
/** An agent that acts in Ada's name. */
let robo: ReviewContext;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  robo = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role: "agent", agent: "Robo" } };
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  thread = (await addComment(fixture.carl, { key: "thread-1", review, anchor, body: "Why?", kind: "blocking" })).thread;
});

async function proposed() {
  const found = (await fixture.review()).threads.find(({ root }) => root.item.id === thread);
  const proposal = found === undefined ? null : proposedAddressed(found);
  return proposal && { state: found?.state, by: proposal.by, agent: proposal.comment.item.extras.agent?.name ?? null };
}

const propose = (key = "reply-01") => reply(robo, { key, review, thread, body: "Done.", addressed: fixture.head });

test("a comment by an agent has its person's address and the agent's name, which git-appraise leaves out of ids", async () => {
  const { comment } = await propose();
  const [, line] = await fixture.lines("discuss");
  expect(line).toMatchObject({
    author: "ada@example.org",
    parent: thread,
    galley: { name: "Ada", agent: { name: "Robo" }, addressed: { by: fixture.head } },
  });
  expect(line).not.toHaveProperty("resolved");
  const { galley: ours, ...plain } = line ?? {};
  expect(ours).toBeDefined();
  expect(createHash("sha1").update(JSON.stringify(plain)).digest("hex")).toBe(comment);
});

test("a proposal leaves its thread open, and stays until a person says something", async () => {
  expect(await proposed()).toBeNull();
  await propose();
  expect(await proposed()).toEqual({ state: "OPEN", by: fixture.head, agent: "Robo" });
  await reply(robo, { key: "reply-02", review, thread, body: "With a test." });
  expect(await proposed()).not.toBeNull();
  await reply(fixture.carl, { key: "reply-03", review, thread, body: "Not all of it." });
  expect(await proposed()).toBeNull();
  await propose("reply-04");
  expect(await proposed()).not.toBeNull();
});

test("once its thread is resolved there is no proposal any more, not even when it is reopened", async () => {
  await propose();
  await resolveThread(fixture.carl, { key: "resolve-1", review, thread });
  expect(await proposed()).toBeNull();
  await reopenThread(fixture.carl, { key: "reopen-01", review, thread, body: "After all." });
  expect(await proposed()).toBeNull();
});

test("nothing can be proposed for a thread that is resolved, and nothing is written", async () => {
  await resolveThread(fixture.carl, { key: "resolve-1", review, thread });
  const before = await fixture.refs();
  await expect(propose()).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await fixture.refs()).toBe(before);
  await reply(robo, { key: "reply-02", review, thread, body: "Thanks." });
});

test("the same proposal is not written again while nobody replied and nothing changed, and another text is refused", async () => {
  const first = await propose();
  const before = await fixture.refs();
  expect(await propose("reply-02")).toEqual(first);
  const other = reply(robo, { key: "reply-03", review, thread, body: "All done.", addressed: fixture.head });
  await expect(other).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("To add a text, reply without a proposal."),
  });
  expect(await fixture.refs()).toBe(before);
  const otherAgent = { ...robo, viewer: { ...robo.viewer, agent: "Other" } };
  expect(
    await reply(otherAgent, { key: "reply-04", review, thread, body: "Done.", addressed: fixture.head }),
  ).not.toEqual(first);
  const again = await propose("reply-05");
  expect(again).not.toEqual(first);
  fixture.tick(5);
  await reply(fixture.carl, { key: "reply-06", review, thread, body: "No." });
  expect(await propose("reply-07")).not.toEqual(again);
});

test("a proposal of a newer commit is written", async () => {
  const first = await propose();
  const newer = { key: "reply-02", review, thread, body: "Done.", addressed: fixture.base };
  expect(await reply(robo, newer)).not.toEqual(first);
  expect((await fixture.lines("discuss")).length).toBe(3);
});

test("an agent cannot resolve a thread, neither directly nor by a reply", async () => {
  const before = await fixture.refs();
  await expect(resolveThread(robo, { key: "resolve-1", review, thread })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const answer = { key: "reply-01", review, thread, body: "Done.", resolves: true };
  await expect(reply(robo, answer)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await fixture.refs()).toBe(before);
});

test("the commit that is proposed is kept, whatever happens to its branch", async () => {
  await fixture.repo.git("checkout", "-q", "-b", "side", "topic");
  const commit = await fixture.repo.commit({ "word.txt": "three\n" });
  await reply(robo, { key: "reply-01", review, thread, body: "Done.", addressed: commit });
  await fixture.repo.git("checkout", "-q", "main");
  await fixture.repo.git("branch", "-q", "-D", "side");
  const kept = await fixture.repo.git("rev-list", "refs/devtools/archives/reviews");
  expect(kept.split("\n")).toContain(commit);
});

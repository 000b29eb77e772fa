import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { dismissFinding, dismissThread } from "#server/operations/comments/dismissals.ts";
import { type DismissedFinding, Dismissals } from "#server/reviews/reports/Dismissals.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;
/** An agent that acts in Ada's name. */
let robo: ReviewContext;

const FINDING: DismissedFinding = { tool: "lint", rule: "no-bad", path: "a.ts", fingerprint: 123_456_789 };

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  robo = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role: "agent", agent: "Robo" } };
});

const dismissals = async () => new Dismissals(await fixture.carl.store.readPrivate("marks"));

let keys = 0;
async function comment(by: ReviewContext, kind: "blocking" | "note" = "note", line = 3): Promise<string> {
  const anchor = { path: "word.txt", side: "new", startLine: line, endLine: line, commit: null } as const;
  fixture.tick(5);
  return (await addComment(by, { key: `comment-${(keys += 1)}`, review, anchor, body: "Wrong.", kind })).thread;
}
async function threadOf(id: string) {
  const found = (await fixture.review()).threads.find(({ root }) => root.item.id === id);
  if (found === undefined) throw new Error("There is no such thread.");
  return found;
}
const dismiss = (thread: string, reason: string, isAlways = false) =>
  dismissThread(fixture.carl, { key: `dismiss-${(keys += 1)}`, review, thread }, { reason, isAlways });

test("a finding is dismissed in one review with its reason, and restored", async () => {
  await dismissFinding(fixture.carl, FINDING, [review], { reason: "Not ours.", isAlways: false });
  expect((await dismissals()).ofFinding(FINDING, [review])).toEqual({ reason: "Not ours.", isAlways: false });
  expect((await dismissals()).ofFinding(FINDING, [fixture.base])).toBeNull();
  expect((await dismissals()).ofFinding({ ...FINDING, fingerprint: 1 }, [review])).toBeNull();
  await dismissFinding(fixture.carl, FINDING, [review], null);
  expect((await dismissals()).isEmpty).toBe(true);
});

test("dismissed everywhere: the same rule, file and code is dismissed in all reviews, other code is not", async () => {
  await dismissFinding(fixture.carl, FINDING, [review], { reason: "False alarm.", isAlways: true });
  const all = await dismissals();
  expect(all.ofFinding(FINDING, [])).toEqual({ reason: "False alarm.", isAlways: true });
  expect(all.ofFinding({ ...FINDING, path: "b.ts" }, [review])).toBeNull();
  expect(all.ofFinding({ ...FINDING, rule: "other" }, [review])).toBeNull();
  expect(all.ofFinding({ ...FINDING, tool: "other" }, [review])).toBeNull();
});

test("a note by an agent is dismissed for the viewer only: nothing is written into the review", async () => {
  const thread = await comment(robo);
  const before = await fixture.lines("discuss");
  await dismiss(thread, "It is meant so.");
  expect((await dismissals()).ofThread(await threadOf(thread))).toEqual({ reason: "It is meant so.", isAlways: false });
  expect(await fixture.lines("discuss")).toEqual(before);
  const marks = await fixture.repo.git("show", "refs/galley/marks:dismissed");
  expect(JSON.parse(marks)).toMatchObject({ scope: thread, reason: "It is meant so." });
});

test("an open thread of an agent is resolved with the reason", async () => {
  const thread = await comment(robo, "blocking");
  await dismiss(thread, "It is meant so.");
  const { state, comments } = await threadOf(thread);
  expect({ state, last: comments.at(-1)?.item.description }).toEqual({ state: "RESOLVED", last: "It is meant so." });
});

test("dismissed everywhere: what the same agent says about the same code is dismissed too, about other code not", async () => {
  await dismiss(await comment(robo), "It is meant so.", true);
  const again = await comment(robo);
  expect((await dismissals()).ofThread(await threadOf(again))).toEqual({ reason: "It is meant so.", isAlways: true });
  const elsewhere = await comment(robo, "note", 4);
  expect((await dismissals()).ofThread(await threadOf(elsewhere))).toBeNull();
  await dismissThread(fixture.carl, { key: "restore-1", review, thread: again }, null);
  expect((await dismissals()).isEmpty).toBe(true);
});

test("a person's comment cannot be dismissed, and nothing without a reason or by an agent", async () => {
  const persons = await comment(fixture.ada);
  await expect(dismiss(persons, "No.")).rejects.toMatchObject({ code: "BAD_INPUT" });
  const agents = await comment(robo);
  await expect(dismiss(agents, "  ")).rejects.toMatchObject({ code: "BAD_INPUT" });
  const input = { key: "dismiss-robo", review, thread: agents };
  await expect(dismissThread(robo, input, { reason: "Done.", isAlways: false })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test("lines of another program are ignored", () => {
  const text = `{"scope":"always"}\nnot json\n[1]\n{"scope":"always","key":"k","reason":5}\n`;
  expect(new Dismissals(new Map([["dismissed", text]])).isEmpty).toBe(true);
});

import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { fortyLines, type SentPull, sentPull } from "./sentPull.ts";

let pull: SentPull;
beforeEach(async () => {
  pull = await sentPull();
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

const texts = async () =>
  (await pull.review()).threads.map(({ comments }) => comments.map(({ latest }) => latest.description));

const there = () => pull.forge.published().threads.map((thread) => thread.at(-1));

test("a mark counts only in a text of the viewer's own: others cannot keep a comment from being sent, or take its place", async () => {
  const { forge } = pull;
  const [first = ""] = await pull.comment({ startLine: 3, endLine: 3, body: "First" });
  const { plan, steps } = await pull.begin();
  const [, mark = ""] = /<!-- galley:([0-9a-f]{24}) -->/u.exec(steps[0]?.commands[0]?.input ?? "") ?? [];
  expect(mark).toHaveLength(24);
  forge.viewer = "mallory";
  const body = `I was first\n\n<!-- galley:${mark} -->`;
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "word.txt", body, line: 3 });
  await forge.mutate("submitPullRequestReview", { event: "APPROVE", body: `Fine\n\n<!-- galley:${mark} -->` });
  forge.viewer = "octo-cat";
  expect((await pull.begin()).plan.acts).toEqual(plan.acts);
  await pull.send();
  expect(there()).toEqual([["I was first"], ["First"]]);
  const { comment } = forge.idsOf("First");
  const own = (await pull.review()).threads.find(({ root }) => root.item.id === first);
  expect(own?.root.sent).toEqual([{ id: comment, url: `${forge.url}#${comment}`, version: "a151ceb1" }]);
  // What the viewer copies has a mark, too: only the first one counts.
  await forge.mutate("addPullRequestReviewThread", {
    pullRequestId: "PR_7",
    path: "new.txt",
    body: forge.textOf(comment),
    line: 1,
  });
  await forge.mutate("submitPullRequestReview", { event: "COMMENT" });
  expect((await pull.begin()).plan.acts).toEqual([]);
  expect((await texts()).flat().filter((text) => text.startsWith("First"))).toHaveLength(2);
});

test.each([
  ["marks of another comment", "Text\n\n<!-- galley:0123456789abcdef01234567 -->", "Text"],
  ["a fence that is not closed", "```\nopen", "```\nopen"],
  ["every kind of quote", `"'\`\\ $(id) \${x} <b>&amp;\n@octo-cat #1`, `"'\`\\ $(id) \${x} <b>&amp;\n@octo-cat #1`],
  ["characters of two units", "😀 e\u0301 \u202e", "😀 e\u0301 \u202e"],
  ["the end of a here-document", "END\nEND", "END\nEND"],
])("a text with %s comes to the forge as it is, and is found again", async (_, body, shown) => {
  await pull.comment({ startLine: 3, endLine: 3, body }, { path: null, body });
  await pull.send();
  expect(pull.forge.published()).toEqual({
    reviews: [["octo-cat", "COMMENTED", shown]],
    threads: [["word.txt", "RIGHT", null, 3, false, [shown]]],
  });
  expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null });
});

test("what an agent wrote, drafts, and what is too long stay here, and the plan says so", async () => {
  const { context, key } = pull;
  const agent = { ...context, viewer: { ...context.viewer, role: "agent" as const, agent: "helper" } };
  const [root = ""] = await pull.comment({ startLine: 3, endLine: 3, body: "x".repeat(65_500) });
  await reply(agent, { key: "agent-reply-1", review: key, thread: root, body: "Done." });
  await reply(context, { key: "my-reply-key", review: key, thread: root, body: "To what is not there" });
  const anchor = { path: "word.txt", side: "new" as const, startLine: 3, endLine: 3, commit: null };
  await saveDraft(context, { key: "draft-key-1", review: key, anchor, body: "A draft", kind: "note" });
  const { plan } = await pull.begin();
  expect(plan.acts).toEqual([]);
  expect(plan.notSent).toEqual([
    "Comments longer than GitHub takes: 1",
    "Comments of agents: 1",
    "Drafts, which you have to publish first: 1",
  ]);
  expect(plan.summary?.entries.map(({ reason }) => reason)).toEqual(["What it replies to is not a thread on GitHub."]);
});

test("five hundred comments are sent in a few requests, each once", { tags: "slow" }, async () => {
  const head = await pull.push({ "many.txt": Array.from({ length: 500 }, (_, at) => `many ${at}\n`).join("") });
  await pull.update();
  expect((await pull.review()).head).toBe(head);
  const lines = Array.from({ length: 500 }, (_, at) => at + 1);
  for (let at = 0; at < 500; at += 100)
    await pull.comment(
      ...lines.slice(at, at + 100).map((line) => ({
        path: "many.txt",
        startLine: line,
        endLine: line,
        body: `Number ${line}`,
      })),
    );
  const { steps } = await pull.begin();
  expect(steps.map(({ commands }) => commands.length)).toEqual([1, 9, 1]);
  await pull.send();
  expect(there().flat().toSorted()).toEqual(lines.map((line) => `Number ${line}`).toSorted());
  expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null });
});

test("a verdict on the viewer's own change is in the text alone, since GitHub refuses it", async () => {
  pull.forge.author = "octo-cat";
  await pull.verdict("approve", "Mine, and good.");
  await pull.send();
  expect(pull.forge.published().reviews).toEqual([["octo-cat", "COMMENTED", "Approved.\n\nMine, and good."]]);
});

test("a comment that moved is sent to its lines of today, and one whose lines changed is quoted with them", async () => {
  await pull.comment({ startLine: 3, endLine: 3, body: "Moves" }, { startLine: 30, endLine: 30, body: "Changes" });
  await pull.push({ "word.txt": `begin\n${fortyLines({ 3: "three", 30: "something else entirely" })}` });
  await pull.update();
  await pull.send();
  const { reviews, threads } = pull.forge.published();
  expect(threads).toEqual([["word.txt", "RIGHT", null, 4, false, ["Moves"]]]);
  expect(reviews[0]?.[2]).toMatch(/^`word\.txt`, line 3[01].*:\n\n```\nthirty\n```\n\nChanges$/u);
});

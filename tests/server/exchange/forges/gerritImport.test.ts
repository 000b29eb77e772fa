import { expect, test } from "vitest";
import { readGerritConversation } from "#server/exchange/forges/gerritConversation.ts";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { cloneOf } from "../../operations/requests/twoClones.ts";
import { ABOUT, type GerritServer, START, twoPatchSets } from "./gerritServer.ts";

/** Ada's clone of a change, with a review that has its two patch sets. */
async function reviewed(server: GerritServer) {
  const repo = await server.fetch();
  const { context, notes } = await cloneOf(repo, "Ada", () => START + 90_000);
  const { base, patchSets } = server;
  await repo.git("update-ref", "refs/heads/main", base);
  await repo.git("update-ref", "refs/heads/topic", patchSets.get(1) ?? "");
  const fields = { key: "request-topic", head: "topic", base: "main", title: "Fetched" };
  const { review } = await requestReview(context, fields);
  await repo.git("update-ref", "refs/heads/topic", patchSets.get(2) ?? "");
  await recordPatchSet(context, { review });
  return {
    context,
    notes,
    review: async (): Promise<IndexedReview> => {
      const found = await context.index.find(review);
      if (found === null) throw new Error("There is no review.");
      return found;
    },
    /** Fetches the change and imports its conversation, as it is on a server now. */
    async bring(from = server): Promise<ImportedConversation> {
      await repo.git("fetch", "-q", "--no-tags", from.repo.path, "+refs/changes/34/1234/*:refs/pulls/*");
      const meta = await repo.git("rev-parse", "refs/pulls/meta");
      return importConversation(context, review, await readGerritConversation(context.git, meta, patchSets, ABOUT));
    },
  };
}

const GRACE = { by: 2, patchSet: 1, path: "a.txt" } as const;

async function discussed(onNine = "And nine?"): Promise<GerritServer> {
  const server = await twoPatchSets();
  await server.update({
    by: 2,
    at: START + 100,
    patchSet: 1,
    message: "Patch Set 1: Code-Review-2\n\n(4 comments)\n\nNot like this.",
    footers: ["Label: Code-Review=-2", "Reviewer: Gerrit User 2 <2@server-1>"],
    comments: [
      { ...GRACE, id: "five", at: START + 100, line: 5, message: "Why only five?", unresolved: true },
      { ...GRACE, id: "nine", at: START + 101, line: 9, message: onNine, unresolved: true },
      { ...GRACE, id: "old", at: START + 102, line: 5, isOnParent: true, message: "It was a digit." },
      { ...GRACE, id: "title", at: START + 103, path: "/COMMIT_MSG", line: 7, message: "Say why.", unresolved: true },
    ],
  });
  await server.update({
    at: START + 1100,
    patchSet: 2,
    message: "Patch Set 2:\n\n(1 comment)",
    comments: [
      { ...GRACE, by: 1, id: "done", at: START + 1100, path: "/COMMIT_MSG", inReplyTo: "title", message: "Done" },
    ],
  });
  await server.update({
    by: 2,
    at: START + 1200,
    patchSet: 2,
    message: "Patch Set 2: Code-Review+2",
    footers: ["Label: Code-Review=+2, 0123"],
  });
  return server;
}

test("comments are threads of their patch set, followed to the last one with certainty, and link to the change's page", async () => {
  const { bring, review, context } = await reviewed(await discussed());
  expect(await bring()).toMatchObject({ added: 7, edited: 0, deleted: 0, notes: [] });
  const found = await review();
  const threads = found.threads.filter(({ isVerdict }) => !isVerdict);
  const positions = await positionsOf(context.git, found, threads);
  expect(
    threads.map((thread) => {
      const { root, comments, state } = thread;
      const { path, side, startLine, certainty } = positions.get(thread) ?? {};
      const { description, extras } = root.item;
      return [description, extras.patchSet, state, [path, side, startLine, certainty], comments.length];
    }),
  ).toEqual([
    ["Why only five?", 1, "OPEN", ["a.txt", "new", 6, "SHIFTED"], 1],
    ["And nine?", 1, "OPEN", ["a.txt", "new", 10, "SHIFTED"], 1],
    ["It was a digit.", 2, "NOTE", ["a.txt", "old", 5, "EXACT"], 1],
    ["Say why.", 1, "RESOLVED", ["/COMMIT_MSG", "new", 1, "SHIFTED"], 3],
  ]);
  const [five] = threads;
  expect(five?.root.item).toMatchObject({
    author: "2 on review.example.org",
    timestamp: String(START + 100),
    extras: {
      name: "Gerrit User 2",
      imported: {
        by: "ada@example.org",
        from: "https://review.example.org/c/tools/printer/+/1234/comment/five/",
      },
    },
  });
  const resolving = threads[3]?.comments.at(-1)?.item;
  expect([resolving?.author, resolving?.extras.act]).toEqual(["1 on review.example.org", "resolve"]);
});

test("votes are verdicts of their patch sets, and fulfil no requirement here", async () => {
  const { bring, review } = await reviewed(await discussed());
  await bring();
  const { threads, verdicts } = await review();
  expect(verdicts.map(({ by, verdict, patchSet, isImported }) => [by.email, verdict, patchSet, isImported])).toEqual([
    ["2 on review.example.org", "approve", 2, true],
  ]);
  const given = threads.filter(({ isVerdict }) => isVerdict).map(({ root: { item } }) => item);
  expect(given.map(({ description, extras }) => [description, extras.verdict, extras.patchSet])).toEqual([
    ["Not like this.", "reject", 1],
    ["", "approve", 2],
  ]);
});

test("importing twice writes nothing, and later only what changed there", async () => {
  const server = await discussed();
  const { bring, notes, review, context } = await reviewed(server);
  await bring();
  const first = await notes();
  expect(await bring()).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  expect(await notes()).toEqual(first);
  const { revision, threads } = await review();
  const [five] = threads;
  await reply(context, {
    key: "my-reply-1",
    review: revision,
    thread: five?.root.item.id ?? "",
    body: "Mine",
    resolves: false,
  });
  await server.update({
    at: START + 1300,
    patchSet: 2,
    message: "Patch Set 2: -Code-Review",
    comments: [
      { ...GRACE, by: 1, id: "all", at: START + 1300, line: 5, inReplyTo: "five", message: "Only five for now." },
      {
        ...GRACE,
        by: 1,
        id: "again",
        at: START + 1301,
        path: "/COMMIT_MSG",
        inReplyTo: "done",
        message: "Not done.",
        unresolved: true,
      },
    ],
  });
  await server.update({
    by: 2,
    at: START + 1400,
    patchSet: 2,
    message: "Patch Set 2: -Code-Review",
    footers: ["Label: -Code-Review"],
  });
  // One vote is a comment now, and its removal is another.
  expect(await bring()).toMatchObject({ added: 3, edited: 1, deleted: 0, resolved: 2 });
  const after = await review();
  const texts = after.threads.map(({ state, isVerdict, comments }) => [
    isVerdict ? "verdict" : state,
    ...comments.flatMap(({ latest }) => (latest.description === "" ? [] : [latest.description])),
  ]);
  expect(texts).toEqual([
    ["RESOLVED", "Why only five?", "Only five for now.", "Mine"],
    ["verdict", "Not like this."],
    ["OPEN", "And nine?"],
    ["NOTE", "It was a digit."],
    ["OPEN", "Say why.", "Done", "Not done."],
    ["verdict"],
    ["verdict", "-Code-Review"],
  ]);
  const last = await notes();
  expect(await bring()).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  expect(await notes()).toEqual(last);
});

test("a record that Gerrit rewrote, to remove a comment's text, changes that comment and no other", async () => {
  const { bring, review } = await reviewed(await discussed());
  await bring();
  const rewritten = await discussed("Comment removed by: <GERRIT_ACCOUNT_9>");
  expect(await bring(rewritten)).toMatchObject({ added: 0, edited: 1, deleted: 0, resolved: 0 });
  const { threads } = await review();
  expect(threads.map(({ root }) => root.latest.description)).toEqual([
    "Why only five?",
    "Not like this.",
    "Comment removed by: Gerrit User 9",
    "It was a digit.",
    "Say why.",
    "",
  ]);
});

import { beforeEach, describe, expect, test } from "vitest";
import type { Conversation } from "#server/exchange/forges/Conversation.ts";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { reopenThread, resolveThread } from "#server/operations/comments/resolveThread.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";
import { comment, conversation, MORNING, PAGE, placeOn, thread, verdict } from "./conversations.ts";

let fixture: ReviewFixture;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
});

const bring = (rest: Partial<Conversation>): Promise<ImportedConversation> =>
  importConversation(fixture.carl, fixture.first, conversation(rest));

async function threads(): Promise<readonly DerivedThread[]> {
  return (await fixture.review()).threads;
}

async function texts(): Promise<readonly (readonly string[])[]> {
  return (await threads()).map(({ comments }) =>
    comments.map(({ latest, isDeleted }) => (isDeleted ? "(deleted)" : latest.description)),
  );
}

describe("the lines that are written", () => {
  test("a comment is git-appraise's line in its author's name on the forge, which is no address, and links to there", async () => {
    const place = placeOn(fixture.head);
    expect(await bring({ threads: [thread("t", { place })] })).toMatchObject({ added: 1, edited: 0, notes: [] });
    expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
      timestamp: String(MORNING),
      author: "octo-cat on forge.example",
      location: { commit: fixture.head, path: "word.txt", range: { startLine: 3, endLine: 3 } },
      description: "Text of t-1",
      resolved: false,
      galley: {
        key: expect.stringMatching(/^fg-[0-9a-f]{10}-[0-9a-f]{40}$/u),
        name: "Octo Cat",
        quote: ["THREE"],
        before: ["one", "two"],
        after: ["four", "five", "six"],
        patchSet: 1,
        imported: { by: "carl@example.org", from: `${PAGE}#t-1` },
      },
    });
  });

  test("a comment on a file, on the change, or on the old side has its place; a forge without states makes notes", async () => {
    await bring({
      threads: [
        thread("file", { place: placeOn(fixture.head, { startLine: null, endLine: null }) }),
        thread("change", { isResolved: null }),
        thread("old", { place: placeOn(fixture.base, { side: "old" }) }),
      ],
    });
    const lines = (await fixture.lines("discuss")).slice(-3);
    expect(lines.map(({ description, location, resolved }) => ({ description, location, resolved }))).toEqual([
      { description: "Text of file-1", location: { commit: fixture.head, path: "word.txt" }, resolved: false },
      { description: "Text of change-1", location: { commit: fixture.first }, resolved: undefined },
      {
        description: "Text of old-1",
        location: { commit: fixture.base, path: "word.txt", range: { startLine: 3, endLine: 3 } },
        resolved: false,
      },
    ]);
    expect(lines[2]?.galley).toMatchObject({ side: "old", quote: ["three"] });
  });

  test("verdicts are those of their people, and as imported ones fulfil no requirement; a dismissed one is a comment", async () => {
    const ann = { login: "ann", name: null };
    await bring({
      verdicts: [
        verdict("yes", { commit: fixture.head, body: "" }),
        verdict("no", { commit: fixture.head, verdict: "reject", author: ann, isDismissed: true }),
      ],
    });
    const { verdicts, state } = await fixture.review();
    expect(state).toBe("APPROVED");
    expect(verdicts.map(({ by, verdict: kind, patchSet, isImported }) => [by, kind, patchSet, isImported])).toEqual([
      [{ email: "octo-cat on forge.example", name: "Octo Cat" }, "approve", 1, true],
      [{ email: "ann on forge.example", name: "ann" }, "comment", 1, true],
    ]);
    await bring({
      verdicts: [
        verdict("yes", { commit: fixture.head, body: "", isDismissed: true }),
        verdict("no", { commit: fixture.head, verdict: "reject", author: ann, isDismissed: true }),
      ],
    });
    expect((await fixture.review()).verdicts.map((one) => one.verdict)).toEqual(["comment", "comment"]);
  });

  test("times are those of the forge, none later than a day after now; two equal comments stay two", async () => {
    const equal = [
      comment("a", { body: "+1" }),
      comment("b", { body: "+1" }),
      comment("c", { at: 9e15, body: "Late" }),
    ];
    await bring({ threads: [thread("t", { comments: [comment("root"), ...equal] })] });
    const [found] = await threads();
    expect(found?.comments.map(({ item }) => [item.description, Number(item.timestamp)])).toEqual([
      ["Text of root", MORNING],
      ["+1", MORNING],
      ["+1", MORNING + 1],
      ["Late", NOON + 86_400],
    ]);
  });
});

describe("places", () => {
  const positions = async () => {
    const review = await fixture.review();
    const found = await positionsOf(fixture.carl.git, review, review.threads);
    return review.threads.map((one) => {
      const { path, side, startLine, certainty } = found.get(one) ?? {};
      return [one.root.item.description, path, side, startLine, certainty];
    });
  };

  test("a thread on an old commit follows to the head with its certainty", async () => {
    await bring({ threads: [thread("old", { place: placeOn(fixture.first, { startLine: 5, endLine: 6 }) })] });
    await fixture.repo.git("switch", "--quiet", "topic");
    await fixture.repo.commit({ "word.txt": "zero\none\ntwo\nTHREE\nfour\nfive\nsix\n" }, "Add zero");
    expect(await positions()).toEqual([["Text of old-1", "word.txt", "new", 6, "SHIFTED"]]);
  });

  test("a commit that is not here is placed by the quoted hunk, and lost if the lines are nowhere", async () => {
    const gone = "0123456789".repeat(4);
    const hunk = "@@ -1,5 +1,5 @@\n one\n two\n-three\n+THREE\n four\n five";
    const other = "@@ -1,2 +1,2 @@\n nothing\n+like this";
    await bring({
      threads: [
        thread("found", { place: placeOn(gone, { startLine: 3, endLine: 5, hunk }) }),
        thread("removed", { place: placeOn(gone, { side: "old", hunk: "@@ -1,3 +1,2 @@\n one\n two\n-three" }) }),
        thread("lost", { place: placeOn(null, { startLine: 2, endLine: 2, hunk: other }) }),
        thread("short", { place: placeOn(gone, { startLine: 9, endLine: 9, hunk }) }),
      ],
    });
    expect(await positions()).toEqual([
      ["Text of found-1", "word.txt", "new", 3, "MOVED"],
      ["Text of removed-1", "word.txt", "old", 3, "MOVED"],
      ["Text of lost-1", "word.txt", "new", null, "LOST"],
      ["Text of short-1", "word.txt", "new", null, "LOST"],
    ]);
    expect((await threads())[0]?.root.item.extras).toMatchObject({
      quote: ["THREE", "four", "five"],
      before: ["one", "two"],
    });
  });

  test("the commit of a thread that no patch set has is protected from garbage collection", async () => {
    await fixture.repo.git("switch", "--quiet", "--detach", "topic");
    const loose = await fixture.repo.commit({ "word.txt": "one\ntwo\nTHREE!\n" }, "Elsewhere");
    await bring({ threads: [thread("t", { place: placeOn(loose) })] });
    const archived = await fixture.repo.git("rev-list", "refs/devtools/archives/reviews");
    expect(archived.split("\n")).toContain(loose);
  });
});

describe("importing again", () => {
  const both = () => [comment("t-1"), comment("t-2", { at: MORNING + 60 })];

  test("writes no line if nothing is different", async () => {
    const first: Partial<Conversation> = {
      threads: [thread("t", { place: placeOn(fixture.head), comments: both(), isResolved: true }), thread("u")],
      verdicts: [verdict("v", { verdict: "reject" }), verdict("w", { isDismissed: true })],
    };
    expect(await bring(first)).toMatchObject({ added: 5 });
    const before = await fixture.refs();
    fixture.tick(60);
    expect(await bring(first)).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
    expect(await fixture.refs()).toBe(before);
  });

  test("adds new replies, and edits what has another text, back and forth", async () => {
    await bring({ threads: [thread("t")] });
    for (const body of ["Second", "Text of t-1", "Second"]) {
      fixture.tick(60);
      const changed = thread("t", { comments: [comment("t-1", { body, editedAt: NOON + 30 }), comment("t-2")] });
      await bring({ threads: [changed] });
    }
    expect(await texts()).toEqual([["Second", "Text of t-2"]]);
    const [root] = (await threads())[0]?.comments ?? [];
    expect(root?.history.map(({ description, author }) => [description, author])).toEqual([
      ["Text of t-1", "octo-cat on forge.example"],
      ["Second", "octo-cat on forge.example"],
      ["Text of t-1", "octo-cat on forge.example"],
      ["Second", "octo-cat on forge.example"],
    ]);
    expect(root?.history[1]?.timestamp).toBe(String(NOON + 30));
  });

  test("what was deleted there is shown as deleted, with my reply below it, unless a page is missing", async () => {
    await bring({ threads: [thread("t", { comments: both() }), thread("u")], verdicts: [verdict("v")] });
    const [found] = await threads();
    const root = found?.root.item.id ?? "";
    await reply(fixture.carl, { key: "my-reply-1", review: fixture.first, thread: root, body: "Mine" });
    const partly = await bring({ threads: [], isComplete: false });
    expect(partly).toMatchObject({ deleted: 0, notes: [expect.stringContaining("lacks a page")] });
    expect(await bring({ threads: [thread("u")] })).toMatchObject({ deleted: 3 });
    expect(await texts()).toEqual([["(deleted)", "(deleted)", "Mine"], ["Text of u-1"], ["(deleted)"]]);
    expect((await fixture.review()).verdicts).toEqual([]);
    expect(await bring({ threads: [thread("u")] })).toMatchObject({ deleted: 0 });
    expect(await bring({ threads: [thread("t", { comments: both() }), thread("u")] })).toMatchObject({ edited: 2 });
    expect((await texts())[0]).toEqual(["Text of t-1", "Text of t-2", "Mine"]);
  });

  test("a reply joins its thread although the thread's first comment was deleted there", async () => {
    await bring({ threads: [thread("t", { comments: both() })] });
    await bring({ threads: [thread("t", { comments: [comment("t-2"), comment("t-3", { at: MORNING + 90 })] })] });
    expect(await texts()).toEqual([["(deleted)", "Text of t-2", "Text of t-3"]]);
  });

  test("the comments of another pull request, and of people here, are never edited or deleted", async () => {
    await bring({ number: 8, threads: [thread("t")] });
    await bring({ threads: [thread("t", { comments: [comment("t-1", { body: "Of 7" })] })] });
    await bring({ threads: [] });
    expect(await texts()).toEqual([["Text of t-1"], ["(deleted)"]]);
  });

  test("all lines of an import are one commit of the notes", async () => {
    const count = () => fixture.repo.git("rev-list", "--count", "refs/notes/devtools/discuss");
    await bring({ threads: [thread("t", { comments: both() }), thread("u")], verdicts: [verdict("v")] });
    expect(await count()).toBe("1");
  });
});

describe("what is resolved", () => {
  const ann = { login: "ann", name: "Ann" };
  const state = async () => (await threads())[0]?.state;

  test("a thread is resolved and reopened by who did it there", async () => {
    await bring({ threads: [thread("t", { isResolved: true, resolvedBy: ann })] });
    const [found] = await threads();
    expect(found?.comments.map(({ item }) => [item.author, item.extras.act])).toEqual([
      ["octo-cat on forge.example", undefined],
      ["ann on forge.example", "resolve"],
    ]);
    expect(await state()).toBe("RESOLVED");
    fixture.tick(60);
    expect(await bring({ threads: [thread("t")] })).toMatchObject({ resolved: 1 });
    expect(await state()).toBe("OPEN");
    fixture.tick(60);
    await bring({ threads: [thread("t", { isResolved: true, resolvedBy: ann })] });
    expect(await state()).toBe("RESOLVED");
    expect((await threads())[0]?.comments).toHaveLength(4);
  });

  test("my own resolving stays until the forge's state changes", async () => {
    await bring({ threads: [thread("t")] });
    const id = (await threads())[0]?.root.item.id ?? "";
    await resolveThread(fixture.carl, { key: "resolve-1", review: fixture.first, thread: id });
    expect(await bring({ threads: [thread("t")] })).toMatchObject({ resolved: 0 });
    expect(await state()).toBe("RESOLVED");
    fixture.tick(60);
    await reopenThread(fixture.carl, { key: "reopen-1", review: fixture.first, thread: id });
    expect(await bring({ threads: [thread("t", { isResolved: true, resolvedBy: ann })] })).toMatchObject({
      resolved: 1,
    });
    expect(await state()).toBe("RESOLVED");
  });
});

import { parse, validate } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { FORGE_QUERIES, parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { GITHUB_QUERY } from "#server/exchange/forges/githubConversation.ts";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import { checksOfForge } from "#server/store/checks.ts";
import { runGh } from "#tests/helpers/ghProgram.ts";
import { GithubForge, githubSchema } from "#tests/helpers/githubForge.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let forge: GithubForge;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  forge = await GithubForge.open();
  await push();
});

/** Pushes both branches to the forge, with force. */
async function push(): Promise<void> {
  await forge.repo.git("fetch", "--quiet", fixture.repo.path, "+main:refs/heads/main", "+topic:refs/pull/7/head");
}

/** What `galley pr query github` runs, one command after the other. */
async function answer(parts?: readonly string[]): Promise<string> {
  const { host, owner, name, number } = forge;
  const printed: string[] = [];
  for (const command of FORGE_QUERIES.github({ host, path: `${owner}/${name}`, number }))
    if (parts === undefined || parts.some((part) => command.args.includes(`${part}=true`)))
      printed.push(await runGh(forge, command));
  return printed.join("\n");
}

async function bring(parts?: readonly string[]): Promise<ImportedConversation> {
  return importConversation(fixture.carl, fixture.first, parseConversation(await answer(parts)));
}

async function positions() {
  const review = await fixture.review();
  const found = await positionsOf(fixture.carl.git, review, review.threads);
  return review.threads.flatMap((one) => {
    const { path, side, startLine, endLine, certainty } = found.get(one) ?? {};
    return one.isVerdict ? [] : [[one.root.item.description, one.state, path, side, startLine, endLine, certainty]];
  });
}

const comment = (body: string, line: number, rest: object = {}) =>
  forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "word.txt", body, line, ...rest });

const submit = (event: string, body?: string) => forge.mutate("submitPullRequestReview", { event, body });

describe("the query", () => {
  test("is valid for GitHub's published schema, and each of its parts asks for one list of pages", () => {
    expect(validate(githubSchema, parse(GITHUB_QUERY)).map(({ message }) => message)).toEqual([]);
    expect(GITHUB_QUERY.match(/@include/gu)).toHaveLength(6);
  });

  test("is run by commands in which no name is an option of another program", () => {
    const [first] = FORGE_QUERIES.github({ host: "ghe.example", path: "--owner/na.me", number: 12 });
    expect(first).toMatchObject({ program: "gh", input: GITHUB_QUERY });
    expect(first?.args.join(" ")).toBe(
      "api graphql --hostname ghe.example --paginate -f owner=--owner -f name=na.me -F number=12 -F threads=true -F query=@-",
    );
    expect(() => FORGE_QUERIES.github({ host: "ghe.example", path: "a/b/c", number: 1 })).toThrow(/owner and a name/u);
  });
});

describe("what the forge refuses", () => {
  test.each([
    ["a line outside of a hunk", { path: "same.txt", line: 1 }, /Path could not be resolved/u],
    ["a line that the diff does not show", { line: 40 }, /part of the diff/u],
    ["a start after the end", { line: 2, startLine: 3 }, /precede the end line/u],
    ["a side that does not exist", { line: 2, side: "MIDDLE" }, /MIDDLE/u],
  ])("%s", async (_, input, message) => {
    await expect(comment("No", 1, input)).rejects.toThrow(message);
  });

  test("a second pending review", async () => {
    await forge.mutate("addPullRequestReview", { pullRequestId: "PR_7" });
    await expect(forge.mutate("addPullRequestReview", { pullRequestId: "PR_7" })).rejects.toThrow(
      /one pending review/u,
    );
  });
});

describe("an answer, imported into a real review", () => {
  test("checks are with the review alone: no note that is pushed has them, and later ones replace them", async () => {
    const run = { __typename: "CheckRun", detailsUrl: "https://ci.example/1", completedAt: "2026-08-20T10:00:00Z" };
    const status = { __typename: "StatusContext", targetUrl: "javascript:alert(1)", createdAt: "2026-08-20T09:00:00Z" };
    forge.statuses.push(
      { ...run, name: "Build", conclusion: "SUCCESS" },
      { ...status, context: "lint", state: "ERROR" },
    );
    forge.statuses.push({ ...run, name: "Later", conclusion: null, completedAt: null });
    const refs = await fixture.repo.git("for-each-ref", "refs/notes");
    await bring();
    const read = async () => (await fixture.carl.store.readPrivate("checks")).get(fixture.first) ?? "";
    const shown = async () => checksOfForge(await read()).map(({ agent, state, url }) => [agent, state, url]);
    expect(await shown()).toEqual([
      ["Build (github.com)", "SUCCESS", "https://ci.example/1"],
      ["lint (github.com)", "FAILURE", null],
      ["Later (github.com)", "PENDING", "https://ci.example/1"],
    ]);
    expect(checksOfForge(await read())[0]).toMatchObject({ commit: fixture.head, timestamp: "1787220000" });
    expect(await fixture.repo.git("for-each-ref", "refs/notes")).toBe(refs);
    forge.statuses.splice(0);
    await bring();
    expect(await shown()).toEqual([]);
  });

  test("threads have their places, replies, people, states and links; all are certain on the head", async () => {
    await comment("One line", 3);
    await comment("Two lines", 4, { startLine: 3 });
    await comment("Old side", 3, { side: "LEFT" });
    await comment("Both sides", 3, { startLine: 3, startSide: "LEFT" });
    await comment("The file", 1, { subjectType: "FILE", line: undefined });
    await submit("COMMENT");
    forge.viewer = "ann";
    const { thread } = forge.idsOf("One line");
    await forge.mutate("addPullRequestReviewThreadReply", { pullRequestReviewThreadId: thread, body: "Why?" });
    await forge.mutate("resolveReviewThread", { threadId: forge.idsOf("Old side").thread });
    await forge.mutate("addComment", { subjectId: "PR_7", body: "On the whole" });
    expect(await bring()).toMatchObject({ added: 7, notes: [] });
    expect(await positions()).toEqual([
      ["One line", "OPEN", "word.txt", "new", 3, 3, "EXACT"],
      ["Two lines", "OPEN", "word.txt", "new", 3, 4, "EXACT"],
      ["Old side", "RESOLVED", "word.txt", "old", 3, 3, "EXACT"],
      ["Both sides", "OPEN", "word.txt", "new", 3, 3, "EXACT"],
      ["The file", "OPEN", "word.txt", "new", null, null, "EXACT"],
      ["On the whole", "NOTE", null, "new", null, null, "EXACT"],
    ]);
    const [first] = (await fixture.review()).threads;
    expect(first?.comments.map(({ item }) => [item.author, item.description, item.extras.imported?.from])).toEqual([
      [
        "octo-cat on github.com",
        "One line",
        expect.stringMatching(/^https:\/\/github\.com\/galley\/press\/pull\/7#PRRC_\d+$/u),
      ],
      ["ann on github.com", "Why?", expect.stringContaining("pull/7#")],
    ]);
  });

  test("reviews are verdicts at their commits; dismissed ones approve nothing, and those without a text are no comments", async () => {
    await comment("A line", 3);
    await submit("APPROVE", "Good");
    forge.viewer = "ann";
    await forge.mutate("addPullRequestReview", { pullRequestId: "PR_7", event: "REQUEST_CHANGES", body: "Not yet" });
    forge.viewer = "bea";
    await forge.mutate("addPullRequestReview", { pullRequestId: "PR_7", event: "APPROVE" });
    await forge.mutate("dismissPullRequestReview", { pullRequestReviewId: forge.reviewId(), message: "Old" });
    await bring();
    const { verdicts } = await fixture.review();
    expect(verdicts.map(({ by, verdict, patchSet, isImported }) => [by.email, verdict, patchSet, isImported])).toEqual([
      ["octo-cat on github.com", "approve", 1, true],
      ["ann on github.com", "reject", 1, true],
      ["bea on github.com", "comment", 1, true],
    ]);
  });

  test("an outdated thread follows to the head with its certainty, also where the commit is gone", async () => {
    await comment("On three", 3);
    await comment("On four and five", 5, { startLine: 4 });
    await submit("COMMENT");
    const old = await forge.head();
    const text = "zero\none\ntwo\nThree!\nfour\nfive\nsix\n";
    await fixture.repo.git("switch", "--quiet", "topic");
    await fixture.repo.write({ "word.txt": text });
    await fixture.repo.git("commit", "--quiet", "--amend", "--all", "--no-edit");
    await push();
    const text1 = await answer();
    const gone = text1.replaceAll(old, "f".repeat(40));
    await importConversation(fixture.carl, fixture.first, parseConversation(gone));
    expect(await positions()).toEqual([
      ["On three", "OPEN", "word.txt", "new", null, null, "LOST"],
      ["On four and five", "OPEN", "word.txt", "new", 5, 6, "EXACT"],
    ]);
    fixture = await requestedReviewFixture();
    await fixture.repo.git("fetch", "--quiet", forge.repo.path, "refs/pull/7/head:refs/heads/topic", "--force");
    await importConversation(fixture.carl, fixture.first, parseConversation(text1));
    expect(await positions()).toEqual([
      ["On three", "OPEN", "word.txt", "new", 4, 4, "EDITED"],
      ["On four and five", "OPEN", "word.txt", "new", 5, 6, "SHIFTED"],
    ]);
  });

  test("my own pending review becomes drafts, which I may change here, and nobody else sees it", async () => {
    await comment("Sent", 3);
    await submit("COMMENT");
    await comment("Not sent", 4);
    const { thread } = forge.idsOf("Sent");
    await forge.mutate("addPullRequestReviewThreadReply", { pullRequestReviewThreadId: thread, body: "Nor this" });
    expect(await bring()).toMatchObject({ added: 1, drafts: 2 });
    const drafts = async () => (await readDrafts(fixture.carl.store)).get(fixture.first) ?? [];
    expect((await drafts()).map(({ body, anchor, thread: root }) => [body, anchor?.startLine, root !== null])).toEqual([
      ["Nor this", undefined, true],
      ["Not sent", 4, false],
    ]);
    expect(await bring()).toMatchObject({ added: 0, drafts: 0 });
    forge.viewer = "ann";
    expect(parseConversation(await answer())).toMatchObject({
      drafts: [],
      threads: [{ comments: [{ body: "Sent" }] }],
    });
    forge.viewer = "octo-cat";
    await submit("COMMENT");
    expect(await bring()).toMatchObject({ added: 2, drafts: 0 });
    expect(await drafts()).toEqual([]);
  });

  test("its title, its text, its author and the reviewers that were requested are read", async () => {
    forge.requested = ["ann", "bea"];
    expect(parseConversation(await answer())).toMatchObject({
      host: "github.com",
      path: "galley/press",
      number: 7,
      title: "Shout three",
      body: "As they wrote.",
      author: { login: "ada-proof" },
      head: fixture.head,
      requestedReviewers: [{ login: "ann" }, { login: "bea" }],
      isComplete: true,
    });
  });

  test("files that I viewed there at the head are viewed here", async () => {
    await forge.mutate("markFileAsViewed", { pullRequestId: "PR_7", path: "word.txt" });
    expect(await bring()).toMatchObject({ viewedFiles: 1 });
    const seen = (await fixture.carl.store.readPrivate("seen")).get(fixture.first);
    expect(seen?.trim().split("\n")).toHaveLength(1);
  });

  test("edits, deletions and new states arrive with the next answer, and the same answer writes nothing", async () => {
    await comment("First", 3);
    await comment("Second", 4);
    await submit("COMMENT");
    await bring();
    await forge.mutate("updatePullRequestReviewComment", {
      pullRequestReviewCommentId: forge.idsOf("First").comment,
      body: "First, again",
    });
    await forge.mutate("deletePullRequestReviewComment", { id: forge.idsOf("Second").comment });
    await forge.mutate("resolveReviewThread", { threadId: forge.idsOf("First, again").thread });
    expect(await bring()).toMatchObject({ added: 0, edited: 1, deleted: 1, resolved: 1 });
    const before = await fixture.refs();
    expect(await bring()).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
    expect(await fixture.refs()).toBe(before);
  });

  test("all pages are read; without one of them nothing is marked as deleted", async () => {
    const threads = Array.from({ length: 120 }, (_, at) => ({ path: "word.txt", line: 3, body: `Thread ${at}` }));
    await forge.mutate("addPullRequestReview", { pullRequestId: "PR_7", event: "COMMENT", threads });
    expect(await bring()).toMatchObject({ added: 120, notes: [] });
    const notes = [expect.stringContaining("lacks a page")];
    expect(await bring(["threads"])).toMatchObject({ added: 0, deleted: 0, notes });
    expect(await bring(["comments", "reviews"])).toMatchObject({ deleted: 0, notes });
  });
});

import { expect, test } from "vitest";
import { addComment, addComments } from "#server/operations/comments/writeComments.ts";
import { deleteComment, editComment } from "#server/operations/comments/editComment.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { reopenThread, resolveThread } from "#server/operations/comments/resolveThread.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { readInbox } from "#server/operations/inbox/readInbox.ts";
import { contextIn } from "#server/operations/submodules/partComments.ts";
import { openCommitReview } from "#server/operations/requests/openCommitReview.ts";
import { shareReview } from "#server/operations/requests/shareReview.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { type Draft, draftAsThread, readDrafts } from "#server/reviews/index/Draft.ts";
import type { ThreadOrDraft } from "#server/reviews/positions/ThreadPosition.ts";
import { partsOf } from "#server/reviews/positions/submodules/parts.ts";
import { positionsWithParts } from "#server/reviews/positions/submodules/partPositions.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { comment, moveLib, shown, submoduleReview } from "./submoduleReview.ts";

test("a comment on a line inside a submodule is stored in its repository alone, and is a thread of the review", async () => {
  const made = await submoduleReview();
  const carl = await made.open();
  const { thread } = await addComment(carl.context, comment(made.first, "lib/src/a.txt", 2));
  const { libs, first } = made;
  expect(await made.lines(made.repo, "discuss")).toEqual([]);
  const [line] = await made.lines(made.lib, "discuss");
  expect(line).toMatchObject({
    author: "carl@example.org",
    location: { commit: libs[1], path: "src/a.txt", range: { startLine: 2, endLine: 2 } },
    description: "Why?",
    resolved: false,
    galley: { side: "new", quote: ["two was a line"], patchSet: 1 },
  });
  const [request, ...others] = await made.lines(made.lib, "reviews");
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    targetRef: "refs/heads/main",
    requester: "carl@example.org",
    description: "Move lib (lib)",
    baseCommit: libs[0],
    galley: { act: "request", base: libs[0], head: libs[1], partOf: { path: "lib", review: first } },
  });
  const later = await made.open();
  const id = "0123456789abcdef";
  expect((await readInbox(later.context, { id })).items.map(({ reason }) => reason)).toEqual([
    "Waits for Ada’s answer to 1 comment",
  ]);
  const [part] = partsOf(await later.review());
  if (part === undefined) throw new Error("The review has no part.");
  const there = contextIn(later.context, part.git);
  expect((await readInbox(there, { id })).items.filter(({ review }) => review !== null)).toEqual([]);
  expect(await shown(later)).toEqual([["OPEN", "new lib/src/a.txt:2", "EXACT"]]);
  expect(await later.review()).toMatchObject({
    openThreads: 1,
    commentCount: 1,
    threads: [{ root: { item: { id: thread } } }],
  });
});

test(
  "a submodule in a submodule has a part of its own, and the review shows the threads of both",
  { tags: "slow" },
  async () => {
    const made = await submoduleReview();
    const { context } = await made.open();
    const inputs = [
      comment(made.first, "lib/deep/d.txt", 2, "comment-deep"),
      comment(made.first, "lib/src/a.txt", 2, "comment-old", "old"),
      comment(made.first, "r.txt", 1, "comment-own"),
      comment(made.first, "lib/src/a.txt", 3, "comment-lib"),
    ];
    const answers = await addComments(context, inputs);
    const idsIn = async (repo: TempRepo) => (await made.lines(repo, "discuss")).map(({ galley }) => galley?.["key"]);
    expect([await idsIn(made.repo), await idsIn(made.lib), await idsIn(made.deep)]).toEqual([
      ["comment-own"],
      ["comment-old", "comment-lib"],
      ["comment-deep"],
    ]);
    const later = await made.open();
    expect(await shown(later)).toEqual([
      ["OPEN", "new lib/deep/d.txt:2", "EXACT"],
      ["OPEN", "old lib/src/a.txt:2", "EXACT"],
      ["OPEN", "new lib/src/a.txt:3", "EXACT"],
      ["OPEN", "new r.txt:1", "EXACT"],
    ]);
    expect(await addComments(later.context, inputs)).toEqual(answers);
    expect(await idsIn(made.deep)).toEqual(["comment-deep"]);
    const linked = (await made.lines(made.deep, "reviews")).map(({ galley }) => galley?.["partOf"]);
    const [lib] = await made
      .lines(made.repo, "reviews")
      .then((lines) => lines.flatMap(({ galley }) => galley?.["part"] ?? []));
    expect(linked).toEqual([{ path: "deep", review: (lib as { review: string }).review }]);
  },
);

test("replies, resolutions, edits and deletions go to the repository of their thread", async () => {
  const made = await submoduleReview();
  const { context, review } = await made.open();
  const { thread } = await addComment(context, comment(made.first, "lib/deep/d.txt", 2));
  const id = { review: made.first, thread };
  await reply(context, { ...id, key: "reply-01", body: "Because.", resolves: false });
  await editComment(context, { key: "edit-0001", review: made.first, comment: thread, body: "Why so?" });
  await resolveThread(context, { ...id, key: "resolve-01", body: "Right." });
  expect((await review()).threads.map(({ state }) => state)).toEqual(["RESOLVED"]);
  await reopenThread(context, { ...id, key: "reopen-01" });
  const found = await review();
  expect(found.openThreads).toBe(1);
  expect(found.threads.map(({ comments }) => comments.map(({ latest }) => latest.description))).toEqual([
    ["Why so?", "Because.", "Right.", ""],
  ]);
  await deleteComment(context, { key: "delete-01", review: made.first, comment: thread });
  expect(await made.lines(made.repo, "discuss")).toEqual([]);
  expect(await made.lines(made.lib, "discuss")).toEqual([]);
  expect(await made.lines(made.deep, "discuss")).toHaveLength(6);
});

test("drafts stay with the review until a verdict publishes them where their files are", async () => {
  const made = await submoduleReview();
  const carl = await made.open();
  const { thread } = await addComment(carl.context, comment(made.first, "lib/src/a.txt", 2));
  const draft = { review: made.first, body: "Drafted.", kind: "note" as const };
  const { anchor } = comment(made.first, "lib/deep/d.txt", 2);
  await saveDraft(carl.context, { ...draft, key: "draft-new", anchor });
  await saveDraft(carl.context, { ...draft, key: "draft-reply", thread, resolves: true });
  await saveDraft(carl.context, { ...draft, key: "draft-edit", edits: thread });
  const [saved] = (await readDrafts(carl.context.store)).get(made.first) ?? [];
  const found = await carl.review();
  const asThread = draftAsThread(saved as Draft) as ThreadOrDraft;
  const span = { old: found.base, new: found.head, isBetween: false };
  const positions = await positionsWithParts(carl.context.git, found, [asThread], { span });
  expect(positions.get(asThread)).toMatchObject({ path: "lib/deep/d.txt", startLine: 2, certainty: "EXACT" });

  const { published } = await giveVerdict(carl.context, {
    drafts: "all",
    key: "verdict-1",
    review: made.first,
    verdict: "approve",
  });
  expect(published).toBe(3);
  const texts = async (repo: TempRepo) =>
    (await made.lines(repo, "discuss")).map(({ description }) => description ?? "");
  expect([await texts(made.repo), await texts(made.lib), await texts(made.deep)]).toEqual([
    [""],
    ["Why?", "Drafted.", "Drafted."],
    ["Drafted."],
  ]);
  const after = await (await made.open()).review();
  expect([after.state, after.openThreads]).toEqual(["APPROVED", 0]);
  expect((await readDrafts(carl.context.store)).get(made.first)).toBeUndefined();
});

test("who watches a review is notified of comments in its submodules by any process", { tags: "slow" }, async () => {
  const made = await submoduleReview();
  const [page, other] = [await made.open(), await made.open("Ada")];
  const changed: string[][] = [];
  const end = page.context.store.watch(({ reviews }) => void changed.push([...reviews]));
  await addComment(other.context, comment(made.first, "lib/deep/d.txt", 2));
  await expect.poll(() => changed.flat()).toContain(made.first);
  await page.review();
  changed.length = 0;
  const [thread] = (await other.review()).threads;
  const id = { review: made.first, thread: thread?.root.item.id ?? "" };
  await reply(other.context, { ...id, key: "reply-02", body: "Because.", resolves: false });
  await expect.poll(() => changed.flat()).toContain(made.first);
  end();
});

test("the parts of a private review are private until it is shared", async () => {
  const made = await submoduleReview();
  const { context } = await made.open();
  const lib = await made.lib.commit({ "src/b.txt": "b\n" });
  await moveLib(made, lib);
  const commit = await made.repo.git("rev-parse", "HEAD");
  await made.repo.git("update-ref", "refs/heads/topic", made.head);
  const { review } = await openCommitReview(context, { key: "commit-01", commit });
  await addComment(context, comment(review, "lib/src/b.txt", 1));
  expect([await made.lines(made.lib, "reviews"), await made.lines(made.lib, "discuss")]).toEqual([[], []]);
  expect(await context.index.find(review)).toMatchObject({ isPrivate: true, openThreads: 1 });
  await shareReview(context, { key: "share-001", review });
  expect(await made.lines(made.lib, "discuss")).toMatchObject([{ location: { commit: lib, path: "src/b.txt" } }]);
  expect(await made.lib.git("rev-list", "refs/devtools/archives/reviews")).toContain(lib);
  expect(await context.index.find(review)).toMatchObject({ isPrivate: false, openThreads: 1 });
});

/** The members of git-appraise's published schemas, and ours. */
const REQUEST = /^(?:timestamp|reviewRef|targetRef|requester|reviewers|description|baseCommit|alias|galley)$/u;
const COMMENT = /^(?:timestamp|author|original|parent|location|description|resolved|galley)$/u;

test("git-appraise reads the part of each repository alone", async () => {
  const made = await submoduleReview();
  const { context } = await made.open();
  await addComment(context, comment(made.first, "lib/deep/d.txt", 2));
  await addComment(context, comment(made.first, "r.txt", 1, "comment-own"));
  for (const repo of [made.repo, made.lib, made.deep]) {
    const requests = await made.lines(repo, "reviews");
    const comments = await made.lines(repo, "discuss");
    expect(requests.flatMap((line) => Object.keys(line)).filter((name) => !REQUEST.test(name))).toEqual([]);
    expect(comments.flatMap((line) => Object.keys(line)).filter((name) => !COMMENT.test(name))).toEqual([]);
    // Every location is a file of a commit of the same repository, and every review has its object.
    for (const { location } of comments) {
      const { commit, path } = location as { commit: string; path: string };
      expect(await repo.git("cat-file", "-t", `${commit}:${path}`)).toBe("blob");
    }
    for (const oid of (await repo.git("notes", "--ref=devtools/reviews", "list")).match(/\w+$/gmu) ?? [])
      expect(await repo.git("cat-file", "-t", oid)).toBe("commit");
  }
  const [current] = (await made.lines(made.repo, "reviews")).slice(-1);
  expect(current).toMatchObject({
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    description: "Move lib",
  });
});

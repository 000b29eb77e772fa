import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql;
afterEach(() => opened.close());

let keys = 0;
const key = (): string => `answer-key-${(keys += 1)}`;

const THREADS = `threads { id oid state addressed { oid agent patchSet change { patch } }
  comments { id oid body agent isDeleted addressed author { email } } }`;

async function threadsOf(name: string) {
  const { repository } = await opened.query(
    `query ($name: String!) { repository(slug: "repo") { findReview(name: $name, refreshed: true) { patchSets { kind headOid } ${THREADS} } } }`,
    { name },
  );
  return repository.findReview;
}

/** Adds blocking comments with suggestions, and returns the ids of the comments. */
async function suggest(review: string, suggestions: readonly (readonly [path: string, line: number, line: string])[]) {
  const comments = suggestions.map(([path, startLine, line]) => ({
    key: key(),
    review,
    anchor: { path, startLine },
    body: `\`\`\`suggestion\n${line}\n\`\`\``,
    kind: "BLOCKING",
  }));
  const { addComments } = await opened.query(
    `mutation ($input: AddCommentsInput!) { addComments(input: $input) { problem { message } threads { comments { id } } } }`,
    { input: { comments } },
  );
  return addComments.threads.map((thread: { comments: { id: string }[] }) => thread.comments[0]?.id);
}

async function apply(comments: readonly string[]) {
  const { applySuggestions } = await opened.query(
    `mutation ($input: ApplySuggestionsInput!) { applySuggestions(input: $input) {
      edit paths snapshotOid applied { ${THREADS.slice("threads { ".length, -2)} } refused { comment problem { code } } unanswered { message } problem { message } } }`,
    { input: { key: key(), suggestions: comments.map((comment) => ({ comment })) } },
  );
  return applySuggestions;
}

const undo = async (edit: string) =>
  (
    await opened.query(
      `mutation ($input: UndoWorkTreeEditInput!) { undoWorkTreeEdit(input: $input) { edit problem { message } } }`,
      { input: { key: key(), edit } },
    )
  ).undoWorkTreeEdit;

test("uncommitted work: one reply in each thread proposes the snapshot that has the lines; undo deletes them", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "one\ntwo\n", "b.txt": "one\n" }, "Begin");
  await repo.write({ "a.txt": "one\nTWO\n", "b.txt": "ONE\n" });
  opened = await openGraphql(repo.path);
  const worktree = await opened.query(`{ repository(slug: "repo") { worktree { review { id revision } } } }`);
  const { id, revision } = worktree.repository.worktree.review;
  const comments = await suggest(id, [
    ["a.txt", 2, "zwei"],
    ["b.txt", 1, "eins"],
    ["b.txt", 1, "uno"],
  ]);
  const { edit, paths, snapshotOid, applied, refused, unanswered } = await apply(comments);
  expect([paths, unanswered]).toEqual([["a.txt", "b.txt"], null]);
  expect(refused).toEqual([{ comment: comments[2], problem: { code: "CONFLICT" } }]);
  expect(await repo.git("show", `${snapshotOid}:a.txt`)).toBe("one\nzwei");
  expect(await repo.git("show", `${snapshotOid}:b.txt`)).toBe("eins");
  const { patchSets, threads } = await threadsOf(revision);
  expect(patchSets.at(-1)).toEqual({ kind: "SNAPSHOT", headOid: snapshotOid });
  expect(threads.slice(0, 2)).toEqual(applied);
  for (const thread of applied) {
    expect(thread).toMatchObject({ state: "OPEN", addressed: { oid: snapshotOid, agent: null, patchSet: 2 } });
    expect(thread.comments.slice(1)).toMatchObject([
      { body: "Applied the suggestion.", addressed: snapshotOid, author: { email: "ada@example.org" } },
    ]);
  }
  expect(applied[0].addressed.change.patch).toContain("-TWO\n+zwei");
  expect(threads[2]).toMatchObject({ state: "OPEN", addressed: null });

  expect(await undo(edit)).toMatchObject({ problem: null });
  expect(await readFile(repo.file("a.txt"), "utf8")).toBe("one\nTWO\n");
  const after = (await threadsOf(revision)).threads;
  for (const thread of after.slice(0, 2)) {
    expect(thread).toMatchObject({ state: "OPEN", addressed: null });
    expect(thread.comments).toMatchObject([{ isDeleted: false }, { isDeleted: true, body: "" }]);
  }
});

test("what was applied and then committed is still shown as addressed, with the change since the comment", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "one\ntwo\n" }, "Begin");
  await repo.write({ "a.txt": "one\nTWO\n" });
  opened = await openGraphql(repo.path);
  const worktree = await opened.query(`{ repository(slug: "repo") { worktree { review { id revision } } } }`);
  const { id, revision } = worktree.repository.worktree.review;
  const { snapshotOid } = await apply(await suggest(id, [["a.txt", 2, "zwei"]]));
  await repo.git("commit", "-qam", "Say it in German");
  const { patchSets, threads } = await threadsOf(revision);
  expect(patchSets.map(({ kind }: { kind: string }) => kind)).toEqual(["SNAPSHOT", "SNAPSHOT", "COMMITS"]);
  expect(patchSets.at(-1).headOid).toBe(await repo.git("rev-parse", "HEAD"));
  expect(threads[0]).toMatchObject({ state: "OPEN", addressed: { oid: snapshotOid, patchSet: 2 } });
  expect(threads[0].addressed.change.patch).toContain("-TWO\n+zwei");
});

/** Opens a shared review of `topic`, which is checked out. */
async function shared(): Promise<ReviewedRepo & { readonly review: string }> {
  const made = await reviewedRepo();
  await made.repo.git("checkout", "-q", "topic");
  opened = await openGraphql(made.repo.path);
  const { repository } = await opened.query(`{ repository(slug: "repo") { findReview(name: "topic") { id } } }`);
  return { ...made, review: repository.findReview.id };
}

const noted = (repo: TempRepo): Promise<string> =>
  repo.git("for-each-ref", "--format=%(refname)", "refs/notes", "refs/galley");

test("a shared review: the snapshot with the viewer's other work is protected in this repository alone", async () => {
  const { repo, review } = await shared();
  await repo.write({ "secret plans.txt": "not to be pushed\n" });
  const { snapshotOid, applied } = await apply(await suggest(review, [["long.txt", 60, "line 60 is fine"]]));
  expect(applied).toMatchObject([{ state: "OPEN", addressed: { oid: snapshotOid, patchSet: null } }]);
  expect(applied[0].addressed.change.patch).toContain("+line 60 is fine");
  const refs = (await noted(repo)).split("\n");
  const withIt = [];
  for (const ref of refs) if ((await repo.git("rev-list", ref)).split("\n").includes(snapshotOid)) withIt.push(ref);
  expect(withIt.length).toBeGreaterThan(0);
  expect(withIt.every((ref) => ref.startsWith("refs/galley/"))).toBe(true);
});

test("a resolved thread gets no reply, and without a name of the viewer none does", async () => {
  const { repo, review } = await shared();
  const [resolved, open] = await suggest(review, [
    ["long.txt", 60, "line 60 is fine"],
    ["long.txt", 10, "line 10 is fine"],
  ]);
  const { threads } = await threadsOf("topic");
  await opened.query(`mutation ($input: ThreadActionInput!) { resolveThread(input: $input) { problem { message } } }`, {
    input: {
      key: key(),
      thread: threads.find((one: { comments: { id: string }[] }) => one.comments[0]?.id === resolved).id,
    },
  });
  const first = await apply([resolved]);
  expect(first).toMatchObject({ paths: ["long.txt"], unanswered: null, applied: [{ state: "RESOLVED" }] });
  expect(first.applied[0].comments).toHaveLength(2); // the comment and what resolved it
  await opened.close();
  await repo.git("config", "user.email", "");
  opened = await openGraphql(repo.path);
  const second = await apply([open]);
  expect(second).toMatchObject({
    paths: ["long.txt"],
    snapshotOid: null,
    applied: [{ state: "OPEN", addressed: null }],
  });
  expect(second.unanswered.message).toMatch(/does not know who you are/u);
});

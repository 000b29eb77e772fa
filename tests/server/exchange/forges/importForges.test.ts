import { expect, test } from "vitest";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { FakeGitea } from "./FakeGitea.ts";
import { FakeGitlab } from "./FakeGitlab.ts";
import { forcePushedRepo } from "./forcePushedRepo.ts";
import { type ImportedPull, importedPull } from "./importedPull.ts";

/** A clone that has only what the forge advertises after the branch was rewritten. */
async function freshClone(bare: TempRepo): Promise<TempRepo> {
  const folder = await tempFolder();
  await bare.git("clone", "-q", `file://${bare.path}`, `${folder}/clone`);
  return tempRepo({ at: `${folder}/clone`, existing: true });
}

/** Returns the texts of the comments of each thread. */
async function texts({ review }: ImportedPull): Promise<readonly (readonly string[])[]> {
  return (await review()).threads.map(({ comments }) =>
    comments.map(({ latest, isDeleted }) => (isDeleted ? "(deleted)" : latest.description)),
  );
}

test("discussions of GitLab are at the versions they were written on, and follow to the head with their certainty", async () => {
  const { bare, work, base, first, second } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare);
  await gitlab.push(first);
  await gitlab.comment("linus", { path: "code.txt", newLine: 31, from: { newLine: 30 } }, "Two added lines");
  await gitlab.comment("linus", { path: "code.txt", newLine: 10 }, "Rewritten later");
  await gitlab.comment("linus", { path: "code.txt", oldLine: 20 }, "A removed line");
  const kept = await gitlab.comment("linus", { path: "kept.txt", newLine: 5 }, "Left alone");
  gitlab.discuss("grace", "In general");
  gitlab.resolve(kept, "grace");
  const pull = await importedPull(work, first, base);
  expect(await pull.bring(gitlab.replies())).toMatchObject({ added: 5, notes: [] });
  expect(await pull.threads()).toEqual([
    ["Two added lines", "OPEN", "code.txt", "new", 30, 31, "EXACT"],
    ["Rewritten later", "OPEN", "code.txt", "new", 10, 10, "EXACT"],
    ["A removed line", "OPEN", "code.txt", "old", 20, 20, "EXACT"],
    ["Left alone", "RESOLVED", "kept.txt", "new", 5, 5, "EXACT"],
    ["In general", "OPEN", null, "new", null, null, "EXACT"],
  ]);
  await gitlab.push(second);
  await pull.record(second, base);
  const refs = await work.git("for-each-ref", "refs/notes", "refs/galley/notes");
  expect(await pull.bring(gitlab.replies())).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  expect(await work.git("for-each-ref", "refs/notes", "refs/galley/notes")).toBe(refs);
  expect(await pull.threads()).toEqual([
    ["Two added lines", "OPEN", "code.txt", "new", 32, 33, "SHIFTED"],
    ["Rewritten later", "OPEN", "code.txt", "new", 12, 12, "EDITED"],
    ["A removed line", "OPEN", "code.txt", "old", 20, 20, "EXACT"],
    ["Left alone", "RESOLVED", "kept.txt", "new", 5, 5, "EXACT"],
    ["In general", "OPEN", null, "new", null, null, "EXACT"],
  ]);
});

test("versions of GitLab are patch sets as far as their commits are here, and approvals are of the version they were given for", async () => {
  const { bare, work, base, first, second } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare);
  await gitlab.push(first);
  await gitlab.comment("linus", { path: "code.txt", newLine: 10 }, "On version 1");
  gitlab.approve("linus");
  await gitlab.push(second);
  await gitlab.comment("linus", { path: "code.txt", newLine: 12 }, "On version 2");
  const pull = await importedPull(work, second, base);
  await pull.bring(gitlab.replies());
  const { patchSets, threads, verdicts, head } = await pull.review();
  expect(patchSets).toMatchObject([
    { number: 1, head: first, base, at: 1_700_100_060 },
    { number: 2, head: second, base },
  ]);
  expect(head).toBe(second);
  expect(threads.map(({ root }) => root.item.extras.patchSet)).toEqual([1, 1, 2]);
  expect(verdicts).toMatchObject([{ verdict: "approve", by: { name: "Linus" }, patchSet: 1, isImported: true }]);
  expect(await pull.bring(gitlab.replies())).toMatchObject({ added: 0, edited: 0, deleted: 0 });
  expect((await pull.review()).patchSets).toHaveLength(2);

  const fresh = await importedPull(await freshClone(bare), second, base);
  await fresh.bring(gitlab.replies());
  expect((await fresh.review()).patchSets).toMatchObject([{ number: 1, head: second }]);
  // GitLab's answer has no lines of code.
  expect((await fresh.threads()).filter(([text]) => text !== "")).toEqual([
    ["On version 1", "OPEN", "code.txt", "new", null, null, "LOST"],
    ["On version 2", "OPEN", "code.txt", "new", 12, 12, "EXACT"],
  ]);
});

test("versions do not change the numbers of patch sets that comments name", async () => {
  const { bare, work, base, first, second } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare);
  await gitlab.push(second);
  gitlab.note("linus", "Before");
  const pull = await importedPull(work, second, base);
  await pull.bring(gitlab.replies());
  const rewritten = new FakeGitlab(bare);
  await rewritten.push(first);
  await rewritten.push(second);
  await pull.bring(rewritten.replies());
  expect((await pull.review()).patchSets).toMatchObject([{ number: 1, head: second }]);
});

test("what changes on GitLab changes here: texts, deleted notes with my reply below, states, drafts, reviewers", async () => {
  const { bare, work, base, first } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare);
  await gitlab.push(first);
  const thread = await gitlab.comment("linus", { path: "code.txt", newLine: 10 }, "Why?");
  gitlab.reply(thread, "grace", "Because.");
  gitlab.request("linus");
  await gitlab.draft({ path: "code.txt", newLine: 31 }, "My draft");
  await gitlab.draft(null, "My draft of a reply", thread);
  const pull = await importedPull(work, first, base);
  expect(await pull.bring(gitlab.replies())).toMatchObject({ added: 2, drafts: 2 });
  const { current, title, body, threads } = await pull.review();
  expect([title, body, current.reviewers]).toEqual([
    "Change some lines",
    "Why it changes them.",
    ["linus on gitlab.example.org"],
  ]);
  const root = threads[0]?.root.item.id ?? "";
  const drafts = (await readDrafts(pull.context.store)).get((await pull.review()).revision) ?? [];
  expect(new Set(drafts.map((draft) => draft.body))).toEqual(new Set(["My draft", "My draft of a reply"]));
  await reply(pull.context, { key: "my-reply-1", review: first, thread: root, body: "Mine" });

  gitlab.edit(thread, 0, "Why, again?");
  gitlab.remove(thread, 1);
  gitlab.resolve(thread, "grace");
  gitlab.dropDrafts();
  gitlab.title = "Change lines";
  expect(await pull.bring(gitlab.replies())).toMatchObject({ added: 0, edited: 1, deleted: 1, resolved: 1 });
  expect((await texts(pull))[0]?.slice(0, 3)).toEqual(["Why, again?", "(deleted)", "Mine"]);
  expect(await pull.review()).toMatchObject({ title: "Change lines", threads: [{ state: "RESOLVED" }] });
  expect((await readDrafts(pull.context.store)).get(first) ?? []).toEqual([]);
  gitlab.remove(thread, 0);
  const incomplete = gitlab.replies().filter((reply) => !JSON.stringify(reply).includes("approved_by"));
  expect(await pull.bring(incomplete)).toMatchObject({ deleted: 0, notes: [expect.stringContaining("lacks a page")] });
  expect(await pull.bring(gitlab.replies())).toMatchObject({ deleted: 1 });
  expect((await texts(pull))[0]?.slice(0, 3)).toEqual(["(deleted)", "(deleted)", "Mine"]);
});

test("reviews of Gitea are at the heads they were written on, else placed by their hunks, and follow to the head", async () => {
  const { bare, work, base, first, second } = await forcePushedRepo();
  const gitea = new FakeGitea(bare);
  await gitea.push(first);
  const comments = [
    { path: "code.txt", line: 30, extraLines: 1, body: "Two added lines" },
    { path: "code.txt", line: 10, body: "Rewritten later" },
    { path: "code.txt", line: -20, body: "A removed line" },
    { path: "kept.txt", line: 5, body: "Left alone" },
    { path: "code.txt", line: 900, body: "Past the end" },
  ];
  await gitea.review("linus", "REQUEST_CHANGES", { body: "Not yet.", comments });
  const left = gitea.codeComments().find(({ body }) => body === "Left alone");
  gitea.resolve(left?.id ?? 0, "grace");
  const pull = await importedPull(work, first, base);
  expect(await pull.bring(gitea.replies())).toMatchObject({ added: 6, notes: [] });
  await gitea.push(second);
  await pull.record(second, base);
  expect(await pull.bring(gitea.replies())).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  const followed = [
    ["Two added lines", "OPEN", "code.txt", "new", 32, 33, "SHIFTED"],
    ["Rewritten later", "OPEN", "code.txt", "new", 12, 12, "EDITED"],
    ["A removed line", "OPEN", "code.txt", "old", 20, 20, "EXACT"],
    ["Left alone", "RESOLVED", "kept.txt", "new", 5, 5, "EXACT"],
    ["Past the end", "OPEN", "code.txt", "new", 43, 43, "LOST"],
  ];
  expect((await pull.threads()).filter(([text]) => text !== "Not yet.")).toEqual(followed);
  expect((await pull.review()).verdicts).toMatchObject([{ verdict: "reject", by: { name: "Linus" }, patchSet: 1 }]);

  const fresh = await importedPull(await freshClone(bare), second, base);
  await fresh.bring(gitea.replies());
  expect((await fresh.threads()).filter(([text]) => text !== "Not yet.")).toEqual([
    ["Two added lines", "OPEN", "code.txt", "new", 32, 33, "MOVED"],
    ["Rewritten later", "OPEN", "code.txt", "new", null, null, "LOST"],
    ["A removed line", "OPEN", "code.txt", "old", 20, 20, "MOVED"],
    ["Left alone", "RESOLVED", "kept.txt", "new", 5, 5, "MOVED"],
    ["Past the end", "OPEN", "code.txt", "new", null, null, "LOST"],
  ]);
});

test("what changes on Gitea changes here", async () => {
  const { bare, work, base, first } = await forcePushedRepo();
  const gitea = new FakeGitea(bare);
  await gitea.push(first);
  const place = { path: "code.txt", line: 10 };
  const review = await gitea.review("linus", "APPROVED", { body: "Good.", comments: [{ ...place, body: "Why?" }] });
  await gitea.reply(review, "grace", { ...place, body: "Because." });
  const note = gitea.comment("linus", "In general");
  await gitea.review("ada", "PENDING", { comments: [{ ...place, body: "My draft" }] });
  const pull = await importedPull(work, first, base);
  expect(await pull.bring(gitea.replies())).toMatchObject({ added: 4, drafts: 1 });
  const [question] = gitea.codeComments();
  gitea.edit(question?.id ?? 0, "Why, again?");
  gitea.resolve(question?.id ?? 0, "linus");
  gitea.remove(note);
  gitea.dismiss(review);
  expect(await pull.bring(gitea.replies())).toMatchObject({ added: 0, edited: 2, deleted: 1, resolved: 1 });
  expect(await texts(pull)).toEqual([["Good."], ["Why, again?", "Because.", ""], ["(deleted)"]]);
  expect((await pull.review()).verdicts).toMatchObject([{ verdict: "comment" }]);
  const before = await work.git("for-each-ref");
  expect(await pull.bring(gitea.replies())).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  expect(await work.git("for-each-ref")).toBe(before);
});

test("the answer about another pull request is refused, and nothing is written", async () => {
  const { bare, work, base, first, second } = await forcePushedRepo();
  const pull = await importedPull(work, first, base);
  const before = await work.git("for-each-ref");
  const [gitlab, gitea] = [new FakeGitlab(bare), new FakeGitea(bare)];
  await gitlab.push(second);
  await gitea.push(second);
  await expect(pull.bring(gitlab.replies())).rejects.toThrow("not about this review");
  await expect(pull.bring(gitea.replies())).rejects.toThrow("not about this review");
  expect(await work.git("for-each-ref")).toBe(before);
});

test("the answer about another number is refused although its head is the same, and one from another address of the host is not", async () => {
  const { bare, work, base, first } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare);
  await gitlab.push(first);
  gitlab.note("linus", "Hello");
  const at = { kind: "mergeRequest", host: "altssh.example.org", path: "group/sub/project" } as const;
  const other = await importedPull(work, first, base, { ...at, number: 8 });
  await expect(other.bring(gitlab.replies())).rejects.toThrow("not about this review");
  const same = await importedPull((await forcePushedRepo()).work, first, base, { ...at, number: 7 });
  expect(await same.bring(gitlab.replies())).toMatchObject({ added: 1 });
});

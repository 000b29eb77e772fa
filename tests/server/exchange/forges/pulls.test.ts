import { readdir, readFile } from "node:fs/promises";
import { beforeEach, expect, it } from "vitest";
import { closePull, movedPulls, openPull, updatePull } from "#server/exchange/forges/pulls.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { shareReview } from "#server/operations/requests/shareReview.ts";
import { openReviewContext, requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { pulledRepo, type PulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let pulled: PulledRepo;
beforeEach(async () => {
  pulled = await pulledRepo();
});

async function contextOf(repo: TempRepo = pulled.repo): Promise<ReviewContext> {
  const repository = await openRepository(repo.path);
  leftovers.push(() => repository.close());
  return openReviewContext(repository);
}

const open = async (context: ReviewContext, name: string, more: { remote?: string; base?: string } = {}) =>
  openPull(context, { name, remote: more.remote ?? null, base: more.base ?? null });

const setsOf = async (context: ReviewContext, review: string) =>
  (await requireReview(context, review)).patchSets.map(({ head, base }) => [head, base]);

/** Everything in the clone that a person has: refs, configuration, work tree and the files of the git dir. */
async function state({ path, git }: TempRepo) {
  const refs = (await git("for-each-ref")).split("\n").filter((line) => !line.includes("refs/galley/"));
  const files = (await readdir(`${path}/.git`)).filter((name) => !["GALLEY", "refs", "logs"].includes(name));
  return {
    refs,
    files,
    config: await readFile(`${path}/.git/config`, "utf8"),
    status: await git("status", "--porcelain"),
  };
}

it.each([
  ["GitHub, Gitea and Forgejo", "refs/pull/5/head", "Pull request 5: Step 2"],
  ["GitLab", "refs/merge-requests/5/head", "Merge request 5: Step 2"],
  ["Bitbucket Server", "refs/pull-requests/5/from", "Pull request 5: Step 2"],
])("opens a pull request of %s by its number, and changes nothing else", async (_, ref, title) => {
  const { repo, base, push } = pulled;
  const head = await push(ref, [tenLines({ 3: "three" }), tenLines({ 3: "three", 8: "eight" })]);
  await push("refs/pull/50/head", [tenLines({ 1: "other" })]);
  const before = await state(repo);
  const context = await contextOf();
  const opened = await open(context, "5");
  expect(opened).toMatchObject({ isNew: true, added: 1, notes: [] });
  const review = await requireReview(context, opened.review);
  expect(review).toMatchObject({ title, isPrivate: true, state: "OPEN", head, base });
  expect(review.current).toMatchObject({ requester: "ada@example.org", targetRef: "refs/heads/main" });
  expect(review.createdAt).toBe(Number(await repo.git("log", "-1", "--format=%ct", head)));
  expect(await state(repo)).toEqual(before);
  expect(await repo.git("diff", "--stat", base, head)).toContain("2 insertions(+), 2 deletions(-)");
  expect(await open(context, "5")).toMatchObject({ review: opened.review, isNew: false, added: 0 });
});

it("compares with where the head left the remote's default branch, also if that is newer there than here", async () => {
  const { author, push } = pulled;
  await author.git("checkout", "--quiet", "main");
  const newer = await author.commit({ "other.txt": "other\n" }, "Go on");
  await author.git("push", "--quiet", "origin", "main");
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" })], newer);
  const context = await contextOf();
  const { review } = await open(context, "5");
  expect(await setsOf(context, review)).toEqual([[head, newer]]);
  expect(await requireReview(context, review)).toMatchObject({ head, base: newer });
});

it("finds the base of a pull request that was merged, and says where it can only guess", async () => {
  const { author, base, push } = pulled;
  const merged = await push("refs/pull/5/head", [tenLines({ 3: "three" }), tenLines({ 4: "four" })]);
  const moved = await push("refs/pull/6/head", [tenLines({ 5: "five" }), tenLines({ 6: "six" })]);
  await author.git("checkout", "--quiet", "main");
  await author.git("merge", "--quiet", "--no-ff", "-m", "Merge 5", merged);
  await author.commit({ "other.txt": "other\n" }, "Go on");
  await author.git("push", "--quiet", "origin", "main");
  const context = await contextOf();
  expect(await setsOf(context, (await open(context, "5")).review)).toEqual([[merged, base]]);
  await author.git("push", "--quiet", "--force", "origin", `${moved}:main`);
  const guessed = await open(context, "6");
  expect(guessed.notes).toEqual([
    "The default branch has all of its commits, and no merge shows where they began. Compared with the parent of the last one.",
  ]);
  expect(await setsOf(context, guessed.review)).toEqual([[moved, await author.git("rev-parse", `${moved}^`)]]);
});

it("compares with another branch where one is named, and remembers it", async () => {
  const { author, base, push } = pulled;
  const below = await push("refs/heads/below", [tenLines({ 3: "three" })]);
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three", 5: "five" })], below);
  const context = await contextOf();
  const { review } = await open(context, "5");
  expect(await setsOf(context, review)).toEqual([[head, base]]);
  expect(await open(context, "5", { base: "below" })).toMatchObject({ review, added: 1 });
  expect(await setsOf(context, review)).toEqual([
    [head, base],
    [head, below],
  ]);
  expect(await updatePull(context, { review })).toMatchObject({ added: 0 });
  await author.git("push", "--quiet", "origin", ":below");
  await expect(open(context, "5")).rejects.toThrow("origin has no branch below.");
});

it("records each other head as a patch set, and an earlier one again", async () => {
  const { base, push } = pulled;
  const first = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  const { review } = await open(context, "5");
  const second = await push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  expect(await movedPulls(context)).toMatchObject([{ state: "moved" }]);
  expect(await updatePull(context, { review })).toMatchObject({ added: 1 });
  expect(await movedPulls(context)).toMatchObject([{ state: "same" }]);
  await push("refs/pull/5/head", [], first);
  expect(await open(context, "5")).toMatchObject({ added: 1 });
  expect(await setsOf(context, review)).toEqual([first, second, first].map((head) => [head, base]));
  await pulled.remote.git("update-ref", "-d", "refs/pull/5/head");
  expect(await movedPulls(context)).toMatchObject([{ state: "gone" }]);
  await expect(updatePull(context, { review })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("keeps the commits of all patch sets from garbage collection until it is closed", async () => {
  const { repo, push } = pulled;
  const first = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  const { review } = await open(context, "5");
  const second = await push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  await updatePull(context, { review });
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: second } as const;
  await addComment(context, { key: "comment-1", review, anchor, body: "Why?", kind: "blocking" });
  await repo.git("gc", "--quiet", "--prune=now");
  for (const commit of [review, first, second]) expect(await repo.git("cat-file", "-t", commit)).toBe("commit");
  await closePull(context, { review });
  expect(await context.index.find(review)).toBeNull();
  expect(await repo.git("for-each-ref", "--format=%(refname)", "refs/galley/pulls/", "refs/notes/")).toBe("");
  // A store that is opened later brings nothing back either.
  expect(await (await contextOf()).index.find(review)).toBeNull();
  await repo.git("gc", "--quiet", "--prune=now");
  await expect(repo.git("cat-file", "-t", second)).rejects.toThrow("could not get object info");
  expect(await open(context, "5")).toMatchObject({ review, isNew: true, added: 1 });
  expect((await requireReview(context, review)).threads).toEqual([]);
  expect(await repo.git("fsck", "--no-dangling")).toBe("");
});

it("closing one pull request leaves the others and other private reviews alone, and refuses a shared one", async () => {
  const { push } = pulled;
  await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await push("refs/pull/6/head", [tenLines({ 6: "six" })]);
  const context = await contextOf();
  const [five, six] = [await open(context, "5"), await open(context, "6")];
  await closePull(context, { review: five.review });
  expect((await context.index.reviews()).map(({ title }) => title)).toEqual(["Pull request 6: Step 1"]);
  await shareReview(context, { key: "share-123", review: six.review });
  await expect(closePull(context, { review: six.review })).rejects.toThrow(
    `This review was shared, so others may have it. Abandon it instead: galley abandon ${six.review.slice(0, 12)}`,
  );
});

it("two people who share their reviews of a pull request share one", async () => {
  const { repo, remote, push } = pulled;
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const other = await tempRepo({ at: `${repo.path}-2`, existing: false });
  await other.git("remote", "add", "origin", remote.path);
  await other.git("config", "user.email", "carl@example.org");
  const [grace, carl] = [await contextOf(), await contextOf(other)];
  const [one, same] = [await open(grace, "5"), await open(carl, "5")];
  expect(same.review).toBe(one.review);
  for (const context of [grace, carl]) await shareReview(context, { key: "share-123", review: one.review });
  const { sync } = await import("#server/exchange/sync/syncReviews.ts");
  await sync(grace, { remote: "origin" });
  await sync(carl, { remote: "origin" });
  expect(await setsOf(carl, one.review)).toMatchObject([[head, expect.any(String)]]);
  expect(await remote.git("rev-parse", `${one.review}^{commit}`)).toBe(one.review);
});

it("stacked pull requests and an own branch with the same first commit are reviews of their own", async () => {
  const { push } = pulled;
  const first = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await push("refs/pull/6/head", [tenLines({ 6: "six" })], first);
  const context = await contextOf();
  const [five, six] = [await open(context, "5"), await open(context, "6")];
  expect(five.review).not.toBe(six.review);
  await pulled.repo.git("branch", "topic", first);
  const { requestReview } = await import("#server/operations/requests/requestReview.ts");
  const own = await requestReview(context, { key: "request-1", head: "topic", base: "main", title: "Own" });
  expect(own.review).toBe(first);
});

it("records all patch sets of a change of Gerrit, each with its parent as base, later only new ones", async () => {
  const { author, base, push } = pulled;
  const heads = [];
  for (const number of [1, 2, 10])
    heads.push(await push(`refs/changes/07/107/${number}`, [tenLines({ 3: `set ${number}` })]));
  const context = await contextOf();
  const { review, added } = await open(context, "107");
  expect(added).toBe(3);
  expect(await setsOf(context, review)).toEqual(heads.map((head) => [head, base]));
  await author.git("checkout", "--quiet", "main");
  const newer = await author.commit({ "other.txt": "other\n" }, "Go on");
  const last = await push("refs/changes/07/107/11", [tenLines({ 3: "rebased" })], newer);
  expect(await updatePull(context, { review })).toMatchObject({ added: 1 });
  expect((await setsOf(context, review)).at(-1)).toEqual([last, newer]);
});

it("asks all remotes for a number, and for a choice if two have it", async () => {
  const { repo, push } = pulled;
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const fork = await pulledRepo();
  await repo.git("remote", "add", "fork", fork.remote.path);
  const context = await contextOf();
  const { review } = await open(context, "5");
  expect((await requireReview(context, review)).head).toBe(head);
  await expect(open(context, "6")).rejects.toThrow("fork and origin have no pull request 6.");
  await fork.push("refs/pull/5/head", [tenLines({ 4: "four" })]);
  await expect(open(context, "5")).rejects.toThrow(
    "fork and origin both have a pull request 5. Choose the remote (--remote fork on the command line).",
  );
  await repo.git("remote", "set-url", "fork", `${fork.remote.path}-gone`);
  const { notes } = await open(context, "5");
  expect(notes).toEqual([expect.stringContaining("Nothing could be fetched from fork.")]);
  await repo.git("remote", "set-url", "fork", fork.remote.path);
  const theirs = await open(context, "5", { remote: "fork" });
  expect(theirs.review).not.toBe(review);
});

it("reports a missing number, remote or default branch, and writes nothing", async () => {
  const { repo, remote, push } = pulled;
  await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  const before = await repo.git("for-each-ref");
  await expect(open(context, "4")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(context, "5", { remote: "none" })).rejects.toThrow("This repository has no remote of this name.");
  await expect(open(context, "5", { base: "none" })).rejects.toThrow("origin has no branch none.");
  await remote.git("symbolic-ref", "HEAD", "refs/heads/none");
  await expect(open(context, "5")).rejects.toThrow(
    "origin has no default branch. Name the branch that the pull request is for (--base <branch> on the command line).",
  );
  await repo.git("remote", "set-url", "origin", `${remote.path}-gone`);
  await expect(open(context, "5")).rejects.toMatchObject({ code: "UNREACHABLE" });
  await repo.git("remote", "remove", "origin");
  await expect(open(context, "5")).rejects.toThrow("This repository has no remote to fetch a pull request from.");
  expect(await repo.git("for-each-ref", "refs/galley", "refs/notes")).toBe("");
  expect(before).not.toContain("refs/galley");
  await remote.git("symbolic-ref", "HEAD", "refs/heads/main");
  await repo.git("remote", "add", "again", remote.path);
  expect(await open(context, "5")).toMatchObject({ isNew: true });
});

it("refuses unrelated histories, and says what a shallow clone lacks", async () => {
  const { repo, remote, author, push } = pulled;
  await author.git("checkout", "--quiet", "--orphan", "alone");
  const alone = await author.commit({ "word.txt": "alone\n" }, "Alone");
  await author.git("push", "--quiet", "origin", `${alone}:refs/pull/7/head`);
  await expect(open(await contextOf(), "7")).rejects.toThrow(
    "The default branch and this pull request have no history in common here.",
  );
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await author.git("checkout", "--quiet", "main");
  for (const number of [1, 2, 3]) await author.commit({ "other.txt": `${number}\n` }, "Go on");
  await author.git("push", "--quiet", "origin", "main");
  const shallow = await tempRepo({ at: `${repo.path}-shallow`, existing: true });
  await author.git("clone", "--quiet", "--depth=1", "--template=", `file://${remote.path}`, shallow.path);
  await shallow.git("config", "user.email", "carl@example.org");
  await expect(open(await contextOf(shallow), "5")).rejects.toThrow(
    "This clone is shallow: run `git fetch --unshallow`, then try again.",
  );
  expect(await shallow.git("rev-list", "--count", "HEAD")).toBe("1");
  await shallow.git("fetch", "--quiet", "--unshallow");
  const context = await contextOf(shallow);
  expect((await requireReview(context, (await open(context, "5")).review)).head).toBe(head);
});

it("opens a pull request in a repository with SHA-256", async () => {
  const author = await tempRepo({ objectFormat: "sha256" });
  const base = await author.commit({ "word.txt": tenLines() });
  await author.git("config", "user.email", "ada@example.org");
  await author.git("checkout", "--quiet", "-b", "topic");
  const head = await author.commit({ "word.txt": tenLines({ 3: "three" }) });
  const remote = await tempRepo({ bare: true, objectFormat: "sha256" });
  await author.git("remote", "add", "origin", remote.path);
  await author.git("push", "--quiet", "origin", "main", "topic:refs/pull/5/head");
  const context = await contextOf(author);
  expect(await setsOf(context, (await open(context, "5")).review)).toEqual([[head, base]]);
});

it("opens a pull request in a partial clone", async () => {
  const { repo, remote, author, push } = pulled;
  await remote.git("config", "uploadpack.allowFilter", "true");
  await push("refs/heads/main", [tenLines({ 1: "first" }), tenLines({ 1: "second" })]);
  const tip = await author.git("rev-parse", "HEAD");
  const partial = await tempRepo({ at: `${repo.path}-partial`, existing: true });
  await author.git(
    "clone",
    "--quiet",
    "--no-checkout",
    "--filter=blob:none",
    "--template=",
    `file://${remote.path}`,
    partial.path,
  );
  await partial.git("config", "user.email", "carl@example.org");
  const head = await push("refs/pull/5/head", [tenLines({ 1: "second", 3: "three" })], tip);
  const context = await contextOf(partial);
  const { review } = await open(context, "5");
  expect(await setsOf(context, review)).toEqual([[head, tip]]);
});

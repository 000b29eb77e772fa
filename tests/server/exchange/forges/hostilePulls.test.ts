import { beforeEach, expect, it } from "vitest";
import { closePull, movedPulls, openPull, updatePull } from "#server/exchange/forges/pulls.ts";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment, writeComments } from "#server/operations/comments/writeComments.ts";
import { beginPrivateReview } from "#server/operations/patchSets/writeRequest.ts";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
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

const open = async (context: ReviewContext, name: string, base: string | null = null) =>
  openPull(context, { name, remote: null, base });

const headsOf = async (context: ReviewContext, review: string) =>
  (await requireReview(context, review)).patchSets.map(({ head }) => head);

/** Creates a commit with any bytes as its author and message as pull request 5. */
async function pushAs(author: string, message: string): Promise<void> {
  const { remote, base } = pulled;
  const tree = await remote.git("rev-parse", `${base}^{tree}`);
  const head = `tree ${tree}\nparent ${base}\nauthor ${author} 1700000000 +0000\ncommitter C <c@x> 1700000000 +0000\n`;
  const bytes = await remote.gitBytes(["hash-object", "-t", "commit", "-w", "--stdin", "--literally"], {
    input: `${head}\n${message}`,
  });
  await remote.git("update-ref", "refs/pull/5/head", bytes.toString().trim());
}

it.each([
  "a..b",
  "",
  " ",
  "a b",
  "*",
  "ma*",
  "main:refs/heads/evil",
  "^main",
  "x\ny",
  "main\0",
  "/",
  "main/",
  "main.lock",
  ".main",
  "a/.b",
  "main.",
  "@{1}",
  "main~1",
  "refs/heads/",
  "a".repeat(257),
])("refuses the base %j before it asks the host", async (base) => {
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await pulled.repo.git("remote", "set-url", "origin", "/nowhere");
  await expect(open(await contextOf(), "5", base)).rejects.toThrow("A branch cannot have this name.");
});

it.each(["-x", "refs/heads/topic", "größe", "a@b"])("compares with the branch %s", async (base) => {
  const { push } = pulled;
  const below = await push(`refs/heads/${base.replace("refs/heads/", "")}`, [tenLines({ 3: "three" })]);
  await push("refs/pull/5/head", [tenLines({ 3: "three", 5: "five" })], below);
  const context = await contextOf();
  const { review } = await open(context, "5", base);
  expect((await requireReview(context, review)).base).toBe(below);
});

it("says of a head that is no commit what it is not, and leaves it out of the patch sets of a change", async () => {
  const { remote, base, push } = pulled;
  const head = await push("refs/changes/12/12/2", [tenLines({ 3: "three" })]);
  await remote.git("tag", "-a", "-m", "a tag", "t", head);
  const objects = { blob: `${base}:word.txt`, tree: `${base}^{tree}`, tag: "refs/tags/t" };
  const context = await contextOf();
  for (const name of Object.values(objects)) {
    const oid = await remote.git("rev-parse", name);
    await remote.git("update-ref", "refs/pull/5/head", oid);
    await remote.git("update-ref", "refs/changes/12/12/1", oid);
    await remote.git("update-ref", "refs/changes/12/12/meta", oid);
    await expect(open(context, "5")).rejects.toThrow("The head of this pull request is not a commit.");
    expect(await headsOf(context, (await open(context, "12")).review)).toEqual([head]);
  }
  await remote.git("update-ref", "refs/changes/13/13/1", base);
  await expect(open(context, "13")).rejects.toThrow("This change has no commit with a parent to compare it with.");
  expect((await context.index.reviews()).map(({ title }) => title)).toEqual(["Change 12: Step 1"]);
});

it.each([
  ["Evil <>", "unknown@invalid", "Evil"],
  ["Evil < >", "unknown@invalid", "Evil"],
  ["nobody", "unknown@invalid", null],
  ["Evil <grace@example.org>", "grace@example.org", "Grace Mark"],
  ["A\b\f\u001b[31m <a\b\u0007\r@x>", "a @x", "A [31m"],
])("opens a pull request of the author %j without making the viewer of them", async (author, email, name) => {
  await pushAs(author, "\n\nSub\bject\f\u001b[31m\nbody\n");
  const context = await contextOf();
  const { title, current, participants } = await requireReview(context, (await open(context, "5")).review);
  expect({ title, email: current.requester, name: participants[0]?.name }).toEqual({
    title: "Pull request 5: Sub ject [31m",
    email,
    name,
  });
});

it("gives others the commits of a patch set that was fetched after the review was shared", async () => {
  const { repo, remote, push } = pulled;
  const first = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const grace = await contextOf();
  const { review } = await open(grace, "5");
  await shareReview(grace, { key: "share-123", review });
  const second = await push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  await updatePull(grace, { review });
  await sync(grace, { remote: "origin" });
  await remote.git("update-ref", "-d", "refs/pull/5/head");
  const other = await tempRepo({ at: `${repo.path}-2`, existing: false });
  await other.git("remote", "add", "origin", remote.path);
  await other.git("config", "user.email", "carl@example.org");
  const carl = await contextOf(other);
  await sync(carl, { remote: "origin" });
  expect(await headsOf(carl, review)).toEqual([first, second]);
  expect(await other.git("cat-file", "-t", second)).toBe("commit");
});

it("asks no host that only the notes of somebody else name", async () => {
  const { repo, push } = pulled;
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  const { review } = await open(context, "5");
  await repo.git("fetch", "--quiet", "origin", "refs/pull/5/head");
  const pull = { kind: "pull", host: "internal.example.org", path: "a/b", number: 5 } as const;
  const extras = { key: "hostile-1", head, base: pulled.base, pull };
  await beginPrivateReview(context, head, { targetRef: "refs/heads/main", description: "Hostile", extras });
  await shareReview(context, { key: "share-123", review: head });
  expect((await movedPulls(context)).map((move) => move.review.revision)).toEqual([review]);
  await expect(updatePull(context, { review: head })).rejects.toThrow(
    "This review is not of a pull request that was opened here. Open that with `galley pr`, by the address of its page.",
  );
});

it("lists what one host answers if another one does not, and fails if none does", async () => {
  const { repo, remote, push } = pulled;
  const fork = await pulledRepo();
  await repo.git("remote", "add", "fork", fork.remote.path);
  await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await fork.push("refs/pull/6/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  await open(context, "5");
  await open(context, "6");
  const { rename } = await import("node:fs/promises");
  await rename(fork.remote.path, `${fork.remote.path}-gone`);
  const moves = await movedPulls(context);
  expect(moves.map(({ pull, state }) => `${pull.number} ${state}`).toSorted()).toEqual(["5 same", "6 unknown"]);
  await rename(remote.path, `${remote.path}-gone`);
  await expect(movedPulls(context)).rejects.toMatchObject({ code: "UNREACHABLE" });
});

it("opens one although another remote is gone or empty, and says so", async () => {
  const { repo, push } = pulled;
  await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const empty = await tempRepo({ bare: true });
  const urls = { empty: empty.path, gone: "/nowhere" };
  for (const [name, url] of Object.entries(urls)) await repo.git("remote", "add", name, url);
  const context = await contextOf();
  const { isNew, notes } = await open(context, "5");
  expect(isNew).toBe(true);
  expect(notes).toEqual([
    expect.stringMatching(/^empty has no default branch\./u),
    expect.stringMatching(/^Nothing could be fetched from gone\./u),
  ]);
  await expect(open(context, "6")).rejects.toThrow("empty has no default branch.");
});

it("opens an abandoned one again for reading, but records nothing more", async () => {
  const { repo, push } = pulled;
  await push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  const context = await contextOf();
  const { review } = await open(context, "5");
  await abandonReview(context, { key: "abandon-1", review });
  await repo.git("update-ref", "-d", `refs/galley/pulls/${review}`);
  expect(await open(context, "5")).toMatchObject({ review, isNew: false, added: 0 });
  expect(await repo.git("for-each-ref", "--format=%(refname)", "refs/galley/pulls")).toContain(review);
  await push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  await expect(open(context, "5")).rejects.toMatchObject({ code: "CONFLICT" });
});

it("publishes nothing of a private one: neither the commits of a comment, nor what is written while it is closed", async () => {
  const { repo, push } = pulled;
  const head = await push("refs/pull/5/head", [tenLines({ 3: "three" }), tenLines({ 3: "three", 8: "eight" })]);
  const context = await contextOf();
  const { review } = await open(context, "5");
  const layer = await repo.git("rev-parse", `${head}^`);
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: layer } as const;
  await addComment(context, { key: "comment-1", review, anchor, body: "Why?", kind: "blocking" });
  const before = await requireReview(context, review);
  await closePull(await contextOf(), { review });
  const none = { original: "", parent: "", location: null, resolved: null };
  const late = { ...none, description: "Late", extras: { key: "comment-2" } };
  const author = { email: "grace@example.org", name: null };
  const writing = writeComments(context, before, author, { key: "late-1", commentInputs: [late], drafts: [] });
  await expect(writing).rejects.toThrow("This review was removed. Nothing was written.");
  expect(await repo.git("for-each-ref", "refs/notes", "refs/devtools", "refs/galley/archive")).toBe("");
  expect((await open(context, "5")).isNew).toBe(true);
  expect((await requireReview(context, review)).threads).toEqual([]);
});

import { rm } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { createReviewIndex, type ReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../../git/randomRepo.ts";
import { note, noteRequest } from "../notedReview.ts";

const opened: { readonly git: Repository; readonly store: ReviewStore }[] = [];

afterAll(async () => {
  for (const { git, store } of opened) {
    await store.close();
    await git.close();
  }
});

async function openIndex(repo: TempRepo): Promise<ReviewIndex> {
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  opened.push({ git, store });
  return createReviewIndex(git, store);
}

async function only(index: ReviewIndex): Promise<IndexedReview> {
  const reviews = await index.reviews();
  expect(reviews).toHaveLength(1);
  const [review] = reviews;
  if (review === undefined) throw new Error("There is no review.");
  return review;
}

interface Branched {
  readonly repo: TempRepo;
  readonly base: string;
  readonly first: string;
  readonly head: string;
}

/** A branch `topic` of two commits; `main` has one commit since. */
async function branched(): Promise<Branched> {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "one\n" });
  await repo.git("checkout", "--quiet", "-b", "topic");
  const first = await repo.commit({ "a.txt": "two\n" });
  const head = await repo.commit({ "b.txt": "b\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "c.txt": "c\n" });
  return { repo, base, first, head };
}

test("an open review is from where its branch left the target to the branch's tip, which may move", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first, { description: "Say two\n\nBecause one is less." });
  const index = await openIndex(repo);
  expect(await only(index)).toMatchObject({
    revision: first,
    state: "OPEN",
    title: "Say two",
    body: "Because one is less.",
    targetRef: "refs/heads/main",
    head,
    base,
    mergedHow: null,
    turn: ["carl@example.org"],
  });
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("merge", "--quiet", "--no-edit", "main");
  expect(await only(index)).toMatchObject({
    head: await repo.git("rev-parse", "topic"),
    base: await repo.git("rev-parse", "main"),
  });
});

test("a review is merged once its first commit is in the target, and is not if the target is reset", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first, { baseCommit: base, galley: { head, base } });
  const index = await openIndex(repo);
  expect(await only(index)).toMatchObject({ state: "OPEN", mergedHow: null });
  const before = await repo.git("rev-parse", "main");
  await repo.git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
  expect(await only(index)).toMatchObject({ state: "MERGED", mergedHow: "merge", head, base, turn: [] });
  await repo.commit({ "d.txt": "d\n" });
  await repo.git("branch", "--quiet", "-D", "topic");
  expect(await only(index)).toMatchObject({ state: "MERGED", head, base });
  await repo.git("reset", "--quiet", "--hard", before);
  expect(await only(index)).toMatchObject({ state: "OPEN", head, base });
});

test(
  "a merged review stays merged while the target gets commits, whatever other reviews are read with it",
  { tags: "slow" },
  async () => {
    const { repo, first, head } = await branched();
    await noteRequest(repo, first);
    await repo.git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
    await repo.git("checkout", "--quiet", "-b", "second");
    const other = await repo.commit({ "e.txt": "e\n" });
    await noteRequest(repo, other, { reviewRef: "refs/heads/second", timestamp: 1_700_000_100 });
    const index = await openIndex(repo);
    const states = async (): Promise<unknown> =>
      (await index.reviews()).map(({ revision, state }) => [revision, state] as const);
    expect(await states()).toEqual([
      [other, "OPEN"],
      [first, "MERGED"],
    ]);
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ "f.txt": "f\n" });
    expect(await states()).toEqual([
      [other, "OPEN"],
      [first, "MERGED"],
    ]);
    await repo.git("merge", "--quiet", "--no-edit", "second");
    expect(await states()).toEqual([
      [other, "MERGED"],
      [first, "MERGED"],
    ]);
    expect(await repo.git("merge-base", "--is-ancestor", head, "main")).toBe("");
  },
);

test("an alias represents the first commit of a change that was rewritten", { tags: "slow" }, async () => {
  const { repo, base, first } = await branched();
  await noteRequest(repo, first);
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("rebase", "--quiet", "main");
  const [alias = "", head = ""] = (await repo.git("rev-list", "--reverse", "main..topic")).split("\n");
  const index = await openIndex(repo);
  expect(await only(index)).toMatchObject({ head: first, base });
  await noteRequest(repo, first, { alias, timestamp: 1_700_000_100 });
  expect(await only(index)).toMatchObject({ revision: first, head, base: await repo.git("rev-parse", "main") });
  await repo.git("checkout", "--quiet", "main");
  await repo.git("merge", "--quiet", "--ff-only", "topic");
  expect(await only(index)).toMatchObject({ state: "MERGED" });
});

test("a closing request reports a squash, which history does not show, and reopening reverts that", async () => {
  const { repo, first, head, base } = await branched();
  await noteRequest(repo, first, { galley: { head, base } });
  await noteRequest(repo, first, { timestamp: 1_700_000_100, galley: { act: "close", closed: "squash" } });
  const index = await openIndex(repo);
  expect(await only(index)).toMatchObject({ state: "MERGED", mergedHow: "squash", head, base });
  await noteRequest(repo, first, { timestamp: 1_700_000_200, galley: { act: "reopen" } });
  expect(await only(index)).toMatchObject({ state: "OPEN", mergedHow: null });
});

test("an abandoned review still has its former target", async () => {
  const { repo, first, head, base } = await branched();
  await noteRequest(repo, first);
  await noteRequest(repo, first, { targetRef: "", timestamp: 1_700_000_100 });
  const index = await openIndex(repo);
  expect(await only(index)).toMatchObject({ state: "ABANDONED", targetRef: "refs/heads/main", head, base, turn: [] });
});

test("verdicts make a review approved or send it back", async () => {
  const { repo, first, head } = await branched();
  await noteRequest(repo, first);
  const index = await openIndex(repo);
  const verdict = { author: "carl@example.org", location: { commit: head } };
  await note(repo, "discuss", first, { timestamp: "1700000100", ...verdict, resolved: true });
  expect(await only(index)).toMatchObject({ state: "APPROVED", turn: ["ada@example.org"] });
  await note(repo, "discuss", first, { timestamp: "1700000200", ...verdict, resolved: false });
  expect(await only(index)).toMatchObject({ state: "CHANGES_REQUESTED", updatedAt: 1_700_000_200 });
});

test("if a branch is only on remotes, the newest of them counts, also for the target", async () => {
  const { repo, base, first, head } = await branched();
  const main = await repo.git("rev-parse", "main");
  await noteRequest(repo, first);
  await repo.git("update-ref", "refs/remotes/one/topic", first);
  await repo.git("update-ref", "refs/remotes/two/topic", head);
  await repo.git("update-ref", "refs/remotes/two/deeper/topic", main);
  await repo.git("update-ref", "refs/remotes/two/main", main);
  await repo.git("checkout", "--quiet", "--detach");
  await repo.git("branch", "--quiet", "-D", "topic", "main");
  expect(await only(await openIndex(repo))).toMatchObject({ state: "OPEN", head, base });
});

test("a review for a target that does not exist stays open, and starts at its recorded base", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first, { targetRef: "refs/heads/gone", baseCommit: base });
  expect(await only(await openIndex(repo))).toMatchObject({ state: "OPEN", head, base });
});

test("reviews of one branch, of no branch and of invalid names are all listed", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first, { timestamp: 1_700_000_100 });
  await noteRequest(repo, head, { timestamp: 1_700_000_200 });
  await repo.git("checkout", "--quiet", "-b", "odd", base);
  const odd = await repo.commit({ "odd.txt": "odd\n" });
  await noteRequest(repo, odd, { reviewRef: "refs/heads/*", targetRef: "refs/../main" });
  await noteRequest(repo, base, { reviewRef: "", targetRef: "refs/heads/x\nrefs/heads/main" });
  const reviews = await (await openIndex(repo)).reviews();
  expect(reviews.map((review) => [review.revision, review.state, review.head])).toEqual([
    [head, "OPEN", head],
    [first, "OPEN", head],
    ...[
      [odd, "OPEN", odd],
      [base, "OPEN", base],
    ].toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
  ]);
});

test("a review whose commits are missing affects no other review, and returns with them", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first);
  const tree = await repo.git("rev-parse", `${base}^{tree}`);
  const extra = await repo.git("commit-tree", "-p", base, "-m", "Extra", tree);
  await noteRequest(repo, extra, { reviewRef: "refs/heads/extra", timestamp: 1_700_000_100, galley: { head: extra } });
  const content = await repo.gitBytes(["cat-file", "commit", extra]);
  await rm(`${repo.path}/.git/objects/${extra.slice(0, 2)}/${extra.slice(2)}`);
  const index = await openIndex(repo);
  const heads = async (): Promise<unknown> => (await index.reviews()).map((review) => review.head);
  expect(await heads()).toEqual([null, head]);
  await repo.gitBytes(["hash-object", "-t", "commit", "-w", "--stdin"], { input: content });
  await repo.git("branch", "extra", extra);
  expect(await heads()).toEqual([extra, head]);
});

test("damage deep in the history affects no other review", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first);
  await repo.git("checkout", "--quiet", "-b", "torn", base);
  const lost = await repo.commit({ "x.txt": "x\n" });
  const torn = await repo.commit({ "y.txt": "y\n" });
  await noteRequest(repo, torn, { reviewRef: "refs/heads/torn", timestamp: 1_700_000_100 });
  await rm(`${repo.path}/.git/objects/${lost.slice(0, 2)}/${lost.slice(2)}`);
  const reviews = await (await openIndex(repo)).reviews();
  expect(reviews.map((review) => [review.revision, review.state, review.head, review.base])).toEqual([
    [torn, "OPEN", torn, null],
    [first, "OPEN", head, base],
  ]);
});

test(
  "in a branching history with wrong clocks every review has the state that git reports, for each of several targets",
  { tags: "slow" },
  async () => {
    const repo = await randomRepo({ seed: 5, commits: 300, width: 8, skew: 4000 });
    const rows = (await repo.git("for-each-ref", "--format=%(refname) %(objectname)", "refs/heads")).split("\n");
    const branches = rows.map((row) => row.split(" ")).map(([name = "", oid = ""]) => ({ name, oid }));
    const commits = (await repo.git("rev-list", "--topo-order", "--all")).split("\n");
    const requested: { readonly first: string; readonly target: string; readonly branch: string }[] = [];
    for (let at = 0; at < commits.length; at += 4) {
      const target = branches[at % branches.length];
      const branch = branches[(at >> 3) % branches.length];
      const first = commits[at];
      if (target && branch && first) requested.push({ first, target: target.name, branch: branch.name });
    }
    await noteMany(repo, requested);
    const index = await openIndex(repo);
    const early = await index.reviews();
    const git = await openRepository(repo.path);
    expect(await writeCommitGraph(git)).toBe("written");
    await git.close();
    const reviews = new Map((await index.reviews()).map((review) => [review.revision, review]));
    // Without the commit-graph some are uncertain; this history has such reviews.
    expect(early.filter((review) => reviews.get(review.revision) !== review).length).toBeGreaterThan(0);
    expect(reviews.size).toBe(requested.length);
    const kinds = { merged: 0, onBranch: 0, elsewhere: 0 };
    const isAncestor = async (one: string, other: string): Promise<boolean> =>
      (await repo.git("merge-base", "--all", one, other)) === one;
    for (const { first, target, branch } of requested) {
      const isMerged = await isAncestor(first, target);
      const isOnBranch = !isMerged && (await isAncestor(first, branch));
      const review = reviews.get(first);
      expect(review?.state).toBe(isMerged ? "MERGED" : "OPEN");
      kinds[isMerged ? "merged" : isOnBranch ? "onBranch" : "elsewhere"] += 1;
      if (isMerged) continue;
      const head = isOnBranch ? await repo.git("rev-parse", branch) : first;
      const bases = (await repo.git("merge-base", "--all", target, head)).split("\n");
      expect(review?.head).toBe(head);
      expect(bases).toContain(review?.base);
    }
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(3);
  },
);

test("in a shallow clone reviews are listed, with the available data of each", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first, { baseCommit: base, galley: { head, base } });
  const clone = await tempRepo({ bare: true });
  const notes = "refs/notes/devtools/*:refs/notes/devtools/*";
  await clone.git("fetch", "--quiet", "--depth=1", `file://${repo.path}`, "topic:topic", "main:trunk", notes);
  expect(await only(await openIndex(clone))).toMatchObject({ state: "OPEN", head, base });
  await clone.git("fetch", "--quiet", "--depth=2", `file://${repo.path}`, "topic:topic", "main:main");
  expect(await only(await openIndex(clone))).toMatchObject({ state: "OPEN", head, base });
});

test("unchanged reviews stay the same objects, and one new comment changes one review", async () => {
  const { repo, base, first, head } = await branched();
  await noteRequest(repo, first);
  await noteRequest(repo, head, { timestamp: 1_700_000_100 });
  const index = await openIndex(repo);
  const before = await index.reviews();
  expect(await index.reviews()).toBe(before);
  await note(repo, "discuss", first, { timestamp: "1700000200", author: "carl@example.org", description: "Why?" });
  const after = await index.reviews();
  expect(after.map(({ revision, commentCount }) => [revision, commentCount])).toEqual([
    [first, 1],
    [head, 0],
  ]);
  expect(after[1]).toBe(before[0]);
  expect(await index.find(first)).toBe(after[0]);
  expect(await index.find(base)).toBeNull();
});

test("a review is found by seven digits or more if only one begins with them", async () => {
  const { repo, first } = await branched();
  await noteRequest(repo, first);
  const index = await openIndex(repo);
  expect((await index.find(first.slice(0, 7)))?.revision).toBe(first);
  expect((await index.find(first.slice(0, 12)))?.revision).toBe(first);
  expect(await index.find(first.slice(0, 6))).toBeNull();
  expect(await index.find("")).toBeNull();
  expect(await index.find(`${first.slice(0, 11)}g`)).toBeNull();
});

test("the caller after a write sees it, however many call at the same time; a call that is aborted delays nobody", async () => {
  const { repo, first } = await branched();
  const index = await openIndex(repo);
  const early = [index.reviews(), index.reviews()];
  await noteRequest(repo, first);
  const left = new AbortController();
  const pending = index.reviews(left.signal);
  left.abort(new Error("Left."));
  await expect(pending).rejects.toThrow("Left.");
  const [list, found, again] = await Promise.all([index.reviews(), index.find(first), index.reviews()]);
  expect(list).toHaveLength(1);
  expect(found?.revision).toBe(first);
  expect(again).toBe(list);
  await Promise.all(early);
});

/** Writes one review for each as quickly as possible. */
async function noteMany(
  repo: TempRepo,
  requested: readonly { readonly first: string; readonly target: string; readonly branch: string }[],
): Promise<void> {
  const lines = ["commit refs/notes/devtools/reviews", "committer A <a@example.org> 1700000000 +0000", "data 0"];
  for (const { first, target, branch } of requested) {
    const line = JSON.stringify({
      timestamp: "1700000000",
      reviewRef: branch,
      targetRef: target,
      requester: "a@x.org",
    });
    lines.push(`N inline ${first}`, `data ${line.length}`, line);
  }
  await repo.gitBytes(["fast-import", "--quiet"], { input: `${lines.join("\n")}\n` });
}

import { expect, test } from "vitest";
import type { ReviewStore } from "#server/store/ReviewStore.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const { keyed } = comments;
const REQUEST = JSON.stringify({
  timestamp: "1700000000",
  targetRef: "refs/heads/main",
  galley: { key: "the-request" },
});

async function begin(store: ReviewStore, revision: string): Promise<void> {
  await store.append([{ ref: "reviews", revision, lines: [REQUEST], scope: "private" }], { key: "begin-private" });
}

async function comment(store: ReviewStore, revision: string, key: string): Promise<void> {
  await store.append([{ ref: "discuss", revision, lines: [keyed(key)] }], { key });
}

/** The lines of a note as raw git reads them: `git notes` itself reads nothing below `refs/galley`. */
async function noted(repo: TempRepo, ref: string, revision: string): Promise<readonly string[]> {
  const rows = (await repo.git("ls-tree", "-r", ref)).split("\n");
  const row = rows.find((one) => one.split("\t")[1]?.replaceAll("/", "") === revision);
  if (row === undefined) return [];
  return (await repo.git("cat-file", "blob", row.split(/\s/u)[2] ?? "")).split("\n");
}

test("a comment in a private review is only in the private notes, and is read like any other", async () => {
  const repo = await tempRepo();
  const [own, shared] = [await repo.commit({ a: "1" }), await repo.commit({ a: "2" })];
  const store = await openStore(repo.path);
  await begin(store, own);
  await comment(store, own, "of-the-private");
  await comment(store, shared, "of-the-public");
  expect(await noted(repo, "refs/notes/devtools/discuss", own)).toEqual([]);
  expect(await repo.git("for-each-ref", "--format=%(refname)")).toBe(
    "refs/galley/discuss\nrefs/galley/reviews\nrefs/galley/saved/discuss\nrefs/galley/savedprivate/discuss\nrefs/galley/savedprivate/reviews\nrefs/heads/main\nrefs/notes/devtools/discuss",
  );
  const { requests, comments, privates } = await store.snapshot();
  expect([...requests]).toEqual([[own, [REQUEST]]]);
  expect(comments.get(own)).toEqual([keyed("of-the-private")]);
  expect(comments.get(shared)).toEqual([keyed("of-the-public")]);
  expect([...privates]).toEqual([own]);
  await repo.git("fsck", "--strict");
});

test("a review that is on both sides is public, and lists once what both contain", async () => {
  const repo = await tempRepo();
  const own = await repo.commit({ a: "1" });
  const store = await openStore(repo.path);
  await begin(store, own);
  await comment(store, own, "while-private");
  const before = (await store.snapshot()).comments.get(own);
  const both = [
    { ref: "reviews", revision: own, lines: [REQUEST], scope: "public" },
    { ref: "discuss", revision: own, lines: [keyed("while-private")], scope: "public" },
  ] as const;
  await store.append(both, { key: "share-it" });
  await comment(store, own, "once-public");
  const { requests, comments, privates } = await store.snapshot();
  expect(requests.get(own)).toEqual([REQUEST]);
  expect(comments.get(own)).toEqual([...(before ?? []), keyed("once-public")]);
  expect([...privates]).toEqual([]);
  const again = await store.snapshot();
  expect(again.comments.get(own)).toBe(comments.get(own));
  expect(again).toBe(await store.snapshot());
});

test("another Galley, and one that is started later, know which reviews are private", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  const own = await repo.commit({ a: "1" });
  const [one, other] = [await openStore(repo.path), await openStore(repo.path)];
  expect((await other.snapshot()).privates.size).toBe(0);
  await begin(one, own);
  await comment(other, own, "by-the-other");
  await repo.git("pack-refs", "--all");
  await comment(await openStore(repo.path), own, "by-a-third");
  expect(await noted(repo, "refs/galley/discuss", own)).toEqual([keyed("by-the-other"), keyed("by-a-third")]);
  expect((await one.snapshot()).comments.get(own)).toEqual([keyed("by-the-other"), keyed("by-a-third")]);
  expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
});

test("lines that somebody reverts in the private notes are added again", async () => {
  const repo = await tempRepo();
  const own = await repo.commit({ a: "1" });
  const store = await openStore(repo.path);
  await begin(store, own);
  await comment(store, own, "first-of-two");
  const before = await repo.git("rev-parse", "refs/galley/discuss");
  await comment(store, own, "second-of-two");
  await repo.git("update-ref", "refs/galley/discuss", before);
  await store.snapshot();
  expect(await noted(repo, "refs/galley/discuss", own)).toEqual([keyed("first-of-two"), keyed("second-of-two")]);
});

test("commits of a private review are kept, in no ref that is pushed", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1" });
  const gone = await repo.commit({ a: "2" });
  await repo.git("reset", "-q", "--hard", "HEAD~");
  const store = await openStore(repo.path);
  await store.archive([gone], "private");
  const tip = await repo.git("rev-parse", "refs/galley/archive");
  await store.archive([gone], "private");
  expect(await repo.git("rev-parse", "refs/galley/archive")).toBe(tip);
  await repo.git("reflog", "expire", "--expire=now", "--all");
  await repo.git("gc", "-q", "--prune=now");
  expect(await repo.git("cat-file", "-t", gone)).toBe("commit");
  expect(await repo.git("for-each-ref", "--format=%(refname)", "refs/devtools", "refs/galley")).toBe(
    "refs/galley/archive",
  );
});

test("all watchers are notified of what another Galley writes privately", async () => {
  const repo = await tempRepo();
  const own = await repo.commit({ a: "1" });
  const [one, other] = [await openStore(repo.path), await openStore(repo.path)];
  await one.snapshot();
  const received = new Promise<ReadonlySet<string>>((resolve) => {
    one.watch(({ reviews }) => reviews.size > 0 && resolve(reviews));
  });
  await begin(other, own);
  expect([...(await received)]).toEqual([own]);
});

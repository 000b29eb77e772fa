import { beforeEach, expect, test, vi } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { giveVerdict, type GiveVerdictInput } from "#server/operations/verdicts/giveVerdict.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { deleteComment } from "#server/operations/comments/editComment.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const LINE_3 = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;

let fixture: ReviewFixture;
let review: string;
let thread: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  const comment = { key: "thread-1", review, anchor: LINE_3, body: "Why?", kind: "blocking" } as const;
  ({ thread } = await addComment(fixture.carl, comment));
});

/** Drafts of each kind, in the order of their keys. */
async function write(): Promise<void> {
  const { carl } = fixture;
  await saveDraft(carl, { key: "draft-01", review, anchor: LINE_3, body: "Blocks.", kind: "blocking" });
  await saveDraft(carl, { key: "draft-02", review, anchor: { ...LINE_3, side: "old" }, body: "Notes.", kind: "note" });
  await saveDraft(carl, { key: "draft-03", review, thread, body: "I see.", kind: "blocking", resolves: true });
  await saveDraft(carl, { key: "draft-04", review, edits: thread, body: "Why, pray?", kind: "blocking" });
}

function publish(rest: Partial<GiveVerdictInput> = {}): Promise<{ readonly published: number }> {
  return giveVerdict(fixture.carl, { key: "publish-1", review, verdict: "comment", body: "", drafts: "all", ...rest });
}

async function drafts(): Promise<readonly string[]> {
  return ((await readDrafts(fixture.carl.store)).get(review) ?? []).map(({ key }) => key);
}

async function keys(): Promise<readonly unknown[]> {
  return (await fixture.lines("discuss")).map(({ galley }) => galley?.["key"]);
}

test("drafts are published with a verdict by one commit, as the kind that they were written as", async () => {
  await write();
  const before = Number(await fixture.repo.git("rev-list", "--count", "refs/notes/devtools/discuss"));
  expect(await publish({ verdict: "reject", body: "Some questions." })).toMatchObject({ review, published: 4 });
  expect(await fixture.repo.git("rev-list", "--count", "refs/notes/devtools/discuss")).toBe(`${before + 1}`);
  expect((await fixture.lines("discuss")).slice(1)).toMatchObject([
    { description: "Some questions.", resolved: false, galley: { key: "publish-1", verdict: "reject" } },
    {
      description: "Blocks.",
      resolved: false,
      location: { commit: fixture.head },
      galley: { key: "draft-01", quote: ["THREE"] },
    },
    { description: "Notes.", location: { commit: fixture.base }, galley: { key: "draft-02", quote: ["three"] } },
    { description: "I see.", parent: thread, resolved: true, galley: { key: "draft-03", act: "resolve" } },
    { description: "Why, pray?", original: thread, resolved: false, galley: { key: "draft-04" } },
  ]);
  expect(await drafts()).toEqual([]);
  expect(await fixture.review()).toMatchObject({ state: "CHANGES_REQUESTED" });
});

test("comments that are published at once stay in the order of their drafts", { tags: "slow" }, async () => {
  await write();
  await publish();
  const { threads } = await fixture.review();
  expect(threads.map(({ root }) => root.item.description)).toEqual(["Why?", "Blocks.", "Notes."]);
});

test("only the named ones are published", async () => {
  await write();
  expect(await publish({ drafts: ["draft-02"] })).toMatchObject({ review, published: 1 });
  expect(await keys()).toEqual(["thread-1", "draft-02"]);
  expect(await drafts()).toEqual(["draft-01", "draft-03", "draft-04"]);
});

test(
  "publishing again with the same key writes nothing, whether its response or its end was lost",
  { tags: "slow" },
  async () => {
    await write();
    const files = new Map(await fixture.carl.store.readPrivate("drafts"));
    await publish({ verdict: "approve" });
    const notes = await keys();
    expect(await publish({ verdict: "approve" })).toMatchObject({ review, published: 0 });
    await deleteComment(fixture.carl, { key: "withdraw-1", review, comment: thread });
    // As if the process had been killed between the two writes: the drafts still exist.
    await fixture.carl.store.editPrivate("drafts", () => files);
    expect(await publish({ verdict: "approve" })).toMatchObject({ review, published: 4 });
    expect(await keys()).toEqual([...notes, "withdraw-1"]);
    expect(await drafts()).toEqual([]);
  },
);

test("two tabs that publish the same drafts publish them once", { tags: "slow" }, async () => {
  await write();
  await Promise.all([publish({ key: "publish-1" }), publish({ key: "publish-2" })]);
  expect((await keys()).toSorted()).toEqual(["draft-01", "draft-02", "draft-03", "draft-04", "thread-1"]);
});

test(
  "text that is written to a draft while it is published stays a draft, and is published separately later",
  { tags: "slow" },
  async () => {
    await write();
    const { store } = fixture.carl;
    vi.spyOn(store, "append").mockImplementationOnce(async (...lines) => {
      const written = { key: "draft-01", review, anchor: LINE_3, body: "Blocks, since.", kind: "blocking" } as const;
      await saveDraft(fixture.carl, written);
      return store.append(...lines);
    });
    const reported = { key: "publish-1", review, verdict: "comment", body: "", drafts: "all" } as const;
    expect(await giveVerdict(fixture.carl, reported)).toMatchObject({ review, published: 4 });
    const texts = async () => (await fixture.lines("discuss")).map(({ description }) => description);
    expect(await texts()).toEqual(["Why?", "Blocks.", "Notes.", "I see.", "Why, pray?"]);
    const left = (await readDrafts(store)).get(review) ?? [];
    expect(left).toMatchObject([
      { body: "Blocks, since.", anchor: { startLine: 3, commit: fixture.head }, thread: null },
    ]);
    expect(left[0]?.key).toMatch(/^[\w-]{22}$/);
    expect(await publish({ key: "publish-2" })).toMatchObject({ review, published: 1 });
    expect((await texts()).at(-1)).toBe("Blocks, since.");
    expect(await drafts()).toEqual([]);
  },
);

test(
  "a draft that another tab saves with the same text while it is published is deleted",
  { tags: "slow" },
  async () => {
    const same = { key: "draft-01", review, anchor: LINE_3, body: "Blocks.", kind: "blocking" } as const;
    await saveDraft(fixture.carl, same);
    const { store } = fixture.carl;
    vi.spyOn(store, "append").mockImplementationOnce(async (...lines) => {
      fixture.tick(1);
      await saveDraft(fixture.carl, { ...same, body: "Blocks. \n" });
      return store.append(...lines);
    });
    const reported = { key: "publish-1", review, verdict: "comment", body: "", drafts: "all" } as const;
    await giveVerdict(fixture.carl, reported);
    expect(await drafts()).toEqual([]);
  },
);

test("a blank draft is not published and is deleted with the others", async () => {
  await saveDraft(fixture.carl, { key: "draft-01", review, anchor: LINE_3, body: " \n", kind: "blocking" });
  const before = await keys();
  expect(await publish()).toMatchObject({ review, published: 0 });
  expect(await keys()).toEqual(before);
  expect(await drafts()).toEqual([]);
});

test("if one draft cannot be published none is, and all are kept", { tags: "slow" }, async () => {
  await write();
  await deleteComment(fixture.carl, { key: "withdraw-1", review, comment: thread });
  const before = await fixture.refs();
  await expect(publish({ verdict: "approve" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("One of the drafts edits a comment that was deleted."),
  });
  expect(await fixture.refs()).toBe(before);
});

test(
  "a draft on a head that has moved is published where it was written; the verdict is refused as stale",
  { tags: "slow" },
  async () => {
    await saveDraft(fixture.carl, { key: "draft-01", review, anchor: LINE_3, body: "Blocks.", kind: "blocking" });
    await fixture.repo.git("checkout", "--quiet", "topic");
    await fixture.repo.commit({ "word.txt": null });
    await expect(publish({ verdict: "approve", head: fixture.head })).rejects.toMatchObject({ code: "STALE" });
    expect(await drafts()).toEqual(["draft-01"]);
    await publish({ head: fixture.head });
    expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
      location: { commit: fixture.head },
      galley: { patchSet: 1 },
    });
  },
);

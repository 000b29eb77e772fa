import { beforeEach, expect, test, vi } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { type Draft, readDrafts } from "#server/reviews/index/Draft.ts";
import { editComment } from "#server/operations/comments/editComment.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { discardDraft, saveDraft, type SaveDraftInput } from "#server/operations/comments/saveDraft.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const LINE_3 = { path: "word.txt", side: "new", startLine: 3, endLine: null, commit: null } as const;

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
});

function writing(body: string, rest: Partial<SaveDraftInput> = {}): SaveDraftInput {
  return { key: "draft-01", review, anchor: LINE_3, body, kind: "blocking", ...rest };
}

async function drafts(): Promise<readonly Draft[]> {
  return (await readDrafts(fixture.ada.store)).get(review) ?? [];
}

test("a draft that was changed in another window is not overwritten by a text that was started before", async () => {
  const { draft } = await saveDraft(fixture.carl, writing("from A one"));
  const began = draft?.version ?? null;
  await saveDraft(fixture.carl, writing("from A one plus B text", { version: began }));
  const later = writing("from A one and A more", { version: began });
  await expect(saveDraft(fixture.carl, later)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("This draft was changed in another window."),
  });
  expect((await drafts()).map(({ body, version }) => [body, version])).toEqual([["from A one plus B text", 2]]);
  const both = "from A one and A more\n\nfrom A one plus B text";
  await saveDraft(fixture.carl, writing(both, { version: 2 }));
  // A request whose response was lost is sent again.
  await saveDraft(fixture.carl, writing(both, { version: 2 }));
  expect((await drafts()).map(({ body }) => body)).toEqual([both]);
});

test("a draft is saved while it is typed, under refs/galley/drafts and in no note", async () => {
  const { draft } = await saveDraft(fixture.carl, writing("Wh"));
  fixture.tick(3);
  await saveDraft(fixture.carl, writing("Why \ud83d"));
  expect(await drafts()).toEqual([
    {
      key: "draft-01",
      review,
      anchor: { ...LINE_3, commit: fixture.head },
      thread: null,
      edits: null,
      body: "Why \ud83d",
      kind: "blocking",
      resolves: false,
      createdAt: NOON,
      updatedAt: NOON + 3,
      version: 2,
    },
  ]);
  expect(draft?.body).toBe("Wh");
  expect(await fixture.repo.git("ls-tree", "-r", "--name-only", "refs/galley/drafts")).toBe(`${review}/draft-01`);
  await expect(fixture.lines("discuss")).rejects.toThrow("no note found");
});

test("drafts are listed in the order in which they were begun, and may be empty", { tags: "slow" }, async () => {
  await saveDraft(fixture.carl, writing("", { key: "draft-09" }));
  fixture.tick(1);
  await saveDraft(fixture.carl, writing("Two"));
  fixture.tick(1);
  await saveDraft(fixture.carl, writing("One", { key: "draft-09", kind: "note" }));
  expect((await drafts()).map(({ key, body, kind }) => [key, body, kind])).toEqual([
    ["draft-09", "One", "note"],
    ["draft-01", "Two", "blocking"],
  ]);
});

test("a draft stays on the commit where it was begun when the branch moves meanwhile", { tags: "slow" }, async () => {
  await saveDraft(fixture.carl, writing("Why"));
  await fixture.repo.git("checkout", "--quiet", "topic");
  await fixture.repo.commit({ "word.txt": null });
  await saveDraft(fixture.carl, writing("Why?"));
  expect(await drafts()).toMatchObject([{ body: "Why?", anchor: { commit: fixture.head } }]);
});

test("a draft needs no name, for nobody else sees it", async () => {
  const viewer = { email: null, name: null, source: "nowhere", role: "maintainer" } as const;
  await saveDraft({ ...fixture.carl, viewer }, writing("Why?"));
  expect(await drafts()).toHaveLength(1);
});

test("a discarded draft is deleted, and discarding it again is not a failure", async () => {
  await saveDraft(fixture.carl, writing("Why?"));
  await saveDraft(fixture.carl, writing("How?", { key: "draft-02" }));
  await discardDraft(fixture.carl, { key: "draft-01", review });
  await discardDraft(fixture.carl, { key: "draft-01", review });
  expect((await drafts()).map(({ key }) => key)).toEqual(["draft-02"]);
});

test(
  "a draft that is published at once is deleted, and a save that arrives later does not restore it",
  { tags: "slow" },
  async () => {
    await saveDraft(fixture.carl, writing("Why?"));
    const draftInput = { key: "draft-01", review, anchor: LINE_3, body: "Why?", kind: "blocking" } as const;
    const { comment } = await addComment(fixture.carl, draftInput);
    expect(await drafts()).toEqual([]);
    expect(await saveDraft(fixture.carl, writing("Why"))).toEqual({ review, draft: null });
    expect(await drafts()).toEqual([]);
    await saveDraft(fixture.carl, { key: "draft-02", review, edits: comment, body: "Why, pray", kind: "blocking" });
    expect(await drafts()).toMatchObject([{ anchor: null, thread: null, edits: comment }]);
    await editComment(fixture.carl, { key: "draft-02", review, comment, body: "Why, pray?" });
    expect(await drafts()).toEqual([]);
  },
);

test(
  "a draft that is published between reading and writing is deleted, and saving it reports that",
  { tags: "slow" },
  async () => {
    await saveDraft(fixture.carl, writing("Why?"));
    const { store } = fixture.carl;
    vi.spyOn(store, "editPrivate").mockImplementationOnce(async (...edit) => {
      const reported = { key: "publish-1", review, verdict: "comment", body: "", drafts: "all" } as const;
      await giveVerdict(fixture.carl, reported);
      await store.editPrivate(...edit);
    });
    expect(await saveDraft(fixture.carl, writing("Why, pray?"))).toEqual({ review, draft: null });
    expect(await drafts()).toEqual([]);
    expect((await fixture.lines("discuss")).map(({ description }) => description)).toEqual(["Why?"]);
  },
);

test("a file that is not a draft of ours is left unchanged and not shown", { tags: "slow" }, async () => {
  await saveDraft(fixture.carl, writing("Why?"));
  const files = new Map([
    [`${review}/draft-02`, "{"],
    [`${review}/draft-03`, '{"v":1,"thread":"x","body":"from a later Galley"}'],
    [`${review}/draft-04`, "[]"],
    ["extra", "{}"],
  ]);
  await fixture.carl.store.editPrivate("drafts", () => files);
  expect((await drafts()).map(({ key }) => key)).toEqual(["draft-01"]);
  await discardDraft(fixture.carl, { key: "draft-01", review });
  expect((await fixture.carl.store.readPrivate("drafts")).size).toBe(4);
});

test.each<[string, Partial<SaveDraftInput>, string]>([
  ["of nothing", { anchor: null }, "A draft must be exactly one of"],
  ["of two things", { thread: "1".repeat(40) }, "A draft must be exactly one of"],
  ["on a line that is not there", { anchor: { ...LINE_3, startLine: 7 } }, "The lines must be between 1 and 6"],
  ["of more than can ever be written", { body: "x".repeat(131_073) }, "A comment can have at most 65536 characters."],
])("a draft %s is refused, and nothing is written", async (_, rest, message) => {
  const before = await fixture.refs();
  await expect(saveDraft(fixture.carl, writing("Why?", rest))).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining(message),
  });
  expect(await fixture.refs()).toBe(before);
});

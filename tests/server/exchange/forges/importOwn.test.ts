import { beforeEach, describe, expect, test } from "vitest";
import type { Conversation, ForgeDraft } from "#server/exchange/forges/Conversation.ts";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { beginPrivateReview } from "#server/operations/patchSets/writeRequest.ts";
import { updateReview } from "#server/operations/requests/updateReview.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { type Draft, readDrafts } from "#server/reviews/index/Draft.ts";
import { requireReview } from "#server/reviews/index/ReviewContext.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";
import { comment, conversation, placeOn, thread } from "./conversations.ts";

let fixture: ReviewFixture;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
});

const bring = (rest: Partial<Conversation>): Promise<ImportedConversation> =>
  importConversation(fixture.carl, fixture.first, conversation(rest));

describe("drafts of my own pending review there", () => {
  const draft = (id: string, rest: Partial<ForgeDraft> = {}): ForgeDraft => ({
    id,
    body: `Draft ${id}`,
    place: placeOn(fixture.head),
    replyTo: null,
    ...rest,
  });

  const drafts = async (): Promise<readonly Draft[]> => (await readDrafts(fixture.carl.store)).get(fixture.first) ?? [];

  const placesOfDrafts = async () =>
    (await drafts()).map(({ body, anchor }) => [body, anchor?.path, anchor?.side, anchor?.startLine, anchor?.commit]);

  test("are saved at their lines on either side, else on the file or on the change, and never pushed", async () => {
    const all = [
      draft("new"),
      draft("old", { place: placeOn(fixture.head, { side: "old" }) }),
      draft("file", { place: placeOn(fixture.head, { startLine: 90, endLine: 91 }) }),
      draft("nowhere", { place: placeOn(null, { path: "../none" }) }),
      draft("change", { place: null }),
    ];
    expect(await bring({ drafts: all })).toMatchObject({
      drafts: 5,
      notes: ["Drafts at another place, since theirs is not here: 2."],
    });
    expect((await placesOfDrafts()).toSorted()).toEqual([
      ["Draft change", null, "new", null, fixture.head],
      ["Draft file", "word.txt", "new", null, fixture.head],
      ["Draft new", "word.txt", "new", 3, fixture.head],
      ["Draft nowhere", null, "new", null, fixture.head],
      ["Draft old", "word.txt", "old", 3, fixture.base],
    ]);
  });

  test("follow what changes there, but not one that I changed here, published or that is gone there", async () => {
    await bring({ drafts: [draft("a"), draft("b"), draft("c"), draft("d")] });
    const saved = new Map((await drafts()).map((one) => [one.body, one]));
    const mine = { review: fixture.first, kind: "blocking" as const, body: "Mine" };
    const { key = "", anchor = null } = saved.get("Draft a") ?? {};
    await saveDraft(fixture.carl, { ...mine, key, anchor });
    const only = [saved.get("Draft b")?.key ?? ""];
    await giveVerdict(fixture.carl, {
      key: "publish-1",
      review: fixture.first,
      drafts: only,
      verdict: "comment",
      body: "",
    });
    const changed = [draft("a", { body: "Other" }), draft("b"), draft("c", { body: "Other" })];
    expect(await bring({ drafts: changed })).toMatchObject({ drafts: 1, deleted: 0 });
    expect((await drafts()).map(({ body, version }) => `${body} ${version}`).toSorted()).toEqual(["Mine 2", "Other 1"]);
    await bring({ drafts: [], isComplete: false });
    expect(await drafts()).toHaveLength(2);
    await bring({ drafts: [] });
    expect((await drafts()).map(({ body }) => body)).toEqual(["Mine"]);
  });

  test("of a reply are in its thread", async () => {
    await bring({ threads: [thread("t")], drafts: [draft("r", { place: null, replyTo: "t" })] });
    const [root] = (await fixture.review()).threads;
    expect((await drafts()).map((one) => one.thread)).toEqual([root?.root.item.id]);
  });
});

describe("the fields of a private review", () => {
  const open = async () => {
    const { head, base, carl } = fixture;
    const extras = { key: "pull-first", head, base };
    await beginPrivateReview(carl, head, { targetRef: "refs/heads/main", description: "Pull request 7", extras });
  };
  const bringPrivate = (rest: Partial<Conversation>) =>
    importConversation(fixture.carl, fixture.head, conversation(rest));
  const fields = async () => {
    const { title, body, current, isPrivate } = await requireReview(fixture.carl, fixture.head);
    return [title, body, current.reviewers, isPrivate];
  };

  test("are those of the pull request, and what I change here stays until it changes there", async () => {
    await open();
    const ann = [{ login: "ann", name: null }];
    const theirs = { title: "Shout\u0007 three", body: "As loud\r\nas possible", requestedReviewers: ann };
    await bringPrivate(theirs);
    expect(await fields()).toEqual(["Shout three", "As loud\nas possible", ["ann on forge.example"], true]);
    await updateReview(fixture.carl, { key: "update-1", review: fixture.head, title: "My words" });
    await bringPrivate({ ...theirs, requestedReviewers: [] });
    expect(await fields()).toEqual(["My words", "As loud\nas possible", [], true]);
    await bringPrivate({ ...theirs, title: "Whisper" });
    expect(await fields()).toEqual(["Whisper", "As loud\nas possible", ["ann on forge.example"], true]);
  });

  test("a review that others have keeps its own; its lines and kept commits are private with the review only", async () => {
    const { title } = await fixture.review();
    await bring({ title: "Another", threads: [thread("t")] });
    expect((await fixture.review()).title).toBe(title);
    await open();
    await fixture.repo.git("switch", "--quiet", "--detach", "topic");
    const loose = await fixture.repo.commit({ "word.txt": "one\ntwo\nTHREE!\n" }, "Elsewhere");
    const before = await fixture.repo.git("for-each-ref", "refs/notes", "refs/devtools");
    await bringPrivate({ threads: [thread("p", { place: placeOn(loose), comments: [comment("p-1")] })] });
    expect(await fixture.repo.git("for-each-ref", "refs/notes", "refs/devtools")).toBe(before);
    expect((await requireReview(fixture.carl, fixture.head)).threads).toHaveLength(1);
  });
});

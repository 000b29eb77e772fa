import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { toGlobalId } from "#server/schema/request/globalId.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
let base: string;
let head: string;
/** The id of the review of `topic`, which has been requested before every test. */
let review: string;
let keys = 0;

/** A key for one operation. */
const newKey = () => `edit-key-${String((keys += 1)).padStart(4, "0")}`;

type Json = ReturnType<typeof JSON.parse>;

const PROBLEM = "problem { code message }";

/** Runs an operation and returns its payload; the requested fields are `fields` and the problem. */
async function perform(name: string, input: object, fields = "review { state }"): Promise<Json> {
  const type = inputType(name);
  const document = `mutation ($input: ${type}) { ${name}(input: $input) { ${PROBLEM} ${fields} } }`;
  return (await opened.query(document, { input }))[name];
}

/** Runs an operation that must succeed. */
async function mustDo(name: string, input: object, fields?: string): Promise<Json> {
  const { problem, ...payload } = await perform(name, input, fields);
  expect(problem).toBeNull();
  return payload;
}

async function read(fields: string): Promise<Json> {
  return (await opened.query(`query ($id: ID!) { node(id: $id) { ... on Review { ${fields} } } }`, { id: review }))
    .node;
}

/** All lines of the notes, as git shows them. */
const notes = (ref: "reviews" | "discuss") => repo.git("notes", `--ref=devtools/${ref}`, "list").catch(() => "");

const request = (input: object = {}) => ({
  key: newKey(),
  slug: "repo",
  head: "topic",
  base: "main",
  title: "A digit",
  body: "Because.",
  reviewers: ["rita@example.org"],
  ...input,
});

const writtenComment = (input: object = {}) => ({
  key: newKey(),
  review,
  anchor: { path: "a.txt", startLine: 2 },
  body: "Why?",
  kind: "BLOCKING",
  ...input,
});

const COMMENT =
  "comment { id oid key body isBlocking isDeleted act author { email } } thread { id state } review { openThreadCount }";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  repo = await tempRepo();
  base = await repo.commit({ "a.txt": "one\ntwo\nthree\n", "other.txt": "x\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  head = await repo.commit({ "a.txt": "one\n2\nthree\n" }, "Write two as a digit");
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  opened = await openGraphql(repo.path);
  const requested = await mustDo("requestReview", request(), "review { id }");
  review = requested.review.id;
  return () => opened.close();
});

describe("a review", () => {
  it("is requested: the notes on its first commit have it, in git-appraise's format", async () => {
    const line = JSON.parse(await repo.git("notes", "--ref=devtools/reviews", "show", head));
    expect(line).toMatchObject({
      reviewRef: "refs/heads/topic",
      targetRef: "refs/heads/main",
      requester: "ada@example.org",
      reviewers: ["rita@example.org"],
      description: "A digit\n\nBecause.",
      baseCommit: base,
    });
    expect(await read("title body state isUnread patchSets { number headOid isRecorded }")).toEqual({
      title: "A digit",
      body: "Because.",
      state: "OPEN",
      isUnread: false,
      patchSets: [{ number: 1, headOid: head, isRecorded: true }],
    });
  });

  it("that is already open is not requested again: a problem reports that", async () => {
    const before = await notes("reviews");
    const { review: none, problem } = await perform("requestReview", request());
    expect(none).toBeNull();
    expect(problem).toEqual({ code: "CONFLICT", message: expect.stringContaining(head.slice(0, 12)) });
    expect(await notes("reviews")).toBe(before);
  });

  it("gets another text, reviewers and target; omitted fields do not change", { tags: "slow" }, async () => {
    await repo.git("branch", "release", base);
    const input = { key: newKey(), review, title: "Two digits", reviewers: [], target: "release" };
    const fields = "review { title body reviewers { email } targetRef }";
    expect((await mustDo("updateReview", input, fields)).review).toEqual({
      title: "Two digits",
      body: "Because.",
      reviewers: [],
      targetRef: "release",
    });
  });

  it("is abandoned, with a reason, and reopened", { tags: "slow" }, async () => {
    const fields = "review { state viewerCanReopen viewerCanGiveVerdict timeline { kind } }";
    const abandoned = await mustDo("abandonReview", { key: newKey(), review, body: "Not needed." }, fields);
    expect(abandoned.review).toMatchObject({ state: "ABANDONED", viewerCanReopen: true, viewerCanGiveVerdict: false });
    const reopened = await mustDo("reopenReview", { key: newKey(), review }, fields);
    expect(reopened.review).toMatchObject({ viewerCanReopen: false, viewerCanGiveVerdict: true });
    const kinds = reopened.review.timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["REQUESTED", "ABANDONED", "REOPENED"]));
  });

  it("whose branch moved gets another patch set, once", { tags: "slow" }, async () => {
    const amended = await repo.commit({ "a.txt": "one\nII\nthree\n" }, "Rather as a Roman one");
    const fields = "review { headOid patchSets { number headOid isRecorded isCurrent } }";
    expect((await read("patchSets { isRecorded }")).patchSets).toEqual([{ isRecorded: true }, { isRecorded: true }]);
    for (let time = 1; time <= 2; time++) {
      expect((await mustDo("recordPatchSet", { review }, fields)).review).toEqual({
        headOid: amended,
        patchSets: [
          { number: 1, headOid: head, isRecorded: true, isCurrent: false },
          { number: 2, headOid: amended, isRecorded: true, isCurrent: true },
        ],
      });
    }
  });

  it("that was merged by squash is closed when it is read", { tags: "slow" }, async () => {
    expect((await mustDo("closeMerged", { review })).review.state).toBe("OPEN");
    await repo.git("checkout", "-q", "main");
    await repo.git("merge", "-q", "--squash", "topic");
    await repo.git("commit", "-q", "-m", "Squashed");
    const { review: closed } = await mustDo("closeMerged", { review }, "review { state mergedHow }");
    expect(closed).toEqual({ state: "MERGED", mergedHow: "squash" });
  });

  it("is marked as read, and unread once somebody else writes", { tags: "slow" }, async () => {
    const foreign = {
      timestamp: String(Math.floor(Date.now() / 1000) + 60),
      author: "rita@example.org",
      description: "Hm.",
    };
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", JSON.stringify(foreign), head);
    expect(await read("isUnread")).toEqual({ isUnread: true });
    expect((await mustDo("markRead", { review }, "review { isUnread }")).review.isUnread).toBe(false);
  });
});

describe("a comment", () => {
  it("is on lines of the new side, of the old side, on a file, on an unchanged file, on the review", async () => {
    const fields = "thread { path side startLine endLine quote position { path side startLine certainty } }";
    const place = async (anchor: object | null) =>
      (await mustDo("addComment", writtenComment({ anchor }), fields)).thread;
    expect(await place({ path: "a.txt", startLine: 1, endLine: 2 })).toEqual({
      path: "a.txt",
      side: "NEW",
      startLine: 1,
      endLine: 2,
      quote: ["one", "2"],
      position: { path: "a.txt", side: "NEW", startLine: 1, certainty: "EXACT" },
    });
    const old = { side: "OLD", startLine: 2, quote: ["two"], position: { side: "OLD", certainty: "EXACT" } };
    expect(await place({ path: "a.txt", side: "OLD", startLine: 2 })).toMatchObject(old);
    expect(await place({ path: "a.txt" })).toMatchObject({ path: "a.txt", startLine: null, quote: [] });
    expect(await place({ path: "other.txt", startLine: 1 })).toMatchObject({ path: "other.txt", quote: ["x"] });
    expect(await place(null)).toMatchObject({ path: null, startLine: null, position: { path: null } });
  });

  it("blocks if that was requested, and has its client's name", { tags: "slow" }, async () => {
    const key = newKey();
    const payload = await mustDo("addComment", writtenComment({ key }), COMMENT);
    const author = { email: "ada@example.org" };
    expect(payload).toMatchObject({
      comment: { key, body: "Why?", isBlocking: true, author },
      thread: { state: "OPEN" },
      review: { openThreadCount: 1 },
    });
    const note = await mustDo("addComment", writtenComment({ kind: undefined, body: "By the way." }), COMMENT);
    expect(note).toMatchObject({ comment: { isBlocking: false }, thread: { state: "NOTE" } });
  });

  it("sent twice with one key exists once, under one id", { tags: "slow" }, async () => {
    const input = writtenComment();
    const [one, other] = [await mustDo("addComment", input, COMMENT), await mustDo("addComment", input, COMMENT)];
    expect(other).toEqual(one);
    expect((await read("commentCount")).commentCount).toBe(1);
  });

  it("is answered, resolved, reopened, edited and withdrawn", async () => {
    const { thread, comment } = await mustDo("addComment", writtenComment(), COMMENT);
    const answered = await mustDo("reply", { key: newKey(), thread: thread.id, body: "So." }, COMMENT);
    expect(answered).toMatchObject({ comment: { body: "So.", act: null }, thread: { id: thread.id, state: "OPEN" } });
    const resolution = await mustDo(
      "reply",
      { key: newKey(), thread: thread.id, body: "Done.", resolves: true },
      COMMENT,
    );
    expect(resolution).toMatchObject({ comment: { act: "resolve" }, thread: { state: "RESOLVED" } });
    const again = await mustDo("reopenThread", { key: newKey(), thread: thread.id }, COMMENT);
    expect(again.thread.state).toBe("OPEN");
    const resolved = await mustDo("resolveThread", { key: newKey(), thread: thread.id, body: "Now." }, COMMENT);
    expect(resolved.thread.state).toBe("RESOLVED");
    const edited = await mustDo("editComment", { key: newKey(), comment: comment.id, body: "Why not?" }, COMMENT);
    expect(edited.comment).toMatchObject({ id: comment.id, body: "Why not?" });
    const gone = await mustDo("deleteComment", { key: newKey(), comment: comment.id }, COMMENT);
    expect(gone.comment).toMatchObject({ id: comment.id, body: "", isDeleted: true });
  });

  it.each<[string, object, RegExp]>([
    ["on a file that is not there", { anchor: { path: "none.txt", startLine: 1 } }, /does not exist/],
    ["on lines that are not there", { anchor: { path: "a.txt", startLine: 4 } }, /between 1 and 3/],
    ["on lines the wrong way round", { anchor: { path: "a.txt", startLine: 3, endLine: 2 } }, /first not after/],
    ["without a word", { body: " \n" }, /1 to 65,?536 characters/],
    ["by no fit name", { key: "short" }, /8 to 64/],
    ["on something that is no review", { review: "x" }, /id/],
  ])("%s is refused, and nothing is written", async (_, wrong, expected) => {
    const before = [await notes("discuss"), await notes("reviews")];
    const payload = await perform("addComment", writtenComment(wrong), COMMENT);
    expect(payload).toMatchObject({ comment: null, thread: null, review: null, problem: { code: "BAD_INPUT" } });
    expect(payload.problem.message).toMatch(expected);
    expect([await notes("discuss"), await notes("reviews")]).toEqual(before);
  });

  it("on anything but a thread, a comment or a review of this repository is refused", async () => {
    const { thread, comment } = await mustDo("addComment", writtenComment(), COMMENT);
    const unknown = toGlobalId("Review", opened.repositories[0]?.id ?? "", "f".repeat(40));
    const tries: readonly [string, object, string][] = [
      ["reply", { key: newKey(), thread: comment.id, body: "x" }, "BAD_INPUT"],
      ["resolveThread", { key: newKey(), thread: review }, "BAD_INPUT"],
      ["editComment", { key: newKey(), comment: thread.id, body: "x" }, "BAD_INPUT"],
      ["addComment", writtenComment({ review: unknown }), "NOT_FOUND"],
      ["publishDrafts", { key: newKey(), review: unknown, verdict: "APPROVE" }, "NOT_FOUND"],
      ["requestReview", request({ slug: "elsewhere" }), "NOT_FOUND"],
    ];
    for (const [name, input, code] of tries) {
      expect([name, (await perform(name, input, "review { id }")).problem.code]).toEqual([name, code]);
    }
    expect(opened.log).toEqual([]);
  });
});

describe("a draft", () => {
  const draft = (input: object = {}) => ({ ...writtenComment(), ...input });
  const DRAFT =
    "draft { id key body path side startLine kind resolves replyTo { id } edits { id } } review { draftCount }";

  it("is saved under its key, overwritten by it, and visible in no note", async () => {
    const key = newKey();
    const saved = await mustDo("saveDraft", draft({ key, body: "W" }), DRAFT);
    expect(saved).toMatchObject({
      draft: { key, body: "W", path: "a.txt", side: "NEW", startLine: 2, kind: "BLOCKING", resolves: false },
      review: { draftCount: 1 },
    });
    const later = await mustDo("saveDraft", draft({ key, body: "Why?", kind: "NOTE" }), DRAFT);
    expect(later).toMatchObject({
      draft: { id: saved.draft.id, body: "Why?", kind: "NOTE" },
      review: { draftCount: 1 },
    });
    expect(await notes("discuss")).toBe("");
    const found = await opened.query(`query ($id: ID!) { node(id: $id) { __typename id } }`, { id: saved.draft.id });
    expect(found.node).toEqual({ __typename: "Draft", id: saved.draft.id });
  });

  it("answers a thread or edits a comment of the same review", { tags: "slow" }, async () => {
    const { thread, comment } = await mustDo("addComment", writtenComment(), COMMENT);
    const answer = await mustDo("saveDraft", draft({ anchor: null, thread: thread.id, resolves: true }), DRAFT);
    expect(answer.draft).toMatchObject({ replyTo: { id: thread.id }, resolves: true, path: null });
    const edit = await mustDo("saveDraft", draft({ anchor: null, edits: comment.id }), DRAFT);
    expect(edit.draft).toMatchObject({ edits: { id: comment.id }, replyTo: null });
  });

  it("is discarded, any number of times", { tags: "slow" }, async () => {
    const key = newKey();
    await mustDo("saveDraft", draft({ key }), DRAFT);
    for (let time = 1; time <= 2; time++) {
      const { review: left } = await mustDo("discardDraft", { key, review }, "review { draftCount }");
      expect(left.draftCount).toBe(0);
    }
  });

  it("is published with a verdict, and is the comment with its key from then on", async () => {
    const [one, other] = [newKey(), newKey()];
    await mustDo("saveDraft", draft({ key: one, body: "One." }), DRAFT);
    await mustDo("saveDraft", draft({ key: other, body: "Other." }), DRAFT);
    const input = { key: newKey(), review, verdict: "REQUEST_CHANGES", body: "See below.", only: [one], headOid: head };
    const fields = "review { state draftCount threads { comments { key body } } verdicts { kind comment { body } } }";
    expect(await mustDo("publishDrafts", input, fields)).toEqual({
      review: {
        state: "CHANGES_REQUESTED",
        draftCount: 1,
        threads: [{ comments: [{ key: one, body: "One." }] }],
        verdicts: [{ kind: "REQUEST_CHANGES", comment: { body: "See below." } }],
      },
    });
    const rest = { key: newKey(), review, verdict: "COMMENT" };
    expect(await mustDo("publishDrafts", rest, "review { draftCount commentCount }")).toEqual({
      review: { draftCount: 0, commentCount: 3 },
    });
  });
});

describe("a verdict", () => {
  it("approves what was rejected before", { tags: "slow" }, async () => {
    const verdict = (kind: string) => ({ key: newKey(), review, verdict: kind, body: "", headOid: head });
    const fields = "review { state verdicts { kind isCurrent isActive patchSet } }";
    await mustDo("publishDrafts", verdict("REQUEST_CHANGES"));
    const { review: approved } = await mustDo("publishDrafts", verdict("APPROVE"), fields);
    expect(approved).toEqual({
      state: "APPROVED",
      verdicts: [{ kind: "APPROVE", isCurrent: true, isActive: true, patchSet: 1 }],
    });
  });

  it("on an outdated head is stale, and nothing is written", { tags: "slow" }, async () => {
    await repo.commit({ "a.txt": "one\nII\nthree\n" }, "Moved on");
    const input = { key: newKey(), review, verdict: "APPROVE", headOid: head };
    expect((await perform("publishDrafts", input)).problem.code).toBe("STALE");
    expect(await notes("discuss")).toBe("");
  });
});

describe("a user without a name", () => {
  it("gets a problem, enters a name once, and can write then", { tags: "slow" }, async () => {
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
    await repo.git("config", "--unset", "user.email");
    await repo.git("config", "--unset", "user.name");
    const { problem } = await perform("addComment", writtenComment(), COMMENT);
    expect(problem.code).toBe("FORBIDDEN");
    const name = { slug: "repo", name: "Rita Reader", email: "rita@example.org" };
    const fields = "repository { viewer { name email isNamed source } }";
    expect((await mustDo("setViewerName", name, fields)).repository.viewer).toEqual({
      name: "Rita Reader",
      email: "rita@example.org",
      isNamed: true,
      source: expect.stringContaining("refs/galley/identity"),
    });
    const { comment } = await mustDo("addComment", writtenComment(), COMMENT);
    expect(comment.author.email).toBe("rita@example.org");
  });
});

describe("an operation that fails", () => {
  const storeOf = () => {
    const [repository] = opened.repositories;
    if (!repository) throw new Error("No repository was opened.");
    return repositoryReviews(repository).store;
  };

  it("for an expected reason returns a problem: the code, and what to do", async () => {
    vi.spyOn(storeOf(), "append").mockRejectedValue(new GalleyError("DISK_FULL"));
    const { problem, comment } = await perform("addComment", writtenComment(), COMMENT);
    expect(comment).toBeNull();
    const message = "The disk is full. Free some space and try again. Nothing was changed.";
    expect(problem).toEqual({ code: "DISK_FULL", message });
  });

  it("for an unexpected reason reports an internal error: an id, and no details", async () => {
    vi.spyOn(storeOf(), "append").mockRejectedValue(new Error("secret words"));
    const document = `mutation ($input: AddCommentInput!) { addComment(input: $input) { ${PROBLEM} } }`;
    const { data, errors } = await opened.answer(document, { input: writtenComment() });
    expect(data).toEqual({ addComment: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["INTERNAL"]);
    expect(JSON.stringify(errors)).not.toContain("secret words");
    expect(opened.log.join("\n")).toContain("secret words");
  });
});

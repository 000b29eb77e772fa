import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { notesByHand } from "../notesByHand.ts";

/**
 * Three reviews in one repository: `topic` with comments, a rejection and a reply, `done`, which is in main, and
 * `gone`, which was abandoned.
 */
let repo: TempRepo;
let opened: OpenedGraphql;
let first: string;
let head: string;
let base: string;
let merged: string;
let abandoned: string;
let writeComment: string;
let answer: string;
let rejection: string;

const at = (seconds: number) => String(1_700_001_000 + seconds);

beforeAll(async () => {
  repo = await tempRepo();
  base = await repo.commit({ "a.txt": "one\ntwo\nthree\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  first = await repo.commit({ "a.txt": "one\n2\nthree\n" }, "Write two as a digit");
  head = await repo.commit({ "b.txt": "new\n" }, "A second file");
  await repo.git("checkout", "-q", "-b", "gone", base);
  abandoned = await repo.commit({ "gone.txt": "x\n" }, "Gone");
  await repo.git("checkout", "-q", "-b", "done", base);
  merged = await repo.commit({ "done.txt": "x\n" }, "Done");
  await repo.git("checkout", "-q", "main");
  await repo.git("merge", "-q", "--ff-only", "done");
  await repo.git("config", "user.name", "Rita Reader");
  await repo.git("config", "user.email", "rita@example.org");
  const { request, comment } = notesByHand(repo);
  const requested = { requester: "ada@example.org", reviewers: ["rita@example.org"] };
  const places = { reviewRef: "refs/heads/topic", targetRef: "refs/heads/main" };
  const description = "Digits\n\nWrites *numbers* as digits.";
  await request(first, { timestamp: at(0), ...places, ...requested, description, baseCommit: base });
  await request(merged, {
    timestamp: at(-500),
    ...places,
    reviewRef: "refs/heads/done",
    ...requested,
    description: "Done",
  });
  const gone = {
    timestamp: at(-900),
    ...places,
    reviewRef: "refs/heads/gone",
    ...requested,
    description: "Never mind",
  };
  await request(abandoned, gone);
  await request(abandoned, { ...gone, timestamp: at(-800), targetRef: "" });
  const rita = { author: "rita@example.org" };
  writeComment = await comment(first, {
    timestamp: at(10),
    ...rita,
    location: { commit: head, path: "a.txt", range: { startLine: 2 } },
    description: "Why a digit?",
    resolved: false,
  });
  answer = await comment(
    first,
    { timestamp: at(20), author: "ada@example.org", parent: writeComment, description: "It is shorter." },
    { key: "answer-1", name: "Ada Proof" },
  );
  rejection = await comment(
    first,
    { timestamp: at(30), ...rita, location: { commit: head }, description: "Not yet.", resolved: false },
    { verdict: "reject", key: "verdict-1", name: "Rita Reader" },
  );
  await comment(first, {
    timestamp: at(40),
    ...rita,
    location: { commit: base, path: "a.txt", range: { startLine: 1, endLine: 2 } },
    description: "Old side.",
  });
  await comment(first, {
    timestamp: at(50),
    ...rita,
    original: writeComment,
    description: "Why is it a digit?",
    resolved: false,
  });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const reviewOf = async (fields: string, key = first.slice(0, 12)) => {
  const document = `query ($key: String!) { repository(slug: "repo") { review(key: $key) { ${fields} } } }`;
  return (await opened.query(document, { key })).repository.review;
};

const listed = async (args: string): Promise<readonly string[]> => {
  const { repository } = await opened.query(
    `{ repository(slug: "repo") { reviews${args && `(${args})`} { edges { node { title } } } } }`,
  );
  return repository.reviews.edges.map(({ node }: { node: { title: string } }) => node.title);
};

describe("a review's fields contain the data of its notes and branches", () => {
  it("its texts, its people, and its target", async () => {
    const fields = `key title body state author { name email isViewer } reviewers { name isViewer } createdAt updatedAt
      reviewRef targetRef headOid baseOid mergedHow repository { slug }`;
    expect(await reviewOf(fields)).toEqual({
      key: first.slice(0, 12),
      title: "Digits",
      body: "Writes *numbers* as digits.",
      state: "CHANGES_REQUESTED",
      author: { name: "Ada Proof", email: "ada@example.org", isViewer: false },
      reviewers: [{ name: "Rita Reader", isViewer: true }],
      createdAt: "2023-11-14T22:30:00+00:00",
      updatedAt: "2023-11-14T22:30:50+00:00",
      reviewRef: "topic",
      targetRef: "main",
      headOid: head,
      baseOid: base,
      mergedHow: null,
      repository: { slug: "repo" },
    });
  });

  it("its changes, commit by commit and file by file", async () => {
    const fields = `objectsMissing commits { edges { node { oid } } }
      comparison { oldOid newOid fileTable { paths } }`;
    expect(await reviewOf(fields)).toEqual({
      objectsMissing: null,
      commits: { edges: [{ node: { oid: head } }, { node: { oid: first } }] },
      comparison: {
        oldOid: base,
        newOid: head,
        fileTable: { paths: ["a.txt", "b.txt"] },
      },
    });
  });

  it("its threads, without verdicts that have no text, each with its comments", async () => {
    const fields = `openThreadCount commentCount entryCount threads {
      id state isVerdict path side startLine endLine commitOid quote
      comments { oid key body isBlocking isDeleted act verdict editedAt author { name } history { body } } }`;
    const { threads, ...counts } = await reviewOf(fields);
    expect(counts).toEqual({ openThreadCount: 1, commentCount: 4, entryCount: 6 });
    expect(threads).toEqual([
      {
        id: expect.any(String),
        state: "OPEN",
        isVerdict: false,
        path: "a.txt",
        side: "NEW",
        startLine: 2,
        endLine: 2,
        commitOid: head,
        quote: ["2"],
        comments: [
          {
            oid: writeComment,
            key: null,
            body: "Why is it a digit?",
            isBlocking: true,
            isDeleted: false,
            act: null,
            verdict: null,
            editedAt: "2023-11-14T22:30:50+00:00",
            author: { name: "Rita Reader" },
            history: [{ body: "Why a digit?" }, { body: "Why is it a digit?" }],
          },
          {
            oid: answer,
            key: "answer-1",
            body: "It is shorter.",
            isBlocking: false,
            isDeleted: false,
            act: null,
            verdict: null,
            editedAt: null,
            author: { name: "Ada Proof" },
            history: [{ body: "It is shorter." }],
          },
        ],
      },
      expect.objectContaining({ state: "NOTE", side: "OLD", startLine: 1, endLine: 2, quote: ["one", "two"] }),
    ]);
  });

  it("a comment whose file and commit are missing, without a quotation, at its remaining location", async () => {
    const places = [
      { commit: head, path: "none.txt", range: { startLine: 1 } },
      { commit: head, path: "a.txt", range: { startLine: 3, endLine: 4 } },
      { commit: "f".repeat(40), path: "a.txt", range: { startLine: 1 } },
      { commit: "no commit", path: "a.txt", range: { startLine: 4_294_967_295 } },
    ];
    for (const [index, location] of places.entries()) {
      const line = { timestamp: at(-900 + index), author: "rita@example.org", location, description: `Lost ${index}` };
      await notesByHand(repo).comment(merged, line);
    }
    const fields = "threads { path startLine quote commitOid position { certainty reason } comments { body } }";
    const { threads } = await reviewOf(fields, merged);
    const summaries = threads.map(
      (thread: { startLine: number; quote: readonly string[]; comments: { body: string }[] }) => [
        thread.comments[0]?.body,
        thread.startLine,
        thread.quote,
      ],
    );
    expect(summaries).toEqual([
      ["Lost 0", 1, []],
      ["Lost 1", 3, []],
      ["Lost 2", 1, []],
      ["Lost 3", null, []],
    ]);
    expect(opened.log).toEqual([]);
  });

  it("its verdicts and other events, oldest first", async () => {
    const fields = `verdicts { by { email } kind isActive isCurrent patchSet comment { body } at }
      timeline { kind at by { email } verdict comment { oid } thread { isVerdict } note }`;
    const { verdicts, timeline } = await reviewOf(fields);
    expect(verdicts).toEqual([
      {
        by: { email: "rita@example.org" },
        kind: "REQUEST_CHANGES",
        isActive: true,
        isCurrent: true,
        patchSet: 1,
        comment: { body: "Not yet." },
        at: "2023-11-14T22:30:30+00:00",
      },
    ]);
    expect(timeline.map(({ kind, by }: { kind: string; by: { email: string } }) => [kind, by.email])).toEqual([
      ["REQUESTED", "ada@example.org"],
      ["COMMENTED", "rita@example.org"],
      ["VERDICT", "rita@example.org"],
      ["COMMENTED", "rita@example.org"],
    ]);
    expect(timeline[2]).toMatchObject({
      verdict: "REQUEST_CHANGES",
      comment: { oid: rejection },
      thread: { isVerdict: true },
    });
  });

  it("its patch sets, including the current branch", async () => {
    const fields = `patchSets { number headOid baseOid isRecorded isCurrent }`;
    expect((await reviewOf(fields)).patchSets).toEqual([
      {
        number: 1,
        headOid: head,
        baseOid: base,
        isRecorded: false,
        isCurrent: true,
      },
    ]);
  });

  it("whose turn it is, and whether there are updates", async () => {
    const fields = "turn { email } isViewersTurn isUnread draftCount";
    expect(await reviewOf(fields)).toEqual({
      turn: [{ email: "ada@example.org" }],
      isViewersTurn: false,
      isUnread: true,
      draftCount: 0,
    });
  });

  it("also of a merged and of an abandoned review", async () => {
    expect(await reviewOf("state targetRef mergedHow", merged)).toEqual({
      state: "MERGED",
      targetRef: "main",
      mergedHow: "merge",
    });
    expect(await reviewOf("state targetRef", abandoned.slice(0, 7))).toEqual({ state: "ABANDONED", targetRef: "main" });
  });
});

describe("the reviews of a repository", () => {
  it("are listed by their last change, newest first", async () => {
    expect(await listed("")).toEqual(["Digits", "Done", "Never mind"]);
  });

  it.each([
    [`states: [MERGED, ABANDONED]`, ["Done", "Never mind"]],
    [`states: []`, ["Digits", "Done", "Never mind"]],
    [`query: "NUMBERS"`, ["Digits"]],
    [`query: "nothing like it"`, []],
    [`author: "ada@example.org", states: OPEN`, []],
    [`author: "me"`, []],
    [`reviewer: "me", states: [CHANGES_REQUESTED]`, ["Digits"]],
    [`turnOf: "ada@example.org"`, ["Digits"]],
    [`turnOf: "me"`, []],
  ])("(%s)", async (args, titles) => {
    expect(await listed(args)).toEqual(titles);
  });

  it("come in pages", async () => {
    const document = `query ($after: String) { repository(slug: "repo") { reviews(first: 2, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { title } } } } }`;
    const { reviews } = (await opened.query(document)).repository;
    expect(reviews).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const { repository } = await opened.query(document, { after: reviews.pageInfo.endCursor });
    expect(repository.reviews.edges).toEqual([{ node: { title: "Never mind" } }]);
  });

  it("are counted by kind", async () => {
    const fields = "open changesRequested approved merged abandoned waitingForViewer";
    const { repository } = await opened.query(`{ repository(slug: "repo") { reviewCounts { ${fields} } } }`);
    const counts = { open: 0, changesRequested: 1, approved: 0, merged: 1, abandoned: 1, waitingForViewer: 0 };
    expect(repository.reviewCounts).toEqual(counts);
  });

  it("are not found by an invalid key", async () => {
    const document = `query ($key: String!) { repository(slug: "repo") { review(key: $key) { id } } }`;
    for (const key of ["", "abcdef", "f".repeat(12), "HEAD", head]) {
      const { errors } = await opened.answer(document, { key });
      expect(errors?.[0].extensions.code).toBe("NOT_FOUND");
    }
  });
});

it("the viewer is the person that git reports", async () => {
  const { repository } = await opened.query(`{ repository(slug: "repo") { viewer { name email isNamed source } } }`);
  expect(repository.viewer).toEqual({
    name: "Rita Reader",
    email: "rita@example.org",
    isNamed: true,
    source: "From git's own configuration: user.name and user.email.",
  });
});

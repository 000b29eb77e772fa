import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "#server/schema/request/globalId.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const NODE = "query ($id: ID!) { node(id: $id) { __typename id ... on Comparison { aheadBy } } }";

let opened: OpenedGraphql;
let ids: Readonly<Record<string, string>>;
let head: string;
let repositoryId: string;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "caf\uDCE9.txt": "one\n" }, "The first");
  head = await repo.commit({ "caf\uDCE9.txt": "two\n" }, "The second");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("branch", "base", "HEAD~1");
  opened = await openGraphql(repo.path);
  repositoryId = opened.repositories[0]?.id ?? "";
  const { repository } = await opened.query(`{
    repository(slug: "repo") {
      id
      headRef { id }
      worktree { id }
      commit(revision: "main") {
        id
        comparison { id }
      }
    }
  }`);
  const blob = await opened.query(
    `query ($revisionPath: String!) { repository(slug: "repo") { file(revisionPath: $revisionPath) { blob { id } } tree(revisionPath: "main") { tree { id } } } }`,
    { revisionPath: "main/caf\uDCE9.txt" },
  );
  const review = await makeReview();
  const { inbox } = await opened.query("{ inbox { repositories { id } } }");
  ids = {
    ...review,
    KnownRepository: inbox.repositories[0].id,
    Repository: repository.id,
    Ref: repository.headRef.id,
    Worktree: repository.worktree.id,
    Commit: repository.commit.id,
    Comparison: repository.commit.comparison.id,
    Blob: blob.repository.file.blob.id,
    Tree: blob.repository.tree.tree.id,
  };
});
afterAll(() => opened.close());

/** Requests a review with a comment and a draft, and returns the ids of all. */
async function makeReview(): Promise<Readonly<Record<string, string>>> {
  const request = { key: "request-1", slug: "repo", head: "main", base: "base", title: "The second" };
  const { requestReview } = await opened.query(
    "mutation ($input: RequestReviewInput!) { requestReview(input: $input) { review { id } } }",
    { input: request },
  );
  const review = requestReview.review.id;
  const { addComment } = await opened.query(
    "mutation ($input: AddCommentInput!) { addComment(input: $input) { thread { id } comment { id } } }",
    { input: { key: "thread-1", review, body: "Why?" } },
  );
  const { saveDraft } = await opened.query(
    "mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft { id } } }",
    { input: { key: "draft-key-1", review, body: "Mine" } },
  );
  const { thread, comment } = addComment;
  return { Review: review, ReviewThread: thread.id, ReviewComment: comment.id, Draft: saveDraft.draft.id };
}

const codeOf = async (id: string): Promise<unknown> => {
  const { errors } = await opened.answer(NODE, { id });
  return errors?.[0].extensions.code;
};

describe("an id leads back to its object", () => {
  const types = ["Repository", "KnownRepository", "Ref", "Worktree", "Commit", "Comparison", "Blob", "Tree"];
  it.each([...types, "Review", "ReviewThread", "ReviewComment", "Draft"])("of type %s", async (type) => {
    const id = ids[type];
    expect((await opened.query(NODE, { id })).node).toMatchObject({ __typename: type, id });
  });

  it("for every type that has one", async () => {
    const { __type } = await opened.query(`{ __type(name: "Node") { possibleTypes { name } } }`);
    expect(__type.possibleTypes.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      Object.keys(ids).toSorted(),
    );
  });
});

describe("an id that Galley did not create is refused as BAD_INPUT", () => {
  const encode = (text: string) => Buffer.from(text).toString("base64url");
  it.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no JSON", encode("Commit")],
    ["no list", encode('{"0":"Commit"}')],
    ["an empty list", encode("[]")],
    ["a list that holds no text", encode("[1,2]")],
    ["a type that is not there", encode('["Tree","x"]')],
    ["what every object inherits", encode('["toString","x"]')],
    ["an object's prototype", encode('["__proto__","x"]')],
    ["a constructor", encode('["constructor","x"]')],
  ])("%s", async (_, id) => {
    expect(await codeOf(id)).toBe("BAD_INPUT");
    expect(opened.log).toEqual([]);
  });

  it("an id with an additional text", async () => {
    expect(await codeOf(`${ids["Commit"]}!`)).toBe("BAD_INPUT");
    expect(await codeOf(` ${ids["Commit"]}`)).toBe("BAD_INPUT");
  });

  it.each<[string, (known: { repository: string; head: string }) => string]>([
    ["a commit named by a branch", ({ repository }) => toGlobalId("Commit", repository, "main")],
    ["a commit named by an option", ({ repository }) => toGlobalId("Commit", repository, "--all")],
    [
      "a commit with a line added",
      ({ repository, head: oid }) => toGlobalId("Commit", repository, `${oid}\ninfo ${oid}`),
    ],
    ["a commit with a name added", ({ repository, head: oid }) => toGlobalId("Commit", repository, oid, "x")],
    [
      "a comparison with neither dots",
      ({ repository, head: oid }) => toGlobalId("Comparison", repository, oid, oid, "FOUR"),
    ],
    [
      "a comparison of a branch",
      ({ repository, head: oid }) => toGlobalId("Comparison", repository, "main", oid, "TWO"),
    ],
    ["a comparison of an option", ({ repository }) => toGlobalId("Comparison", repository, "", "--all", "TWO")],
    ["a ref outside refs/", ({ repository }) => toGlobalId("Ref", repository, "HEAD")],
    ["a ref that is an option", ({ repository }) => toGlobalId("Ref", repository, "--count=1")],
  ])("%s", async (_, make) => {
    expect(await codeOf(make({ repository: repositoryId, head }))).toBe("BAD_INPUT");
    expect(opened.log).toEqual([]);
  });
});

describe("an id of an object that is missing reports", () => {
  const absent = "f".repeat(40);
  it.each<[string, string, (repository: string) => string]>([
    ["another repository's commit", "NOT_FOUND", () => toGlobalId("Commit", "0123456789abcdef", absent)],
    ["another repository", "NOT_FOUND", () => toGlobalId("Repository", "0123456789abcdef")],
    ["a commit that was pruned", "OBJECT_MISSING", (repository) => toGlobalId("Commit", repository, absent)],
    ["a review that nobody asked for", "NOT_FOUND", (repository) => toGlobalId("Review", repository, absent)],
    ["a thread of none", "NOT_FOUND", (repository) => toGlobalId("ReviewThread", repository, head, absent)],
    ["a comment of none", "NOT_FOUND", (repository) => toGlobalId("ReviewComment", repository, head, absent)],
    ["a draft that was published", "NOT_FOUND", (repository) => toGlobalId("Draft", repository, head, "key-gone-1")],
    ["a branch that was deleted", "NOT_FOUND", (repository) => toGlobalId("Ref", repository, "refs/heads/gone")],
    [
      "a comparison with a pruned commit",
      "OBJECT_MISSING",
      (repository) => toGlobalId("Comparison", repository, absent, head, "TWO"),
    ],
  ])("%s as %s", async (_, code, make) => {
    expect(await codeOf(make(repositoryId))).toBe(code);
  });
});

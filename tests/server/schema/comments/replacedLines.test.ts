import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const PART = (lines: string): string => `\`\`\`suggestion ${lines}\nnew\n\`\`\`\n`;
const OWN = "```suggestion\nnew\n```\n";
const FIELDS = "{ replacedLines { startLine endLine lines } }";

let opened: OpenedGraphql;
let review: string;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\nthree\nfour\n" }, "The first");
  await repo.commit({ "a.txt": "1\ntwo\r\n3\n4\nlast" }, "The second");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("branch", "base", "HEAD~1");
  opened = await openGraphql(repo.path);
  const input = { key: "request-1", slug: "repo", head: "main", base: "base", title: "The second" };
  const { requestReview } = await opened.query(
    "mutation ($input: RequestReviewInput!) { requestReview(input: $input) { review { id } } }",
    { input },
  );
  review = requestReview.review.id;
});
afterAll(() => opened.close());

/** Returns the lines that the suggestions of a draft and of a comment with the same text on lines 2 to 3 replace. */
async function replaced(body: string, key: string, side = "NEW"): Promise<readonly unknown[]> {
  const anchor = { path: "a.txt", side, startLine: 2, endLine: 3 };
  const { saveDraft } = await opened.query(
    `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft ${FIELDS} } }`,
    { input: { key: `draft-of-${key}`, review, body, anchor } },
  );
  const { addComment } = await opened.query(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment ${FIELDS} } }`,
    { input: { key: `comment-${key}`, review, body, anchor } },
  );
  return [saveDraft.draft.replacedLines, addComment.comment.replacedLines];
}

it("each part of a suggestion has the lines that it replaces, and a draft also those that it is on", async () => {
  const first = { startLine: 1, endLine: 1, lines: ["1"] };
  const last = { startLine: 4, endLine: 5, lines: ["4", "last"] };
  expect(await replaced(PART("L4-L5") + PART("L1"), "parts")).toEqual([
    [first, last],
    [first, last],
  ]);
  expect(await replaced(OWN, "own")).toEqual([[{ startLine: 2, endLine: 3, lines: ["two\r", "3"] }], []]);
});

it("a text without suggestions, lines that overlap or that the file does not have, and the old side have none", async () => {
  const none = [[], []];
  expect(await replaced("Why?", "text")).toEqual(none);
  expect(await replaced(PART("L9") + PART("L5-L6"), "beyond")).toEqual(none);
  const first = [{ startLine: 1, endLine: 4, lines: ["1", "two\r", "3", "4"] }];
  expect(await replaced(PART("L1-L4") + PART("L2-L5"), "overlap")).toEqual([first, first]);
  expect(await replaced(PART("L1"), "old", "OLD")).toEqual(none);
});

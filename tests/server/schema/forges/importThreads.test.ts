import { beforeAll, expect, test } from "vitest";
import { parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { importConversation } from "#server/exchange/forges/importConversation.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const URL_7 = "https://github.com/galley/press/pull/7";

let fixture: ReviewFixture;
let opened: OpenedGraphql;

beforeAll(async () => {
  fixture = await requestedReviewFixture();
  await fixture.repo.git("config", "user.email", "carl@example.org");
  opened = await openGraphql(fixture.repo.path);
  leftovers.push(() => opened.close());
});

/** GitHub's answer about a pull request with one thread, whose comment has this address. */
function answer(url: string): string {
  const comment = { id: "c1", url, body: "Why so loud?", createdAt: "2023-11-15T00:00:00Z", author: { login: "ann" } };
  const opening = { nodes: [{ diffHunk: "", originalCommit: { oid: fixture.head } }] };
  const place = { path: "word.txt", originalLine: 3, opening };
  const thread = { id: "t1", ...place, comments: { totalCount: 1, nodes: [comment] } };
  const pullRequest = {
    url: URL_7,
    number: 7,
    headRefOid: fixture.head,
    reviewThreads: { totalCount: 1, nodes: [thread] },
  };
  return JSON.stringify({ data: { repository: { pullRequest } } });
}

test("a comment names its forge, and its text for agents says from where it is", async () => {
  await importConversation(fixture.carl, fixture.first, parseConversation(answer(`${URL_7}#discussion_r1`)));
  const document = `query ($key: String!) { repository(slug: "repo") { review(key: $key) { openThreadCount
    threads { markdown comments { body importedFrom author { name email } importedBy { email } } } } } }`;
  const { review } = (await opened.query(document, { key: fixture.first })).repository;
  expect(review.openThreadCount).toBe(1);
  const [thread] = review.threads;
  expect(thread.comments).toEqual([
    {
      body: "Why so loud?",
      importedFrom: `${URL_7}#discussion_r1`,
      author: { name: "ann", email: "ann on github.com" },
      importedBy: { email: "carl@example.org" },
    },
  ]);
  expect(thread.markdown).toContain(
    `ann on github.com, from ${URL_7}#discussion_r1 that carl@example.org imported, 2023-11-15`,
  );
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { submoduleReview } from "../../operations/submodules/submoduleReview.ts";

const REVIEW = `query ($slug: String!, $key: String!) { repository(slug: $slug) { review(key: $key) {
  id openThreadCount commentCount submoduleNotice
  landing(method: MERGE) { unmet }
  positions { position { path startLine certainty } }
  threads { id path startLine commitOid state currentCode { lines } comments { body } changeSince { __typename } }
} } }`;

const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  problem { message } thread { id path } review { openThreadCount } } }`;

const RESOLVE = `mutation ($input: ThreadActionInput!) { resolveThread(input: $input) {
  problem { message } thread { state } review { openThreadCount } } }`;

test("the threads in submodules are threads of the review in every field", async () => {
  const made = await submoduleReview();
  await made.repo.git("config", "user.email", "carl@example.org");
  const { query, close } = await openGraphql(made.repo.path);
  const variables = { slug: "repo", key: made.first.slice(0, 12) };
  const read = async () => (await query(REVIEW, variables)).repository.review;
  const { id } = await read();
  const anchor = { path: "lib/deep/d.txt", startLine: 2, commitOid: made.head };
  const input = { key: "comment-1", review: id, anchor, body: "Why?", kind: "BLOCKING" };
  const { addComment } = await query(ADD, { input });
  expect(addComment).toMatchObject({
    problem: null,
    thread: { path: "lib/deep/d.txt" },
    review: { openThreadCount: 1 },
  });
  expect(await read()).toMatchObject({
    openThreadCount: 1,
    commentCount: 1,
    submoduleNotice: "Comments in submodules are pushed from there, by `galley sync`: 1 in lib/deep.",
    landing: { unmet: ["1 thread is unresolved. Resolve it."] },
    positions: [{ position: { path: "lib/deep/d.txt", startLine: 2, certainty: "EXACT" } }],
    threads: [
      {
        id: addComment.thread.id,
        path: "lib/deep/d.txt",
        startLine: 2,
        commitOid: null,
        state: "OPEN",
        currentCode: { lines: ["D2"] },
        comments: [{ body: "Why?" }],
        changeSince: null,
      },
    ],
  });
  const { resolveThread } = await query(RESOLVE, { input: { key: "resolve-1", thread: addComment.thread.id } });
  expect(resolveThread).toEqual({ problem: null, thread: { state: "RESOLVED" }, review: { openThreadCount: 0 } });
  await close();
});

test("a review says which comments are in submodules that are not here, and cannot land", async () => {
  const made = await submoduleReview();
  await made.repo.git("config", "user.email", "carl@example.org");
  const before = await openGraphql(made.repo.path);
  const variables = { slug: "repo", key: made.first.slice(0, 12) };
  const { id } = (await before.query(REVIEW, variables)).repository.review;
  const anchor = { path: "lib/deep/d.txt", startLine: 2 };
  await before.query(ADD, { input: { key: "comment-1", review: id, anchor, body: "Why?" } });
  await before.close();
  await made.lib.git("submodule", "--quiet", "deinit", "--force", "deep");
  await rm(join(made.repo.path, ".git/modules/lib/modules"), { recursive: true });
  const { query, close } = await openGraphql(made.repo.path);
  const notice = "Comments on files in lib/deep are not here. Initialize the submodule and run `galley sync` in it.";
  expect((await query(REVIEW, variables)).repository.review).toMatchObject({
    threads: [],
    submoduleNotice: notice,
    landing: { unmet: [notice] },
  });
  await close();
});

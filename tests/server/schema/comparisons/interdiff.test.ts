import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { notesByHand } from "../notesByHand.ts";

/**
 * A review of `topic`, whose first patch set was on `begun` and whose second is on `onto`: there `main` inserted a line
 * at the top of a.txt, renamed b.txt and changed the line of c.txt that the review changes too.
 */
let repo: TempRepo;
let opened: OpenedGraphql;
let key: string;
let olderHead: string;
let onto: string;

const lines = (...changed: readonly string[]): string => changed.map((line) => `${line}\n`).join("");

beforeAll(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Rita Reader");
  await repo.git("config", "user.email", "rita@example.org");
  const begun = await repo.commit({
    "a.txt": lines("one", "two", "three", "four", "five", "six", "seven", "eight"),
    "b.txt": lines("a", "b", "c", "d", "e", "f", "g", "h"),
    "c.txt": lines("x", "y", "z"),
  });
  await repo.git("checkout", "-q", "-b", "topic");
  olderHead = await repo.commit({
    "a.txt": lines("one", "two", "three", "four", "five", "SIX", "seven", "eight"),
    "b.txt": lines("a", "b", "c", "d", "e", "f", "G", "h"),
    "c.txt": lines("x", "mine", "z"),
  });
  await repo.git("branch", "older");
  await repo.git("checkout", "-q", "main");
  onto = await repo.commit({
    "a.txt": lines("zero", "one", "two", "three", "four", "five", "six", "seven", "eight"),
    "b.txt": null,
    "new.txt": lines("a", "b", "c", "d", "e", "f", "g", "h"),
    "c.txt": lines("x", "theirs", "z"),
  });
  await repo.git("checkout", "-q", "-B", "topic");
  const head = await repo.commit({
    "a.txt": lines("zero", "one", "two", "three", "four", "five", "SIX!", "seven", "eight"),
    "new.txt": lines("a", "b", "c", "d", "e", "f", "GG", "h"),
    "c.txt": lines("x", "both", "z"),
  });
  await repo.git("checkout", "-q", "main");
  const { request } = notesByHand(repo);
  const requested = {
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "ada@example.org",
    reviewers: ["rita@example.org"],
    description: "Shout",
  };
  key = olderHead.slice(0, 12);
  const first = { key: "request-1", act: "request", head: olderHead, base: begun };
  await request(olderHead, { timestamp: "1700001000", ...requested, baseCommit: begun, galley: first });
  const second = { key: `ps-2-${head}`, act: "patchSet", head, base: onto };
  await request(olderHead, { timestamp: "1700002000", ...requested, alias: head, baseCommit: onto, galley: second });
  opened = await openGraphql(repo.path);
});

afterAll(() => opened.close());

const REVIEW = `repository(slug: "repo") { review(key: $review) {`;

async function since(fields: string) {
  const query = `query ($review: String!) { ${REVIEW} id comparison(from: 1, to: 2) { ${fields} } } } }`;
  return (await opened.query(query, { review: key })).repository.review.comparison;
}

async function action(name: string, type: string, input: object) {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problem { code message } } }`;
  return (await opened.query(document, { input }))[name].problem;
}

test("across a rebase it shows what the author changed, the file that conflicts, and how the patch set was made", async () => {
  const comparison = await since(`
    oldOid newOid interdiff { conflicts note olderOid ontoOid }
    fileTable { paths } patches(fileIndexes: [0, 1, 2]) { patches }`);
  expect(comparison.interdiff).toEqual({
    conflicts: ["c.txt"],
    note: "1 file of the earlier patch set conflicts with the new base. Its old side shows both versions between conflict markers.",
    olderOid: olderHead,
    ontoOid: onto,
  });
  const changed = comparison.patches.patches.map((patch: string, at: number) => [
    comparison.fileTable.paths[at],
    patch.split("\n").filter((line) => /^[+-](?!\+\+ |-- )/u.test(line)),
  ]);
  expect(changed).toEqual([
    ["a.txt", ["-SIX", "+SIX!"]],
    ["c.txt", ["-<<<<<<< the new base", "-theirs", "-=======", "-mine", "->>>>>>> the earlier patch set", "+both"]],
    ["new.txt", ["-G", "+GG"]],
  ]);
  const moves = `query ($review: String!) { ${REVIEW} patchSets { move { kind message } } } } }`;
  const { patchSets } = (await opened.query(moves, { review: key })).repository.review;
  expect(patchSets).toEqual([
    { move: null },
    { move: { kind: "REBASED", message: "rebased onto 1 new commit, 3 files edited" } },
  ]);
});

test("it reports which lines of the old side are in the earlier patch set, and under which path", async () => {
  const { interdiff } = await since("interdiff { portedFiles { paths olderPaths runs } }");
  expect(interdiff.portedFiles).toEqual({
    paths: ["a.txt", "new.txt", "c.txt"],
    olderPaths: ["a.txt", "b.txt", "c.txt"],
    runs: [[1, 1, 1, 0], [], [2, 3, 2, 0, 6, 1, 3, 0]],
  });
});

test("a comment is on the earlier patch set's line; on the commit that was created for the comparison none is possible", async () => {
  const { oldOid } = await since("oldOid");
  const query = `query ($review: String!) { ${REVIEW} id } } }`;
  const { id: review } = (await opened.query(query, { review: key })).repository.review;
  const comment = { review, body: "Why so loud?", kind: "NOTE" };
  const anchor = { path: "a.txt", side: "NEW", startLine: 6 };
  const made = { ...comment, key: "thread-on-made", anchor: { ...anchor, commitOid: oldOid } };
  expect(await action("addComment", "AddCommentInput", made)).toMatchObject({ code: "BAD_INPUT" });
  const own = { ...comment, key: "thread-on-own", anchor: { ...anchor, commitOid: olderHead } };
  expect(await action("addComment", "AddCommentInput", own)).toBe(null);
});

test("it is found again by its id after everything that Galley stored outside the repository was deleted", async () => {
  const comparison = await since("id oldOid fileTable { paths }");
  const [repository] = opened.repositories;
  if (repository === undefined) throw new Error("One repository is open.");
  await opened.close();
  await rm(repository.mirror, { recursive: true });
  opened = await openGraphql(repo.path);
  const query = `query ($id: ID!) { node(id: $id) { ... on Comparison { id oldOid fileTable { paths } patches(fileIndexes: [0]) { patches } } } }`;
  const { node } = await opened.query(query, { id: comparison.id });
  expect(node).toMatchObject(comparison);
  expect(node.patches.patches[0]).toContain("-SIX\n+SIX!\n");
});

test("two patch sets on one base are compared directly, and so is a patch set with its base", async () => {
  const query = `query ($review: String!) { ${REVIEW}
    own: comparison(from: 2, to: 2) { oldOid interdiff { note } }
    whole: comparison { oldOid interdiff { note } } } } }`;
  const { own, whole } = (await opened.query(query, { review: key })).repository.review;
  expect(own).toEqual({ oldOid: await repo.git("rev-parse", "topic"), interdiff: null });
  expect(whole).toEqual({ oldOid: onto, interdiff: null });
});

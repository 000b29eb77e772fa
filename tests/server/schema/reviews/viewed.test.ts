import { createHash } from "node:crypto";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

let reviewed: ReviewedRepo;
let opened: OpenedGraphql;
let id: string;

type Json = ReturnType<typeof JSON.parse>;

beforeEach(async () => {
  reviewed = await reviewedRepo();
  opened = await openGraphql(reviewed.repo.path);
  id = (await read("id")).id;
});
afterEach(() => opened.close());

/** Queries fields of the review. */
async function read(fields: string): Promise<Json> {
  const document = `query ($key: String!) { repository(slug: "repo") { review(key: $key) { ${fields} } } }`;
  return (await opened.query(document, { key: reviewed.key })).repository.review;
}

async function perform(name: string, input: object, fields: string): Promise<Json> {
  const type = inputType(name);
  const document = `mutation ($input: ${type}) { ${name}(input: $input) { problem { code } review { ${fields} } } }`;
  return (await opened.query(document, { input: { key: "edit-key-1", reviewId: id, ...input } }))[name];
}

const mark = (keys: readonly string[], input: object = {}) =>
  perform("markViewed", { keys, isViewed: true, ...input }, "viewedKeys unviewed { hunks files totalHunks }");

const COMPARED = `comparison(from: 0) {
  id
  fileTable { paths }
  firstPatches { fileIndexes hunkKeys patches truncated { fileIndex } }
  patches(fileIndexes: [1, 0]) { fileIndexes hunkKeys }
}`;

/** A key by definition: a prefix of the hash of a path and of the removed and added lines of a hunk. */
const keyOf = (path: string, lines: readonly string[]): string =>
  createHash("sha256")
    .update([`${path}\0`, ...lines.map((line) => `${line}\n`)].join(""))
    .digest("base64url")
    .slice(0, 22);

it("a batch of patches has the keys of each file's hunks, which are the hashes of their changed lines", async () => {
  const { comparison } = await read(COMPARED);
  const { patches, ...first } = comparison.firstPatches;
  const expected = patches.map((patch: string, at: number) => {
    const hunks = patch.split(/^@@ .*\n/mu).slice(1);
    const changed = hunks.map((hunk) => hunk.split("\n").filter((line) => /^[-+]/u.test(line)));
    return changed.map((lines) => keyOf(comparison.fileTable.paths[at], lines)).join(" ");
  });
  expect(expected.map((keys: string) => keys.split(" ").length)).toEqual([3, 1]);
  expect(first).toEqual({ fileIndexes: [0, 1], hunkKeys: expected, truncated: null });
  expect(comparison.patches).toEqual({ fileIndexes: [1, 0], hunkKeys: expected.toReversed() });
});

it("a large patch has its keys with the whole, and the beginning of it has none", { tags: "slow" }, async () => {
  const { repo } = reviewed;
  const base = await repo.commit({ "large.txt": "" });
  const lines = Array.from({ length: 90_000 }, (_, at) => `line ${at}`);
  const head = await repo.commit({ "large.txt": lines.map((line) => `${line}\n`).join("") });
  const document = `query ($base: String!, $head: String!) { repository(slug: "repo") { comparison(base: $base, head: $head) {
    firstPatches { fileIndexes hunkKeys truncated { fileIndex } }
    patches(fileIndexes: [0]) { hunkKeys }
  } } }`;
  const { comparison } = (await opened.query(document, { base, head })).repository;
  expect(comparison.firstPatches).toEqual({ fileIndexes: [], hunkKeys: [], truncated: { fileIndex: 0 } });
  const added = lines.map((line) => `+${line}`);
  expect(comparison.patches).toEqual({ hunkKeys: [keyOf("large.txt", added)] });
});

it("markViewed marks hunks, counts the remaining ones down to zero, and removes marks", async () => {
  const { comparison } = await read(COMPARED);
  const [long, added] = comparison.firstPatches.hunkKeys.map((keys: string) => keys.split(" "));
  expect(await read("viewedKeys unviewed { hunks files totalHunks }")).toEqual({
    viewedKeys: [],
    unviewed: { hunks: 4, files: 2, totalHunks: 4 },
  });
  const some = [long[1], added[0]].toSorted();
  expect(await mark(some.toReversed())).toEqual({
    problem: null,
    review: { viewedKeys: some, unviewed: { hunks: 2, files: 1, totalHunks: 4 } },
  });
  expect((await mark([...long, ...added])).review.unviewed).toEqual({ hunks: 0, files: 0, totalHunks: 4 });
  expect(await mark([...long, ...added], { isViewed: false })).toEqual({
    problem: null,
    review: { viewedKeys: [], unviewed: { hunks: 4, files: 2, totalHunks: 4 } },
  });
});

it("markViewed reports what is wrong with a key, a patch set number and an id, and marks nothing", async () => {
  const key = "a".repeat(22);
  expect(await mark(["no key"])).toEqual({ problem: { code: "BAD_INPUT" }, review: null });
  expect(await mark([key], { from: 7 })).toEqual({ problem: { code: "NOT_FOUND" }, review: null });
  expect(await mark([key], { reviewId: opened.repositories[0]?.id })).toEqual({
    problem: { code: "BAD_INPUT" },
    review: null,
  });
  expect((await read("viewedKeys")).viewedKeys).toEqual([]);
});

it("hunks viewed in a comparison of two patch sets are viewed in the newer one", { tags: "slow" }, async () => {
  const { repo, head } = reviewed;
  const { comparison } = await read(COMPARED);
  await mark(comparison.firstPatches.hunkKeys.flatMap((keys: string) => keys.split(" ")));
  const long = await repo.git("show", `${head}:long.txt`);
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "long.txt": `${long.replace("line 61\n", "line 61 reads otherwise\n")}\n` });
  const now = await read("unviewed { hunks } comparison(from: 1, to: 2) { firstPatches { hunkKeys } }");
  expect(now.unviewed).toEqual({ hunks: 1 });
  const marked = await mark(now.comparison.firstPatches.hunkKeys, { from: 1, to: 2 });
  expect(marked.review.unviewed).toEqual({ hunks: 0, files: 0, totalHunks: 4 });
});

it("counts unviewed hunks outside of a comparison, as if everything in that were viewed", async () => {
  const { repo, head } = reviewed;
  const { comparison } = await read(COMPARED);
  const [long] = comparison.firstPatches.hunkKeys.map((keys: string) => keys.split(" "));
  await mark(long.slice(0, -1));
  expect(await read("unviewedOutside(from: 0) { hunks }")).toEqual({ unviewedOutside: null });
  const text = await repo.git("show", `${head}:long.txt`);
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "long.txt": `${text.replace("line 61\n", "line 61 is another\n")}\n` });
  const outside = "unviewed { hunks } unviewedOutside(from: 1) { hunks files }";
  // The last hunk of long.txt and the hunk of new.txt; the edited hunk is in the comparison.
  expect(await read(outside)).toEqual({ unviewed: { hunks: 3 }, unviewedOutside: { hunks: 2, files: 2 } });
  const now = await read("comparison(from: 1) { firstPatches { hunkKeys } }");
  await mark(now.comparison.firstPatches.hunkKeys, { from: 1 });
  expect(await read(outside)).toEqual({ unviewed: { hunks: 2 }, unviewedOutside: { hunks: 2, files: 2 } });
  expect(await read("unviewedOutside(to: 1) { hunks files }")).toEqual({ unviewedOutside: { hunks: 0, files: 0 } });
});

it("an abandoned review has no unviewed hunks", async () => {
  const change = { reviewRef: "refs/heads/topic", targetRef: "", baseCommit: reviewed.base };
  const requestFields = { requester: "grace@example.org", reviewers: [], description: "Change some lines" };
  const line = JSON.stringify({ timestamp: "1700002000", ...change, ...requestFields });
  await reviewed.repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, reviewed.head);
  expect(await read("state unviewed { hunks }")).toEqual({ state: "ABANDONED", unviewed: null });
});

it("sinceLastVisit is the newest patch set that was viewed, once there is a newer one", { tags: "slow" }, async () => {
  const { repo, head } = reviewed;
  const fields = "sinceLastVisit patchSets { number visitedAt }";
  expect(await read(fields)).toEqual({ sinceLastVisit: null, patchSets: [{ number: 1, visitedAt: null }] });
  const result = await perform("markVisited", { headOid: head }, fields);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/u);
  expect(result).toEqual({
    problem: null,
    review: { sinceLastVisit: null, patchSets: [{ number: 1, visitedAt: at }] },
  });
  await repo.git("checkout", "--quiet", "topic");
  const newer = await repo.commit({ "new.txt": "newer\n" });
  expect((await read(fields)).sinceLastVisit).toBe(1);
  await perform("markVisited", { headOid: newer }, fields);
  await perform("markVisited", { headOid: head }, fields);
  expect(await read(fields)).toEqual({
    sinceLastVisit: null,
    patchSets: [
      { number: 1, visitedAt: at },
      { number: 2, visitedAt: at },
    ],
  });
  expect(await perform("markVisited", { headOid: "topic" }, fields)).toEqual({
    problem: { code: "BAD_INPUT" },
    review: null,
  });
});

it("the permission to mark is reported", async () => {
  expect(await read("viewerCanMark")).toEqual({ viewerCanMark: true });
});

it.runIf(process.getuid?.() !== 0)("nobody can mark if refs cannot be written", async () => {
  const refs = join(reviewed.repo.path, ".git/refs");
  await chmod(refs, 0o555);
  expect(await read("viewerCanMark")).toEqual({ viewerCanMark: false });
  await chmod(refs, 0o755);
});

it("a mark notifies all watchers", async () => {
  const [repository] = opened.repositories;
  if (repository === undefined) throw new Error("No repository is open.");
  let isRung = false;
  const end = repositoryReviews(repository).store.watch(({ drafts }) => (isRung ||= drafts));
  let marks = 0;
  const markAnother = async (): Promise<boolean> => {
    await mark([`key-${(marks += 1)}`.padEnd(22, "_")]);
    return isRung;
  };
  await expect.poll(markAnother, { interval: 300 }).toBe(true);
  end();
});

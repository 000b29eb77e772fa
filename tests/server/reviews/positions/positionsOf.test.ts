import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { indexedReview } from "../indexedReview.ts";

const NOWHERE = { path: "", side: "", startLine: 0, endLine: 0, certainty: "" };

const LINES = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);

function without(from: number, to: number): string {
  return [...LINES.slice(0, from - 1), ...LINES.slice(to)].join("");
}

/** The base; a first patch set with comments; a second that moves, edits, renames and removes. */
async function rewritten(): Promise<{ repo: TempRepo; base: string; first: string; head: string }> {
  const repo = await tempRepo();
  const whole = LINES.join("");
  const base = await repo.commit({
    "same.txt": whole,
    "a.txt": whole,
    "b.txt": "b\nb\nb\nb\n",
    "old.txt": whole,
    "base.txt": "x\n",
  });
  const first = await repo.commit({ "a.txt": `first\n${whole}`, "base.txt": null });
  const head = await repo.commit({
    "a.txt": `above\nabove\nfirst\n${without(20, 22)}`,
    "b.txt": null,
    "old.txt": null,
    "new/name.txt": `above\n${whole}`,
  });
  return { repo, base, first, head };
}

function comment(commit: string, path: string, startLine: number, endLine = startLine, galley = {}): object {
  const range = { startLine, endLine };
  const description = `On ${path} ${startLine} ${commit}`;
  return {
    timestamp: "1700000010",
    author: "carl@example.org",
    location: { commit, path, range },
    description,
    galley,
  };
}

/** Path, side, first and last line and certainty of each thread. */
async function positions(open: Repository, review: IndexedReview): Promise<readonly unknown[]> {
  const found = await positionsOf(open, review, review.threads);
  return review.threads.map((thread) => {
    const { path, side, startLine, endLine, certainty } = found.get(thread) ?? NOWHERE;
    return [path, side, startLine, endLine, certainty];
  });
}

async function position(commentLine: object, review: { base: string; head: string | null }, repo: TempRepo) {
  const open = await openRepository(repo.path);
  const indexed = indexedReview([{ baseCommit: review.base }], [commentLine], review);
  const [found] = await positions(open, indexed);
  expect(await positions(open, indexed)).toEqual([found]);
  await open.close();
  return found;
}

test("threads of an older patch set are moved to where their lines are now", async () => {
  const { repo, base, first, head } = await rewritten();
  const now = { base, head };
  expect(await position(comment(first, "same.txt", 5, 7), now, repo)).toEqual(["same.txt", "new", 5, 7, "EXACT"]);
  expect(await position(comment(first, "a.txt", 5, 7), now, repo)).toEqual(["a.txt", "new", 7, 9, "SHIFTED"]);
  expect(await position(comment(first, "a.txt", 29), now, repo)).toEqual(["a.txt", "new", 28, 28, "SHIFTED"]);
  expect(await position(comment(first, "a.txt", 22), now, repo)).toEqual(["a.txt", "old", 21, 21, "LOST"]);
  expect(await position(comment(first, "a.txt", 0), now, repo)).toEqual(["a.txt", "new", null, null, "EXACT"]);
  expect(await position(comment(first, "b.txt", 3), now, repo)).toEqual(["b.txt", "old", 3, 3, "LOST"]);
  expect(await position(comment(first, "old.txt", 3), now, repo)).toEqual(["new/name.txt", "new", 4, 4, "MOVED"]);
  expect(await position(comment(first, "never.txt", 3), now, repo)).toEqual(["never.txt", "new", null, null, "LOST"]);
  expect(await position(comment(head, "a.txt", 2), now, repo)).toEqual(["a.txt", "new", 2, 2, "EXACT"]);
  expect(await position(comment(first, "", 0), now, repo)).toEqual([null, "new", null, null, "EXACT"]);
});

test("a comment on the base is on the old side, also in other tools' lines, and moves with the base", async () => {
  const { repo, base, first, head } = await rewritten();
  expect(await position(comment(base, "base.txt", 1), { base, head }, repo)).toEqual([
    "base.txt",
    "old",
    1,
    1,
    "EXACT",
  ]);
  const galley = { side: "old" };
  expect(await position(comment(base, "a.txt", 3, 4, galley), { base: first, head }, repo)).toEqual([
    "a.txt",
    "old",
    4,
    5,
    "SHIFTED",
  ]);
});

test("without its commits a thread is lost, and stays with its file", async () => {
  const { repo, base, first, head } = await rewritten();
  const gone = "9".repeat(40);
  expect(await position(comment(gone, "a.txt", 3), { base, head }, repo)).toEqual(["a.txt", "new", null, null, "LOST"]);
  expect(await position(comment("main", "a.txt", 3), { base, head }, repo)).toEqual([
    "a.txt",
    "new",
    null,
    null,
    "LOST",
  ]);
  expect(await position(comment(first, "a.txt", 3), { base, head: null }, repo)).toEqual([
    "a.txt",
    "new",
    null,
    null,
    "LOST",
  ]);
  await rm(`${repo.path}/.git/objects/${first.slice(0, 2)}/${first.slice(2)}`);
  expect(await position(comment(first, "a.txt", 3), { base, head }, repo)).toEqual([
    "a.txt",
    "new",
    null,
    null,
    "LOST",
  ]);
});

test("the positions of all threads of a review are returned together, those of several patch sets too", async () => {
  const { repo, base, first, head } = await rewritten();
  const open = await openRepository(repo.path);
  const review = indexedReview(
    [{ baseCommit: base }],
    [comment(base, "a.txt", 1), comment(first, "a.txt", 5), comment(first, "same.txt", 5), comment(head, "a.txt", 9)],
    { base, head },
  );
  expect((await positionsOf(open, review, review.threads)).size).toBe(4);
  expect(await positionsOf(open, review, [])).toEqual(new Map());
  await open.close();
});

test("a line that its file had in several positions is found in another file only by the lines around it", async () => {
  const repo = await tempRepo();
  const read = "read(() => {\n  if (err) throw err;\n  parse();\n});\n";
  const base = await repo.commit({ "view.js": "x\n" });
  const first = await repo.commit({ "view.js": `${read}write(() => {\n  if (err) throw err;\n});\n` });
  const other = "mkdir(() => {\n  if (err) throw err;\n  print();\n});\n";
  const head = await repo.commit({ "view.js": null, "bin.js": other });
  expect(await position(comment(first, "view.js", 2), { base, head }, repo)).toMatchObject({ 4: "LOST" });
  const moved = await repo.commit({ "bin.js": `${other}${read}` });
  expect(await position(comment(first, "view.js", 2), { base, head: moved }, repo)).toEqual([
    "bin.js",
    "new",
    6,
    6,
    "MOVED",
  ]);
});

test.each([
  ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16, big end first", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
])("a thread on a line of a text in %s stays with its line", async (_, encoded) => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": encoded("上\n") });
  const text = "上 one\r\n《two》\r\nthree\r\nfour\r\n";
  const first = await repo.commit({ "a.txt": encoded(text) });
  const head = await repo.commit({ "a.txt": encoded(`new\r\n${text.replace("four", "4")}`) });
  expect(await position(comment(first, "a.txt", 2, 3), { base, head }, repo)).toEqual([
    "a.txt",
    "new",
    3,
    4,
    "SHIFTED",
  ]);
});

test("an import of a deleted file is not the similar import of other files; a line that moved and changed is found", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "README.md": "x\n" });
  const first = await repo.commit({
    "a.test.ts":
      'import { afterAll, afterEach, expect, it, vi } from "vitest";\n\nconst page = new EventTarget();\nafterAll(input.note(page));\n',
    "b.ts": "/** Sums the discounts. */\nexport const sum = sumOfDiscounts(order, customer, today);\n",
  });
  const head = await repo.commit({
    "a.test.ts": null,
    "b.ts": null,
    "c.test.ts": `import { afterEach, expect, it } from "vitest";\n\nit("reads", () => expect(read()).toBe(1));\n`,
    "d.test.ts": `import { afterAll, expect, it, vi } from "vitest";\n\ndescribe.each(sizes)("is %s wide", wide);\n`,
    "e.ts": "/** Adds. */\nexport const sum = sumOfDiscounts(order, customer, todayOrLater);\n",
  });
  const now = { base, head };
  expect(await position(comment(first, "a.test.ts", 1), now, repo)).toEqual(["a.test.ts", "new", null, null, "LOST"]);
  expect(await position(comment(first, "b.ts", 2), now, repo)).toEqual(["e.ts", "new", 2, 2, "EDITED"]);
});

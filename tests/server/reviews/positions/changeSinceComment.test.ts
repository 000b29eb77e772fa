import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { threadToPort } from "#server/reviews/positions/ThreadPosition.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { changesSinceComments } from "#server/reviews/positions/changeSinceComment.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { indexedReview } from "../indexedReview.ts";

const LINES = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`);
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
/** Line 5 changed, line 20 removed, two lines inserted between 30 and 31. */
const LATER = LINES.flatMap((line, index) => {
  if (index === 4) return ["line 5 changed"];
  if (index === 19) return [];
  return index === 29 ? [line, "between", "them"] : [line];
});

/** The changes that touched lines of the first state of a file by the time of a later state. */
async function touched(startLine: number, endLine = startLine, later = LATER): Promise<string | null> {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": textOf(LINES) });
  const head = await repo.commit({ "a.txt": later.length === 0 ? null : textOf(later) });
  const open = await openRepository(repo.path);
  const location = { commit: first, path: "a.txt", range: { startLine, endLine } };
  const comment = { timestamp: "1700000010", author: "ada@example.org", location, description: "Here." };
  const review = indexedReview([{}], [comment], { head });
  const [thread] = review.threads;
  const toPort = thread && threadToPort(review, thread, { old: null, new: head, isBetween: false });
  const position = thread && (await positionsOf(open, review, [thread])).get(thread);
  if (toPort == null || position === undefined) throw new Error("The comment is not there.");
  const [change = null] = await changesSinceComments(open, [{ toPort, position }]);
  if (change !== null && later.length > 0) {
    // The shown change is a part of git's own diff: it applies.
    const patch = `--- a/a.txt\n+++ b/a.txt\n${change.patch}`;
    await writeFile(join(repo.path, "a.txt"), textOf(LINES));
    await repo.gitBytes(["apply", "--check", "--unidiff-zero", "--recount"], { input: patch });
  }
  await open.close();
  return change?.patch ?? null;
}

test("a changed line is shown with three lines around it, and no other change", async () => {
  expect(await touched(5)).toBe(
    "@@ -2,7 +2,7 @@\n line 2\n line 3\n line 4\n-line 5\n+line 5 changed\n line 6\n line 7\n line 8\n",
  );
});

test("a removed line is shown as removed", async () => {
  expect(await touched(20)).toBe(
    "@@ -17,7 +17,6 @@\n line 17\n line 18\n line 19\n-line 20\n line 21\n line 22\n line 23\n",
  );
});

test("lines that were inserted between two commented lines touched them, those beside them did not", async () => {
  expect(await touched(30, 31)).toBe(
    "@@ -28,6 +27,8 @@\n line 28\n line 29\n line 30\n+between\n+them\n line 31\n line 32\n line 33\n",
  );
  expect(await touched(30)).toBeNull();
  expect(await touched(31)).toBeNull();
});

test("lines that nothing touched have no change to show, and neither has a whole file", async () => {
  expect(await touched(50)).toBeNull();
  expect(await touched(0)).toBeNull();
});

test("for a deleted file the lines near the comment are shown", async () => {
  const patch = await touched(40, 40, []);
  expect(patch?.split("\n")[0]).toBe("@@ -28,25 +0,0 @@");
  expect(patch).toContain("-line 40\n");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { moveAnchorToCommit } from "#server/reviews/positions/Anchor.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let git: Repository;
let from: string;
let to: string;

/** Line 3 has another text, two lines are inserted before line 6, line 8 is removed. */
beforeAll(async () => {
  const repo = await tempRepo();
  from = await repo.commit({ "a.txt": "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "gone.txt": "1\n", "same.txt": "1\n" });
  to = await repo.commit({ "a.txt": "1\n2\nthree\n4\n5\n5a\n5b\n6\n7\n9\n", "gone.txt": null });
  git = await openRepository(repo.path);
});

afterAll(async () => {
  await git.close();
});

const move = (path: string, startLine: number | null, endLine: number | null = null) =>
  moveAnchorToCommit(git, { path, side: "new", startLine, endLine, commit: from }, to);

test.each([
  [1, 2, 1, 2],
  [4, 5, 4, 5],
  [6, 7, 8, 9],
  [9, 9, 10, 10],
])("lines %i to %i move to %i to %i if only lines above them changed", async (start, end, newStart, newEnd) => {
  expect(await move("a.txt", start, end)).toMatchObject({ commit: to, startLine: newStart, endLine: newEnd });
});

test.each([
  [3, 3],
  [2, 4],
  [5, 6],
  [8, 8],
  [7, 9],
])("lines %i to %i are not moved: they have another text, or lines were inserted among them", async (start, end) => {
  await expect(move("a.txt", start, end)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

test("an unchanged file keeps its anchor, a deleted file does not, and one on a whole file does if the file exists", async () => {
  expect(await move("same.txt", 1)).toMatchObject({ commit: to, startLine: 1 });
  expect(await move("a.txt", null)).toMatchObject({ commit: to, startLine: null });
  await expect(move("gone.txt", 1)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

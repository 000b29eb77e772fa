import { describe, expect, it } from "vitest";
import { closeRepository } from "#server/reviews/index/ReviewContext.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { openReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { takeSnapshot as recordSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

async function galley({ path }: TempRepo, ...args: readonly string[]): Promise<string> {
  return (await runGalley(path, ["snapshots", ...args])).text;
}

/** A repository with two snapshots, taken at noon of two days; returns their ids. */
async function withTwo(): Promise<{ readonly repo: TempRepo; readonly ids: readonly string[] }> {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n", b: "1\n" });
  const git = await openRepository(repo.path);
  await repo.write({ a: "2\n" });
  const first = await takeSnapshot(git, { now: () => Date.parse("2026-11-20T12:00:00") / 1000 });
  await repo.git("bisect", "start");
  await repo.write({ b: "2\n" });
  const second = await takeSnapshot(git, { now: () => Date.parse("2026-11-21T12:05:00") / 1000 });
  await git.close();
  return { repo, ids: [first, second].map(({ commit }) => commit.slice(0, 12)) };
}

describe("galley snapshots", () => {
  it("lists them, newest first, with what refers to each and the operation that was in progress", async () => {
    const { repo, ids } = await withTwo();
    expect(await galley(repo)).toBe(
      `${ids[1]}  2026-11-21 12:05  main  2 files  until 2026-12-05  during a bisect
${ids[0]}  2026-11-20 12:00  main  1 file   until 2026-12-04

To delete snapshots: galley snapshots drop <id…>
`,
    );
  });

  it("names the review that refers to a snapshot", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.git("config", "user.email", "ada@example.org");
    await repo.git("config", "user.name", "Ada Proof");
    await repo.write({ a: "2\n" });
    const git = await openRepository(repo.path);
    const { snapshot } = await recordSnapshot(await openReviewContext(git));
    await closeRepository(git);
    const id = snapshot.commit.slice(0, 12);
    expect(await galley(repo)).toMatch(new RegExp(`^${id}  .{16}  main  1 file  used by “Uncommitted work on main”\n`));
    expect(await galley(repo, "drop", "--all")).toBe("Deleted 0 snapshots; 1 used by a review can be deleted by id.\n");
    expect(await galley(repo, "drop", id)).toBe("Deleted 1 snapshot.\n");
  });

  it("reports if there are none", async () => {
    const repo = await tempRepo();
    expect(await galley(repo)).toBe("There are no snapshots of uncommitted work.\n");
  });
});

describe("galley snapshots drop", () => {
  it("deletes the one with the given id or prefix", async () => {
    const { repo, ids } = await withTwo();
    expect(await galley(repo, "drop", ids[0]?.slice(0, 8) ?? "")).toBe("Deleted 1 snapshot; 1 left.\n");
    expect(await galley(repo)).toContain(`${ids[1]}  `);
    expect(await galley(repo, "drop", "--all")).toBe("Deleted 1 snapshot.\n");
    expect(await repo.git("for-each-ref", "refs/galley/snapshots")).toBe("");
  });

  it("deletes none if one of the ids matches none", async () => {
    const { repo, ids } = await withTwo();
    await expect(galley(repo, "drop", ids[0] ?? "", "0000")).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: "No snapshot has the id “0000”. Nothing was deleted. `galley snapshots` lists them.",
    });
    expect(await repo.git("for-each-ref", "refs/galley/snapshots")).toContain(ids[0]);
  });
});

it("reports errors in the arguments, and accepts a path", async () => {
  const { repo, ids } = await withTwo();
  const WHICH = "Name the snapshots to drop by their ids, or use --all.";
  await expect(galley(repo, "drop")).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining(WHICH),
  });
  await expect(galley(repo, "drop", "--all", "abcd")).rejects.toThrow(WHICH);
  await expect(galley(repo, "--all")).rejects.toThrow("--all is for `galley snapshots drop` only.");
  await expect(galley(repo, "a", "b")).rejects.toThrow("Name a single repository, not a and b.");
  const other = await tempRepo();
  expect((await runGalley(other.path, ["snapshots", repo.path])).text).toContain(`${ids[1]}  `);
  expect((await runGalley(other.path, ["snapshots", "drop", ids[1] ?? "", repo.path])).text).toBe(
    "Deleted 1 snapshot; 1 left.\n",
  );
});

it("a review of uncommitted work is shown with its current branch, and without an author if git has no name for the user", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  await repo.git("config", "user.email", "");
  await repo.write({ a: "2\n" });
  const git = await openRepository(repo.path);
  await recordSnapshot(await openReviewContext(git));
  await closeRepository(git);
  const show = async (...args: string[]): Promise<string> => (await runGalley(repo.path, ["show", ...args])).text;
  expect((await show()).replace(/Review [0-9a-f]{12}/u, "Review ID")).toBe(`# Uncommitted work on main

- Review ID, open, private
- Uncommitted work on main, patch set 1
- 0 unresolved threads, 0 comments
`);
  expect(JSON.parse(await show("--format", "json"))).toMatchObject({ author: null, uncommittedWork: true, turn: [] });
});

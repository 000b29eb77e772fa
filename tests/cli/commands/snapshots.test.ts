import { afterAll, describe, expect, it } from "vitest";
import { dropSnapshots, snapshots } from "#cli/commands/snapshots.ts";
import { closeRepository } from "#cli/server/repositories.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { openReviewContext } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { takeSnapshot as recordSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

afterAll(() => brokerLink.close());

/** A repository with two snapshots, noon of two days; gives the ids by which they are named. */
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
  it("lists them, newest first, with what refers to each and what was in progress", async () => {
    const { repo, ids } = await withTwo();
    expect(await snapshots(repo.path)).toBe(
      `${ids[1]}  2026-11-21 12:05  main  2 files  until 2026-12-05  during a bisect
${ids[0]}  2026-11-20 12:00  main  1 file   until 2026-12-04

To delete snapshots: galley snapshots drop <id…>
`,
    );
  });

  it("names the review that refers to one", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.git("config", "user.email", "ada@example.org");
    await repo.git("config", "user.name", "Ada Proof");
    await repo.write({ a: "2\n" });
    const git = await openRepository(repo.path);
    const { snapshot } = await recordSnapshot(await openReviewContext(git));
    await closeRepository(git);
    const id = snapshot.commit.slice(0, 12);
    expect(await snapshots(repo.path)).toMatch(
      new RegExp(`^${id}  .{16}  main  1 file  used by “Uncommitted work on main”\n`),
    );
    expect(await dropSnapshots(repo.path, "all")).toBe(
      "Deleted 0 snapshots; 1 used by a review can be deleted by id.\n",
    );
    expect(await dropSnapshots(repo.path, [id])).toBe("Deleted 1 snapshot.\n");
  });

  it("says if there are none", async () => {
    const repo = await tempRepo();
    expect(await snapshots(repo.path)).toBe("There are no snapshots of uncommitted work.\n");
  });
});

describe("galley snapshots drop", () => {
  it("deletes the one with the given id or its beginning", async () => {
    const { repo, ids } = await withTwo();
    expect(await dropSnapshots(repo.path, [ids[0]?.slice(0, 8) ?? ""])).toBe("Deleted 1 snapshot; 1 left.\n");
    expect(await snapshots(repo.path)).toContain(`${ids[1]}  `);
    expect(await dropSnapshots(repo.path, "all")).toBe("Deleted 1 snapshot.\n");
    expect(await repo.git("for-each-ref", "refs/galley/snapshots")).toBe("");
  });

  it("deletes none if one id matches none", async () => {
    const { repo, ids } = await withTwo();
    await expect(dropSnapshots(repo.path, [ids[0] ?? "", "0000"])).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: "No snapshot has the id “0000”. Nothing was deleted. `galley snapshots` lists them.",
    });
    expect(await repo.git("for-each-ref", "refs/galley/snapshots")).toContain(ids[0]);
  });
});

it("a review of uncommitted work is shown with the branch that it is on, and no author if git knows none", async () => {
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

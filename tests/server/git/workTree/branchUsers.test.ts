import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { branchUsers } from "#server/git/workTree/worktreeList.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const BRANCHES = ["main", "side", "rebased", "applied", "bisected", "stacked", "gone", "free"];

/**
 * A repository whose branches are in use in many ways; `stacked` is on the commits of a rebase that moves all their
 * branches.
 */
async function makeUses(): Promise<{ readonly repo: TempRepo; readonly folder: string }> {
  const repo = await tempRepo();
  for (const a of ["1\n", "2\n", "3\n", "4\n"]) await repo.commit({ a });
  const folder = await tempFolder();
  for (const name of BRANCHES.slice(1)) await repo.git("branch", name, name === "free" ? "HEAD~2" : "HEAD");
  for (const name of ["side", "rebased", "applied", "bisected", "gone"])
    await repo.git("worktree", "add", "--quiet", `${folder}/${name}`, name);
  const inTree = (name: string, ...args: readonly string[]): Promise<unknown> =>
    repo.git("-C", `${folder}/${name}`, ...args).catch(() => undefined);
  await repo.git("worktree", "add", "--quiet", "--detach", `${folder}/detached`);
  await inTree("rebased", "rebase", "--quiet", "--no-ff", "--exec", "false", "--update-refs", "HEAD~2");
  await repo.git("-C", `${folder}/applied`, "commit", "--quiet", "--allow-empty", "-m", "Empty");
  await inTree("applied", "reset", "--quiet", "--hard", "HEAD~3");
  await repo.git("-C", `${folder}/applied`, "rm", "--quiet", "a");
  await repo.git("-C", `${folder}/applied`, "commit", "--quiet", "-m", "Delete a");
  await inTree("applied", "rebase", "--quiet", "--apply", "main");
  await inTree("bisected", "bisect", "start", "HEAD", "HEAD~3");
  await rm(`${folder}/gone`, { recursive: true });
  return { repo, folder };
}

/** Returns true if git refuses to move a branch. */
async function refusedByGit(repo: TempRepo, name: string): Promise<boolean> {
  const oid = await repo.git("rev-parse", name);
  const isMoved = await repo.git("branch", "--force", name, `${oid}~1`).then(
    () => true,
    () => false,
  );
  if (isMoved) await repo.git("branch", "--force", name, oid);
  return !isMoved;
}

it("finds the work trees that use a branch exactly where git refuses to move it", async () => {
  const { repo, folder } = await makeUses();
  const open = await openRepository(repo.path);
  const found = await Promise.all(BRANCHES.map((name) => branchUsers(open, `refs/heads/${name}`)));
  await open.close();
  const used = BRANCHES.filter((_, at) => (found[at] ?? []).length > 0);
  const refused: string[] = [];
  for (const name of BRANCHES) if (await refusedByGit(repo, name)) refused.push(name);
  expect(used).toEqual(refused);
  const use = (path: string, how: string, isGone = false) => ({ path, how, isGone });
  expect(Object.fromEntries(BRANCHES.map((name, at) => [name, found[at]]))).toMatchObject({
    main: [use(repo.path, "checked out")],
    side: [use(`${folder}/side`, "checked out")],
    rebased: [use(`${folder}/rebased`, "being rebased")],
    applied: [use(`${folder}/applied`, "being rebased")],
    bisected: [use(`${folder}/bisected`, "being bisected")],
    gone: [use(`${folder}/gone`, "checked out", true)],
    stacked: [use(`${folder}/rebased`, "being rebased")],
    free: [],
  });
});

it("finds a rebase and a bisect of the main work tree from a linked one", async () => {
  const repo = await tempRepo();
  for (const a of ["1\n", "2\n", "3\n", "4\n"]) await repo.commit({ a });
  const folder = `${await tempFolder()}/linked`;
  await repo.git("worktree", "add", "--quiet", "--detach", folder);
  const open = await openRepository(folder);
  await repo.git("rebase", "--quiet", "--no-ff", "--exec", "false", "HEAD~2").catch(() => undefined);
  expect(await branchUsers(open, "refs/heads/main")).toEqual([
    { path: repo.path, how: "being rebased", isGone: false },
  ]);
  await repo.git("rebase", "--abort");
  await repo.git("bisect", "start", "HEAD", "HEAD~3");
  expect(await branchUsers(open, "refs/heads/main")).toEqual([
    { path: repo.path, how: "being bisected", isGone: false },
  ]);
  await repo.git("bisect", "reset");
  expect(await branchUsers(open, "refs/heads/main")).toEqual([{ path: repo.path, how: "checked out", isGone: false }]);
  await open.close();
});

import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { diffWithSubmodules } from "#server/git/submodules/spliceSubmodules.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NAMES = ["clean", "edited", "staged", "untracked", "moved", "deep", "absent"];

/** A repository with submodules, each in the state that its name describes. */
async function withSubmodules(): Promise<TempRepo> {
  const leaf = await tempRepo();
  await leaf.commit({ x: "1\n" });
  const inner = await tempRepo();
  await inner.commit({ x: "1\n" });
  await inner.commit({ x: "2\n" });
  const repo = await tempRepo();
  const add = async (into: string, from: TempRepo, name: string): Promise<void> => {
    const args = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", from.path, name];
    await repo.gitBytes(args, { cwd: into });
  };
  for (const name of NAMES) await add(repo.path, inner, name);
  await add(join(repo.path, "deep"), leaf, "leaf");
  await repo.git(
    "-C",
    "deep",
    "-c",
    "user.name=A",
    "-c",
    "user.email=a@example.org",
    "commit",
    "--quiet",
    "-m",
    "Leaf",
  );
  await repo.commit({}, "Submodules");
  await repo.git("add", "deep");
  await repo.git("commit", "--quiet", "--amend", "--no-edit");
  await repo.write({ "edited/x": "changed\n", "staged/x": "changed\n", "untracked/new": "1\n", "deep/leaf/x": "2\n" });
  await repo.git("-C", "staged", "add", "x");
  await repo.git("-C", "moved", "checkout", "--quiet", "HEAD~1");
  await repo.git("submodule", "--quiet", "deinit", "--force", "absent");
  return repo;
}

/** The submodules with uncommitted changes, as `git status` lists them. */
async function listedByGit(repo: TempRepo): Promise<readonly string[]> {
  const lines = (await repo.git("status", "--porcelain=2")).split("\n");
  return lines.flatMap((line) => {
    const [, , sub = "", , , , , , path = ""] = line.split(" ");
    return /^S.(?:M.|.U)$/u.test(sub) ? [`${path}/`] : [];
  });
}

/** The changed files of a snapshot, with those inside submodules. */
async function changedIn(repository: Repository, { head, commit }: Snapshot): Promise<readonly string[]> {
  const files = await diffWithSubmodules(repository, head ?? repository.emptyTree, commit);
  return files.map(({ status, newPath, oldPath }) => `${status} ${newPath ?? oldPath}`);
}

test("the uncommitted work in the submodules that git status lists is part of a snapshot", async () => {
  const repo = await withSubmodules();
  expect(await listedByGit(repo)).toEqual(["deep/", "edited/", "staged/", "untracked/"]);
  const repository = await openRepository(repo.path);
  const snapshot = await takeSnapshot(repository);
  expect(snapshot.unread).toEqual([]);
  expect(await changedIn(repository, snapshot)).toEqual([
    "MODIFIED deep",
    "MODIFIED deep/leaf",
    "MODIFIED deep/leaf/x",
    "MODIFIED edited",
    "MODIFIED edited/x",
    "MODIFIED moved",
    "MODIFIED moved/x",
    "MODIFIED staged",
    "MODIFIED staged/x",
    "MODIFIED untracked",
    "ADDED untracked/new",
  ]);
  expect(await takeSnapshot(repository)).toBe(snapshot);
  await repo.git("submodule", "--quiet", "foreach", "--recursive", "git reset --quiet --hard && git clean -qfd");
  const clean = await takeSnapshot(repository);
  expect(await changedIn(repository, clean)).toEqual(["MODIFIED moved", "MODIFIED moved/x"]);
  await repository.close();
});

test(
  "it changes neither index, HEAD nor work tree of a submodule, and its ref keeps it there",
  { tags: "slow" },
  async () => {
    const repo = await withSubmodules();
    const status = (): Promise<string> =>
      repo.git("submodule", "foreach", "--recursive", "git status --porcelain=2 --branch; git stash list");
    const before = await status();
    const repository = await openRepository(repo.path);
    const snapshot = await takeSnapshot(repository);
    expect(await status()).toBe(before);
    const commit = await repo.git("rev-parse", `${snapshot.commit}:edited`);
    expect(await repo.git("-C", "edited", "for-each-ref", "--contains", commit, "--format=%(refname)")).toMatch(
      /^refs\/galley\/snapshots\//u,
    );
    await repository.close();
  },
);

test("nothing of a submodule's settings or attributes runs", async () => {
  const repo = await withSubmodules();
  const mark = join(repo.path, "../ran");
  const settings = ["core.fsmonitor", "filter.x.clean", "filter.x.process", "diff.external", "diff.x.textconv"];
  for (const name of settings) await repo.git("-C", "edited", "config", name, `touch ${mark}; cat`);
  await repo.git("-C", "edited", "config", "core.worktree", "/nonexistent");
  await repo.write({ "edited/.gitattributes": "y filter=x\n* diff=x\n", "edited/y": "1\n" });
  const repository = await openRepository(repo.path);
  const snapshot = await takeSnapshot(repository);
  expect(snapshot.unread).toEqual([{ path: "edited/y", bytes: 2, reason: "FILTERED" }]);
  expect(await changedIn(repository, snapshot)).toContain("ADDED edited/.gitattributes");
  expect(await access(mark).catch(() => "nothing ran")).toBe("nothing ran");
  const read = await takeSnapshot(repository, { read: new Set(["edited/y"]) });
  expect(await changedIn(repository, read)).toContain("ADDED edited/y");
  await repository.close();
});

test("without saving, nothing is written into a submodule", { tags: "slow" }, async () => {
  const repo = await withSubmodules();
  const repository = await openRepository(repo.path);
  const { unread } = await takeSnapshot(repository, { isLive: true });
  expect(unread).toEqual([]);
  expect(await repo.git("-C", "edited", "for-each-ref", "refs/galley")).toBe("");
  await repository.close();
});

test("a submodule that cannot be read is listed as unreadable", { tags: "slow" }, async () => {
  const repo = await withSubmodules();
  await rm(join(repo.path, "clean/.git"));
  await writeFile(join(repo.path, "clean/.git"), "gitdir: /nowhere\n");
  await rm(join(repo.path, "edited/.git"));
  await mkdir(join(repo.path, "edited/.git"));
  const repository = await openRepository(repo.path);
  const { unread } = await takeSnapshot(repository);
  expect(unread.filter(({ path }) => /^(?:clean|edited)\//u.test(path)).map(({ reason }) => reason)).toEqual([
    "UNREADABLE",
    "UNREADABLE",
  ]);
  await repository.close();
});

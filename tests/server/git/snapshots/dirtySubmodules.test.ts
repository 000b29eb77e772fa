import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

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

test("a submodule with its own uncommitted changes is listed as in git status, and affects nothing else", async () => {
  const repo = await withSubmodules();
  const listed = await listedByGit(repo);
  expect(listed).toEqual(["deep/", "edited/", "staged/", "untracked/"]);
  const repository = await openRepository(repo.path);
  const { unread, commit } = await takeSnapshot(repository);
  expect(unread).toEqual(listed.map((path) => ({ path, bytes: 0, reason: "SUBMODULE" })));
  expect(await repo.git("diff", "--name-only", "HEAD", commit)).toBe("moved");
  await repo.git("submodule", "--quiet", "foreach", "--recursive", "git reset --quiet --hard && git clean -qfd");
  expect((await takeSnapshot(repository)).unread).toEqual([]);
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

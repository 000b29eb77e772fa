import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { announceAgent } from "#server/git/inbox/agents.ts";
import { readWorktrees, type WorktreeFacts } from "#server/git/inbox/worktreeFacts.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n", ".gitignore": "*.log\n" }, "Begin");
});

async function read(path = repo.path): Promise<readonly WorktreeFacts[]> {
  const repository = await openRepository(path);
  try {
    return await readWorktrees(repository);
  } finally {
    await repository.close();
  }
}

async function linked(name: string, ...args: readonly string[]): Promise<string> {
  const path = `${repo.path}-${name}`;
  await repo.git("worktree", "add", "-q", ...args, path);
  return path;
}

async function commitIn(cwd: string, message: string, author = "Ada Proof"): Promise<void> {
  const env = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: `${author.replace(" ", ".")}@example.org` };
  await repo.gitBytes(["commit", "-q", "--allow-empty", "-m", message], { cwd, env });
}

it("a repository with one work tree lists it, and a bare one lists none", async () => {
  await repo.write({ "b.txt": "new\n", "a.txt": "changed\n", "c.log": "ignored\n" });
  expect(await read()).toMatchObject([
    { path: repo.path, branch: "refs/heads/main", files: 2, ahead: 0, isGone: false },
  ]);
  const bare = await tempRepo({ bare: true });
  expect(await read(bare.path)).toEqual([]);
});

it("staged, deleted and conflicted files count once, and the time is that of the newest change", async () => {
  await repo.write({ "a.txt": null, "b.txt": "staged\n" });
  await repo.git("add", "--all");
  await repo.write({ "b.txt": "and changed\n" });
  utimesSync(repo.file("b.txt"), 1_700_005_000, 1_700_005_000);
  expect(await read()).toMatchObject([{ files: 2, changedAt: 1_700_005_000 }]);
});

it("a committed file whose path is too long for the disk counts as deleted", async () => {
  const blob = (await repo.git("rev-parse", "HEAD:a.txt")).trim();
  await repo.git("update-index", "--add", "--cacheinfo", `100644,${blob},${"d/".repeat(3000)}a.txt`);
  const tree = (await repo.git("write-tree")).trim();
  await repo.git("update-ref", "HEAD", (await repo.git("commit-tree", "-m", "Deep", tree)).trim());
  expect(await read()).toMatchObject([{ files: 1, isGone: false }]);
});

it("linked work trees are listed from each of them: in a hidden folder, detached, locked, and gone", async () => {
  const hidden = join(repo.path, ".claude", "worktrees", "topic");
  await repo.git("worktree", "add", "-q", "-b", "topic", hidden);
  await commitIn(hidden, "More");
  const detached = await linked("detached", "--detach");
  const locked = await linked("locked", "-b", "locked");
  await repo.git("worktree", "lock", "--reason", "on a disk", locked);
  const gone = await linked("gone", "-b", "gone");
  await commitIn(gone, "Left behind");
  rmSync(gone, { recursive: true });
  const expected = [
    { path: repo.path, branch: "refs/heads/main", isGone: false },
    { path: hidden, branch: "refs/heads/topic", ahead: 1, base: "main", files: 0 },
    { path: detached, branch: null, ahead: 0, files: 0 },
    { path: gone, branch: "refs/heads/gone", ahead: 1, isGone: true, files: null },
    { path: locked, branch: "refs/heads/locked", locked: "on a disk", files: 0 },
  ];
  const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
  for (const from of [repo.path, hidden, detached])
    expect((await read(from)).toSorted(byPath)).toMatchObject(expected.toSorted(byPath));
});

it("commits ahead are counted from the upstream of the default branch, and from the nearer of a branch here and on a remote", async () => {
  const peer = await tempRepo({ bare: true });
  await repo.git("remote", "add", "origin", peer.path);
  await repo.git("push", "-q", "--set-upstream", "origin", "main");
  await repo.commit({ "b.txt": "two\n" }, "Not pushed");
  expect(await read()).toMatchObject([{ ahead: 1, base: "origin/main" }]);
  const topic = await linked("topic", "-b", "topic");
  await commitIn(topic, "More");
  expect((await read())[1]).toMatchObject({ ahead: 1, base: "main" });
});

it("agents that work in a work tree now are named, and two of them share it", async () => {
  const topic = await linked("topic", "-b", "topic");
  const end = announceAgent(topic, "claude-code");
  await commitIn(topic, "One\n\nCo-Authored-By: Claude <noreply@example.org>");
  const [, one] = await read();
  expect(one).toMatchObject({ owners: ["claude-code", "Ada Proof"], isShared: false });
  const endOther = announceAgent(topic, "Codex");
  expect((await read())[1]).toMatchObject({ isShared: true, owners: expect.arrayContaining(["claude-code", "Codex"]) });
  for (const stop of [end, endOther]) stop();
  expect((await read())[1]).toMatchObject({ owners: ["Claude", "Ada Proof"], isShared: false });
});

it("two people whose commits are ahead share it", async () => {
  const topic = await linked("topic", "-b", "topic");
  await commitIn(topic, "One");
  await commitIn(topic, "Two", "Bob Berg");
  expect((await read())[1]).toMatchObject({ owners: ["Bob Berg", "Ada Proof"], isShared: true });
});

it("a repository cannot name a folder of another one as its work tree", async () => {
  const other = await tempRepo();
  await other.commit({ "secret.txt": "1\n" });
  await other.write({ "secret.txt": "2\n" });
  await linked("topic", "-b", "topic");
  writeFileSync(join(repo.path, ".git/worktrees/repo-topic/gitdir"), `${other.path}/.git\n`);
  expect((await read())[1]).toMatchObject({ path: other.path, isGone: true, files: null });
});

it("nothing is written into a work tree that is read", async () => {
  const topic = await linked("topic", "-b", "topic");
  await repo.write({ "b.txt": "new\n" });
  const index = (await repo.gitBytes(["hash-object", `${repo.path}/.git/index`])).toString();
  await read(topic);
  expect((await repo.gitBytes(["hash-object", `${repo.path}/.git/index`])).toString()).toBe(index);
  expect(await repo.git("status", "--porcelain")).toBe("?? b.txt");
});

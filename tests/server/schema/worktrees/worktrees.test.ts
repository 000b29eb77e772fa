import { rm } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

describe("a repository", () => {
  it("lists its work trees, and which of them are shown here", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ a: "1\n" });
    const head = await repo.commit({ a: "2\n" });
    const folder = await tempFolder();
    await repo.git("worktree", "add", "--quiet", "-b", "topic/x", `${folder}/served`, first);
    await repo.git("worktree", "add", "--quiet", "--detach", `${folder}/locked`);
    await repo.git("worktree", "lock", "--reason", "in use", `${folder}/locked`);
    await repo.git("worktree", "add", "--quiet", "-b", "went", `${folder}/went`);
    await rm(`${folder}/went`, { recursive: true });
    const graphql = await openGraphql(repo.path, `${folder}/served`);
    opened.push(graphql);
    const { repository } = await graphql.query(`{
      repository(slug: "repo") {
        worktrees { path branch headOid isMain isBare isLocked lockReason isPrunable isServed }
      }
    }`);
    const plain = { branch: null, isMain: false, isBare: false, isLocked: false, lockReason: null, isPrunable: false };
    expect(repository.worktrees).toEqual([
      { ...plain, path: repo.path, branch: "main", headOid: head, isMain: true, isServed: true },
      { ...plain, path: `${folder}/locked`, headOid: head, isLocked: true, lockReason: "in use", isServed: false },
      { ...plain, path: `${folder}/served`, branch: "topic/x", headOid: first, isServed: true },
      { ...plain, path: `${folder}/went`, branch: "went", headOid: head, isPrunable: true, isServed: false },
    ]);
  });

  it("lists the submodules of a commit, without what stands for a password", async () => {
    const repo = await tempRepo();
    const oid = "1".repeat(40);
    await repo.commit({
      ".gitmodules": '[submodule "lib"]\n\tpath = lib\n\turl = https://me:secret@example.org/lib.git?token=secret\n',
      lib: { gitlink: oid },
      other: { gitlink: oid },
    });
    const graphql = await openGraphql(repo.path);
    opened.push(graphql);
    const { repository } = await graphql.query(`{
      repository(slug: "repo") { commit(revision: "HEAD") { submodules { path name url oid } } }
    }`);
    expect(repository.commit.submodules).toEqual([
      { path: "lib", name: "lib", url: "https://example.org/lib.git", oid },
      { path: "other", name: null, url: null, oid },
    ]);
  });
});

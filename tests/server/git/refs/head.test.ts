import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { headOfFiles, readHead } from "#server/git/refs/head.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: { readonly path: string }): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

describe("what is checked out", () => {
  test.each(["main", "topic/a.b-c_d+e", "x/1"])("is read from files for the branch %s", async (name) => {
    const repo = await tempRepo();
    const oid = await repo.commit({ a: "1\n" });
    await repo.git("checkout", "--quiet", "-B", name);
    const head = { kind: "branch", ref: `refs/heads/${name}`, oid };
    const repository = await open(repo);
    expect([await headOfFiles(repository, {}), await readHead(repository)]).toEqual([head, head]);
    await repo.git("pack-refs", "--all");
    expect(await headOfFiles(repository, {})).toEqual(head);
  });

  test.each(["über", "a@b", "(x)", "v'1"])("is read by git for the branch %s", async (name) => {
    const repo = await tempRepo();
    const oid = await repo.commit({ a: "1\n" });
    await repo.git("checkout", "--quiet", "-B", name);
    const repository = await open(repo);
    expect(await headOfFiles(repository, {})).toBe(null);
    expect(await readHead(repository)).toEqual({ kind: "branch", ref: `refs/heads/${name}`, oid });
  });

  test("may be a commit, or a branch without one, even if its name is a folder of branches", async () => {
    const repo = await tempRepo();
    const repository = await open(repo);
    expect(await headOfFiles(repository, {})).toEqual({ kind: "unborn", ref: "refs/heads/main" });
    const oid = await repo.commit({ a: "1\n" });
    await repo.git("checkout", "--quiet", "--detach");
    expect(await headOfFiles(repository, {})).toEqual({ kind: "detached", oid });
    await repo.git("branch", "topic/x");
    await repo.git("symbolic-ref", "HEAD", "refs/heads/topic");
    expect(await headOfFiles(repository, {})).toEqual({ kind: "unborn", ref: "refs/heads/topic" });
  });

  test("is read by git if HEAD is a link, names no branch, or points out of the folder of branches", async () => {
    const repo = await tempRepo();
    const oid = await repo.commit({ a: "1\n" });
    const repository = await open(repo);
    const file = join(repo.path, ".git/HEAD");
    await rm(file);
    await symlink("refs/heads/main", file);
    expect(await headOfFiles(repository, {})).toBe(null);
    expect(await readHead(repository)).toEqual({ kind: "branch", ref: "refs/heads/main", oid });
    await rm(file);
    const lines = ["ref: refs/heads/../../outside", "ref: refs/heads/x.lock", "ref: refs/remotes/origin/x", "main"];
    for (const line of lines) {
      await writeFile(file, `${line}\n`);
      expect([line, await headOfFiles(repository, {})]).toEqual([line, null]);
    }
  });

  test("is followed if its branch is a symbolic ref", async () => {
    const repo = await tempRepo();
    const oid = await repo.commit({ a: "1\n" });
    await repo.git("symbolic-ref", "refs/heads/alias", "refs/heads/main");
    await repo.git("symbolic-ref", "HEAD", "refs/heads/alias");
    expect((await readHead(await open(repo))).kind === "branch" && (await repo.git("rev-parse", "HEAD"))).toBe(oid);
  });
});

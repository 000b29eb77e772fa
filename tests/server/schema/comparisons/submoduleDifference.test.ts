import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { addSubmodule, LOCAL, pointTo, submoduleRepo } from "#tests/helpers/submoduleRepo.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

const FIELDS = "aheadBy behindBy commits { headline isRemoved } problem command";

/** Returns the files of a comparison, each with its status, and what it says about the submodule at a path. */
async function compare(repo: TempRepo, from: string, to: string, path: string) {
  const opened = await openGraphql(repo.path);
  const comparison = (fields: string): string =>
    `{ repository(slug: "repo") { comparison(base: "${from}", head: "${to}", dots: TWO) { ${fields} } } }`;
  const { fileTable, lineCounts } = (await opened.query(comparison("fileTable { paths statuses } lineCounts")))
    .repository.comparison;
  const fileIndex = fileTable.paths.indexOf(path);
  const found = await opened.query(comparison(`submodule(fileIndex: ${fileIndex}) { ${FIELDS} }`));
  await opened.close();
  return {
    files: fileTable.paths.map(
      (one: string, at: number) => `${fileTable.statuses[at]} ${one} +${lineCounts[2 * at]} -${lineCounts[2 * at + 1]}`,
    ),
    submodule: found.repository.comparison.submodule,
  };
}

const KNOWN = { problem: null, command: null };
const UNKNOWN = { aheadBy: null, behindBy: null, commits: [] };

/** Runs a command in a shell, as a user would after copying it. */
async function runInShell(repo: TempRepo, command: string): Promise<void> {
  const env = {
    ...process.env,
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "protocol.file.allow",
    GIT_CONFIG_VALUE_0: "always",
  };
  await promisify(execFile)("sh", ["-c", command], { cwd: repo.path, env });
}

test("a submodule that moved forwards has the new commits, and the files inside", async () => {
  const { repo, commits, base } = await submoduleRepo();
  const head = await pointTo(repo, { lib: commits[2] });
  expect(await compare(repo, base, head, "lib")).toEqual({
    files: ["M lib +1 -1", "D lib/b +0 -1", "A lib/c +1 -0", "M lib/src/a.txt +2 -2"],
    submodule: {
      aheadBy: 2,
      behindBy: 0,
      commits: [
        { headline: "Three", isRemoved: false },
        { headline: "Two", isRemoved: false },
      ],
      ...KNOWN,
    },
  });
});

test("one that was pointed back, or to another branch, says which commits are gone", async () => {
  const { repo, lib, commits, base } = await submoduleRepo();
  const back = await pointTo(repo, { lib: commits[2] });
  expect(await compare(repo, back, base, "lib")).toEqual({
    files: ["M lib +1 -1", "A lib/b +1 -0", "D lib/c +0 -1", "M lib/src/a.txt +2 -2"],
    submodule: {
      aheadBy: 0,
      behindBy: 2,
      commits: [
        { headline: "Three", isRemoved: true },
        { headline: "Two", isRemoved: true },
      ],
      ...KNOWN,
    },
  });
  await lib.git("checkout", "--quiet", commits[0]);
  const other = await lib.commit({ b: "B\n" }, "Other");
  await repo.git("-C", "lib", ...LOCAL, "fetch", "--quiet", lib.path, other);
  const aside = await pointTo(repo, { lib: other });
  const { submodule } = await compare(repo, back, aside, "lib");
  expect([submodule.aheadBy, submodule.behindBy]).toEqual([1, 2]);
});

test("all files of an added submodule are new, and all of a removed one are deleted", async () => {
  const { repo, lib, base } = await submoduleRepo();
  await addSubmodule(repo, lib, "new lib");
  const added = await repo.commit({}, "Add another");
  expect((await compare(repo, base, added, "new lib")).files).toEqual([
    "M .gitmodules +3 -0",
    "A new lib +1 -0",
    "A new lib/c +1 -0",
    "A new lib/src/a.txt +3 -0",
  ]);
  await repo.git("rm", "--quiet", "--force", "lib");
  const removed = await repo.commit({}, "Remove the first");
  const { files, submodule } = await compare(repo, added, removed, "lib");
  expect(files).toEqual(["M .gitmodules +0 -3", "D lib +0 -1", "D lib/b +0 -1", "D lib/src/a.txt +0 -3"]);
  expect(submodule).toEqual({ ...UNKNOWN, ...KNOWN });
});

test("a submodule at another path is renamed, and its files with it if its commit changed too", async () => {
  const { repo, commits, base } = await submoduleRepo();
  await repo.git("mv", "lib", "libs");
  const moved = await repo.commit({}, "Move it");
  expect((await compare(repo, base, moved, "libs")).files).toEqual(["M .gitmodules +1 -1", "R libs +0 -0"]);
  const both = await pointTo(repo, { libs: commits[1] });
  expect((await compare(repo, base, both, "libs")).files).toEqual([
    "M .gitmodules +1 -1",
    "D lib +0 -1",
    "D lib/b +0 -1",
    "A libs +1 -0",
    "A libs/c +1 -0",
    "R libs/src/a.txt +1 -1",
  ]);
});

test("files that became a submodule are compared with those inside", async () => {
  const { repo, lib, base } = await submoduleRepo();
  const plain = await repo.commit({ "ext/c": "c\n", "ext/d": "d\n" });
  await repo.git("rm", "-r", "--quiet", "ext");
  await addSubmodule(repo, lib, "ext");
  const now = await repo.commit({});
  expect((await compare(repo, plain, now, "ext")).files).toEqual([
    "M .gitmodules +3 -0",
    "A ext +1 -0",
    "D ext/d +0 -1",
    "A ext/src/a.txt +3 -0",
  ]);
  expect((await compare(repo, base, plain, "ext/c")).submodule).toBeNull();
});

test("an unreachable commit is named, and the command gets it", async () => {
  const { repo, lib, base } = await submoduleRepo();
  const later = await lib.commit({ d: "d\n" }, "Four");
  const head = await pointTo(repo, { lib: later });
  const { files, submodule } = await compare(repo, base, head, "lib");
  expect(files).toEqual(["M lib +1 -1"]);
  expect(submodule).toEqual({
    ...UNKNOWN,
    problem: `Commit ${later.slice(0, 10)} is not in the repository of the submodule, lib.`,
    command: `git -C lib fetch origin ${later}`,
  });
  await runInShell(repo, submodule.command);
  expect((await compare(repo, base, head, "lib")).submodule.aheadBy).toBe(3);
});

test("it is fetched too if the submodule is not checked out", async () => {
  const { repo, lib, base } = await submoduleRepo();
  const later = await lib.commit({ d: "d\n" }, "Four");
  const head = await pointTo(repo, { lib: later });
  await repo.git("submodule", "--quiet", "deinit", "--force", "lib");
  await rm(join(repo.path, "lib"), { recursive: true });
  const { submodule } = await compare(repo, base, head, "lib");
  expect(submodule.command).toBe(`git --git-dir=.git/modules/lib --work-tree=. fetch origin ${later}`);
  await runInShell(repo, submodule.command);
  expect((await compare(repo, base, head, "lib")).files).toContain("A lib/d +1 -0");
});

test("a submodule that is not initialized says so, and the command initializes it", async () => {
  const { repo, commits, base } = await submoduleRepo();
  const head = await pointTo(repo, { lib: commits[1] });
  await repo.git("submodule", "--quiet", "deinit", "--force", "lib");
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  const { files, submodule } = await compare(repo, base, head, "lib");
  expect(files).toEqual(["M lib +1 -1"]);
  expect(submodule).toEqual({
    ...UNKNOWN,
    problem: "The submodule is not initialized, so its files are not here.",
    command: "git submodule update --init -- lib",
  });
  await runInShell(repo, submodule.command);
  expect((await compare(repo, base, head, "lib")).submodule.aheadBy).toBe(1);
});

test("nested submodules are compared too, each with what is missing of it", async () => {
  const { repo } = await submoduleRepo();
  const leaf = await submoduleRepo();
  await addSubmodule(repo, leaf.lib, "deep/leaf", "lib");
  const commit = (message: string): Promise<string> =>
    repo.git("-C", "lib", "-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "--all", "-m", message);
  await repo.git("-C", "lib/deep/leaf", "checkout", "--quiet", leaf.commits[0]);
  await commit("Add leaf");
  const inner = await repo.git("-C", "lib", "rev-parse", "HEAD");
  const before = await pointTo(repo, { lib: inner });
  await repo.git("-C", "lib/deep/leaf", "checkout", "--quiet", leaf.commits[1]);
  await commit("Update leaf");
  const after = await pointTo(repo, { lib: await repo.git("-C", "lib", "rev-parse", "HEAD") });
  const { files, submodule } = await compare(repo, before, after, "lib/deep/leaf");
  expect(files).toEqual([
    "M lib +1 -1",
    "M lib/deep/leaf +1 -1",
    "D lib/deep/leaf/b +0 -1",
    "A lib/deep/leaf/c +1 -0",
    "M lib/deep/leaf/src/a.txt +1 -1",
  ]);
  expect(submodule).toMatchObject({ aheadBy: 1, behindBy: 0, ...KNOWN });
  await repo.git("-C", "lib", "submodule", "--quiet", "deinit", "--force", "deep/leaf");
  await rm(join(repo.path, ".git/modules/lib/modules"), { recursive: true });
  const missing = await compare(repo, before, after, "lib/deep/leaf");
  expect(missing.files).toEqual(["M lib +1 -1", "M lib/deep/leaf +1 -1"]);
  expect(missing.submodule.command).toBe("git -C lib submodule update --init -- deep/leaf");
  await runInShell(repo, missing.submodule.command);
  expect((await compare(repo, before, after, "lib/deep/leaf")).submodule.aheadBy).toBe(1);
});

test("a path with odd characters is quoted for the shell, and one with control characters has no command", async () => {
  const { repo, lib, commits } = await submoduleRepo();
  const path = "it's $(touch pwned) -x";
  await addSubmodule(repo, lib, path);
  const from = await pointTo(repo, { [path]: commits[0] });
  const later = await lib.commit({ d: "d\n" });
  const to = await pointTo(repo, { [path]: later });
  const { submodule } = await compare(repo, from, to, path);
  expect(submodule.command).toBe(String.raw`git -C 'it'\''s $(touch pwned) -x' fetch origin ${later}`);
  await runInShell(repo, submodule.command);
  expect((await compare(repo, from, to, path)).submodule.problem).toBeNull();
  expect(await repo.git("ls-files", "--others")).toBe("");
  for (const name of ["a\u0007\u001b[201~b", "a\u202Eb"]) {
    const odd = await pointTo(repo, { [name]: commits[0] });
    expect((await compare(repo, to, odd, name)).submodule).toMatchObject({
      problem: "The submodule is not initialized, so its files are not here.",
      command: null,
    });
  }
});

test("uncommitted work in a submodule, which only its author has, has no command that would fail for others", async () => {
  const author = await submoduleRepo();
  await writeFile(join(author.repo.path, "lib/src/a.txt"), "uncommitted\n");
  const repository = await openRepository(author.repo.path);
  const { commit } = await takeSnapshot(repository);
  await repository.close();
  const inner = await author.repo.git("rev-parse", `${commit}:lib`);
  const { repo, base } = await submoduleRepo();
  await repo.git("fetch", "--quiet", "--no-recurse-submodules", author.repo.path, `${commit}`);
  expect((await compare(repo, base, commit, "lib")).submodule).toEqual({
    ...UNKNOWN,
    problem: `Commit ${inner.slice(0, 10)} is not in the repository of the submodule, lib. It may be uncommitted work that only its author has: ask for a commit that is pushed.`,
    command: null,
  });
});

test("a submodule whose .git leads out of the repository is not read", async () => {
  const { repo, lib, commits, base } = await submoduleRepo();
  const head = await pointTo(repo, { lib: commits[1] });
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  await writeFile(join(repo.path, "lib/.git"), `gitdir: ${lib.path}/.git\n`);
  const { files, submodule } = await compare(repo, base, head, "lib");
  expect(files).toEqual(["M lib +1 -1"]);
  expect(submodule).toMatchObject({
    problem: "The .git of the submodule leads out of this repository, so it is not read.",
    command: null,
  });
});

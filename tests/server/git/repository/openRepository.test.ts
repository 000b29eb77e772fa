import { chmod, chown, mkdir, readdir, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { statObjects } from "#server/git/objects/catFile.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readHead } from "#server/git/refs/head.ts";
import { log } from "#server/git/history/log.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { repositoryGone } from "#server/git/processes/readGit.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Opens, uses and closes a repository. */
async function opened<Result>(path: string, use: (repository: Repository) => Promise<Result>): Promise<Result> {
  const repository = await openRepository(path);
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

async function twoCommits(repo: TempRepo): Promise<readonly [string, string]> {
  const first = await repo.commit({ "sub/a.txt": "one\n" }, "First");
  return [first, await repo.commit({ "sub/a.txt": "two\n" }, "Second")];
}

/** The patches between two commits, read again each time. */
async function diffPatchText(repository: Repository, from: string, to: string): Promise<unknown> {
  return diffPatches(repository, from, to, await diffTree(repository, from, to));
}

/** Checks that history, commits and a diff can be read. */
async function readable(path: string, head: string): Promise<Repository> {
  return opened(path, async (repository) => {
    const { oids } = await log(repository, { tips: [head], count: 10 });
    const [commit] = await readCommits(repository, [head]);
    expect(commit?.message).toBe("Second");
    expect(await diffTree(repository, repository.emptyTree, head)).toHaveLength(1);
    expect(oids[0]).toBe(head);
    return repository;
  });
}

describe("a repository opens", () => {
  test("from its root, a folder in it, a file in it, its .git, and through a link", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const link = join(await tempFolder(), "link");
    await symlink(repo.path, link);
    const paths = [
      repo.path,
      `${repo.path}/sub`,
      `${repo.path}/sub/a.txt`,
      `${repo.path}/.git`,
      `${repo.path}/.git/refs`,
      link,
    ];
    const all = await Promise.all(paths.map((path) => readable(path, head)));
    for (const one of all) {
      expect(one).toMatchObject({ path: repo.path, workTree: repo.path, gitDir: `${repo.path}/.git`, name: "repo" });
      expect(one.id).toBe(all[0]?.id);
    }
    expect(all[0]?.id).toMatch(/^[0-9a-f]{16}$/u);
  });

  test("that is bare", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const bare = join(await tempFolder(), "store.git");
    await repo.git("clone", "--quiet", "--bare", repo.path, bare);
    expect(await readable(bare, head)).toMatchObject({ path: bare, workTree: null, gitDir: bare, name: "store" });
  });

  test("that is bare even though its folder is named .git", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    await repo.git("config", "core.bare", "true");
    expect(await readable(repo.path, head)).toMatchObject({ workTree: null, path: `${repo.path}/.git` });
  });

  test("that is a linked work tree, with its own HEAD and the common refs", async () => {
    const repo = await tempRepo();
    const [first, head] = await twoCommits(repo);
    const linked = join(await tempFolder(), "linked");
    await repo.git("worktree", "add", "--quiet", "--detach", linked, first);
    const found = await readable(`${linked}/sub`, head);
    expect(found).toMatchObject({ path: linked, workTree: linked, commonDir: `${repo.path}/.git` });
    expect(found.gitDir).toBe(`${repo.path}/.git/worktrees/linked`);
    await opened(linked, async (one) => expect(await readHead(one)).toEqual({ kind: "detached", oid: first }));
    await opened(found.gitDir, async (one) => expect(one.path).toBe(linked));
    await opened(repo.path, async (one) => {
      expect(one.mirror).toBe(found.mirror);
      expect(one.id).not.toBe(found.id);
    });
  });

  test("whose .git is a file, as in a submodule", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const away = join(await tempFolder(), "away");
    await rename(`${repo.path}/.git`, away);
    await writeFile(`${repo.path}/.git`, `gitdir: ${away}\n`);
    expect(await readable(`${repo.path}/.git`, head)).toMatchObject({
      path: repo.path,
      gitDir: away,
      workTree: repo.path,
    });
  });

  test("whose object ids are SHA-256", async () => {
    const repo = await tempRepo({ objectFormat: "sha256" });
    const [, head] = await twoCommits(repo);
    expect(head).toHaveLength(64);
    expect(await readable(repo.path, head)).toMatchObject({ objectFormat: "sha256" });
    await opened(repo.path, async (open) => {
      const [first] = (await log(open, { tips: [head], count: 5 })).oids.toReversed();
      const patches = await diffPatches(open, first ?? "", head, await diffTree(open, first ?? "", head));
      expect(patches.map(String)).toEqual([
        `${await repo.git("diff-tree", "-p", "--full-index", first ?? "", head)}\n`,
      ]);
      expect(await writeCommitGraph(open)).toBe("written");
    });
  });

  test.each([
    ["in one file", []],
    ["in layers", ["--split"]],
  ])("that has its own commit-graph, %s, which is not changed", { tags: "slow" }, async (_, args) => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.git("commit-graph", "write", "--reachable", ...args);
    const info = join(repo.path, ".git/objects/info");
    const names = (await readdir(info, { recursive: true })).filter((name) => name.includes("graph"));
    const times = () => Promise.all(names.map(async (name) => `${name} ${(await stat(join(info, name))).mtimeMs}`));
    for (const name of names) await utimes(join(info, name), 1_000_000_000, 1_000_000_000);
    const before = await times();
    expect(before[0]).toMatch(/ 1000000000000$/u);
    const repository = await openRepository(repo.path);
    for (const content of ["2\n", "3\n"]) {
      await repo.commit({ a: content });
      expect(await writeCommitGraph(repository)).toBe("written");
    }
    await repository.close();
    expect(await times()).toEqual(before);
  });

  test(
    "that has its own commit-graph in layers, which keep their names, even if one is damaged",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      for (let count = 0; count < 12; count++) await repo.commit({ "file.txt": `${count}\n` });
      await repo.git("commit-graph", "write", "--reachable", "--split");
      const graphs = join(repo.path, ".git/objects/info/commit-graphs");
      const [name = ""] = (await readdir(graphs)).filter((entry) => entry.endsWith(".graph"));
      const hash = "ab".repeat(20); // an id that is not in it
      await rename(join(graphs, name), join(graphs, `graph-${hash}.graph`));
      await writeFile(join(graphs, "other"), `${hash}\n`);
      await rename(join(graphs, "other"), join(graphs, "commit-graph-chain"));
      await repo.commit({ "more.txt": "more\n" });
      await opened(repo.path, async (open) => {
        expect(await writeCommitGraph(open)).toBe("written");
        await repo.commit({ "more.txt": "and more\n" });
        expect(await writeCommitGraph(open)).toBe("written");
      });
      expect((await readdir(graphs)).toSorted()).toEqual(["commit-graph-chain", `graph-${hash}.graph`]);
    },
  );

  test("that is shallow, with its history truncated as in git, and complete after a fetch", async () => {
    const repo = await tempRepo();
    const [first, head] = await twoCommits(repo);
    const clone = join(await tempFolder(), "clone");
    await repo.git("clone", "--quiet", "--depth=1", `file://${repo.path}`, clone);
    await opened(clone, async (shallow) => {
      expect(shallow.isShallow).toBe(true);
      expect(await log(shallow, { tips: [head], count: 10 })).toEqual({
        oids: [head],
        isEnd: true,
        unreadable: new Set(),
      });
      expect((await readCommits(shallow, [head]))[0]?.parents).toEqual([]);
      expect(await writeCommitGraph(shallow)).toBe("skipped");
      expect(await readCommits(shallow, [first])).toEqual([null]);
      await repo.gitBytes(["fetch", "--quiet", "--unshallow"], { cwd: clone });
      expect((await log(shallow, { tips: [head], count: 10 })).oids).toEqual([head, first]);
      expect((await readCommits(shallow, [head]))[0]?.parents).toEqual([first]);
    });
  });

  test("that borrows its objects from another, in two steps and through relative paths", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const folder = await tempFolder();
    await repo.git("clone", "--quiet", "--shared", repo.path, `${folder}/one`);
    await repo.git("clone", "--quiet", "--shared", `${folder}/one`, `${folder}/two`);
    await writeFile(`${folder}/two/.git/objects/info/alternates`, "../../../one/.git/objects\n");
    expect(await readable(`${folder}/two`, head)).toMatchObject({ path: `${folder}/two` });
  });

  test(
    "that borrows in as many steps as git follows, through relative and quoted paths",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      const [, head] = await twoCommits(repo);
      const folder = await tempFolder();
      let from = repo.path;
      for (const name of ["one", "two", "three", "four", "five", "six"]) {
        await repo.git("clone", "--quiet", "--shared", from, `${folder}/${name}`);
        from = `${folder}/${name}`;
      }
      expect(await repo.git("-C", from, "rev-parse", "HEAD~1^{tree}")).toMatch(/^[0-9a-f]{40}$/u);
      expect(await readable(from, head)).toMatchObject({ path: from });
      const five = "../../../five/.git/objects";
      for (const lines of [five, `"${folder}/fi\\166e/.git/objects"`, `# the one before\n\n${five}`]) {
        await writeFile(`${from}/.git/objects/info/alternates`, `${lines}\n`);
        expect(await readable(from, head)).toMatchObject({ path: from });
      }
    },
  );

  test.each(["with blank", 'quote"inside', "new\nline", "#hash", "colon:and;more", "caf\u00e9\u2603"])(
    "in a folder named %j",
    async (name) => {
      const repo = await tempRepo({ at: join(await tempFolder(), name) });
      const [, head] = await twoCommits(repo);
      expect(await readable(repo.path, head)).toMatchObject({ name });
    },
  );

  test("that is empty", async () => {
    const repo = await tempRepo();
    await opened(repo.path, async (empty) => {
      expect(await readHead(empty)).toEqual({ kind: "unborn", ref: "refs/heads/main" });
      expect(await statObjects(empty, [empty.emptyTree])).toEqual([{ oid: empty.emptyTree, type: "tree", size: 0 }]);
      expect(await diffTree(empty, empty.emptyTree, empty.emptyTree)).toHaveLength(0);
    });
  });

  test("and nothing is written into it", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const list = async (): Promise<string[]> => (await readdir(repo.path, { recursive: true })).toSorted();
    const before = await list();
    await readable(repo.path, head);
    expect(await list()).toEqual(before);
  });

  test("that is read-only", async ({ skip }) => {
    if (process.getuid?.() === 0) skip("root's right to write cannot be taken away");
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    for (const folder of [".git", ".git/objects", ".git/refs"]) await chmod(`${repo.path}/${folder}`, 0o555);
    expect(await readable(repo.path, head)).toMatchObject({ path: repo.path });
    for (const folder of [".git", ".git/objects", ".git/refs"]) await chmod(`${repo.path}/${folder}`, 0o755);
  });

  test("whose core.worktree points elsewhere", async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    for (const elsewhere of ["../../nowhere", "/etc", await tempFolder()]) {
      const file = `${repo.path}/.git/config`;
      await repo.gitBytes(["config", "--file", file, "core.worktree", elsewhere], { cwd: "/" });
      expect(await readable(repo.path, head)).toMatchObject({ path: repo.path, workTree: repo.path });
    }
  });

  test("that belongs to another user, so that git itself would not trust it", async ({ skip }) => {
    if (process.getuid?.() !== 0) skip("only root can give files away");
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    await repo.gitBytes(["config", "core.fsmonitor", "false"]);
    await chown(repo.path, 12345, 12345);
    await chown(`${repo.path}/.git`, 12345, 12345);
    await expect(repo.git("status")).rejects.toThrow("dubious ownership");
    await readable(repo.path, head);
  });

  test("with private permissions on Galley's own folder, and settings copied by value", async () => {
    const repo = await tempRepo();
    await twoCommits(repo);
    await repo.git("config", "core.autocrlf", "input");
    await repo.git("config", "core.fsmonitor", "/bin/false");
    await opened(repo.path, async ({ mirror }) => {
      expect((await stat(mirror)).mode & 0o777).toBe(0o700);
      const env = { GIT_DIR: mirror };
      const settings = (await repo.gitBytes(["config", "--list", "--local"], { env })).toString();
      expect(settings).toContain("core.autocrlf=input\n");
      expect(settings).not.toContain("fsmonitor");
    });
  });

  test("by 8 processes at the same time, for the first time", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const [, head] = await twoCommits(repo);
    const all = await Promise.all(Array.from({ length: 8 }, () => readable(repo.path, head)));
    expect(new Set(all.map(({ mirror }) => mirror)).size).toBe(1);
  });
});

describe("what is not a repository", () => {
  test("is not found, and the message names what is missing", async () => {
    const folder = await tempFolder();
    await expect(openRepository(`${folder}/none`)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(openRepository(`${folder}/none`)).rejects.toThrow(`${folder}/none does not exist.`);
    await expect(openRepository(folder)).rejects.toThrow(`${folder} is not in a git repository.`);
    await mkdir(`${folder}/broken`);
    await writeFile(`${folder}/broken/.git`, "gitdir: nowhere\n");
    await expect(openRepository(`${folder}/broken`)).rejects.toThrow("which is not a git repository");
  });

  test("is a repository of a later format than the installed git supports", async () => {
    const repo = await tempRepo();
    await twoCommits(repo);
    await repo.git("config", "core.repositoryformatversion", "99");
    await expect(openRepository(repo.path)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(openRepository(repo.path)).rejects.toThrow("The installed git cannot read the repository at");
  });
});

describe("a repository that disappears", () => {
  test("fails every call as gone, even for cached or open data, and recovers when it is back", async () => {
    const repo = await tempRepo();
    const [first, head] = await twoCommits(repo);
    const open = await openRepository(repo.path);
    const calls = [
      () => readHead(open),
      () => log(open, { tips: [head], count: 5 }),
      () => readCommits(open, [first, head]),
      () => diffTree(open, first, head),
      () => statObjects(open, [head]),
    ];
    const before = await Promise.all(calls.map((call) => call()));
    expect(repositoryGone(open)).toBe(false);
    await rename(repo.path, `${repo.path}-away`);
    expect(repositoryGone(open)).toBe(true);
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await tempRepo({ at: repo.path }); // another repository in its place does not count
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await rename(repo.path, `${repo.path}-other`);
    await rename(`${repo.path}-away`, repo.path);
    expect(repositoryGone(open)).toBe(false);
    expect(await Promise.all(calls.map((call) => call()))).toEqual(before);
    await open.close();
  });
});

describe("a cache folder that another program deletes", () => {
  test("is created again by the next call, and everything is read as before", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const [first, head] = await twoCommits(repo);
    await repo.write({ "sub/a.txt": "three\n", "new.txt": "new\n" });
    const open = await openRepository(repo.path);
    const calls = [
      () => diffPatchText(open, first, head),
      () => readConfig(open),
      () => takeSnapshot(open, { isLive: true }).then(async ({ commit }) => diffTree(open, head, commit)),
      () => takeSnapshot(open).then(async ({ commit }) => diffTree(open, head, commit)),
    ];
    const before = await Promise.all(calls.map((call) => call()));
    expect(before[3]).toHaveLength(2);
    await rm(open.mirror, { recursive: true });
    expect(await Promise.all(calls.map((call) => call()))).toEqual(before);
    // Replaced by an empty folder, as another program might create it.
    await rm(open.mirror, { recursive: true });
    await mkdir(open.mirror);
    await writeFile(`${open.mirror}/left`, "");
    expect(await Promise.all(calls.map((call) => call()))).toEqual(before);
    await open.close();
  });
});

test("settings are read from the repository, and unset ones are absent", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Some\nOne");
  await opened(repo.path, async (one) => {
    const settings = await readConfig(one);
    expect([settings.get("user.name"), settings.has("blame.ignorerevsfile")]).toEqual(["Some\nOne", false]);
  });
});

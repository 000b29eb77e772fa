import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encodeBytes } from "#contract/byteText.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

test("the work trees are those that git lists: on branches, detached, locked, missing, unborn, with odd names", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ a: "1\n" });
  const head = await repo.commit({ a: "2\n" });
  const folder = await tempFolder();
  const add = (...args: string[]): Promise<string> => repo.git("worktree", "add", "--quiet", ...args);
  await add("-b", "side", `${folder}/side`, first);
  await add("--detach", `${folder}/detached`, first);
  await add("-b", "kept", `${folder}/kept`);
  await repo.git("worktree", "lock", "--reason", "on a disk\nthat is away", `${folder}/kept`);
  await add("-b", "silent", `${folder}/silent`);
  await repo.git("worktree", "lock", `${folder}/silent`);
  await add("-b", "went", `${folder}/went`);
  await rm(`${folder}/went`, { recursive: true });
  await add("-b", "fresh", `${folder}/fresh`);
  await repo.git("-C", `${folder}/fresh`, "symbolic-ref", "HEAD", "refs/heads/unborn");
  await add("-b", "odd/\u2603", `${folder}/ new\nline "x" `);
  const record = { branch: null, isBare: false, locked: null, prunable: null };
  const expected = [
    { ...record, path: repo.path, head, branch: "refs/heads/main" },
    { ...record, path: `${folder}/ new\nline "x" `, head, branch: "refs/heads/odd/\u2603" },
    { ...record, path: `${folder}/detached`, head: first },
    { ...record, path: `${folder}/fresh`, head: null, branch: "refs/heads/unborn" },
    { ...record, path: `${folder}/kept`, head, branch: "refs/heads/kept", locked: "on a disk\nthat is away" },
    { ...record, path: `${folder}/side`, head: first, branch: "refs/heads/side" },
    { ...record, path: `${folder}/silent`, head, branch: "refs/heads/silent", locked: "" },
    {
      ...record,
      path: `${folder}/went`,
      head,
      branch: "refs/heads/went",
      prunable: "gitdir file points to non-existent location",
    },
  ];
  const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1);
  for (const path of [repo.path, `${folder}/side`, `${folder}/detached`]) {
    const open = await openRepository(path);
    const found = await worktreeList(open);
    expect(found[0]).toEqual(expected[0]);
    expect(found.toSorted(byPath)).toEqual(expected.toSorted(byPath));
    const listed = (await repo.git("worktree", "list", "--porcelain", "-z")).split("\0");
    const paths = listed.filter((line) => line.startsWith("worktree ")).map((line) => line.slice("worktree ".length));
    expect(found.map((one) => one.path)).toEqual(paths);
    await open.close();
  }
});

test("a bare repository is a work tree without files, and work trees linked to it have theirs", async () => {
  const origin = await tempRepo();
  const head = await origin.commit({ a: "1\n" });
  const bare = join(await tempFolder(), "bare.git");
  await origin.git("clone", "--quiet", "--bare", origin.path, bare);
  const repo = await tempRepo({ at: bare, existing: true });
  const linked = join(await tempFolder(), "linked");
  await repo.git("worktree", "add", "--quiet", linked, "main");
  for (const path of [bare, linked]) {
    const open = await openRepository(path);
    expect(await worktreeList(open)).toEqual([
      { path: bare, head: null, branch: null, isBare: true, locked: null, prunable: null },
      { path: linked, head, branch: "refs/heads/main", isBare: false, locked: null, prunable: null },
    ]);
    await open.close();
  }
});

test("files that name no work tree, or a damaged one, do not keep the others from being listed", async () => {
  const repo = await tempRepo();
  const head = await repo.commit({ a: "1\n" });
  const folder = await tempFolder();
  await repo.git("worktree", "add", "--quiet", "-b", "whole", `${folder}/whole`);
  const admin = join(repo.path, ".git/worktrees");
  const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    empty: {},
    headless: { gitdir: `${folder}/headless/.git\n` },
    damaged: { gitdir: `${folder}/damaged/.git\n`, HEAD: "no ref\n" },
    elsewhere: { gitdir: "/etc/passwd\n", HEAD: `${head}\n` },
    bytes: { gitdir: `${folder}/caf\uDCE9/.git\n`, HEAD: `${head}\n` },
  };
  for (const [name, files] of Object.entries(entries)) {
    await mkdir(join(admin, name));
    for (const [file, text] of Object.entries(files)) await writeFile(join(admin, name, file), encodeBytes(text));
  }
  const open = await openRepository(repo.path);
  const found = await worktreeList(open);
  const paths = found.map(({ path }) => path);
  expect(paths).toContain(repo.path);
  expect(paths).toContain(`${folder}/whole`);
  expect(found.find(({ path }) => path === `${folder}/caf\uDCE9`)?.prunable).not.toBeNull();
  expect(found.find(({ path }) => path === `${folder}/damaged`)?.head ?? null).toBeNull();
  await open.close();
});

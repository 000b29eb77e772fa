import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { encodeBytes } from "#contract/byteText.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

test("the work trees are those that git lists: on branches, detached, locked, gone, unborn, with odd names", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ a: "1\n" });
  const head = await repo.commit({ a: "2\n" });
  const place = await tempFolder();
  const add = (...words: string[]): Promise<string> => repo.git("worktree", "add", "--quiet", ...words);
  await add("-b", "side", `${place}/side`, first);
  await add("--detach", `${place}/detached`, first);
  await add("-b", "kept", `${place}/kept`);
  await repo.git("worktree", "lock", "--reason", "on a disk\nthat is away", `${place}/kept`);
  await add("-b", "silent", `${place}/silent`);
  await repo.git("worktree", "lock", `${place}/silent`);
  await add("-b", "went", `${place}/went`);
  await rm(`${place}/went`, { recursive: true });
  await add("-b", "fresh", `${place}/fresh`);
  await repo.git("-C", `${place}/fresh`, "symbolic-ref", "HEAD", "refs/heads/unborn");
  await add("-b", "odd/\u2603", `${place}/ new\nline "x" `);
  const record = { branch: null, isBare: false, locked: null, prunable: null };
  const expected = [
    { ...record, path: repo.path, head, branch: "refs/heads/main" },
    { ...record, path: `${place}/ new\nline "x" `, head, branch: "refs/heads/odd/\u2603" },
    { ...record, path: `${place}/detached`, head: first },
    { ...record, path: `${place}/fresh`, head: null, branch: "refs/heads/unborn" },
    { ...record, path: `${place}/kept`, head, branch: "refs/heads/kept", locked: "on a disk\nthat is away" },
    { ...record, path: `${place}/side`, head: first, branch: "refs/heads/side" },
    { ...record, path: `${place}/silent`, head, branch: "refs/heads/silent", locked: "" },
    {
      ...record,
      path: `${place}/went`,
      head,
      branch: "refs/heads/went",
      prunable: "gitdir file points to non-existent location",
    },
  ];
  const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1);
  for (const path of [repo.path, `${place}/side`, `${place}/detached`]) {
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

test("a bare repository is a work tree without files, and those that are linked to it have theirs", async () => {
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
  const place = await tempFolder();
  await repo.git("worktree", "add", "--quiet", "-b", "whole", `${place}/whole`);
  const admin = join(repo.path, ".git/worktrees");
  const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    empty: {},
    headless: { gitdir: `${place}/headless/.git\n` },
    damaged: { gitdir: `${place}/damaged/.git\n`, HEAD: "no ref\n" },
    elsewhere: { gitdir: "/etc/passwd\n", HEAD: `${head}\n` },
    bytes: { gitdir: `${place}/caf\uDCE9/.git\n`, HEAD: `${head}\n` },
  };
  for (const [name, files] of Object.entries(entries)) {
    await mkdir(join(admin, name));
    for (const [file, text] of Object.entries(files)) await writeFile(join(admin, name, file), encodeBytes(text));
  }
  const open = await openRepository(repo.path);
  const found = await worktreeList(open);
  const paths = found.map(({ path }) => path);
  expect(paths).toContain(repo.path);
  expect(paths).toContain(`${place}/whole`);
  expect(found.find(({ path }) => path === `${place}/caf\uDCE9`)?.prunable).not.toBeNull();
  expect(found.find(({ path }) => path === `${place}/damaged`)?.head ?? null).toBeNull();
  await open.close();
});

import { cp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { openSubmodule } from "#server/git/submodules/openSubmodule.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

interface WithSubmodule {
  readonly repo: TempRepo;
  readonly lib: TempRepo;
  readonly commit: string;
  /** The commit of the submodule. */
  readonly inner: string;
}

/** A repository with a submodule of a name and at a path. */
async function withSubmodule(name = "lib", path = "lib"): Promise<WithSubmodule> {
  const lib = await tempRepo();
  const inner = await lib.commit({ a: "1\n" });
  const repo = await tempRepo();
  const add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "--name", name, lib.path, path];
  await repo.git(...add);
  return { repo, lib, commit: await repo.commit({}, "Add it"), inner };
}

/** Returns where the repository of a submodule was found, from the repository's root, or the reason why not. */
async function find(repo: TempRepo, commit: string, path: string, commits: readonly string[] = []): Promise<string> {
  const repository = await openRepository(repo.path);
  const found = await openSubmodule(repository, { path, namedIn: [commit], commits });
  await repository.close();
  return found.problem ?? found.repository.path.replace(`${repo.path}/`, "");
}

test("a submodule is opened where it is checked out, else where git keeps it", async () => {
  const { repo, commit } = await withSubmodule("some/name", "lib/x");
  expect(await find(repo, commit, "lib/x")).toBe("lib/x");
  await repo.git("submodule", "--quiet", "deinit", "lib/x");
  expect(await find(repo, commit, "lib/x")).toBe(".git/modules/some/name");
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  expect(await find(repo, commit, "lib/x")).toBe("NOT_INITIALIZED");
  expect(await find(repo, commit, "none")).toBe("NOT_INITIALIZED");
});

test("of the two repositories the one that has the commits is opened", async () => {
  const { repo, lib, commit, inner } = await withSubmodule();
  await rm(join(repo.path, "lib"), { recursive: true });
  const other = await tempRepo({ at: join(repo.path, "lib") });
  const [here, later] = [await other.commit({ b: "1\n" }), await lib.commit({ a: "2\n" })];
  expect(await find(repo, commit, "lib", [here])).toBe("lib");
  expect(await find(repo, commit, "lib", [inner])).toBe(".git/modules/lib");
  expect(await find(repo, commit, "lib", [later])).toBe("lib");
});

test("a linked work tree has submodules of its own", async () => {
  const { repo, commit } = await withSubmodule();
  const linked = join(await tempFolder(), "linked");
  await repo.git("worktree", "add", "--quiet", "--detach", linked);
  const there = await tempRepo({ at: linked, existing: true });
  expect(await find(there, commit, "lib")).toBe(`${repo.path}/.git/modules/lib`);
  await there.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init");
  expect(await find(there, commit, "lib")).toBe("lib");
});

test("a .git that leads out of the repository is not followed", async () => {
  const { repo, lib, commit } = await withSubmodule();
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  await writeFile(join(repo.path, "lib/.git"), `gitdir: ${lib.path}/.git\n`);
  expect(await find(repo, commit, "lib")).toBe("OUTSIDE");
  await rm(join(repo.path, "lib/.git"));
  await symlink(join(lib.path, ".git"), join(repo.path, "lib/.git"));
  expect(await find(repo, commit, "lib")).toBe("OUTSIDE");
  await rm(join(repo.path, "lib/.git"));
  await cp(join(lib.path, ".git"), join(repo.path, "lib/.git"), { recursive: true });
  expect(await find(repo, commit, "lib")).toBe("lib");
  await writeFile(join(repo.path, "lib/.git/commondir"), `${lib.path}/.git\n`);
  expect(await find(repo, commit, "lib")).toBe("OUTSIDE");
});

test("a damaged .git, or one that leads nowhere, is unreadable, and never the repository around it", async () => {
  const { repo, commit } = await withSubmodule();
  await rm(join(repo.path, ".git/modules/lib/HEAD"));
  expect(await find(repo, commit, "lib")).toBe("UNREADABLE");
  await rm(join(repo.path, "lib/.git"));
  await mkdir(join(repo.path, "lib/.git"));
  expect(await find(repo, commit, "lib")).toBe("UNREADABLE");
});

test("a path behind a symbolic link, or with odd parts, is not a submodule", async () => {
  const { repo, lib, commit } = await withSubmodule("none", "dir/lib");
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  await rm(join(repo.path, "dir"), { recursive: true });
  await mkdir(join(repo.path, "other"));
  await cp(lib.path, join(repo.path, "other/lib"), { recursive: true });
  expect(await find(repo, commit, "other/lib")).toBe("other/lib");
  await symlink("other", join(repo.path, "dir"));
  expect(await find(repo, commit, "dir/lib")).toBe("NOT_INITIALIZED");
  await rm(join(repo.path, "dir"));
  await mkdir(join(repo.path, "dir"));
  await symlink("../other/lib", join(repo.path, "dir/lib"));
  expect(await find(repo, commit, "dir/lib")).toBe("NOT_INITIALIZED");
  for (const path of ["../repo", "x/../other/lib", "./other/lib", "other//lib", "/other/lib", "", ".git", "\uDC80"])
    expect(await find(repo, commit, path)).toBe("NOT_INITIALIZED");
});

test.each([
  ["../../../outside", "outside/.git"],
  ["x/../../../outside", "outside/.git"],
  ["/etc", "outside/.git"],
  ["link", ".git/modules/link"],
  ["..", ".git"],
  [".", ".git/modules"],
  [String.raw`a\..\..`, ".git/modules/x"],
])("the name %s leads nowhere", async (name, place) => {
  const { repo, lib } = await withSubmodule();
  const text = `[submodule "${name.replaceAll("\\", "\\\\")}"]\n\tpath = there\n\turl = x\n`;
  const inner = await lib.git("rev-parse", "HEAD");
  const commit = await repo.commit({ ".gitmodules": text, there: { gitlink: inner } });
  if (name === "link") await symlink(join(lib.path, ".git"), join(repo.path, place));
  else await cp(join(lib.path, ".git"), join(repo.path, "..", place), { recursive: true });
  expect(await find(repo, commit, "there", [inner])).toBe("NOT_INITIALIZED");
});

test("it is opened again when another repository is in its place, and closed with the one around it", async () => {
  const { repo, lib, commit } = await withSubmodule();
  const repository = await openRepository(repo.path);
  const first = await openSubmodule(repository, { path: "lib", namedIn: [commit] });
  expect(await openSubmodule(repository, { path: "lib", namedIn: [commit] })).toBe(first);
  await rename(join(repo.path, ".git/modules/lib"), join(repo.path, ".git/old"));
  await cp(join(lib.path, ".git"), join(repo.path, ".git/modules/lib"), { recursive: true });
  const second = await openSubmodule(repository, { path: "lib", namedIn: [commit] });
  expect(second.problem).toBeNull();
  expect(second).not.toBe(first);
  await repository.close();
  expect(second.repository?.closing.aborted).toBe(true);
});

import { tempRepo, type TempRepo } from "./tempRepo.ts";

/** Lets git clone from a path, as it does for submodules of these tests only. */
export const LOCAL: readonly string[] = ["-c", "protocol.file.allow=always"];

/** Adds a submodule at its source's current commit; a folder inside a submodule makes a nested one. */
export async function addSubmodule(repo: TempRepo, from: TempRepo, path: string, within = "."): Promise<void> {
  await repo.git("-C", within, ...LOCAL, "submodule", "--quiet", "add", from.path, path);
}

/** Commits submodules at other commits, without touching the work tree. */
export async function pointTo(repo: TempRepo, commits: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, commit] of Object.entries(commits))
    await repo.git("update-index", "--add", "--cacheinfo", `160000,${commit},${path}`);
  return repo.commit({}, "Point to other commits");
}

/** A repository with the submodule `lib` at the first of its three commits. */
export async function submoduleRepo(): Promise<{
  readonly repo: TempRepo;
  readonly lib: TempRepo;
  readonly commits: readonly [string, string, string];
  readonly base: string;
}> {
  const lib = await tempRepo();
  const commits = [
    await lib.commit({ "src/a.txt": "1\n2\n3\n", b: "b\n" }, "One"),
    await lib.commit({ "src/a.txt": "1\nII\n3\n", b: null, c: "c\n" }, "Two"),
    await lib.commit({ "src/a.txt": "1\nII\nIII\n" }, "Three"),
  ] as const;
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n", "lib-a": "z\n" });
  await addSubmodule(repo, lib, "lib");
  const base = await pointTo(repo, { lib: commits[0] });
  return { repo, lib, commits, base };
}

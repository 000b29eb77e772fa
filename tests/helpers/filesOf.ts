import type { TempRepo } from "./tempRepo.ts";

/** Returns the files of a commit with their contents, without the newline at the end. */
export async function filesOf(repo: TempRepo, commit: string): Promise<Record<string, string>> {
  const names = (await repo.git("ls-tree", "-r", "--name-only", "-z", commit)).split("\0").slice(0, -1);
  const contents = await Promise.all(names.map((name) => repo.git("show", `${commit}:${name}`)));
  return Object.fromEntries(names.map((name, at) => [name, contents[at] ?? ""]));
}

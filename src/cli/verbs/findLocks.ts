import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "#server/git/openRepository.ts";

/** A lock of git's that is there, and for how long: no time where it is dated in the future, as the clock was set back. */
export interface FoundLock {
  readonly path: string;
  readonly ageMs: number;
}

/** Where locks are that keep Galley from writing, below the folder of refs; the names of people's branches are not looked through. */
const FOLDERS = ["refs/notes/devtools", "refs/devtools", "refs/galley"];
const FILES = ["packed-refs.lock", "config.lock", "shallow.lock"];

/** Lists the locks in a repository that stand in the way of reviews, and that of the index. Linear in Galley's own refs. */
export async function findLocks({
  commonDir,
  gitDir,
}: Pick<Repository, "commonDir" | "gitDir">): Promise<readonly FoundLock[]> {
  const below = FOLDERS.map(async (folder) => {
    const names = await readdir(join(commonDir, folder), { recursive: true }).catch(() => []); // none of these refs yet
    return names.filter((name) => name.endsWith(".lock")).map((name) => join(commonDir, folder, name));
  });
  const paths = [
    ...FILES.map((name) => join(commonDir, name)),
    join(gitDir, "index.lock"),
    ...(await Promise.all(below)).flat(),
  ];
  const found = await Promise.all(
    paths.map(async (path) => {
      const seen = await stat(path).catch(() => null); // it is not there, or has just gone
      return seen === null ? [] : [{ path, ageMs: Math.max(0, Date.now() - seen.mtimeMs) }];
    }),
  );
  return found.flat();
}

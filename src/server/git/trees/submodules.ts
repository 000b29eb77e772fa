import { gitlinks } from "./gitlinks.ts";
import { gitmodules } from "./gitmodules.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Another repository's commit at a path of a tree. */
export interface SubmoduleRecord {
  readonly path: string;
  readonly oid: Oid;
  /** What .gitmodules calls it; null where it says nothing of the path. */
  readonly name: string | null;
  /** Where it comes from, as it stands there; may hold a password. */
  readonly url: string | null;
}

/** Lists the submodules of a commit in git's order of paths. Linear in all files of its tree. */
export async function submodules(
  repository: Repository,
  commit: Oid,
  options: ReadOptions = {},
): Promise<readonly SubmoduleRecord[]> {
  const [links, named] = await Promise.all([
    gitlinks(repository, commit, options),
    gitmodules(repository, commit, options),
  ]);
  return Array.from(links, ([path, oid]) => {
    const { name = null, url = null } = named.get(path) ?? {};
    return { path, oid, name, url };
  });
}

import { gitmodules, submodules as read } from "#server/git/trees/submodules.ts";
import type { Commit } from "../commits/Commit.ts";
import { shownUrl } from "../repositories/Remote.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/**
 * Another repository that stands in a folder of this one, at one of its commits.
 * @gqlType
 */
export interface Submodule {
  readonly __typename?: "Submodule";
  /**
   * The folder.
   * @gqlField
   */
  readonly path: string;
  /**
   * What .gitmodules calls it; null where it says nothing of the folder, or is damaged.
   * @gqlField
   */
  readonly name: string | null;
  /**
   * Where it comes from, as .gitmodules has it; what stands for a password in it is left out.
   * @gqlField
   */
  readonly url: string | null;
  /**
   * The commit that it stands at, which is in the other repository.
   * @gqlField
   */
  readonly oid: GitObjectID;
}

const SUBMODULE = "160000";

/**
 * The other repository that stands here; null for what is no submodule.
 * @gqlField submodule
 */
export async function fileSubmodule(file: FileAtRevision, context: Context): Promise<Submodule | null> {
  if (file.mode() !== SUBMODULE) return null;
  const named = await gitmodules(file.served.git, file.commitOid, { signal: context.signal });
  const { name = null, url = null } = named.get(file.path()) ?? {};
  return { path: file.path(), name, url: url === null ? null : shownUrl(url), oid: file.oid() };
}

/**
 * The other repositories that its tree names, by path. Reads the names of all its files.
 * @gqlField
 */
export async function submodules(commit: Commit, context: Context): Promise<readonly Submodule[]> {
  const all = await read(commit.served.git, commit.oid(), { signal: context.signal });
  return all.map(({ url, ...rest }) => ({ ...rest, url: url === null ? null : shownUrl(url) }));
}

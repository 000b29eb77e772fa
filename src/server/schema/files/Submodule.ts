import { gitmodules, submodules as read } from "#server/git/trees/submodules.ts";
import type { Commit } from "../commits/Commit.ts";
import { shownUrl } from "../repositories/Remote.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/** A submodule: a commit of another repository in a folder of this one. @gqlType */
export interface Submodule {
  readonly __typename?: "Submodule";
  /** The path of the submodule. @gqlField */
  readonly path: string;
  /** The name in .gitmodules; null if it has no entry for the path, or is damaged. @gqlField */
  readonly name: string | null;
  /** The URL in .gitmodules, without credentials. @gqlField */
  readonly url: string | null;
  /** The commit of the other repository. @gqlField */
  readonly oid: GitObjectID;
}

const SUBMODULE = "160000";

/** The submodule at this path; null if it is not a submodule. @gqlField submodule */
export async function fileSubmodule(file: FileAtRevision, context: Context): Promise<Submodule | null> {
  if (file.mode !== SUBMODULE) return null;
  const named = await gitmodules(file.served.git, file.commitOid, { signal: context.signal });
  const { name = null, url = null } = named.get(file.path) ?? {};
  return { path: file.path, name, url: url === null ? null : shownUrl(url), oid: file.oid };
}

/** The submodules of the commit's tree, by path. Reads the names of all its files. @gqlField */
export async function submodules(commit: Commit, context: Context): Promise<readonly Submodule[]> {
  const all = await read(commit.served.git, commit.oid(), { signal: context.signal });
  return all.map(({ url, ...rest }) => ({ ...rest, url: url === null ? null : shownUrl(url) }));
}

import { gitmodules } from "#server/git/trees/submodules.ts";
import { shownUrl } from "../repositories/Remote.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/** A submodule: a commit of another repository in a folder of this one. @gqlType */
export interface Submodule {
  readonly __typename?: "Submodule";
  /** The name in .gitmodules; null if it has no entry for the path, or is damaged. @gqlField */
  readonly name: string | null;
  /** The URL in .gitmodules, without credentials. @gqlField */
  readonly url: string | null;
}

const SUBMODULE = "160000";

/** The submodule at this path; null if it is not a submodule. @gqlField submodule */
export async function fileSubmodule(file: FileAtRevision, context: Context): Promise<Submodule | null> {
  if (file.mode !== SUBMODULE) return null;
  const named = await gitmodules(file.served.git, file.commitOid, { signal: context.signal });
  const { name = null, url = null } = named.get(file.path) ?? {};
  return { name, url: url === null ? null : shownUrl(url) };
}

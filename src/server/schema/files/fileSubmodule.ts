import { gitmodules } from "#server/git/trees/gitmodules.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";
import { shownUrl } from "../shownUrl.ts";
import type { Submodule } from "./Submodule.ts";

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

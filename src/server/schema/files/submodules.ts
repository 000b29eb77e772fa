import { submodules as read } from "#server/git/trees/submodules.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import { shownUrl } from "../shownUrl.ts";
import type { Submodule } from "./Submodule.ts";

/**
 * The other repositories that its tree names, by path. Reads the names of all its files.
 * @gqlField
 */
export async function submodules(commit: Commit, context: Context): Promise<readonly Submodule[]> {
  const all = await read(commit.served.git, commit.oid(), { signal: context.signal });
  return all.map(({ url, ...rest }) => ({ ...rest, url: url === null ? null : shownUrl(url) }));
}

import { linkTarget as read } from "#server/git/trees/linkTarget.ts";
import type { Context } from "../request/Context.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

const LINK = "120000";

/**
 * Where a symbolic link leads, as it stands there; a byte that is not UTF-8 is one lone surrogate. Null for what is no link.
 * @gqlField linkTarget
 */
export async function fileLinkTarget(file: FileAtRevision, context: Context): Promise<string | null> {
  return file.mode() === LINK ? read(file.served.git, file.oid(), { signal: context.signal }) : null;
}

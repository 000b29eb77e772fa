import { readTree } from "#server/git/trees/readTree.ts";
import type { Context } from "../request/Context.ts";
import { FileAtRevision } from "./FileAtRevision.ts";
import type { FolderAtRevision } from "./FolderAtRevision.ts";

/** What a README is called, best first. */
const NAMES = [/^readme\.(?:md|markdown|mdown|mkd)$/iu, /^readme\.(?:rst|adoc|org|txt)$/iu, /^readme$/iu];
/** How the mode of a file begins that is no link. */
const FILE = "100";

/**
 * The file that introduces the folder, one in Markdown before any other; null where there is none.
 * @gqlField
 */
export async function readme(folder: FolderAtRevision, context: Context): Promise<FileAtRevision | null> {
  const { served, commit, reading } = folder.location;
  const oid = folder.tree()?.oid();
  if (oid === undefined) return null;
  const entries = await readTree(served.git, oid, { signal: context.signal });
  const files = entries.filter(({ mode }) => mode.startsWith(FILE));
  const named = NAMES.map((name) => files.find((entry) => name.test(entry.name)));
  const found = named.find((entry) => entry !== undefined);
  if (found === undefined) return null;
  const path = reading.path === "" ? found.name : `${reading.path}/${found.name}`;
  return new FileAtRevision(served, reading.revision, commit, path, found);
}

import { lastCommitAt } from "#server/git/blame/lastCommitAt.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import { entryKind } from "#server/git/trees/entryKind.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "./EntryKind.ts";
import type { FolderAtRevision } from "./FolderAtRevision.ts";

/**
 * When something was last at a path that has nothing now.
 * @gqlType
 */
interface LastSeen {
  /**
   * The last commit that has it.
   * @gqlField
   */
  readonly commit: Commit;
  /**
   * What it is there.
   * @gqlField
   */
  readonly kind: EntryKind;
  /**
   * The commit that took it away.
   * @gqlField
   */
  readonly deletedBy: Commit;
}

/**
 * When there was last something at the path; null where there is something now, or never was. Walks down history to where it
 * was taken away.
 * @gqlField
 */
export async function lastSeen(folder: FolderAtRevision, context: Context): Promise<LastSeen | null> {
  if (folder.kind() !== null) return null;
  const { served, commit, reading } = folder.location;
  const options = { signal: context.signal };
  const deletion = await lastCommitAt(served.git, commit, reading.path, options);
  if (deletion === null) return null;
  const loader = context.loaders.of(served.git).commit;
  const { parents } = await loader.load(deletion);
  const entries = await Promise.all(parents.map((parent) => findTreeEntry(served.git, parent, reading.path, options)));
  const at = entries.findIndex((entry) => entry !== null);
  const [parent, entry] = [parents[at], entries[at]];
  if (parent === undefined || entry == null) return null;
  const [last, deletedBy] = await Promise.all([
    Commit.load(context, served, parent),
    Commit.load(context, served, deletion),
  ]);
  return { commit: last, kind: entryKind(entry.mode), deletedBy };
}

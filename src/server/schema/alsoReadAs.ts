import { revParse } from "#server/git/revParse.ts";
import { findTreeEntry } from "#server/git/findTreeEntry.ts";
import { entryKind } from "#server/git/entryKind.ts";
import type { Context } from "./Context.ts";
import type { EntryKind } from "./EntryKind.ts";
import type { FolderAtRevision } from "./FolderAtRevision.ts";
import type { GitObjectID } from "./scalars.ts";

/**
 * Another way in which a place can be read.
 * @gqlType
 */
interface OtherReading {
  /**
   * The branch or tag.
   * @gqlField
   */
  readonly revision: string;
  /**
   * The path in it.
   * @gqlField
   */
  readonly path: string;
  /**
   * The commit that it stands for: an address with it is read in this way alone.
   * @gqlField
   */
  readonly commit: GitObjectID;
  /**
   * What is there.
   * @gqlField
   */
  readonly kind: EntryKind;
}

/**
 * The other ways in which the place that was asked for could be read: with a shorter branch or tag, in which something is at
 * what is then the path.
 * @gqlField
 */
export async function alsoReadAs(folder: FolderAtRevision, context: Context): Promise<readonly OtherReading[]> {
  const { served, others } = folder.location;
  const options = { signal: context.signal };
  const readings = others.map(async ({ revision, path }): Promise<readonly OtherReading[]> => {
    const commit = await revParse(served.git, revision, options);
    const entry = commit === null ? null : await findTreeEntry(served.git, commit, path, options);
    return commit === null || entry === null ? [] : [{ revision, path, commit, kind: entryKind(entry.mode) }];
  });
  return (await Promise.all(readings)).flat();
}

import { entryKind } from "#server/git/trees/treeObject.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "../files/Tree.ts";
import { readPlace } from "./revisions.ts";
import type { Repository } from "./Repository.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * A way in which a place can be read.
 * @gqlType
 */
interface PlaceMeaning {
  /**
   * The branch or tag.
   * @gqlField
   */
  readonly revision: string;
  /**
   * The path in it, empty for its root.
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
 * The ways in which a revision and a path in one text, as an address has them, can be read so that something is there: the one
 * with the longest branch or tag first, which counts. Empty where there is no more than one way.
 * @gqlField
 */
export async function readings(
  repository: Repository,
  context: Context,
  place: string,
): Promise<readonly PlaceMeaning[]> {
  const { git } = repository.served;
  const options = { signal: context.signal };
  const ways = await readPlace(context, repository.served, place.replace(/\/$/u, ""));
  if (ways.length === 1) return []; // one way, or none with a ref: nothing to choose between
  const found = ways.map(async ({ revision, path }): Promise<readonly PlaceMeaning[]> => {
    const commit = await revParse(git, revision, options);
    if (commit === null) return [];
    if (path === "") return [{ revision, path, commit, kind: "TREE" }];
    const entry = await findTreeEntry(git, commit, path, options);
    return entry === null ? [] : [{ revision, path, commit, kind: entryKind(entry.mode) }];
  });
  return (await Promise.all(found)).flat();
}

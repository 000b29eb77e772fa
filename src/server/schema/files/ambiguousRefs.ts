import { entryKind } from "#server/git/trees/treeObject.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "./Tree.ts";
import { readRevisionPath } from "../repositories/revisions.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { GitObjectID } from "../scalars.ts";

/** An interpretation of a revision and path. @gqlType */
interface RefCandidate {
  /** The branch or tag. @gqlField */
  readonly revision: string;
  /** The path in it. Empty for the root. @gqlField */
  readonly path: string;
  /** The commit of the revision. A URL with the commit is unambiguous. @gqlField */
  readonly commit: GitObjectID;
  /** The kind of the entry at the path. @gqlField */
  readonly kind: EntryKind;
}

/**
 * The interpretations of a revision and path in one text, as in URLs, that have an entry: the one with the longest
 * branch or tag first, which takes precedence. Empty if there is at most one.
 * @gqlField
 */
export async function refCandidates(
  repository: Repository,
  context: Context,
  revisionPath: string,
): Promise<readonly RefCandidate[]> {
  const { git } = repository.served;
  const options = { signal: context.signal };
  const ways = await readRevisionPath(context, repository.served, revisionPath.replace(/\/$/u, ""));
  if (ways.length === 1) return []; // one interpretation, or none with a ref: nothing to choose
  const found = ways.map(async ({ revision, path }): Promise<readonly RefCandidate[]> => {
    const commit = await revParse(git, revision, options);
    if (commit === null) return [];
    if (path === "") return [{ revision, path, commit, kind: "TREE" }];
    const entry = await findTreeEntry(git, commit, path, options);
    return entry === null ? [] : [{ revision, path, commit, kind: entryKind(entry.mode) }];
  });
  return (await Promise.all(found)).flat();
}

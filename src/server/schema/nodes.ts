import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { Blob } from "./Blob.ts";
import { Commit } from "./Commit.ts";
import { Comparison } from "./Comparison.ts";
import type { Context } from "./Context.ts";
import { Draft } from "./Draft.ts";
import { FileChange } from "./FileChange.ts";
import { fromGlobalId } from "./globalId.ts";
import { Hunk } from "./Hunk.ts";
import type { Node } from "./Node.ts";
import { Ref } from "./Ref.ts";
import { Repository } from "./Repository.ts";
import { Review } from "./Review.ts";
import { ReviewComment } from "./ReviewComment.ts";
import { ReviewThread } from "./ReviewThread.ts";
import { Tree } from "./Tree.ts";
import { Worktree } from "./Worktree.ts";

const TYPES: Readonly<Record<string, (context: Context, names: readonly string[]) => Promise<Node>>> = {
  Repository: Repository.byId,
  Ref: Ref.byId,
  Commit: Commit.byId,
  Comparison: Comparison.byId,
  FileChange: FileChange.byId,
  Hunk: Hunk.byId,
  Blob: Blob.byId,
  Tree: Tree.byId,
  Review: Review.byId,
  ReviewThread: ReviewThread.byId,
  ReviewComment: ReviewComment.byId,
  Draft: Draft.byId,
  Worktree: Worktree.byId,
};

/**
 * Any object by its id.
 * @gqlQueryField
 */
export async function node(context: Context, id: ID): Promise<Node> {
  const { type, names } = fromGlobalId(id);
  const find = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const found = await find?.(context, names);
  if (found?.id() !== id) throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
  return found;
}

/**
 * Many objects by their ids, 1,000 at most, in the order asked for; null with an error for each that is not there.
 * @gqlQueryField
 */
export async function nodes(context: Context, ids: readonly ID[]): Promise<readonly Promise<Node | null>[]> {
  if (ids.length > FILE_PAGE_SIZE_MAX) throw new GalleyError("BAD_INPUT", "At most 1,000 objects are read at once.");
  return ids.map((id) => node(context, id));
}

import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { Blob } from "../files/Blob.ts";
import { Commit } from "../commits/Commit.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { draftById } from "../comments/Draft.ts";
import { KnownRepository } from "../inbox/Inbox.ts";
import { fromGlobalId, type Node } from "../request/globalId.ts";
import { Ref } from "../repositories/Ref.ts";
import { Repository } from "../repositories/Repository.ts";
import { Review } from "../reviews/Review.ts";
import { reviewCommentById } from "../comments/ReviewComment.ts";
import { reviewThreadById } from "../comments/ReviewThread.ts";
import { Tree } from "../files/Tree.ts";
import { loadWorktree } from "../worktrees/Worktree.ts";

const TYPES: Readonly<Record<string, (context: Context, names: readonly string[]) => Promise<Node>>> = {
  Repository: Repository.byId,
  KnownRepository: KnownRepository.byId,
  Ref: Ref.byId,
  Commit: Commit.byId,
  Comparison: Comparison.byId,
  Blob: Blob.byId,
  Tree: Tree.byId,
  Review: Review.byId,
  ReviewThread: reviewThreadById,
  ReviewComment: reviewCommentById,
  Draft: draftById,
  Worktree: (context, [id = ""]) => loadWorktree(context, context.repositories.byId(id)),
};

/** Finds an object by its ID. @gqlQueryField */
export async function node(context: Context, id: ID): Promise<Node> {
  const { type, names } = fromGlobalId(id);
  const find = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const found = await find?.(context, names);
  if (found?.id !== id) throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
  return found;
}

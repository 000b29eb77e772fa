import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type * as gathered from "#server/reviews/comments/ListedThread.ts";
import { listThreads, readSince } from "#server/reviews/comments/listThreads.ts";
import { promptText } from "#server/reviews/comments/threadsPrompt.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import { type GitObjectID, gitTimestamp } from "../scalars.ts";
import type { ListedThread, ListedCode, ListedComment } from "./ListedThread.ts";
import { Draft } from "./Draft.ts";
import type { DiffSide, ThreadPosition } from "./ThreadPosition.ts";

/**
 * The threads of the review, each with its code then and now: now is the head or, for uncommitted work, the current
 * files. `isOpen` limits them to open ones, `since` to those with comments since a patch set, by its number, or a day
 * or time in ISO 8601, and `roots` to those with these SHA-1s of first comments. Linear in the threads and their files.
 * @gqlField
 */
export async function listedThreads(
  review: Review,
  context: Context,
  isOpen: boolean = false,
  since?: string | null,
  roots?: readonly GitObjectID[] | null,
): Promise<readonly ListedThread[]> {
  const { served, review: indexedReview } = review.viewerReview;
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const gathered = await listThreads(reviewContext, indexedReview, {
    isOpen,
    since: readSince(indexedReview, since ?? undefined),
    ...(roots != null && { only: new Set(roots) }),
  });
  return gathered.map(toListedThread);
}

/** The largest integer in GraphQL; a note may contain a larger one. */
const LAST_LINE = 2 ** 31 - 1;

/** Converts a thread to its GraphQL form. Linear in its comments. */
function toListedThread({ id, kind, addressed, written, now, comments, ...rest }: gathered.ListedThread): ListedThread {
  return {
    oid: id,
    state: rest.state,
    isVerdict: rest.isVerdict,
    suggestion: rest.suggestion,
    kind: kind === "note" ? "NOTE" : "BLOCKING",
    addressed: addressed && {
      by: addressed.by,
      commentOid: addressed.comment,
      at: momentOf(addressed.at),
      agent: addressed.agent,
    },
    written: written && {
      path: written.path,
      side: sideOf(written.side),
      commitOid: written.commit,
      patchSet: written.patchSet,
      code: codeOf(written.code),
    },
    now: { ...now, side: sideOf(now.side), code: codeOf(now.code) },
    comments: comments.map(commentOf),
  };
}

function sideOf(side: "old" | "new"): DiffSide {
  return side === "old" ? "OLD" : "NEW";
}

function codeOf(code: gathered.ListedCode | null): ListedCode | null {
  return code !== null && code.endLine <= LAST_LINE ? code : null;
}

function commentOf(comment: gathered.ListedComment): ListedComment {
  const { id, author, at, body, edited, deleted, agent, addressed } = comment;
  return {
    oid: id,
    authorName: author.name,
    authorEmail: author.email,
    at: momentOf(at),
    body,
    isEdited: edited,
    isDeleted: deleted,
    agent,
    addressed,
  };
}

function momentOf(iso: string): string {
  return gitTimestamp(Date.parse(iso) / 1000);
}

const ELSEWHERE = "A thread belongs to another review.";

/**
 * The threads as self-contained Markdown for a person or agent who acts on them: their current positions, the code then
 * and now, the comments, suggestions as patches, the task, and how to reply. Defaults to all open threads. Linear in
 * the threads and their files.
 * @gqlField
 */
export async function prompt(review: Review, context: Context, threads?: readonly ID[] | null): Promise<string> {
  const { served, review: indexedReview } = review.viewerReview;
  const roots = threads?.map((id) => {
    const { names } = readId(context, "ReviewThread", id);
    const [revision, root = ""] = names;
    if (revision !== indexedReview.revision) throw new GalleyError("BAD_INPUT", ELSEWHERE);
    return root;
  });
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const listedThreads = await listThreads(reviewContext, indexedReview, {
    isOpen: roots === undefined,
    since: null,
    ...(roots !== undefined && { only: new Set(roots) }),
  });
  return promptText(indexedReview, listedThreads);
}

/**
 * The positions of the threads, and of the viewer's drafts of threads, in the comparison of patch set `to` with `from`.
 * Defaults to the current change. Linear in both; differences are read for all threads together.
 * @gqlField
 */
export async function positions(
  review: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<readonly ThreadPlacement[]> {
  const { served, review: indexedReview } = review.viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const written = await loaders.drafts(indexedReview.revision);
  const threads = review.threads().map(async (thread) => ({
    threadId: thread.id(),
    position: await thread.position(context, from, to),
  }));
  const drafts = written.map(async (draft) => {
    const position = await loaders.draftPosition(indexedReview, draft, from ?? 0, to ?? null);
    return position === null ? [] : [{ threadId: new Draft(review.viewerReview, draft).id(), position }];
  });
  const [ofThreads, ofDrafts] = await Promise.all([Promise.all(threads), Promise.all(drafts)]);
  return [...ofThreads, ...ofDrafts.flat()];
}

/**
 * The position of a thread or draft in a change of its review.
 * @gqlType
 */
export interface ThreadPlacement {
  /**
   * The ID of the thread or the draft.
   * @gqlField
   */
  readonly threadId: ID;
  /**
   * The position.
   * @gqlField
   */
  readonly position: ThreadPosition;
}

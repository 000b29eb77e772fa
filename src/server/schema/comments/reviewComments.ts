import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type * as gathered from "#server/reviews/comments/ListedThread.ts";
import { gatherRemarks, readSince } from "#server/reviews/comments/listThreads.ts";
import { promptText } from "#server/reviews/comments/threadsPrompt.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import { type GitObjectID, gitTimestamp } from "../scalars.ts";
import type { Remark, RemarkCode, RemarkComment } from "./CommentThread.ts";
import { Draft } from "./Draft.ts";
import type { DiffSide, ThreadPosition } from "./ThreadPosition.ts";

/**
 * Its remarks, each with its code then and now: now is its head, or of the uncommitted work that it goes on in the very state of
 * the files. With `isOpen` those that wait for something; with `since` those in whose threads something was said since a patch set, by its
 * number, or a day or moment in ISO 8601; with `roots` those whose first comments have these SHA-1s. Linear in them and the files that they stand on.
 * @gqlField
 */
export async function remarks(
  review: Review,
  context: Context,
  isOpen: boolean = false,
  since?: string | null,
  roots?: readonly GitObjectID[] | null,
): Promise<readonly Remark[]> {
  const { served, review: booked } = review.seen;
  const room = await context.loaders.reviewsOf(served).room();
  const gathered = await gatherRemarks(room, booked, {
    isOpen,
    since: readSince(booked, since ?? undefined),
    ...(roots != null && { only: new Set(roots) }),
  });
  return gathered.map(remarkOf);
}

/** The largest number that the schema's whole numbers hold; anybody can write a larger one into a note. */
const LAST_LINE = 2 ** 31 - 1;

/** Gives a remark as the schema names its parts. Linear in its comments. */
function remarkOf({ id, kind, addressed, written, now, comments, ...rest }: gathered.Remark): Remark {
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

function codeOf(code: gathered.RemarkCode | null): RemarkCode | null {
  return code !== null && code.endLine <= LAST_LINE ? code : null;
}

function commentOf(comment: gathered.RemarkComment): RemarkComment {
  const { id, author, at, body, edited, withdrawn, agent, addressed } = comment;
  return {
    oid: id,
    authorName: author.name,
    authorEmail: author.email,
    at: momentOf(at),
    body,
    isEdited: edited,
    isWithdrawn: withdrawn,
    agent,
    addressed,
  };
}

function momentOf(iso: string): string {
  return gitTimestamp(Date.parse(iso) / 1000);
}

const ELSEWHERE = "A thread of another review was named.";

/**
 * Its remarks as Markdown that stands by itself, to be handed to whoever acts on them: where each is now, its code then and now,
 * what was said, what it suggests as a patch, what is asked and how to answer. All that are open; with `threads` those,
 * whatever they wait for. Linear in the remarks and their files.
 * @gqlField
 */
export async function prompt(review: Review, context: Context, threads?: readonly ID[] | null): Promise<string> {
  const { served, review: booked } = review.seen;
  const roots = threads?.map((id) => {
    const { names } = readId(context, "ReviewThread", id);
    const [revision, root = ""] = names;
    if (revision !== booked.revision) throw new GalleyError("BAD_INPUT", ELSEWHERE);
    return root;
  });
  const room = await context.loaders.reviewsOf(served).room();
  const remarks = await gatherRemarks(room, booked, {
    isOpen: roots === undefined,
    since: null,
    ...(roots !== undefined && { only: new Set(roots) }),
  });
  return promptText(booked, remarks);
}

/**
 * Where its threads, and the drafts of threads that who asks has, stand where patch set `to` is read from `from`; without
 * numbers, in what is reviewed now. Linear in both; what differs is read for all threads together.
 * @gqlField
 */
export async function positions(
  review: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<readonly RemarkPlacement[]> {
  const { served, review: booked } = review.seen;
  const loaders = context.loaders.reviewsOf(served);
  const written = await loaders.drafts(booked.revision);
  const threads = review.threads().map(async (thread) => ({
    remarkId: thread.id(),
    position: await thread.position(context, from, to),
  }));
  const drafts = written.map(async (draft) => {
    const position = await loaders.draftPosition(booked, draft, from ?? 0, to ?? null);
    return position === null ? [] : [{ remarkId: new Draft(review.seen, draft).id(), position }];
  });
  const [ofThreads, ofDrafts] = await Promise.all([Promise.all(threads), Promise.all(drafts)]);
  return [...ofThreads, ...ofDrafts.flat()];
}

/**
 * Where a thread, or a draft of one, stands in a change of its review.
 * @gqlType
 */
export interface RemarkPlacement {
  /**
   * The id of the thread or of the draft.
   * @gqlField
   */
  readonly remarkId: ID;
  /**
   * Where it stands.
   * @gqlField
   */
  readonly position: ThreadPosition;
}

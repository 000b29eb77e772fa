import type { Oid } from "#server/git/oid.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import { type CommentItem, writeCommentLine } from "#server/store/notes/CommentItem.ts";
import { present } from "#server/store/notes/noteJson.ts";
import {
  type EditableFields,
  INITIAL_FIELDS,
  type RequestExtras,
  type RequestItem,
  writeRequestLine,
} from "#server/store/notes/requestLine.ts";
import { secondsOf, timestampOf } from "#server/store/notes/timestamps.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedReview } from "#server/reviews/state/Review.ts";
import type { NoteLines } from "#server/store/ReviewStore.ts";
import type { Viewer } from "#server/reviews/state/Viewer.ts";

/** The members of the previous request that a new line changes, and why it is written. */
export interface RequestChange extends Partial<Omit<RequestItem, "timestamp" | "requester" | "extras">> {
  readonly extras: Omit<RequestExtras, "name" | "by" | "byName" | "sequence">;
}

type FirstRequest = Pick<RequestItem, "targetRef" | "description"> &
  Partial<Pick<RequestItem, "reviewRef"> & EditableFields> & {
    readonly extras: Pick<RequestExtras, "kind" | "worktree" | "pull" | "imported" | "partOf"> & {
      readonly key: string;
      readonly head: Oid;
      readonly base: Oid;
    };
  };

export function firstRequest(
  { email, name }: Pick<Viewer, "email" | "name">,
  now: number,
  { extras, ...fields }: FirstRequest,
): RequestItem {
  const { key, ...change } = extras;
  return {
    reviewRef: "",
    ...INITIAL_FIELDS,
    ...fields,
    timestamp: timestampOf(now),
    requester: email ?? "",
    baseCommit: extras.base,
    alias: "",
    extras: present({ key, name: name ?? undefined, act: "request" as const, ...change }),
  };
}

/** Begins a private review, whose notes are on the commit `revision`. */
export async function beginPrivateReview(
  { store, viewer, now }: Pick<ReviewContext, "store" | "viewer" | "now">,
  revision: Oid,
  request: FirstRequest,
): Promise<void> {
  const lines = [writeRequestLine(firstRequest(viewer, now(), request))];
  await store.append([{ ref: "reviews", revision, lines, scope: "private" }], { key: request.extras.key });
}

/** The last time with ten digits. */
const LATEST = 9_999_999_999;

/**
 * Builds the line that replaces a review's current request. It is later than all previous lines, so that every tool
 * takes it as the current one even after sorting. The requester does not change, even if another person writes it.
 */
export function nextRequest(
  { current, requests }: Pick<DerivedReview, "current" | "requests">,
  viewer: Pick<Viewer, "email" | "name">,
  now: number,
  { extras, ...change }: RequestChange,
): RequestItem {
  const last = Math.max(...requests.map(({ timestamp }) => secondsOf(timestamp)));
  const isRequester = viewer.email === current.requester;
  const isOther = !isRequester && viewer.email !== null;
  return {
    ...current,
    ...change,
    timestamp: timestampOf(Math.min(Math.max(now, last + 1), LATEST)),
    extras: present({
      ...extras,
      name: (isRequester ? viewer.name : null) ?? current.extras.name,
      by: isOther ? (viewer.email ?? undefined) : undefined,
      byName: isOther ? (viewer.name ?? undefined) : undefined,
    }),
  };
}

/** Writes a request, the comments and lines of other reviews that belong to it, and the branches that it moves, all or nothing. */
export async function writeRequest(
  { store }: Pick<ReviewContext, "store">,
  { revision }: Pick<IndexedReview, "revision">,
  item: RequestItem,
  key: string,
  comments: readonly CommentItem[] = [],
  {
    branches = [],
    others = [],
  }: { readonly branches?: readonly BranchMove[]; readonly others?: readonly NoteLines[] } = {},
): Promise<void> {
  const isOfExisting = item.extras.act !== "request";
  const discussed = { ref: "discuss", revision, lines: comments.map(writeCommentLine), isOfExisting } as const;
  await store.append(
    [
      { ref: "reviews", revision, lines: [writeRequestLine(item)], isOfExisting },
      ...(comments.length > 0 ? [discussed] : []),
      ...others,
    ],
    { key, branches },
  );
}

/** Returns true if a write with this key made one of a review's requests. */
export function wasRequested({ requests }: Pick<DerivedReview, "requests">, key: string): boolean {
  return requests.some(({ extras }) => extras.key === key);
}

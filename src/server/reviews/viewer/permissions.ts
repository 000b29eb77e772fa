import { GalleyError } from "#contract/errors.ts";
import { proposedAddressed } from "../state/deriveThread.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import type { FoldedComment, FoldedThread } from "../state/Review.ts";
import type { Role, Viewer } from "./Viewer.ts";

/** What can be done about a review. */
export type Deed =
  "comment" | "resolve" | "verdict" | "edit" | "withdraw" | "draft" | "mark" | "request" | "update" | "abandon";

/** `own`: only of what is one's own, be it a review or a comment. */
type Permission = "any" | "own";

/** The table of roles. What is absent is not allowed. */
const PERMISSIONS: Readonly<Record<Role, Readonly<Partial<Record<Deed, Permission>>>>> = {
  reader: {},
  // It remarks, answers and asks; what is settled and what may go in people decide. Whose e-mail it bears has comments of their own.
  agent: { comment: "any", request: "own", update: "own" },
  reviewer: {
    comment: "any",
    resolve: "any",
    verdict: "any",
    edit: "own",
    withdraw: "own",
    draft: "any",
    mark: "any",
    request: "own",
    update: "own",
    abandon: "own",
  },
  maintainer: {
    comment: "any",
    resolve: "any",
    verdict: "any",
    edit: "own",
    withdraw: "own",
    draft: "any",
    mark: "any",
    request: "any",
    update: "any",
    abandon: "any",
  },
};

/** Tells whether a viewer may do something to what belongs to `owner`, an e-mail; null where it is nobody's. */
export function mayDo({ role, email }: Pick<Viewer, "role" | "email">, deed: Deed, owner: string | null): boolean {
  const permission = PERMISSIONS[role][deed];
  return permission === "any" || (permission === "own" && email !== null && email === owner);
}

/** In whose name a line is written. */
export interface Author {
  readonly email: string;
  readonly name: string | null;
  /** The program that writes it for them, if one does. */
  readonly agent?: string | undefined;
}

const NAMELESS = "Galley does not know who you are: git's configuration has no user.email.";
const SAY_NAME = "Say your name and e-mail, and try again.";

const NOT_OWN = "Only whoever wrote a remark may edit it or take it back.";
const ANSWER = "Answer it instead.";
const NOT_ALLOWED = "You may not do this here: your role in this Galley does not allow it.";
const ASK = "Ask whoever runs it.";
const PEOPLES = "An agent remarks and answers; what is settled, taken back or may go in is for people to say.";
const PROPOSE = "Propose that a remark is addressed: galley reply <id> --addressed";

/**
 * Gives in whose name a deed is written, or fails as FORBIDDEN where the viewer may not do it to what is `owner`'s, or where
 * nobody knows who they are.
 */
export function requireRight(viewer: Viewer, deed: Deed, owner: string | null): Author {
  if (viewer.email === null) throw new GalleyError("FORBIDDEN", NAMELESS, { next: SAY_NAME });
  if (!mayDo(viewer, deed, owner)) {
    if (viewer.role === "agent") throw new GalleyError("FORBIDDEN", PEOPLES, { next: PROPOSE });
    const isOwn = deed === "edit" || deed === "withdraw";
    throw new GalleyError("FORBIDDEN", isOwn ? NOT_OWN : NOT_ALLOWED, { next: isOwn ? ANSWER : ASK });
  }
  return { email: viewer.email, name: viewer.name, agent: viewer.agent };
}

const REQUIRE_MARK_NOT_ALLOWED = "You may read here, but not keep marks of what you have seen.";
const REQUIRE_MARK_ASK = "Ask whoever runs this Galley.";

/** Fails as FORBIDDEN where the viewer may not keep marks for themselves. It takes no name: nobody else gets to see them. */
export function requireMark(viewer: Viewer): void {
  if (!mayDo(viewer, "mark", null))
    throw new GalleyError("FORBIDDEN", REQUIRE_MARK_NOT_ALLOWED, { next: REQUIRE_MARK_ASK });
}

const REQUIRE_MAINTAINER_NOT_ALLOWED = "The files of the work tree are changed by whoever runs this Galley alone.";
const REQUIRE_MAINTAINER_ASK = "Ask them.";

/** Fails as FORBIDDEN for all but who runs this Galley: what is done touches their files, in nobody's name. */
export function requireMaintainer({ role }: Pick<Viewer, "role">): void {
  if (role !== "maintainer")
    throw new GalleyError("FORBIDDEN", REQUIRE_MAINTAINER_NOT_ALLOWED, { next: REQUIRE_MAINTAINER_ASK });
}

/** What a viewer may do about a review as it stands. */
export interface ReviewPermits {
  readonly canUpdate: boolean;
  readonly canComment: boolean;
  readonly canGiveVerdict: boolean;
  readonly canAbandon: boolean;
  readonly canReopen: boolean;
}

/** Tells what to offer a viewer, whether or not they have said who they are: that is asked for when it is needed. */
export function permitsOf(viewer: Viewer, review: Pick<BookedReview, "state" | "head" | "current">): ReviewPermits {
  const { requester } = review.current;
  const isOpen = isUnderReview(review);
  return {
    canUpdate: isOpen && mayDo(viewer, "update", requester),
    canComment: mayDo(viewer, "comment", null),
    canGiveVerdict: isOpen && review.head !== null && mayDo(viewer, "verdict", null),
    canAbandon: isOpen && mayDo(viewer, "abandon", requester),
    canReopen: review.state === "ABANDONED" && mayDo(viewer, "abandon", requester),
  };
}

/**
 * Tells what a viewer may do in a thread as it stands: all who take part may answer, resolve and reopen, which of an open thread
 * that is proposed to be addressed says that it is not. Linear in its comments.
 */
export function threadPermits(
  viewer: Viewer,
  { state, root, comments }: Pick<FoldedThread, "state" | "root" | "comments">,
): { readonly canReply: boolean; readonly canResolve: boolean; readonly canReopen: boolean } {
  const mayResolve = mayDo(viewer, "resolve", null);
  const isSettled = state === "RESOLVED" && root.latest.resolved !== true;
  return {
    canReply: mayDo(viewer, "comment", null),
    canResolve: state === "OPEN" && mayResolve,
    canReopen: (isSettled || proposedAddressed({ state, comments }) !== null) && mayResolve,
  };
}

/** Tells whether a viewer may edit or withdraw a comment: only their own, and only until it is withdrawn. */
export function commentPermits(
  viewer: Viewer,
  { item, isWithdrawn }: Pick<FoldedComment, "item" | "isWithdrawn">,
): { readonly canEdit: boolean; readonly canWithdraw: boolean } {
  return {
    canEdit: !isWithdrawn && mayDo(viewer, "edit", item.author),
    canWithdraw: !isWithdrawn && mayDo(viewer, "withdraw", item.author),
  };
}

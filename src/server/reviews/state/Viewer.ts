import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { requireRepository } from "#server/git/processes/readGit.ts";
import type { ReviewStore } from "#server/store/ReviewStore.ts";
import { refusalToAgent } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import { proposedAddressed } from "./deriveThread.ts";
import { type IndexedReview, isUnderReview } from "./IndexedReview.ts";
import type { DerivedComment, DerivedThread } from "./Review.ts";

/** The permissions of a viewer, from least to most; `agent` is a program that acts for a person. */
export type Role = "reader" | "agent" | "reviewer" | "maintainer";

/** The user of this Galley. Reviews identify people by email; without one nothing can be written in their name. */
export interface Viewer {
  readonly email: string | null;
  readonly name: string | null;
  /** The source of the email: git's configuration, an entry in Galley, or none. */
  readonly source: "git" | "galley" | "nowhere";
  readonly role: Role;
  /** The program that writes for this person; absent if they write themselves. */
  readonly agent?: string | undefined;
}

/** Characters that a name or an email must not contain; git removes them from its own lines too. */
const CRUD = /[<>\p{Cc}\p{Cs}]/gu;

/**
 * Reads the viewer from git's configuration, else from `refs/galley/identity`, which also completes a name without an
 * email. The user who started Galley has all permissions.
 */
export async function readViewer(
  repository: Repository,
  store: ReviewStore,
  options: ReadOptions = {},
): Promise<Viewer> {
  await requireRepository(repository);
  const settings = await readConfig(repository, options);
  const [name, email] = [clean(settings.get("user.name")), clean(settings.get("user.email"))];
  if (email !== null) return { email, name, source: "git", role: "maintainer" };
  const identity = await store.readPrivate("identity");
  const own = clean(identity.get("email"));
  return {
    email: own,
    name: clean(identity.get("name")) ?? name,
    source: own === null ? "nowhere" : "galley",
    role: "maintainer",
  };
}

function clean(text: string | undefined): string | null {
  const left = (text ?? "").replace(CRUD, "").trim();
  return left === "" ? null : left;
}

const SAVED = "saved in this repository under refs/galley/identity, which is never pushed.";

/** Describes where the viewer's name comes from, or where it would be saved. */
export function whoIsViewer({ source }: Pick<Viewer, "source">): string {
  return {
    git: "From git's own configuration: user.name and user.email.",
    galley: `Entered in Galley and ${SAVED}`,
    nowhere: `Git's configuration has no name and email. Your entry is ${SAVED}`,
  }[source];
}

/** `own`: only on the viewer's own reviews or comments. */
type Permission = "any" | "own";

const REVIEWER = {
  comment: "any",
  resolve: "any",
  verdict: "any",
  edit: "own",
  delete: "own",
  draft: "any",
  mark: "any",
  request: "own",
  update: "own",
  abandon: "own",
} satisfies Readonly<Record<string, Permission>>;

export type Action = keyof typeof REVIEWER | "land";

/** The permissions of each role. Anything not listed is forbidden. */
const PERMISSIONS: Readonly<Record<Role, Readonly<Partial<Record<Action, Permission>>>>> = {
  reader: {},
  // Agents comment, reply and request reviews; people resolve threads and approve. A person's comments stay theirs,
  // also under the same email.
  agent: { comment: "any", request: "own", update: "own" },
  reviewer: REVIEWER,
  maintainer: { ...REVIEWER, request: "any", update: "any", abandon: "any", land: "any" },
};

/** Returns true if a viewer may perform an action on something of `owner`, an email; null if it has no owner. */
export function mayDo({ role, email }: Pick<Viewer, "role" | "email">, action: Action, owner: string | null): boolean {
  const permission = PERMISSIONS[role][action];
  return permission === "any" || (permission === "own" && email !== null && email === owner);
}

export interface Author {
  readonly email: string;
  readonly name: string | null;
  readonly agent?: string | undefined;
}

const NAMELESS = "Galley does not know who you are: git's configuration has no user.email.";
const SET_NAME = "Run `git config user.email you@example.org`, then try again.";

const NOT_OWN = "Only the author of a comment can edit or delete it.";
const ANSWER = "Reply to it instead.";

/** The error for an action that the viewer's role does not allow. */
export function refusalToRole(): GalleyError {
  const next = "Ask the person who runs it.";
  return new GalleyError("FORBIDDEN", "Your role in this Galley does not allow this action.", { next });
}

/**
 * Returns the author for an action. Fails as FORBIDDEN if the viewer may not perform it on something of `owner`, or if
 * the viewer has no email.
 */
export function requireRight(viewer: Viewer, action: Action, owner: string | null): Author {
  if (viewer.email === null) throw new GalleyError("FORBIDDEN", NAMELESS, { next: SET_NAME });
  if (!mayDo(viewer, action, owner)) {
    if (viewer.role === "agent") throw refusalToAgent();
    if (action !== "edit" && action !== "delete") throw refusalToRole();
    throw new GalleyError("FORBIDDEN", NOT_OWN, { next: ANSWER });
  }
  return { email: viewer.email, name: viewer.name, agent: viewer.agent };
}

const ASK_FOR_COMMENT = "Ask the person who runs Galley for access to comment.";

/** Fails as FORBIDDEN if the viewer may not comment, which `action` needs too. */
export function requireComment(viewer: Viewer, action = "comment"): void {
  const message = `You have read access only and cannot ${action}.`;
  if (!mayDo(viewer, "comment", null)) throw new GalleyError("FORBIDDEN", message, { next: ASK_FOR_COMMENT });
}

const REQUIRE_MARK_NOT_ALLOWED = "You have read access only and cannot mark files as viewed.";
const MARK_HINT = "Ask the person who runs this Galley.";

/** Fails as FORBIDDEN if the viewer may not save marks of their own. Needs no name: nobody else sees them. */
export function requireMark(viewer: Viewer): void {
  if (!mayDo(viewer, "mark", null)) throw new GalleyError("FORBIDDEN", REQUIRE_MARK_NOT_ALLOWED, { next: MARK_HINT });
}

const REQUIRE_MAINTAINER_NOT_ALLOWED = "Only the person who runs this Galley can change files of the work tree.";

/** Fails as FORBIDDEN unless the viewer runs this Galley: the action changes their files, in nobody's name. */
export function requireMaintainer({ role }: Pick<Viewer, "role">): void {
  if (role !== "maintainer")
    throw new GalleyError("FORBIDDEN", REQUIRE_MAINTAINER_NOT_ALLOWED, { next: "Ask that person." });
}

/** The actions that a viewer may perform on a review in its current state. */
interface ReviewPermissions {
  readonly canUpdate: boolean;
  readonly canComment: boolean;
  readonly canGiveVerdict: boolean;
  readonly canAbandon: boolean;
  readonly canReopen: boolean;
  readonly canLand: boolean;
}

/** Returns the actions to offer a viewer, even without a name: the page asks for that when it is needed. */
export function permissionsOf(
  viewer: Viewer,
  review: Pick<IndexedReview, "state" | "head" | "current" | "isPrivate" | "targetRef">,
): ReviewPermissions {
  const { requester } = review.current;
  const canBeLanded = review.head !== null && !review.isPrivate && review.targetRef.startsWith("refs/heads/");
  const isOpen = isUnderReview(review);
  return {
    canUpdate: isOpen && mayDo(viewer, "update", requester),
    canComment: mayDo(viewer, "comment", null),
    canGiveVerdict: isOpen && review.head !== null && mayDo(viewer, "verdict", null),
    canAbandon: isOpen && mayDo(viewer, "abandon", requester),
    canReopen: review.state === "ABANDONED" && mayDo(viewer, "abandon", requester),
    canLand: isOpen && canBeLanded && mayDo(viewer, "land", null),
  };
}

/**
 * Returns the actions a viewer may perform in a thread in its current state. All participants may reply, resolve and
 * reopen; reopening an open thread with a proposed fix rejects the proposal. Linear in its comments.
 */
export function threadPermissions(
  viewer: Viewer,
  { state, root, comments }: Pick<DerivedThread, "state" | "root" | "comments">,
): { readonly canReply: boolean; readonly canResolve: boolean; readonly canReopen: boolean } {
  const mayResolve = mayDo(viewer, "resolve", null);
  const isResolvedByReply = state === "RESOLVED" && root.latest.resolved !== true;
  return {
    canReply: mayDo(viewer, "comment", null),
    canResolve: state === "OPEN" && mayResolve,
    canReopen: (isResolvedByReply || proposedAddressed({ state, comments }) !== null) && mayResolve,
  };
}

/** Returns true if a viewer may edit or delete a comment: only their own, and only until it is deleted. */
export function commentPermissions(
  viewer: Viewer,
  { item, isDeleted }: Pick<DerivedComment, "item" | "isDeleted">,
): { readonly canEdit: boolean; readonly canDelete: boolean } {
  return {
    canEdit: !isDeleted && mayDo(viewer, "edit", item.author),
    canDelete: !isDeleted && mayDo(viewer, "delete", item.author),
  };
}

import { leastOf } from "../repositories/Remote.ts";
import type { ID, Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import { readSince } from "#server/reviews/index/findComment.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";
import { findNewHead } from "#server/operations/patchSets/recordPatchSet.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree, worktreeOf } from "#server/reviews/state/Review.ts";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import { historyPage } from "../commits/historyPage.ts";
import { pageOf } from "../Connection.ts";
import { timelineOf } from "#server/reviews/state/timeline.ts";
import { isUnread } from "#server/operations/marks/markVisit.ts";
import { addressedSpan, patchSetsOf } from "../request/reviewSpan.ts";
import { Comparison, type LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { ReviewComment } from "../comments/ReviewComment.ts";
import { Draft } from "../comments/Draft.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { PatchSet } from "./PatchSet.ts";
import { type Person, personIn, toPerson } from "../repositories/Person.ts";
import type { ReviewLoaders } from "../request/ReviewLoaders.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import { MadeFrom, type ViewerReview, type ServedRepository } from "../request/ServedRepositories.ts";
import { shortRefName } from "../repositories/Ref.ts";
import { Verdict, type VerdictKind, verdictFormat } from "../comments/Verdict.ts";

/** Number of digits of its first commit that identify a review in URLs. */
const KEY_DIGITS = 12;

/** A code review. It is stored in the notes of the repository. @gqlType */
export class Review extends MadeFrom<ViewerReview> implements Node {
  readonly __typename = "Review" as const;
  readonly viewerReview = this.source;
  readonly #review = this.source.review;

  /** Finds a review by the names inside its id; fails as NOT_FOUND if there is none. */
  static async byId(context: Context, [repositoryId = "", revision = ""]: readonly string[]): Promise<Review> {
    return Review.load(context, context.repositories.byId(repositoryId), revision);
  }

  /** Reads the review of a first commit; fails as NOT_FOUND if there is none. */
  static async load(context: Context, served: ServedRepository, revision: Oid): Promise<Review> {
    return new Review(await context.loaders.reviewsOf(served).viewerReview(revision));
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Review", this.viewerReview.served.git.id, this.#review.revision);

  /** The key of the review in URLs: the first 12 digits of its first commit. @gqlField */
  readonly key: string = this.#review.revision.slice(0, KEY_DIGITS);

  /** The first commit of the review, which has its notes: the ID for scripts. @gqlField */
  readonly revision: GitObjectID = this.#review.revision;
  /** Whether the review is private: it stays in this repository and is never pushed until it is shared. @gqlField */
  readonly isPrivate: boolean = this.#review.isPrivate;
  /** Whether the review began with uncommitted work, of this work tree or another. @gqlField */
  readonly isOnWorktree: boolean = worktreeOf(this.#review) !== null;
  /** Whether the review is about the uncommitted work of this work tree. @gqlField */
  readonly isOfThisWorktree: boolean = isOfWorktree(this.#review, this.source.served.git.id);
  /** The title of the review. @gqlField */
  readonly title: string = this.#review.title;
  /** The description, as Markdown. @gqlField */
  readonly body: string = this.#review.body;

  /**
   * The person who requested the review. Null if it began with uncommitted work while git had no email address.
   * @gqlField
   */
  author(): Person | null {
    const { requester } = this.#review.current;
    return requester === "" ? null : personIn(this.viewerReview, requester);
  }

  /** The requested reviewers. @gqlField */
  readonly reviewers: readonly Person[] = this.#review.current.reviewers.map((email) =>
    personIn(this.viewerReview, email),
  );

  /** The state of the review. @gqlField */
  readonly state: ReviewState = this.#review.state;
  /** The time of the request, or null if it states none. @gqlField */
  readonly createdAt: GitTimestamp | null = statedTimestamp(this.#review.createdAt);

  /** The time of the last change. @gqlField */
  readonly updatedAt: GitTimestamp = gitTimestamp(this.#review.updatedAt);

  /** The short name of the reviewed branch. Empty if a commit is reviewed. @gqlField */
  readonly reviewRef: string = shortRefName(this.#review.current.reviewRef);

  /** The short name of the target branch. For an abandoned review, the last one. @gqlField */
  readonly targetRef: string = shortRefName(this.#review.targetRef);

  /** The newest commit of the change, or null if the repository does not have it. @gqlField */
  readonly headOid: GitObjectID | null = this.#review.head;
  /** The commit that the change is compared with, or null if it is unknown. @gqlField */
  readonly baseOid: GitObjectID | null = this.#review.base;

  /** The people whose turn it is. @gqlField */
  turn(): readonly Person[] {
    return this.#review.turn.map((email) => personIn(this.viewerReview, email));
  }

  /** Whether it is the viewer's turn. @gqlField */
  isViewersTurn(): boolean {
    const { email } = this.viewerReview.viewer;
    return email !== null && this.#review.turn.includes(email);
  }

  /** Whether others wrote to the review since the viewer last read it. @gqlField */
  async isUnread(context: Context): Promise<boolean> {
    const { email } = this.viewerReview.viewer;
    return isUnread(this.#review, await this.loaders(context).marks(), email);
  }

  /** The number of comments, without edits and deletions. @gqlField */
  readonly commentCount: Int = this.#review.commentCount;
  /** The number of entries of any kind. It grows with every write, so that changes can be detected. @gqlField */
  readonly entryCount: Int = this.#review.entryCount;
  /** The number of open threads. @gqlField */
  readonly openThreadCount: Int = this.#review.openThreads;

  /** The number of open threads that a reply proposes as addressed, and that no person has answered since. @gqlField */
  addressedThreadCount(): Int {
    return this.#review.threads.filter((thread) => proposedAddressed(thread) !== null).length;
  }

  /** The number of the viewer's drafts. @gqlField */
  async draftCount(context: Context): Promise<Int> {
    return (await this.loaders(context).drafts(this.#review.revision)).length;
  }

  /** The patch sets, oldest first. The last one is the current one. @gqlField */
  patchSets(): readonly PatchSet[] {
    return patchSetsOf(this.#review).map((record) => new PatchSet(this.viewerReview, record));
  }

  /** The head of the branch, if it is not recorded as a patch set yet. @gqlField */
  async movedTo(context: Context): Promise<GitObjectID | null> {
    if (!isUnderReview(this.#review)) return null;
    const found = await findNewHead(await this.loaders(context).reviewContext(), this.#review);
    return found?.head ?? null;
  }

  /**
   * The change of a patch set: compared with its base, or with an earlier patch set if `from` is not 0. Defaults to the
   * current change. With `layers`, only of those of its commits. Null if the repository does not have the commits; see
   * `objectsMissing`.
   * @gqlField
   */
  async comparison(
    context: Context,
    from?: Int | null,
    to?: Int | null,
    layers?: LayerRange | null,
  ): Promise<Comparison | null> {
    const span = await this.loaders(context).shownSpan(this.#review, { from, to, layers });
    if (span === null || (await this.loaders(context).missing([span.base, span.head])).length > 0) return null;
    return Comparison.ofSpan(context, this.viewerReview.served, span);
  }

  /** The reason why there is no comparison, as a sentence for the user, or null if there is one. @gqlField */
  async objectsMissing(context: Context, from?: Int | null, to?: Int | null): Promise<string | null> {
    const span = addressedSpan(this.#review, from, to);
    if (span === null) return "The reviewed commits are unknown. Fetch the branch, then reload.";
    const [missing] = await this.loaders(context).missing([span.base, span.head]);
    return missing === undefined
      ? null
      : `Commit ${missing.slice(0, 10)} is not in this repository. Fetch it from the remote of the review, then reload.`;
  }

  /** The commits of the change, newest first. Empty if the repository does not have them. @gqlField */
  async commits(context: Context, first?: Int | null): Promise<CommitConnection> {
    const span = addressedSpan(this.#review, null, null);
    const isHere = span !== null && (await this.loaders(context).missing([span.base, span.head])).length === 0;
    if (!isHere) return pageOf<never, never>([], { first }, (commit) => commit);
    const range = { tips: [span.head], exclude: [span.base] };
    return historyPage(context, this.viewerReview.served, () => range, { first });
  }

  /**
   * The threads of the review, in the order in which they were begun. `isOpen` limits them to open ones,
   * `since` to those with activity since a patch set, by its number, or a day or time in ISO 8601. A verdict is among
   * them once it has a reply, with `verdicts` always.
   * @gqlField
   */
  threads(isOpen: boolean = false, since?: string | null, verdicts: boolean = false): readonly ReviewThread[] {
    const start = readSince(this.#review, since ?? null);
    const threads = this.#review.threads.filter(
      ({ state, isVerdict, comments }) =>
        (!isOpen || state === "OPEN") &&
        (start === null || comments.some(({ history }) => history.some((one) => secondsOf(one.timestamp) >= start))) &&
        (verdicts || !isVerdict || comments.some(({ item }) => item.parent !== "" && item.description !== "")),
    );
    return threads.map((thread) => new ReviewThread(this.viewerReview, thread));
  }

  /** The viewer's unpublished drafts. @gqlField */
  async drafts(context: Context): Promise<readonly Draft[]> {
    const drafts = await this.loaders(context).drafts(this.#review.revision);
    return drafts.map((draft) => new Draft(this.viewerReview, draft));
  }

  /** The last verdict of each person, oldest first. @gqlField */
  verdicts(): readonly Verdict[] {
    return this.#review.verdicts.map((verdict) => new Verdict(this.viewerReview, verdict));
  }

  /** The events of the review, oldest first. @gqlField */
  timeline(): readonly TimelineEvent[] {
    return timelineEvents(this.viewerReview);
  }

  /** How the change was merged: `merge`, `squash` or `rebase`. Null if it was not. @gqlField */
  readonly mergedHow: string | null = this.#review.mergedHow;
  /** The number of lines of the review's notes in which there is no request or comment. They are kept. @gqlField */
  readonly unreadableLines: Int = this.#review.unreadableLines;

  /** The number of its comments that no remote has, as far as is known since the last sync; 0 without a remote. @gqlField */
  async unpushedComments(context: Context): Promise<Int> {
    const { revision } = this.#review;
    return leastOf(await this.loaders(context).unpushed(), ({ discuss }) => discuss.get(revision) ?? 0);
  }

  async draftOf(context: Context, key: string): Promise<Draft | null> {
    const drafts = await this.loaders(context).drafts(this.#review.revision);
    const found = drafts.find((draft) => draft.key === key);
    return found === undefined ? null : new Draft(this.viewerReview, found);
  }

  loaders(context: Context): ReviewLoaders {
    return context.loaders.reviewsOf(this.viewerReview.served);
  }
}

/** The kind of an event in a review. @gqlEnum */
export type TimelineKind =
  | "REQUESTED"
  | "UPDATED"
  | "PATCH_SET"
  | "COMMENTED"
  | "VERDICT"
  | "ABANDONED"
  | "REOPENED"
  | "MERGED";

/** An event in a review. @gqlType */
export interface TimelineEvent {
  /** The kind of the event. @gqlField */
  readonly kind: TimelineKind;
  /** The time of the event, or null if it was not recorded, as for a merge outside Galley. @gqlField */
  readonly at: GitTimestamp | null;
  /** The person who caused the event, or null if it was not recorded. @gqlField */
  readonly by: Person | null;
  /** The patch set that was recorded. @gqlField */
  readonly patchSet: PatchSet | null;
  /** The thread that was begun. @gqlField */
  readonly thread: ReviewThread | null;
  /** The first comment of the thread, or the text of the verdict. @gqlField */
  readonly comment: ReviewComment | null;
  /** The verdict that was given. @gqlField */
  readonly verdict: VerdictKind | null;
  /** Further details, as a sentence for the user. @gqlField */
  readonly note: string | null;
}

/** Returns all events of a review, oldest first. Linear in their number. */
function timelineEvents(viewerReview: ViewerReview): readonly TimelineEvent[] {
  const { review, viewer } = viewerReview;
  const sets = new Map(patchSetsOf(review).map((record) => [record.number, new PatchSet(viewerReview, record)]));
  return timelineOf(review).map(({ kind, at, by, patchSet, thread, comment, verdict, note }) => ({
    kind,
    at: statedTimestamp(at),
    by: by === null || by.email === "" ? null : toPerson(by, viewer),
    patchSet: (patchSet && sets.get(patchSet.number)) ?? null,
    thread: thread && new ReviewThread(viewerReview, thread),
    comment: thread && comment && new ReviewComment(viewerReview, { thread, comment }),
    verdict: verdict && verdictFormat.read(verdict),
    note,
  }));
}

/** The state of a review. @gqlEnum */
export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/** The number of reviews of a repository in each state. @gqlType */
export interface ReviewCounts {
  /** The number of open reviews without a verdict. @gqlField */
  readonly open: Int;
  /** The number of reviews with requested changes. @gqlField */
  readonly changesRequested: Int;
  /** The number of approved reviews. @gqlField */
  readonly approved: Int;
  /** The number of merged reviews. @gqlField */
  readonly merged: Int;
  /** The number of abandoned reviews. @gqlField */
  readonly abandoned: Int;
  /** The number of reviews where it is the viewer's turn. @gqlField */
  readonly waitingForViewer: Int;
}

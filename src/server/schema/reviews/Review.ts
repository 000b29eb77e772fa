import type { ID, Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "#server/reviews/state/IndexedReview.ts";
import { addressedSpan, patchSetsOf } from "./reviewSpan.ts";
import type { Check } from "./Check.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { Draft } from "../comments/Draft.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { PatchSet } from "./PatchSet.ts";
import { type Person, personIn } from "./Person.ts";
import { Repository } from "../repositories/Repository.ts";
import type { ReviewLoaders } from "../request/ReviewLoaders.ts";
import type { ReviewState } from "./ReviewState.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import type { SeenReview, ServedRepository } from "../request/ServedRepositories.ts";
import { shortRefName } from "../repositories/Ref.ts";
import { type TimelineEvent, timelineEvents } from "./TimelineEvent.ts";
import { Verdict } from "./Verdict.ts";

/** How many digits of its first commit stand for a review in addresses. */
export const KEY_DIGITS = 12;

/**
 * A change that somebody asked others to look at, with all that was said of it. It lives in the repository's notes.
 * @gqlType
 */
export class Review implements Node {
  readonly __typename = "Review" as const;
  /** For its fields that stand in files of their own. */
  readonly seen: SeenReview;
  readonly #review: BookedReview;

  constructor(seen: SeenReview) {
    this.seen = seen;
    this.#review = seen.review;
  }

  /** Finds a review by the names inside its id; NOT_FOUND where the notes have none like it. */
  static async byId(context: Context, [repositoryId = "", revision = ""]: readonly string[]): Promise<Review> {
    return Review.load(context, context.repositories.byId(repositoryId), revision);
  }

  /** Reads the review of a first commit; NOT_FOUND where the notes have none like it. */
  static async load(context: Context, served: ServedRepository, revision: Oid): Promise<Review> {
    return new Review(await context.loaders.reviewsOf(served).seen(revision));
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Review", this.seen.served.git.id, this.#review.revision);
  }

  /**
   * What stands for it in addresses: the first 12 digits of its first commit.
   * @gqlField
   */
  key(): string {
    return this.#review.revision.slice(0, KEY_DIGITS);
  }

  /**
   * The repository it is in.
   * @gqlField
   */
  repository(): Repository {
    return new Repository(this.seen.served);
  }

  /**
   * What it is about, in a line.
   * @gqlField
   */
  title(): string {
    return this.#review.title;
  }

  /**
   * What is to be known of it, as Markdown.
   * @gqlField
   */
  body(): string {
    return this.#review.body;
  }

  /**
   * Who asks for it.
   * @gqlField
   */
  author(): Person {
    return personIn(this.seen, this.#review.current.requester);
  }

  /**
   * Who is asked.
   * @gqlField
   */
  reviewers(): readonly Person[] {
    return this.#review.current.reviewers.map((email) => personIn(this.seen, email));
  }

  /**
   * Where it stands.
   * @gqlField
   */
  state(): ReviewState {
    return this.#review.state;
  }

  /**
   * When it was requested.
   * @gqlField
   */
  createdAt(): GitTimestamp {
    return gitTimestamp(this.#review.createdAt);
  }

  /**
   * When anything was last written to it.
   * @gqlField
   */
  updatedAt(): GitTimestamp {
    return gitTimestamp(this.#review.updatedAt);
  }

  /**
   * The branch with the change, by its short name; empty where a bare commit is reviewed.
   * @gqlField
   */
  reviewRef(): string {
    return shortRefName(this.#review.current.reviewRef);
  }

  /**
   * The branch that it is to go to, by its short name; of an abandoned review the one it was to go to.
   * @gqlField
   */
  targetRef(): string {
    return shortRefName(this.#review.targetRef);
  }

  /**
   * The newest commit of the change; null where the repository has not got it.
   * @gqlField
   */
  headOid(): GitObjectID | null {
    return this.#review.head;
  }

  /**
   * The commit that the change is held against; null where it is not known.
   * @gqlField
   */
  baseOid(): GitObjectID | null {
    return this.#review.base;
  }

  /**
   * Those whose turn it is to do something.
   * @gqlField
   */
  turn(): readonly Person[] {
    return this.#review.turn.map((email) => personIn(this.seen, email));
  }

  /**
   * Whether it is the turn of who asks.
   * @gqlField
   */
  isViewersTurn(): boolean {
    const { email } = this.seen.viewer;
    return email !== null && this.#review.turn.includes(email);
  }

  /**
   * Whether something was written to it since who asks last saw it.
   * @gqlField
   */
  async isUnread(context: Context): Promise<boolean> {
    return this.#loaders(context).isUnread(this.#review);
  }

  /**
   * How many comments there are, edits and withdrawals not counted.
   * @gqlField
   */
  commentCount(): Int {
    return this.#review.commentCount;
  }

  /**
   * How many entries there are of any kind: it grows with whatever is written, so that one can tell whether something was.
   * @gqlField
   */
  entryCount(): Int {
    return this.#review.entryCount;
  }

  /**
   * How many threads wait for something.
   * @gqlField
   */
  openThreadCount(): Int {
    return this.#review.openThreads;
  }

  /**
   * How many drafts who asks has in it.
   * @gqlField
   */
  async draftCount(context: Context): Promise<Int> {
    return (await this.#loaders(context).drafts(this.#review.revision)).length;
  }

  /**
   * The states that the change went through, oldest first; the last is the one that is reviewed now.
   * @gqlField
   */
  patchSets(): readonly PatchSet[] {
    return patchSetsOf(this.#review).map((record) => new PatchSet(this.seen, record));
  }

  /**
   * Where the branch stands, if that is a state of the change which nobody has recorded as a patch set yet.
   * @gqlField
   */
  async movedTo(context: Context): Promise<GitObjectID | null> {
    return this.#loaders(context).newHead(this.#review);
  }

  /**
   * What a patch set changed: against its base, or (`from` other than 0) against an earlier one. Without numbers it is what
   * is reviewed now. Null where the repository has not got the commits, which `objectsMissing` then says.
   * @gqlField
   */
  async comparison(context: Context, from?: Int | null, to?: Int | null): Promise<Comparison | null> {
    const span = addressedSpan(this.#review, from, to);
    if (span === null || (await this.#loaders(context).missing([span.base, span.head])).length > 0) return null;
    return Comparison.ofSpan(context, this.seen.served, span);
  }

  /**
   * Its threads, or those on one file, in the order they were begun; verdicts among them where somebody answered.
   * @gqlField
   */
  threads(path?: string | null): readonly ReviewThread[] {
    const threads = this.#review.threads.filter(
      ({ isVerdict, comments, location }) =>
        (path == null || location?.path === path) &&
        (!isVerdict || comments.some(({ item }) => item.parent !== "" && item.description !== "")),
    );
    return threads.map((thread) => new ReviewThread(this.seen, thread));
  }

  /**
   * What who asks wrote and has not published.
   * @gqlField
   */
  async drafts(context: Context): Promise<readonly Draft[]> {
    const drafts = await this.#loaders(context).drafts(this.#review.revision);
    return drafts.map((draft) => new Draft(this.seen, draft));
  }

  /**
   * What each person last said of the whole change, oldest first.
   * @gqlField
   */
  verdicts(): readonly Verdict[] {
    return this.#review.verdicts.map((verdict) => new Verdict(this.seen, verdict));
  }

  /**
   * What builds and analyses say of the reviewed commits, as the repository's notes have it.
   * @gqlField
   */
  async checks(context: Context): Promise<readonly Check[]> {
    return this.#loaders(context).checks(patchSetsOf(this.#review).map(({ head }) => head));
  }

  /**
   * All that happened in it, oldest first.
   * @gqlField
   */
  timeline(): readonly TimelineEvent[] {
    return timelineEvents(this.seen);
  }

  /**
   * How the change came into its target: `merge`, `squash` or `rebase`; null where it is not there.
   * @gqlField
   */
  mergedHow(): string | null {
    return this.#review.mergedHow;
  }

  /** Finds a thread by its root's SHA-1, or null. */
  threadOf(root: string): ReviewThread | null {
    const found = this.#review.threads.find((thread) => thread.root.item.id === root);
    return found === undefined ? null : new ReviewThread(this.seen, found);
  }

  /** Finds a draft by its key, or null. */
  async draftOf(context: Context, key: string): Promise<Draft | null> {
    const drafts = await this.#loaders(context).drafts(this.#review.revision);
    const found = drafts.find((draft) => draft.key === key);
    return found === undefined ? null : new Draft(this.seen, found);
  }

  #loaders(context: Context): ReviewLoaders {
    return context.loaders.reviewsOf(this.seen.served);
  }
}

import { GalleyError, type ErrorCode } from "#contract/errors.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository as GitRepository } from "#server/git/openRepository.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { type BookedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { carryThread, type PositionSpan } from "#server/reviews/positions/ThreadPosition.ts";
import { countUnseen, seenFile, type UnseenCount } from "#server/reviews/viewed/viewedMarks.ts";
import { type Draft, draftedRemark, readDrafts } from "#server/reviews/comments/Draft.ts";
import type { FoldedThread } from "#server/reviews/state/Review.ts";
import { findNewHead } from "#server/reviews/patchSets/recordPatchSet.ts";
import { isUnread } from "#server/reviews/viewed/markRead.ts";
import { lookedFile } from "#server/reviews/viewed/markVisit.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { readAnchor } from "#server/reviews/positions/Anchor.ts";
import { readChecks } from "#server/reviews/notes/checks.ts";
import { openReviewRoom, type ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { secondsOf } from "#server/reviews/notes/timestamps.ts";
import { takeSnapshot, type TakenSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { touchOf, type CodeTouch } from "#server/reviews/positions/changeSinceComment.ts";
import type { Viewer } from "#server/reviews/viewer/Viewer.ts";
import type { Check } from "../reviews/Check.ts";
import { gitTimestamp } from "../scalars.ts";
import { positionSpan, reviewSpan } from "../reviews/reviewSpan.ts";
import { type Remote, shownUrl } from "../repositories/Remote.ts";
import type { SeenReview, ServedRepository } from "./ServedRepositories.ts";
import type { ThreadPosition } from "../comments/ThreadPosition.ts";

/** What is said of a file that is not there, or not any more, or is no text to quote from: the remark on it still stands. */
const UNREADABLE: readonly ErrorCode[] = ["BAD_INPUT", "OBJECT_MISSING", "TOO_LARGE"];

/**
 * Gathers what the fields of one request ask of a repository's reviews. Lives for one request, so whatever it holds is
 * pinned to the moment it was first asked for.
 */
export class ReviewLoaders {
  readonly #served: ServedRepository;
  readonly #git: GitRepository;
  readonly #signal: AbortSignal;
  readonly #agent: string | null;
  readonly #memory = new Map<string, Promise<unknown>>();

  constructor(served: ServedRepository, signal: AbortSignal, agent: string | null) {
    this.#served = served;
    this.#git = served.git;
    this.#signal = signal;
    this.#agent = agent;
  }

  /** Gives what the verbs of a review work with. */
  room(): Promise<ReviewRoom> {
    return this.#once("room", () => openReviewRoom(this.#git, {}, this.#agent));
  }

  /** Tells who asks. */
  async viewer(): Promise<Viewer> {
    return (await this.room()).viewer;
  }

  /** Gives all reviews, those that changed last first. */
  all(): Promise<readonly BookedReview[]> {
    return this.#once("all", async () => (await this.room()).book.reviews(this.#signal));
  }

  /** Finds a review by its first commit or the first digits of it; null where none or more than one has them. */
  find(key: string): Promise<BookedReview | null> {
    return this.#once(`review ${key}`, async () => (await this.room()).book.find(key, this.#signal));
  }

  /** Gives the review of a first commit as who asks sees it; NOT_FOUND where the notes have none like it. */
  async seen(revision: string): Promise<SeenReview> {
    const review = await this.find(revision);
    if (review?.revision === revision) return { served: this.#served, review, viewer: await this.viewer() };
    throw new GalleyError("NOT_FOUND", "The repository has no such review.");
  }

  /** Takes a snapshot of the work tree, once, and gives it with the review that it belongs to. */
  worktree(): Promise<TakenSnapshot> {
    return this.#once("worktree", async () => takeSnapshot(await this.room()));
  }

  /** Gives the drafts that who asks has in a review, in the order of writing. */
  async drafts(revision: string): Promise<readonly Draft[]> {
    const all = await this.#once("drafts", async () => readDrafts((await this.room()).store));
    return all.get(revision) ?? [];
  }

  /** Finds where a review's branch stands that is to be recorded as its next patch set; null where that is nothing new. */
  async newHead(review: BookedReview): Promise<Oid | null> {
    const found = isUnderReview(review) ? await findNewHead(await this.room(), review) : null;
    return found?.head ?? null;
  }

  /** Tells whether something was written to a review since who asks last saw it. */
  async isUnread(review: BookedReview): Promise<boolean> {
    const marks = await this.#once("marks", async () => (await this.room()).store.readPrivate("marks"));
    return isUnread(review, marks, (await this.viewer()).email);
  }

  /** Gives the keys of the hunks that who asks has marked as seen in a review, sorted. */
  async seenHunks({ revision }: BookedReview): Promise<ReadonlySet<string>> {
    const files = await this.#once("seen hunks", async () => (await this.room()).store.readPrivate("seen"));
    return seenFile.read(files.get(revision));
  }

  /** Counts what who asks has not seen of a review's change; null where that is not known yet, or nobody has to see it. */
  async unseen(review: BookedReview): Promise<UnseenCount | null> {
    const span = isUnderReview(review) ? reviewSpan(review, 0, null) : null;
    return span === null ? null : countUnseen(this.#git, span, await this.seenHunks(review));
  }

  /** Gives the heads of a review that who asks has looked at, each with when that was last. */
  async looked({ revision }: BookedReview): Promise<ReadonlyMap<Oid, number>> {
    const marks = await this.#once("marks", async () => (await this.room()).store.readPrivate("marks"));
    return lookedFile.read(marks.get(lookedFile.path(revision)));
  }

  /** Finds where a thread stands in what is read, without numbers now; all threads of a review are looked for at once. */
  async position(review: BookedReview, thread: FoldedThread, from: number, to: number | null): Promise<ThreadPosition> {
    const found = await this.#positioned(review, thread, from, to);
    return { ...found, side: found.side === "old" ? "OLD" : "NEW" };
  }

  /** Finds where a draft would stand in what is read; null for one that stands on no file. */
  async draftPosition(review: BookedReview, draft: Draft, from: number, to: number | null) {
    const remark = draftedRemark(draft);
    if (remark === null) return null;
    const options = { signal: this.#signal, span: await this.#span(review, from, to) };
    const found = (await positionsOf(this.#git, review, [remark], options)).get(remark);
    return found === undefined ? null : { ...found, side: found.side === "old" ? ("OLD" as const) : ("NEW" as const) };
  }

  /** Finds what touched the lines of a thread on the way to what is read; null where nothing did. */
  async touch(review: BookedReview, thread: FoldedThread, from: number, to: number | null): Promise<CodeTouch | null> {
    const carried = carryThread(review, thread, await this.#span(review, from, to));
    if (carried === null) return null;
    const position = await this.#positioned(review, thread, from, to);
    return touchOf(this.#git, carried, position, { signal: this.#signal });
  }

  /** Reads the lines of a file at a commit, once however many remarks stand on it; none where there is no such file. */
  lines(commit: Oid, path: string): Promise<readonly string[]> {
    return this.#once(`lines ${commit} ${path}`, async () => {
      try {
        const file = await readAnchor(this.#git, { path, commit, side: "new", startLine: 1, endLine: 1 });
        return file?.lines ?? [];
      } catch (error) {
        if (error instanceof GalleyError && UNREADABLE.includes(error.code)) return [];
        throw error;
      }
    });
  }

  /** Reads what builds and analyses say of some commits. */
  async checks(commits: readonly Oid[]): Promise<readonly Check[]> {
    const checks = await readChecks(this.#git, commits, { signal: this.#signal });
    return checks.map(({ commit, timestamp, ...rest }) => ({
      ...rest,
      at: gitTimestamp(secondsOf(timestamp)),
      commitOid: commit,
    }));
  }

  /** Gives those of some objects that the repository has not got. */
  async missing(oids: readonly Oid[]): Promise<readonly Oid[]> {
    const stats = await this.#once(`stat ${oids.join()}`, () => statObjects(this.#git, oids, { signal: this.#signal }));
    return oids.filter((_, index) => stats[index] === null);
  }

  /** Lists the remotes, their addresses as they may be seen. */
  async remotes(): Promise<readonly Remote[]> {
    const all = await remotes(this.#git, { signal: this.#signal });
    return all.map(({ name, url }) => ({ name, url: shownUrl(url) }));
  }

  #span(review: BookedReview, from: number, to: number | null): Promise<PositionSpan> {
    const read = { signal: this.#signal };
    return this.#once(`span ${review.revision} ${from} ${to}`, () => positionSpan(this.#git, review, from, to, read));
  }

  async #positioned(review: BookedReview, thread: FoldedThread, from: number, to: number | null) {
    const options = { signal: this.#signal, span: await this.#span(review, from, to) };
    const all = await this.#once(`positions ${review.revision} ${from} ${to}`, () =>
      positionsOf(this.#git, review, review.threads, options),
    );
    const found = all.get(thread) ?? (await positionsOf(this.#git, review, [thread], options)).get(thread);
    if (found === undefined) throw new Error("A thread's position was left out.");
    return found;
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.#memory.set(key, reading);
    return reading;
  }
}

import DataLoader from "dataloader";
import { GalleyError } from "#contract/errors.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository as GitRepository } from "#server/git/Repository.ts";
import { listSnapshots, recentSnapshot } from "#server/git/snapshots/listSnapshots.ts";
import type { GitOperation } from "#server/git/workTree/conflicts.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import {
  type PositionSpan,
  type ThreadOrDraft,
  type ThreadPosition,
  threadToPort,
} from "#server/reviews/positions/ThreadPosition.ts";
import {
  countUnviewed,
  countUnviewedOutside,
  viewedFile,
  type UnviewedCount,
} from "#server/reviews/viewed/viewedMarks.ts";
import { Dismissals } from "#server/reviews/comments/dismissals.ts";
import { type Draft, readDrafts } from "#server/reviews/comments/Draft.ts";
import type { DerivedComment, DerivedThread } from "#server/reviews/state/Review.ts";
import { type LayerVerdict, layerVerdicts } from "#server/reviews/verdicts/layerVerdicts.ts";
import { verdictSignature, type VerdictSignature } from "#server/reviews/verdicts/verdictSignature.ts";
import { recordHeads } from "#server/reviews/patchSets/recordMoves.ts";
import { findNewHead } from "#server/reviews/patchSets/recordPatchSet.ts";
import { readReviewWatchers } from "#server/reviews/verdicts/reviewWatchers.ts";
import { isUnread, needsViewer, visitsFile } from "#server/reviews/viewed/markVisit.ts";
import { layerCommitOf, type LayerPlace, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { readChecks } from "#server/reviews/notes/checks.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { secondsOf } from "#server/reviews/notes/timestamps.ts";
import { type CommitFile, readCommitFiles } from "#server/reviews/texts/CommitFile.ts";
import { worktreeFilesOf } from "#server/reviews/worktree/scanWorktree.ts";
import { type TakenSnapshot, takeSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { readChain } from "#server/reviews/stacks/readLayers.ts";
import { changeSinceComment, type ChangeSinceComment } from "#server/reviews/positions/changeSinceComment.ts";
import type { Viewer } from "#server/reviews/viewer/Viewer.ts";
import type { Check } from "../reviews/Check.ts";
import { gitTimestamp } from "../scalars.ts";
import {
  addressedSpan,
  layerSteps,
  positionSpan,
  reviewSpan,
  type ReviewSpan,
  type ShownPart,
  shownSpan,
} from "../reviews/reviewSpan.ts";
import { type Remote, shownUrl } from "../repositories/Remote.ts";
import type { ViewerReview, ServedRepository } from "./ServedRepositories.ts";

/** A file as a comment names it. */
interface FileOfCommit {
  readonly commit: Oid;
  readonly path: string;
}

/**
 * Batches the reads of a repository's reviews for the fields of one request. Lives for one request, so its data is that
 * of the moment it was first read.
 */
export class ReviewLoaders {
  readonly #served: ServedRepository;
  readonly #git: GitRepository;
  readonly #signal: AbortSignal;
  readonly #agent: string | null;
  readonly #memory = new Map<string, Promise<unknown>>();
  readonly #positions = new Map<string, DataLoader<ThreadOrDraft, ThreadPosition>>();
  readonly #files: DataLoader<FileOfCommit, CommitFile | null, string>;

  constructor(served: ServedRepository, signal: AbortSignal, agent: string | null) {
    this.#served = served;
    this.#git = served.git;
    this.#signal = signal;
    this.#agent = agent;
    this.#files = new DataLoader<FileOfCommit, CommitFile | null, string>(
      (files) => readCommitFiles(served.git, files, { signal }),
      { cacheKeyFn: ({ commit, path }) => `${commit}:${path}` },
    );
  }

  reviewContext(): Promise<ReviewContext> {
    return this.#once("reviewContext", () => openReviewContext(this.#git, {}, this.#agent));
  }

  /** Returns the context once the heads that moved are recorded as patch sets. */
  currentContext(): Promise<ReviewContext> {
    return this.#once("current context", async () => {
      const context = await this.reviewContext();
      await recordHeads(context);
      return context;
    });
  }

  async viewer(): Promise<Viewer> {
    return (await this.reviewContext()).viewer;
  }

  /** Returns all reviews, the last changed first. */
  all(): Promise<readonly IndexedReview[]> {
    return this.#once("all", async () => (await this.currentContext()).index.reviews(this.#signal));
  }

  /** Finds a review by its first commit or a unique prefix of it; null if there is none. */
  find(key: string): Promise<IndexedReview | null> {
    return this.#once(`review ${key}`, async () => (await this.currentContext()).index.find(key, this.#signal));
  }

  /** Returns the review of a first commit for the viewer; fails as NOT_FOUND if there is none. */
  async viewerReview(revision: string): Promise<ViewerReview> {
    const review = await this.find(revision);
    if (review?.revision === revision) return { served: this.#served, review, viewer: await this.viewer() };
    throw new GalleyError("NOT_FOUND", "This repository has no such review.");
  }

  /** Takes a snapshot of the work tree, once, and returns it with the review that it belongs to. */
  worktree(): Promise<TakenSnapshot> {
    return this.#once("worktree", async () => takeSnapshot(await this.reviewContext()));
  }

  /** Returns the operation of git that was in progress at a snapshot. The one on screen is in memory, and costs no process. */
  async snapshotOperation(commit: Oid): Promise<GitOperation | null> {
    const recent = recentSnapshot(this.#git, commit);
    if (recent !== null) return recent.operation;
    const operations = await this.#once("snapshot operations", async () => {
      const saved = await listSnapshots(this.#git, { of: "all", signal: this.#signal });
      return new Map(saved.map((one) => [one.commit, one.operation]));
    });
    return operations.get(commit) ?? null;
  }

  /** Returns the viewer's drafts in a review, in the order of writing. */
  async drafts(revision: string): Promise<readonly Draft[]> {
    const all = await this.#once("drafts", async () => readDrafts((await this.reviewContext()).store));
    return all.get(revision) ?? [];
  }

  /**
   * Finds the head of a review's branch if it is to be recorded as the next patch set; null if there is nothing new.
   */
  async newHead(review: IndexedReview): Promise<Oid | null> {
    const found = isUnderReview(review) ? await findNewHead(await this.reviewContext(), review) : null;
    return found?.head ?? null;
  }

  /** Resolves to true if somebody wrote to a review since the viewer last read it. */
  async isUnread(review: IndexedReview): Promise<boolean> {
    const marks = await this.#once("marks", async () => (await this.reviewContext()).store.readPrivate("marks"));
    return isUnread(review, marks, (await this.viewer()).email);
  }

  /** Resolves to true if a review calls for the viewer; see `needsViewer`. */
  async needsViewer(review: IndexedReview): Promise<boolean> {
    const [marks, { email }, awaited] = await Promise.all([
      this.#once("marks", async () => (await this.reviewContext()).store.readPrivate("marks")),
      this.viewer(),
      this.#once("watchers", () => readReviewWatchers(this.#git)),
    ]);
    return needsViewer(review, { marks, viewer: email, awaited });
  }

  /** Returns the keys of the hunks that the viewer marked as viewed in a review, sorted. */
  async viewedHunks({ revision }: IndexedReview): Promise<ReadonlySet<string>> {
    const files = await this.#once("seen hunks", async () => (await this.reviewContext()).store.readPrivate("seen"));
    return viewedFile.read(files.get(revision));
  }

  /**
   * Counts the hunks of a review's change that the viewer has not viewed; null if the count is not known yet, or the
   * review is closed.
   */
  async unviewed(review: IndexedReview): Promise<UnviewedCount | null> {
    const span = isUnderReview(review) ? reviewSpan(review, 0, null) : null;
    return span === null ? null : countUnviewed(this.#git, span, await this.viewedHunks(review));
  }

  /**
   * Counts the hunks of a review's change that are not viewed and not part of what is compared: of the change of a patch
   * set, or of what changed between two. Null as for `unviewed`, and for the whole change.
   */
  async unviewedOutside(review: IndexedReview, part: ShownPart): Promise<UnviewedCount | null> {
    const whole = isUnderReview(review) ? reviewSpan(review, 0, null) : null;
    const shown = await this.shownSpan(review, part);
    if (whole === null || shown === null || (shown.base === whole.base && shown.head === whole.head)) return null;
    return countUnviewedOutside(
      this.#git,
      whole,
      (await this.viewedSteps(review, part)) ?? shown,
      await this.viewedHunks(review),
    );
  }

  /** Counts the hunks of each layer of a patch set that are not viewed, lowest first. Each layer's change is read once and cached. */
  async unviewedLayers(
    review: IndexedReview,
    to: number | null | undefined,
  ): Promise<readonly (UnviewedCount | null)[]> {
    const whole = isUnderReview(review) ? addressedSpan(review, 0, to) : null;
    if (whole === null) return [];
    const [layers, viewed] = await Promise.all([
      readChain(this.#git, whole, { signal: this.#signal }),
      this.viewedHunks(review),
    ]);
    return Promise.all(
      layers.map(({ oid, parents }) =>
        countUnviewed(this.#git, { base: parents[0] ?? this.#git.emptyTree, head: oid }, viewed),
      ),
    );
  }

  /** Returns the heads of a review that the viewer visited, each with the time of the last visit. */
  async visits({ revision }: IndexedReview): Promise<ReadonlyMap<Oid, number>> {
    const marks = await this.#once("marks", async () => (await this.reviewContext()).store.readPrivate("marks"));
    return visitsFile.read(marks.get(visitsFile.path(revision)));
  }

  /**
   * Finds the position of a thread or a draft in the displayed change, by default the current one; all those of one
   * tick are ported together.
   */
  async position(review: IndexedReview, thread: ThreadOrDraft, part: ShownPart): Promise<ThreadPosition> {
    return this.#port(review, thread, await this.#span(review, part));
  }

  /** Finds the position of a thread in the current code, as `currentSpan` defines it. */
  async currentPosition(review: IndexedReview, thread: DerivedThread): Promise<ThreadPosition> {
    return this.#port(review, thread, await this.currentSpan(review));
  }

  /**
   * Returns the commits of the current code of a review: its current change, with a snapshot of the current files if it
   * is about the uncommitted work here.
   */
  currentSpan(review: IndexedReview): Promise<PositionSpan> {
    return this.#once(`current span ${review.revision}`, async () => {
      const files = await worktreeFilesOf(await this.reviewContext(), review);
      return files === null ? this.#span(review, {}) : { old: review.base, new: files, isBetween: false };
    });
  }

  /** Finds the verdicts on layers, as they are in the newest patch set, or in patch set `to`. */
  layerVerdicts(review: IndexedReview, to: number | null): Promise<readonly LayerVerdict[]> {
    return this.#once(`layer verdicts ${review.revision} ${to}`, () => {
      const span = to === null ? null : addressedSpan(review, 0, to);
      return layerVerdicts(this.#git, review, { signal: this.#signal, shown: span ?? undefined });
    });
  }

  /**
   * Finds the layers that the threads of a review belong to, by their commits: in the newest patch set, or in patch set `to`. Of all
   * threads together.
   */
  layers(review: IndexedReview, to: number | null): Promise<ReadonlyMap<Oid, LayerPlace>> {
    return this.#once(`layers ${review.revision} ${to}`, async () => {
      const commits = review.threads.flatMap((thread) => layerCommitOf(review, thread) ?? []);
      const span = to === null ? null : addressedSpan(review, 0, to);
      return placeLayers(this.#git, review, commits, { signal: this.#signal, shown: span ?? undefined });
    });
  }

  /** Finds the change of a thread's lines up to the displayed change; null if there is none. */
  async changeSinceComment(
    review: IndexedReview,
    thread: DerivedThread,
    part: ShownPart,
  ): Promise<ChangeSinceComment | null> {
    const toPort = threadToPort(review, thread, await this.#span(review, part));
    if (toPort === null) return null;
    const position = await this.position(review, thread, part);
    return changeSinceComment(this.#git, toPort, position, { signal: this.#signal });
  }

  /** Finds the position of a thread in the files of a commit; all those of one tick are ported together. */
  positionAt(review: IndexedReview, thread: ThreadOrDraft, commit: Oid): Promise<ThreadPosition> {
    return this.#port(review, thread, { old: review.base, new: commit, isBetween: false });
  }

  /** Returns what the viewer dismissed in this repository. */
  dismissals(): Promise<Dismissals> {
    return this.#once(
      "dismissals",
      async () => new Dismissals(await (await this.reviewContext()).store.readPrivate("marks")),
    );
  }

  /** Checks the signature of a verdict, once for all who ask; null if it has none. */
  signature(review: IndexedReview, comment: DerivedComment): Promise<VerdictSignature | null> {
    return this.#once(`signature ${review.revision} ${comment.item.id}`, () =>
      verdictSignature(this.#git, review.revision, comment, { signal: this.#signal }),
    );
  }

  /** Reads a file of a commit as text, once for all its comments; null if there is no such file or it is too large. */
  file(commit: Oid, path: string): Promise<CommitFile | null> {
    return this.#files.load({ commit, path });
  }

  async checks(commits: readonly Oid[]): Promise<readonly Check[]> {
    const checks = await readChecks(this.#git, commits, { signal: this.#signal });
    return checks.map(({ commit, timestamp, ...rest }) => ({
      ...rest,
      at: gitTimestamp(secondsOf(timestamp)),
      commitOid: commit,
    }));
  }

  async missing(oids: readonly Oid[]): Promise<readonly Oid[]> {
    const stats = await this.#once(`stat ${oids.join()}`, () => statObjects(this.#git, oids, { signal: this.#signal }));
    return oids.filter((_, index) => stats[index] === null);
  }

  /** Lists the remotes, with URLs that are safe to display. */
  async remotes(): Promise<readonly Remote[]> {
    const all = await remotes(this.#git, { signal: this.#signal });
    return all.map(({ name, url }) => ({ name, url: shownUrl(url) }));
  }

  /** Returns the commits of a part of a review, once for all fields. */
  shownSpan(review: IndexedReview, part: ShownPart): Promise<ReviewSpan | null> {
    return this.#once(`part ${keyOf(review, part)}`, () =>
      shownSpan(this.#git, review, part, { signal: this.#signal }),
    );
  }

  /** Returns the patch sets through which hunks of a part of a review are viewed, when all of that part is; null for a patch set. */
  async viewedSteps(review: IndexedReview, part: ShownPart): Promise<ReviewSpan["between"]> {
    const { between = null } = (await this.shownSpan(review, part)) ?? {};
    return between ?? layerSteps(this.#git, review, part, { signal: this.#signal });
  }

  #span(review: IndexedReview, part: ShownPart): Promise<PositionSpan> {
    return this.#once(`span ${keyOf(review, part)}`, () =>
      positionSpan(this.#git, review, part, { signal: this.#signal }),
    );
  }

  #port(review: IndexedReview, thread: ThreadOrDraft, span: PositionSpan): Promise<ThreadPosition> {
    const key = `${review.revision} ${span.old} ${span.new} ${span.isBetween}`;
    let loader = this.#positions.get(key);
    if (loader === undefined) {
      loader = new DataLoader<ThreadOrDraft, ThreadPosition>(async (threads) => {
        const found = await positionsOf(this.#git, review, threads, { signal: this.#signal, span });
        return threads.map((one) => found.get(one) ?? new Error("The position of a thread is missing."));
      });
      this.#positions.set(key, loader);
    }
    return loader.load(thread);
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.#memory.set(key, reading);
    return reading;
  }
}

function keyOf({ revision }: IndexedReview, { from, to, layers }: ShownPart): string {
  return [revision, from ?? 0, to ?? "", layers?.first ?? "", layers?.last ?? ""].join(" ");
}

import DataLoader from "dataloader";
import { GalleyError, fallback } from "#contract/errors.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository as GitRepository } from "#server/git/Repository.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { PositionSpan, ThreadOrDraft, ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import { viewedFile } from "#server/reviews/patchSets/viewedMarks.ts";
import { Dismissals } from "#server/reviews/reports/Dismissals.ts";
import { type Draft, readDrafts } from "#server/reviews/index/Draft.ts";
import { type LayerVerdict, layerVerdicts } from "#server/reviews/verdicts/layerVerdicts.ts";
import { recordHeads } from "#server/operations/worktree/recordMoves.ts";
import { readReviewWatchers } from "#server/operations/verdicts/reviewWatchers.ts";
import { needsViewer, visitsFile } from "#server/operations/marks/markVisit.ts";
import { type LayerPlace, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import {
  type ChangeSinceComment,
  changesSinceComments,
  type CommentedChange,
} from "#server/reviews/positions/changeSinceComment.ts";
import { unknownPosition } from "#server/reviews/positions/portThreads.ts";
import { positionsWithParts, readInnerFile } from "#server/reviews/positions/submodules/partPositions.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type CommitFile, readCommitFiles } from "#server/reviews/texts/CommitFile.ts";
import { worktreeFilesOf } from "#server/operations/worktree/scanWorktree.ts";
import { type TakenSnapshot, takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import type { Viewer } from "#server/reviews/state/Viewer.ts";
import type { Unpushed } from "#server/store/ReviewStore.ts";
import { addressedSpan, layerSteps, positionSpan, type ReviewSpan, type ShownPart, shownSpan } from "./reviewSpan.ts";
import type { ViewerReview, ServedRepository } from "./ServedRepositories.ts";

/** Reads something once for the whole request, however many fields need it. */
type ReadOnce = <T>(key: string, read: () => Promise<T>) => Promise<T>;

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
  readonly #once: ReadOnce;
  readonly #positions = new Map<string, DataLoader<ThreadOrDraft, ThreadPosition>>();
  readonly #layers = new Map<string, DataLoader<Oid, LayerPlace | null>>();
  readonly #changes: DataLoader<CommentedChange, ChangeSinceComment | null>;
  readonly #files: DataLoader<FileOfCommit, CommitFile | null, string>;

  constructor(served: ServedRepository, once: ReadOnce, signal: AbortSignal, agent: string | null) {
    this.#served = served;
    this.#git = served.git;
    this.#once = once;
    this.#signal = signal;
    this.#agent = agent;
    this.#changes = new DataLoader((changes) => changesSinceComments(served.git, changes, { signal }));
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

  /** Returns what each remote lacks, by its name, as far as is known since the last sync with it. */
  unpushed(): Promise<ReadonlyMap<string, Unpushed>> {
    return this.#once("unpushed", async () => {
      const { store } = await this.currentContext();
      const names = (await remotes(this.#git, { signal: this.#signal })).map(({ name }) => name);
      return new Map(await Promise.all(names.map(async (name) => [name, await store.unpushed(name)] as const)));
    });
  }

  /** Returns the viewer's drafts in a review, in the order of writing. */
  async drafts(revision: string): Promise<readonly Draft[]> {
    const all = await this.#once("drafts", async () => readDrafts((await this.reviewContext()).store));
    return all.get(revision) ?? [];
  }

  /** Returns what the viewer dismissed, visited and read, by the path of each file of marks. */
  marks(): Promise<ReadonlyMap<string, string>> {
    return this.#once("marks", async () => (await this.reviewContext()).store.readPrivate("marks"));
  }

  /**
   * True if it is the viewer's turn and others, or agents in the viewer's name, wrote something that the viewer has not read;
   * or if somebody waits for the viewer to submit the review.
   */
  async needsViewer(review: IndexedReview): Promise<boolean> {
    const [marks, { email }, awaited] = await Promise.all([
      this.marks(),
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

  /** Returns the heads of a review that the viewer visited, each with the time of the last visit. */
  async visits({ revision }: IndexedReview): Promise<ReadonlyMap<Oid, number>> {
    return visitsFile.read((await this.marks()).get(visitsFile.path(revision)));
  }

  /**
   * Finds the position of a thread or a draft in the displayed change, by default the current one; all those of one
   * tick are ported together.
   */
  async position(review: IndexedReview, thread: ThreadOrDraft, part: ShownPart): Promise<ThreadPosition> {
    return this.#port(review, thread, await this.span(review, part));
  }

  /** Finds the position of a thread in the current code, as `currentSpan` defines it. */
  async currentPosition(review: IndexedReview, thread: ThreadOrDraft): Promise<ThreadPosition> {
    return this.#port(review, thread, await this.currentSpan(review));
  }

  /**
   * Returns the commits of the current code of a review: its current change, with a snapshot of the current files if it
   * is about the uncommitted work here.
   */
  currentSpan(review: IndexedReview): Promise<PositionSpan> {
    return this.#once(`current span ${review.revision}`, async () => {
      const files = await worktreeFilesOf(await this.reviewContext(), review);
      return files === null ? this.span(review, {}) : { old: review.base, new: files, isBetween: false };
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
   * Finds the place of a layer, by the commit that it was: in the newest patch set, or in patch set `to`; null if it is in no patch
   * set. All those of one tick are found together.
   */
  layer(review: IndexedReview, commit: Oid, to: number | null = null): Promise<LayerPlace | null> {
    const load = async (commits: readonly Oid[]) => {
      const span = to === null ? null : addressedSpan(review, 0, to);
      const places = await placeLayers(this.#git, review, commits, { signal: this.#signal, shown: span ?? undefined });
      return commits.map((oid) => places.get(oid) ?? null);
    };
    return batched(this.#layers, `${review.revision} ${to}`, load).load(commit);
  }

  /** Finds the change of a thread's lines, as `changesSinceComments` does; all those of one tick together. */
  changeSinceComment(change: CommentedChange): Promise<ChangeSinceComment | null> {
    return this.#changes.load(change);
  }

  /** Finds the position of a thread in the files of a commit; all those of one tick are ported together. */
  positionAt(review: IndexedReview, thread: ThreadOrDraft, commit: Oid): Promise<ThreadPosition> {
    return this.#port(review, thread, { old: review.base, new: commit, isBetween: false });
  }

  dismissals(): Promise<Dismissals> {
    return this.#once("dismissals", async () => new Dismissals(await this.marks()));
  }

  /** Reads a file of a commit as text, once for all its comments; null if there is no such file or it is too large. */
  file(commit: Oid, path: string): Promise<CommitFile | null> {
    const inside = () => readInnerFile(this.#git, { commit, path }, { signal: this.#signal });
    return this.#files
      .load({ commit, path })
      .then((file) => file ?? inside())
      .catch(withoutPart);
  }

  /** Returns those of some ids that are neither a commit nor a tree of the repository. */
  async missing(oids: readonly Oid[]): Promise<readonly Oid[]> {
    const stats = await this.#once(`stat ${oids.join()}`, () => statObjects(this.#git, oids, { signal: this.#signal }));
    return oids.filter((_, index) => !["commit", "tree"].includes(stats[index]?.type ?? ""));
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

  /** Returns the commits that threads are ported to for a part of a review. */
  span(review: IndexedReview, part: ShownPart): Promise<PositionSpan> {
    return this.#once(`span ${keyOf(review, part)}`, () =>
      positionSpan(this.#git, review, part, { signal: this.#signal }),
    );
  }

  #port(review: IndexedReview, thread: ThreadOrDraft, span: PositionSpan): Promise<ThreadPosition> {
    const load = async (threads: readonly ThreadOrDraft[]) => {
      const options = { signal: this.#signal, span };
      const found = await positionsWithParts(this.#git, review, threads, options).catch(withoutPart);
      return threads.map((one) => found?.get(one) ?? unknownPosition(review, one));
    };
    const key = [review.revision, span.old, span.new, span.isBetween, span.isLayer].join(" ");
    return batched(this.#positions, key, load).load(thread);
  }
}

/** Returns the loader of a key, which reads what is asked for in one tick together. */
function batched<Key, Value>(
  loaders: Map<string, DataLoader<Key, Value>>,
  key: string,
  load: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): DataLoader<Key, Value> {
  const loader = loaders.get(key) ?? new DataLoader(load);
  loaders.set(key, loader);
  return loader;
}

function keyOf({ revision }: IndexedReview, { from, to, layers }: ShownPart): string {
  return [revision, from ?? 0, to ?? "", layers?.first ?? "", layers?.last ?? ""].join(" ");
}

/**
 * Handles the failure of one part of a thread, such as its code: the thread is shown without that part. Notes may contain anything,
 * and what one of them contains must not hide the rest.
 */
export const withoutPart = fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE", "TIMEOUT");

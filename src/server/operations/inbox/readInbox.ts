import { mkdir, readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fallback } from "#contract/errors.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { replaceFile } from "#server/git/disk/cacheFiles.ts";
import { cacheFolder, codeOf, unlessMissing } from "#server/git/disk/fsErrors.ts";
import { readWorktrees, type WorktreeFacts } from "#server/git/inbox/worktreeFacts.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { carriesOverBaseDrift } from "#server/reviews/index/landingRules.ts";
import { openReviewContext, repositoryReviews, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { isForChange } from "#server/reviews/landing/requirements.ts";
import { countUnviewed, viewedFile } from "#server/reviews/patchSets/viewedMarks.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { readMark, visitsFile } from "../marks/markVisit.ts";
import { readReviewWatchers } from "../verdicts/reviewWatchers.ts";
import { recordHeads } from "../worktree/recordMoves.ts";
import { type InboxItem, inboxItems, type ReviewFacts } from "./inboxItems.ts";

/** What waits in a repository at one moment. */
export interface InboxReading {
  readonly items: readonly (InboxItem & {
    /** The files that the viewer has not viewed; null if that is not known. */
    readonly unviewedFiles: number | null;
  })[];
  readonly worktrees: readonly WorktreeFacts[];
  /** Seconds since 1970. */
  readonly readAt: number;
}

/** Of more reviews, the last changed ones are read. */
const REVIEWS_MAX = 200;

export interface ReadInboxOptions extends ReadOptions {
  /** The id of the repository among the known ones. */
  readonly id: string;
  readonly filesHere?: () => Promise<readonly string[]>;
}

/** Reads what waits in an open repository, and saves it for the next start. */
export async function readInbox(
  context: ReviewContext,
  { id, filesHere, ...options }: ReadInboxOptions,
): Promise<InboxReading> {
  const { git, store, viewer } = context;
  const under = (await context.index.reviews(options.signal)).filter(isUnderReview).slice(0, REVIEWS_MAX);
  const [worktrees, marks, viewed, watchers] = await Promise.all([
    readWorktrees(git, options, filesHere),
    store.readPrivate("marks"),
    store.readPrivate("seen"),
    readReviewWatchers(git),
  ]);
  const reviews: ReviewFacts[] = [];
  for (const review of under) {
    const visits = visitsFile.read(marks.get(visitsFile.path(review.revision)));
    const read = readMark.read(marks.get(review.revision))?.updatedAt ?? null;
    const readAt = visits.size === 0 && read === null ? null : Math.max(...visits.values(), read ?? 0);
    const isOwn = review.current.requester === viewer.email;
    const conflictsSince = isOwn ? await conflictOf(context, review, options) : null;
    const isLapsed = await hasLapsed(git, review, options);
    const waiting = watchers.get(review.revision) ?? [];
    reviews.push({ review, visited: visits, readAt, conflictsSince, isLapsed, watchers: waiting });
  }
  const items: InboxReading["items"][number][] = [];
  for (const item of inboxItems({ repository: id, viewer: viewer.email, reviews, worktrees })) {
    const review = item.list === "FOR_REVIEW" ? under.find(({ revision }) => revision === item.review) : undefined;
    const span = review?.base == null || review.head === null ? null : { base: review.base, head: review.head };
    const count = span && (await countUnviewed(git, span, viewedFile.read(viewed.get(review?.revision ?? ""))));
    items.push({ ...item, unviewedFiles: count?.files ?? null });
  }
  const reading = { items, worktrees, readAt: context.now() };
  await saveReading(id, reading);
  return reading;
}

/** Returns true if a review is approved, but no approval holds for what is there now. */
async function hasLapsed(git: Repository, review: IndexedReview, options: ReadOptions): Promise<boolean> {
  const { state, head, targetRef, verdicts } = review;
  const given = verdicts.filter(({ isActive, verdict }) => isActive && verdict === "approve");
  if (state !== "APPROVED" || head === null || given.some((verdict) => verdict.head === head)) return false;
  const current = { head, carryOverBaseDrift: await carriesOverBaseDrift(git, targetRef, options) };
  const holds = given.map(async (verdict) => isForChange(git, review, verdict, current, options));
  return !(await Promise.all(holds)).includes(true);
}

/** Returns the time of the target's commit with which a review of commits conflicts; null if it does not. */
async function conflictOf({ git }: ReviewContext, review: IndexedReview, options: ReadOptions): Promise<number | null> {
  const { head, base, targetRef, patchSets, isPrivate } = review;
  if (head === null || isPrivate || patchSets.at(-1)?.kind === "snapshot" || !targetRef.startsWith("refs/"))
    return null;
  const [target] = (await forEachRef(git, { ...options, patterns: [targetRef] })).filter(
    ({ name }) => name === targetRef,
  );
  if (target?.commit == null || target.commit === base) return null;
  const ifUnreadable = fallback(null, "OBJECT_MISSING", "TIMEOUT", "TOO_LARGE");
  const merge = await previewMerge(git, target.commit, head, options).catch(ifUnreadable);
  if (merge?.isClean !== false) return null;
  const [commit] = await readCommits(git, [target.commit], options);
  return commit?.committer.at ?? null;
}

/** Repositories that are opened only to be read: this many at a time, and nobody who waits for git waits for them. */
const turns: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let next = 0;

/** Opens a repository, reads what waits in it, and closes it. Fails as opening it does. */
export function readInboxOf(path: string, id: string, signal: AbortSignal): Promise<InboxReading> {
  const at = (next += 1) % turns.length;
  const reading = Promise.resolve(turns[at]).then(async () => {
    const options = { signal, priority: "background" } as const;
    signal.throwIfAborted();
    const git = await openRepository(path, options);
    try {
      const context = await openReviewContext(git, options);
      await recordHeads(context);
      return await readInbox(context, { ...options, id });
    } finally {
      await repositoryReviews(git).store.close();
      await git.close();
    }
  });
  turns[at] = reading.catch(() => undefined); // its caller gets the error
  return reading;
}

const VERSION = 1;

function savedFile(id: string): string {
  return join(cacheFolder(), "inbox", `${id}.json`);
}

/** Saves what waits in a repository. If it cannot be written, the next start shows nothing until it is read. */
async function saveReading(id: string, { items, worktrees, readAt }: InboxReading): Promise<void> {
  const file = savedFile(id);
  try {
    await mkdir(join(file, ".."), { recursive: true, mode: 0o700 });
    await replaceFile(file, JSON.stringify({ v: VERSION, items, worktrees }));
    await utimes(file, readAt, readAt);
  } catch (error) {
    if (codeOf(error) === "") throw error;
  }
}

/** Returns what waited in a repository when any Galley last read it; null if none did. Reads one file. */
export async function lastReading(id: string): Promise<InboxReading | null> {
  const file = savedFile(id);
  const [found, text] = await Promise.all([unlessMissing(stat(file)), unlessMissing(readFile(file, "utf8"))]);
  const value = text === null ? null : parseJson(text);
  if (found === null || !isRecord(value) || value.v !== VERSION) return null;
  const { items, worktrees }: Partial<InboxReading> = value; // only this module writes it
  return items === undefined || worktrees === undefined
    ? null
    : { items, worktrees, readAt: Math.floor(found.mtimeMs / 1000) };
}

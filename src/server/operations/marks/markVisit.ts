import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isListed, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { requireMark } from "#server/reviews/state/Viewer.ts";
import { staleViewed } from "#server/reviews/patchSets/viewedMarks.ts";

export interface MarkVisitedInput {
  readonly key: string;
  readonly review: string;
  /** The head of the patch set whose files were on screen. */
  readonly head: string;
}

/** A visit this soon after the last one at the same head counts as the same visit. */
const SAME_VISIT_SECONDS = 300;
const BAD_HEAD = "A visit must name the head of a patch set.";

/**
 * Records for the viewer alone that they visited a patch set of a review. It need not be recorded yet, and may have
 * been replaced since.
 */
export async function markVisited(context: ReviewContext, input: MarkVisitedInput): Promise<{ readonly review: Oid }> {
  requireMark(context.viewer);
  inputRules.key(input.key);
  const { head } = input;
  if (!isOid(head) || head.length !== context.git.emptyTree.length) throw new GalleyError("BAD_INPUT", BAD_HEAD);
  const { revision } = await requireReview(context, input.review);
  const reviews = await context.index.reviews();
  const path = visitsFile.path(revision);
  const now = context.now();
  const change = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = visitsFile.read(files.get(path));
    const isKnown = [...before.keys()].at(-1) === head && Math.abs(now - (before.get(head) ?? 0)) < SAME_VISIT_SECONDS;
    if (isKnown) return new Map();
    const stale = staleViewed(visitsFile.revisions([...files.keys()]), reviews, now);
    return new Map<string, string | null>([
      ...stale.map((one) => [visitsFile.path(one), null] as const),
      [path, visitsFile.add(before, head, now)],
    ]);
  };
  if (change(await context.store.readPrivate("marks")).size > 0) await context.store.editPrivate("marks", change);
  return { review: revision };
}

const FOLDER = "looked/";
/** Maximum number of heads per review, the last visited ones. */
const HEADS_MAX = 64;

/**
 * The heads of a review that the viewer visited, each with the time of the last visit: below `refs/galley/marks`, one
 * per line.
 */
export const visitsFile = {
  path: (revision: Oid): string => `${FOLDER}${revision}`,
  /** Returns the reviews that have such files, from all paths. */
  revisions: (paths: readonly string[]): readonly Oid[] =>
    paths.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length)),
  /** Reads the heads with seconds since 1970, the last visited one last. */
  read(text: string | undefined): ReadonlyMap<Oid, number> {
    const lines = (text ?? "").split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line) => {
        const [head = "", at = ""] = line.split(" ");
        return [head, secondsOf(at)];
      }),
    );
  },
  /** Returns the file after a visit to a head. */
  add(before: ReadonlyMap<Oid, number>, head: Oid, at: number): string {
    const others = [...before].filter(([one]) => one !== head);
    const recent = [...others, [head, at] as const].slice(-HEADS_MAX);
    return recent.map(([one, seconds]) => `${one} ${seconds}\n`).join("");
  },
} as const;

/** Records for the viewer alone that they have read a review in its current state. Writes nothing if they had. */
export async function markRead(
  { index, store, viewer }: ReviewContext,
  input: { readonly review: string },
): Promise<{ readonly review: Oid }> {
  const review = await requireReview({ index }, input.review);
  const { revision, updatedAt, entryCount } = review;
  const isNew = (marks: ReadonlyMap<string, string>): boolean => {
    const mark = readMark.read(marks.get(revision));
    return mark === null || mark.updatedAt < updatedAt || (mark.entries ?? 0) < entryCount;
  };
  if (isNew(await store.readPrivate("marks"))) {
    const text = readMark.write(review, viewer.email);
    await store.editPrivate("marks", (marks) => new Map(isNew(marks) ? [[revision, text]] : []));
  }
  return { review: revision };
}

/** The state of a review when the viewer last read it. */
export interface ReadMark {
  /** Seconds since 1970: that of its newest item. */
  readonly updatedAt: number;
  /** The number of its items, and of those that others wrote; null in marks from before these were recorded. */
  readonly entries: number | null;
  readonly others: number | null;
}

const MARK = /^\d+(?: \d+ \d+)?$/u;

type Items = Pick<IndexedReview, "requests" | "threads">;

/**
 * Returns the times at which others wrote in a review, including agents in the viewer's own name, unordered. Linear in
 * its items.
 */
function timesOfOthers({ requests, threads }: Items, viewer: string | null): readonly string[] {
  const requested = requests.filter(({ extras, requester }) => (extras.by ?? requester) !== viewer);
  const newComments = threads
    .flatMap(({ comments }) => comments.flatMap(({ history }) => history))
    .filter(({ author, extras }) => author !== viewer || extras.agent !== undefined);
  return [...requested, ...newComments].map(({ timestamp }) => timestamp);
}

/**
 * The mark up to which the viewer has read a review: a text below `refs/galley/marks`. It counts the items, because
 * times alone are not enough: an item written yesterday may arrive today, and a wrong clock may write a time of next
 * year.
 */
export const readMark = {
  timesOfOthers,
  /** Writes the mark of a review's current state. Linear in its items. */
  write(review: Items & Pick<IndexedReview, "updatedAt" | "entryCount">, viewer: string | null): string {
    return [review.updatedAt, review.entryCount, timesOfOthers(review, viewer).length].join(" ");
  },
  /** Reads a mark; null if there is none, or it is not in Galley's format. */
  read(text: string | undefined): ReadMark | null {
    if (text === undefined || !MARK.test(text)) return null;
    const [updatedAt = 0, entries = null, others = null] = text.split(" ").map(Number);
    return { updatedAt, entries, others };
  },
} as const;

/**
 * Returns true if somebody else wrote to a review since the viewer last read it. `marks` contains the texts of
 * `readMark.write` by the review's first commit; a review that is done and was never read counts as read. Constant if
 * there is nothing new, else linear in the review's items.
 */
export function isUnread(review: IndexedReview, marks: ReadonlyMap<string, string>, viewer: string | null): boolean {
  const mark = readMark.read(marks.get(review.revision));
  if (mark === null && (review.state === "MERGED" || review.state === "ABANDONED")) return false;
  const { updatedAt = -1, entries = null, others = null } = mark ?? {};
  if (review.updatedAt <= updatedAt && (entries === null || entries === review.entryCount)) return false;
  const times = readMark.timesOfOthers(review, viewer);
  return (others !== null && times.length > others) || times.some((timestamp) => secondsOf(timestamp) > updatedAt);
}

/** The private marks of a viewer, and the reviews that somebody on this machine waits for. */
export interface ViewerMarks {
  readonly marks: ReadonlyMap<string, string>;
  readonly viewer: string | null;
  readonly awaited: Pick<ReadonlySet<string>, "has">;
}

/**
 * Returns true if a review under way calls for its viewer: it is their turn and others, or agents in their name, wrote since
 * they last read it; or somebody waits for them to submit it.
 */
export function needsViewer(review: IndexedReview, { marks, viewer, awaited }: ViewerMarks): boolean {
  if (!isUnderReview(review)) return false;
  if (awaited.has(review.revision)) return true;
  return isListed(review) && viewer !== null && review.turn.includes(viewer) && isUnread(review, marks, viewer);
}

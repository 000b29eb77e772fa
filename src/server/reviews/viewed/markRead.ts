import type { Oid } from "#server/git/oid.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";

/** Notes for the viewer alone that they have seen a review as it is now. Nothing is written if they had. */
export async function markRead(
  { book, store, viewer }: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid }> {
  const review = await requireReview({ book }, input.review);
  const { revision, updatedAt, entryCount } = review;
  const isNews = (marks: ReadonlyMap<string, string>): boolean => {
    const mark = readMark.read(marks.get(revision));
    return mark === null || mark.updatedAt < updatedAt || (mark.entries ?? 0) < entryCount;
  };
  if (isNews(await store.readPrivate("marks"))) {
    const text = readMark.write(review, viewer.email);
    await store.editPrivate("marks", (marks) => new Map(isNews(marks) ? [[revision, text]] : []));
  }
  return { review: revision };
}

/** What of a review was there when the viewer last looked. */
export interface ReadMark {
  /** Seconds since 1970: that of its newest item. */
  readonly updatedAt: number;
  /** How many items it had, and how many of them others wrote; null in marks that were written before these were kept. */
  readonly entries: number | null;
  readonly others: number | null;
}

const MARK = /^\d+(?: \d+ \d+)?$/u;

type Items = Pick<BookedReview, "requests" | "threads">;

/** Times that others wrote at in a review, agents in the viewer's own name among them, in no order. Linear in its items. */
function timesOfOthers({ requests, threads }: Items, viewer: string | null): readonly string[] {
  const asked = requests.filter(({ extras, requester }) => (extras.by ?? requester) !== viewer);
  const said = threads
    .flatMap(({ comments }) => comments.flatMap(({ history }) => history))
    .filter(({ author, extras }) => author !== viewer || extras.agent !== undefined);
  return [...asked, ...said].map(({ timestamp }) => timestamp);
}

/**
 * Up to where the viewer has read a review: a text below `refs/galley/marks`. It counts what is there, for times alone do not
 * tell: what somebody wrote yesterday may arrive today, and a clock that was wrong for an hour writes of next year.
 */
const readMark = {
  timesOfOthers,
  /** Writes the mark of a review as it is now. Linear in its items. */
  write(review: Items & Pick<BookedReview, "updatedAt" | "entryCount">, viewer: string | null): string {
    return [review.updatedAt, review.entryCount, timesOfOthers(review, viewer).length].join(" ");
  },
  /** Reads a mark; null where there is none, or what no Galley wrote. */
  read(text: string | undefined): ReadMark | null {
    if (text === undefined || !MARK.test(text)) return null;
    const [updatedAt = 0, entries = null, others = null] = text.split(" ").map(Number);
    return { updatedAt, entries, others };
  },
} as const;

/**
 * Tells whether somebody else has said something in a review since the viewer last looked. `marks` hold, by the review's
 * first commit, what `readMark` wrote then; of a review that is done and was never looked at nothing is new. Constant
 * while nothing is, else linear in the review's items.
 */
export function isUnread(review: BookedReview, marks: ReadonlyMap<string, string>, viewer: string | null): boolean {
  const mark = readMark.read(marks.get(review.revision));
  if (mark === null && (review.state === "MERGED" || review.state === "ABANDONED")) return false;
  const { updatedAt = -1, entries = null, others = null } = mark ?? {};
  if (review.updatedAt <= updatedAt && (entries === null || entries === review.entryCount)) return false;
  const times = readMark.timesOfOthers(review, viewer);
  return (others !== null && times.length > others) || times.some((timestamp) => secondsOf(timestamp) > updatedAt);
}

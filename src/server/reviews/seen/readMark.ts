import type { BookedReview } from "../BookedReview.ts";

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
export const readMark = {
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

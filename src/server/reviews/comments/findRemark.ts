import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { FoldedThread } from "../FoldedReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

export interface FoundRemark {
  readonly review: BookedReview;
  readonly thread: FoldedThread;
  /** The comment that was named. */
  readonly comment: string;
}

const PREFIX = /^[0-9a-f]{7,40}$/u;
const AN_ID = "A remark is named by the first 7 digits of its id or more.";
const LIST = "`galley comments` prints them.";

/** Finds the comment whose id begins so, in whatever review. Linear in all comments. BAD_INPUT and NOT_FOUND where none is meant. */
export async function findRemark(room: ReviewRoom, id: string | undefined): Promise<FoundRemark> {
  if (id === undefined || !PREFIX.test(id)) throw new GalleyError("BAD_INPUT", AN_ID, { next: LIST });
  const found = (await room.book.reviews()).flatMap((review) =>
    review.threads.flatMap((thread) =>
      thread.comments
        .filter(({ item }) => item.id.startsWith(id))
        .map(({ item }): FoundRemark => ({ review, thread, comment: item.id })),
    ),
  );
  const [only, ...others] = found;
  if (only === undefined)
    throw new GalleyError("NOT_FOUND", `No remark has an id that begins “${id}”.`, { next: LIST });
  if (others.length > 0)
    throw new GalleyError("BAD_INPUT", `${found.length} remarks have an id that begins “${id}”.`, {
      next: "Write more of it.",
    });
  return only;
}

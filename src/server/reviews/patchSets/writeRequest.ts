import type { BookedReview } from "../BookedReview.ts";
import type { RequestItem } from "../RequestItem.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { writeRequestLine } from "../notes/writeRequestLine.ts";

/** Writes a new line for the request of a review that there is. */
export async function writeRequest(
  { store }: Pick<ReviewRoom, "store">,
  { revision }: Pick<BookedReview, "revision">,
  item: RequestItem,
  key: string,
): Promise<void> {
  await store.append([{ ref: "reviews", revision, lines: [writeRequestLine(item)] }], { key });
}

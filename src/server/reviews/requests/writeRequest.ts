import { present } from "../notes/extras.ts";
import { type RequestExtras, type RequestItem, writeRequestLine } from "../notes/requestLine.ts";
import { secondsOf, timestampOf } from "../notes/timestamps.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import type { FoldedReview } from "../state/Review.ts";
import type { Viewer } from "../viewer/Viewer.ts";

/** What a new line changes of the request before it, and why it is written. */
export interface RequestChange extends Partial<Omit<RequestItem, "timestamp" | "requester" | "extras">> {
  readonly extras: Omit<RequestExtras, "name" | "by" | "byName" | "sequence">;
}

/** The last time of ten digits. */
const LATEST = 9_999_999_999;

/**
 * Makes the line that takes the place of a review's current request. It is later than all lines before it, so that every tool
 * takes it for the current one, also when the lines were sorted; the requester stays, whoever writes it.
 */
export function nextRequest(
  { current, requests }: Pick<FoldedReview, "current" | "requests">,
  viewer: Pick<Viewer, "email" | "name">,
  now: number,
  { extras, ...change }: RequestChange,
): RequestItem {
  const last = Math.max(...requests.map(({ timestamp }) => secondsOf(timestamp)));
  const isRequester = viewer.email === current.requester;
  const isOther = !isRequester && viewer.email !== null;
  return {
    ...current,
    ...change,
    timestamp: timestampOf(Math.min(Math.max(now, last + 1), LATEST)),
    extras: present({
      ...extras,
      name: (isRequester ? viewer.name : null) ?? current.extras.name,
      by: isOther ? (viewer.email ?? undefined) : undefined,
      byName: isOther ? (viewer.name ?? undefined) : undefined,
    }),
  };
}

/** Writes a new line for the request of a review that there is. */
export async function writeRequest(
  { store }: Pick<ReviewRoom, "store">,
  { revision }: Pick<BookedReview, "revision">,
  item: RequestItem,
  key: string,
): Promise<void> {
  await store.append([{ ref: "reviews", revision, lines: [writeRequestLine(item)] }], { key });
}

/** Tells whether a write of this key made one of a review's requests. */
export function wasRequested({ requests }: Pick<FoldedReview, "requests">, key: string): boolean {
  return requests.some(({ extras }) => extras.key === key);
}

import type { FoldedReview } from "../FoldedReview.ts";
import { present } from "../present.ts";
import type { RequestExtras, RequestItem } from "../RequestItem.ts";
import { secondsOf } from "../secondsOf.ts";
import { timestampOf } from "../timestampOf.ts";
import type { Viewer } from "../Viewer.ts";

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

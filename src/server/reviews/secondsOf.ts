/** The last second that a `Date` can tell. */
const LATEST = 8_640_000_000_000;

/** Reads a review's timestamp as seconds since 1970; what is no time is 0, what no clock reaches the latest there is. */
export function secondsOf(timestamp: string): number {
  return /^\d+$/u.test(timestamp) ? Math.min(Number(timestamp), LATEST) : 0;
}

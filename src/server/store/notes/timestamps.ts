/** The last second that a `Date` can represent. */
const LATEST = 8_640_000_000_000;

/**
 * Converts a review's timestamp to seconds since 1970; an invalid timestamp becomes 0, one beyond the limit the latest
 * time.
 */
export function secondsOf(timestamp: string): number {
  return isTimestamp(timestamp) ? Math.min(Number(timestamp), LATEST) : 0;
}

/** Returns true if a review's timestamp is one: `git appraise reject` writes none. */
export function isTimestamp(timestamp: string): boolean {
  return /^\d+$/u.test(timestamp);
}

/** Returns the time that a record states, in seconds since 1970; null if it states none. */
export function statedTime({
  timestamp,
  isUndated,
}: {
  readonly timestamp: string;
  readonly isUndated?: true;
}): number | null {
  return isUndated !== true && isTimestamp(timestamp) ? secondsOf(timestamp) : null;
}

/** Formats a time in seconds since 1970 as reviews write it: ten digits, so that times sort as text. */
export function timestampOf(seconds: number): string {
  return String(Math.max(0, Math.trunc(seconds))).padStart(10, "0");
}

export interface Moment {
  readonly timestamp: string;
  readonly extras: { readonly sequence?: number };
  readonly id?: string;
}

/**
 * Compares items by time, as text like git-appraise; within one second by our sequence, absent ones as 0, then by id.
 * The order of comments is therefore the same for everybody, whatever the order of their lines.
 */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  const inSequence = (a.extras.sequence ?? 0) - (b.extras.sequence ?? 0);
  if (inSequence !== 0 || a.id === undefined || b.id === undefined || a.id === b.id) return inSequence;
  return a.id < b.id ? -1 : 1;
}

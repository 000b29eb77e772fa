/** What tells when an item was written. */
export interface Moment {
  readonly timestamp: string;
  readonly extras: { readonly sequence?: number };
  readonly id?: string;
}

/**
 * Orders items by time, as text like git-appraise; those of one second by our sequence, absent ones as 0, then by id: the
 * order of comments is one for everybody, whatever the order of their lines.
 */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  const inSequence = (a.extras.sequence ?? 0) - (b.extras.sequence ?? 0);
  if (inSequence !== 0 || a.id === undefined || b.id === undefined || a.id === b.id) return inSequence;
  return a.id < b.id ? -1 : 1;
}

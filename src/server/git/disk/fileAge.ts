/**
 * Gives how long ago a file was written, in milliseconds. One that was written ahead of the clock counts as just as old: the clock
 * has been set back since, and would let nothing grow old until it has caught up.
 */
export function fileAge({ mtimeMs }: { readonly mtimeMs: number | bigint }): number {
  return Math.abs(Date.now() - Number(mtimeMs));
}

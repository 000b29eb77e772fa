import type { GitTimestamp } from "./scalars.ts";

const LAST_REPRESENTABLE = 253_402_300_799; // 9999-12-31T23:59:59Z

/**
 * Writes a moment (seconds since 1970, and minutes of offset from UTC) as ISO 8601 with its offset; one outside the years
 * 1970 to 9999 is held to them.
 */
export function gitTimestamp(at: number, offset: number = 0): GitTimestamp {
  const held = Math.min(Math.max(at + offset * 60, 0), LAST_REPRESENTABLE);
  const local = new Date(held * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

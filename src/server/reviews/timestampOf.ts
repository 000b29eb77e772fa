/** Gives a time in seconds since 1970 as reviews write it: ten digits, so that times sort as text. */
export function timestampOf(seconds: number): string {
  return String(Math.max(0, Math.trunc(seconds))).padStart(10, "0");
}

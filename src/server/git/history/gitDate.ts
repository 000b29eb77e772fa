const LAST_SECOND = 253_402_300_799; // 9999-12-31T23:59:59Z

/** Writes a moment, in seconds since 1970, so that git takes it for nothing else; one outside the years 1970 to 9999 is held to them. */
export function gitDate(seconds: number): string {
  return `@${Math.min(Math.max(0, Math.trunc(seconds)), LAST_SECOND)} +0000`;
}

import { uiWords } from "./uiWords.ts";

const TEXT = uiWords.timeAgo;
const FORMAT = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** The largest unit that is reached, in minutes each; months and years are the calendar's average. */
const UNITS = [
  ["year", 525_949],
  ["month", 43_829],
  ["week", 10_080],
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Says how long before `now` something was, both in whole minutes since 1970: "3 days ago", "just now", "in 5 minutes". */
export function timeAgo(then: number, now: number): string {
  const difference = then - now;
  for (const [unit, minutes] of UNITS) {
    const count = Math.trunc(difference / minutes);
    if (count !== 0) return FORMAT.format(count, unit);
  }
  return TEXT.now;
}

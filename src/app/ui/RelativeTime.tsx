import { useSyncExternalStore } from "react";
import { minuteClock } from "./minuteClock.ts";
import { timeAgo } from "./timeAgo.ts";

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });
const MINUTE = 60_000;

/** Says how long ago `iso` was, kept true by the minute, with the exact local time on hover. What is no time is shown as it is. */
export function RelativeTime({ iso }: { readonly iso: string }) {
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.now, minuteClock.now);
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return iso;
  return (
    <time dateTime={iso} title={EXACT.format(then)}>
      {timeAgo(Math.floor(then / MINUTE), now)}
    </time>
  );
}

import { useSyncExternalStore } from "react";
import { minuteClock } from "./minuteClock.ts";
import { readerDates } from "./readerDates.ts";
import { timeAgo } from "./timeAgo.ts";

const MINUTE = 60_000;

/** Says in the reader's language how long ago `iso` was, kept true by the minute, with the exact time and its zone on hover and for who listens. What is no time is shown as it is. */
export function RelativeTime({ iso }: { readonly iso: string }) {
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.now, minuteClock.now);
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return iso;
  const { words, language } = timeAgo(Math.floor(then / MINUTE), now);
  return (
    <time dateTime={iso} lang={language} title={readerDates.exact(then)}>
      {words}
    </time>
  );
}

import { useSyncExternalStore } from "react";
import { readerDates, readerLanguages } from "./formatDate.ts";

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

/** Understood by whoever reads the page, where no other language of theirs is to be had. */
const LAST_LANGUAGE = "en";

/** "Now", as formats have it, is odd in an English sentence: as it was now. */
const ENGLISH = /^en\b/u;
const ENGLISH_NOW = "just now";

/** The largest unit that is reached, in minutes each; months and years are the calendar's average. */
const UNITS = [
  ["year", 525_949],
  ["month", 43_829],
  ["week", 10_080],
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long ago something was, and the language in which that is said. */
interface TimeAgo {
  readonly words: string;
  readonly language: string;
}

interface Format {
  readonly reader: string;
  readonly language: string;
  readonly counts: Intl.RelativeTimeFormat;
  readonly names: Intl.RelativeTimeFormat;
}

let made: Format | null = null;

/**
 * Says in the reader's language how long before `now` something was, both in whole minutes since 1970: "3 days ago", "just now",
 * "in 5 minutes". To make a format costs a hundred times what it costs to use it, so the last reader's is kept.
 */
export function timeAgo(then: number, now: number): TimeAgo {
  const { language, counts, names } = formatOf(readerLanguages());
  const difference = then - now;
  for (const [unit, minutes] of UNITS) {
    const count = Math.trunc(difference / minutes);
    if (count !== 0) return { words: counts.format(count, unit), language };
  }
  return { words: ENGLISH.test(language) ? ENGLISH_NOW : names.format(0, "second"), language };
}

function formatOf(languages: readonly string[]): Format {
  const reader = languages.join();
  if (made?.reader === reader) return made;
  const wanted = [...languages, LAST_LANGUAGE];
  const counts = new Intl.RelativeTimeFormat(wanted, { numeric: "always" });
  const names = new Intl.RelativeTimeFormat(wanted, { numeric: "auto" });
  made = { reader, language: counts.resolvedOptions().locale, counts, names };
  return made;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let isAsked = false;

/** One timer for all that shows how long ago something was; it runs only while somebody listens. */
export const minuteClock = {
  /** The whole minutes since 1970. */
  now(): number {
    isAsked = true;
    return Math.floor(Date.now() / MINUTE);
  },
  /** Draws, and tells whether the time was asked for. */
  during<T>(draw: () => T): { readonly drawn: T; readonly isAsked: boolean } {
    isAsked = false;
    return { drawn: draw(), isAsked };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, MINUTE);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};

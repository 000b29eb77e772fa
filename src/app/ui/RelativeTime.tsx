import { Listeners } from "./Listeners.ts";
import { use } from "react";
import { PaperContext } from "./Paper.tsx";
import { readerDates, readerLanguages } from "./format.ts";
import { useStored } from "./Store.ts";

const MINUTE = 60_000;

/**
 * Shows the time since `iso` in the viewer's language, updated every minute, with the exact time in the tooltip. An
 * invalid time is shown unchanged; an absent one, as of a comment that states none, as "no date".
 */
export function RelativeTime({ iso }: { readonly iso: string | null | undefined }) {
  const now = useStored(minuteClock, minuteClock.now);
  const isPaper = use(PaperContext);
  if (iso == null) return "no date";
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return iso;
  if (isPaper) return readerDates.exact(then);
  const { text, language } = timeAgo(Math.floor(then / MINUTE), now);
  return (
    <time dateTime={iso} lang={language} dir="auto" title={readerDates.exact(then)}>
      {text}
    </time>
  );
}

/** The fallback if none of the viewer's languages is available. */
const LAST_LANGUAGE = "en";

/** English formats say "now", which reads odd in a sentence. */
const ENGLISH = /^en\b/u;
const ENGLISH_NOW = "just now";

/** Units in minutes; months and years are calendar averages. */
const UNITS = [
  ["year", 525_949],
  ["month", 43_829],
  ["week", 10_080],
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

interface TimeAgo {
  readonly text: string;
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
 * Formats the time before `now` in the viewer's language: "3 days ago", "just now", "in 5 minutes". Both times are
 * whole minutes since 1970. Creating a format takes a hundred times as long as using it, so the last one is cached.
 */
export function timeAgo(then: number, now: number): TimeAgo {
  const { language, counts, names } = formatOf(readerLanguages());
  const difference = then - now;
  for (const [unit, minutes] of UNITS) {
    const count = Math.trunc(difference / minutes);
    if (count !== 0) return { text: counts.format(count, unit), language };
  }
  return { text: ENGLISH.test(language) ? ENGLISH_NOW : names.format(0, "second"), language };
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

const listeners = new Listeners();
let timer: ReturnType<typeof setInterval> | undefined;

/** A single timer for all relative times. It runs only while there are subscribers. */
const minuteClock = {
  /** The whole minutes since 1970. */
  now(): number {
    return Math.floor(Date.now() / MINUTE);
  },
  subscribe(listener: () => void): () => void {
    const stop = listeners.add(listener);
    timer ??= setInterval(() => listeners.notify(), MINUTE);
    return () => {
      stop();
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};

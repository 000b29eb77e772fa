import { clientHints } from "./clientHints.ts";

const FORMS = {
  exact: { dateStyle: "full", timeStyle: "long" },
  day: { dateStyle: "full" },
  month: { year: "numeric", month: "2-digit" },
  clock: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Form = keyof typeof FORMS;

let reader = "";
const made = new Map<Form, Intl.DateTimeFormat>();

/**
 * Formats times, in milliseconds since 1970, in the viewer's languages and time zone, also in server rendering. NaN
 * gives an empty string. Creating a format takes a hundred times as long as using it, so the last viewer's are cached.
 */
export const readerDates = {
  /** The day and the time to the second, with its time zone. */
  exact: (at: number): string => write("exact", at),
  day: (at: number): string => write("day", at),
  month: (at: number): string => write("month", at),
  /** The time of day to the minute. */
  clock: (at: number): string => write("clock", at),
};

function write(form: Form, at: number): string {
  return Number.isNaN(at) ? "" : formatOf(form).format(at);
}

function formatOf(form: Form): Intl.DateTimeFormat {
  const languages = readerLanguages();
  const timeZone = clientHints.current()?.timeZone;
  const now = `${languages.join()} ${timeZone ?? ""}`;
  if (now !== reader) made.clear();
  reader = now;
  const cached = made.get(form);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat([...languages], { ...FORMS[form], ...(timeZone && { timeZone }) });
  made.set(form, format);
  return format;
}

/**
 * Returns the viewer's languages, the most preferred first: the browser's own, or in server rendering the accepted
 * ones. Empty if unknown, as in the DOM emulation of tests.
 */
export function readerLanguages(): readonly string[] {
  const served = clientHints.current();
  if (served !== null) return served.languages ?? [];
  const { languages }: { readonly languages?: readonly string[] } = navigator;
  return languages ?? [];
}

import { visitor } from "./visitor.ts";

/** What of a moment is said. */
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
 * Writes moments, in milliseconds since 1970, as their reader is used to: in the languages of the browser and in its time zone,
 * on a server that draws for it too; what is no moment as nothing. To make a format costs a hundred times what it costs to use it, so the last reader's are kept.
 */
export const readerDates = {
  /** The day and the time to the second, with its zone. */
  exact: (at: number): string => write("exact", at),
  day: (at: number): string => write("day", at),
  month: (at: number): string => write("month", at),
  /** The time of the day to the minute. */
  clock: (at: number): string => write("clock", at),
};

function write(form: Form, at: number): string {
  return Number.isNaN(at) ? "" : formatOf(form).format(at);
}

function formatOf(form: Form): Intl.DateTimeFormat {
  const languages = readerLanguages();
  const timeZone = visitor.current()?.timeZone;
  const now = `${languages.join()} ${timeZone ?? ""}`;
  if (now !== reader) made.clear();
  reader = now;
  const kept = made.get(form);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat([...languages], { ...FORMS[form], ...(timeZone && { timeZone }) });
  made.set(form, format);
  return format;
}

/**
 * Gives the languages of who reads, the dearest first: the browser's own, on a server those that it asks for; none where
 * they are not known, as in what stands for a browser in tests.
 */
export function readerLanguages(): readonly string[] {
  const served = visitor.current();
  if (served !== null) return served.languages ?? [];
  const { languages }: { readonly languages?: readonly string[] } = navigator;
  return languages ?? [];
}

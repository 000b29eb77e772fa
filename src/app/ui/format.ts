import { clientHints } from "./windowQuery.ts";

let numbers: {
  readonly reader: string;
  readonly formats: readonly Intl.NumberFormat[];
  readonly isLatin: boolean;
} | null = null;

/**
 * Formats a number in the viewer's language. Counts below a thousand, the most frequent, skip the formatter where digits are
 * Latin. Other digits are between marks, which keep them in their place in an English text.
 */
export function formatCount(count: number, decimals: 0 | 1 = 0): string {
  const reader = readerLanguages().join();
  if (numbers?.reader !== reader) {
    const formats = [0, 1].map(
      (digits) =>
        new Intl.NumberFormat([...readerLanguages(), "en"], {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
    numbers = { reader, formats, isLatin: formats[0]?.format(1) === "1" };
  }
  if (numbers.isLatin && count < 1000 && decimals === 0) return String(count);
  const text = numbers.formats[decimals]?.format(count) ?? "";
  return numbers.isLatin ? text : `\u200e${text}\u200e`;
}

/** Formats a count with its noun: "1 file", "2,000 files". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : other}`;
}

/**
 * Makes a path readable and unambiguous. A byte that is not UTF-8 (a lone surrogate, U+DC80 to U+DCFF) becomes `\xNN`,
 * as do control characters except `\n` and `\t`; invisible and direction-changing characters become `\u{N}`, and a
 * backslash is doubled so that none of these can be imitated. A space at either end of a name, which nobody would see,
 * becomes `\x20`.
 */
export function displayPath(path: string): string {
  return path.replace(/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]|(?<=^|\/) | (?=\/|$)/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === "\\") return "\\\\";
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

/**
 * Invisible and direction-changing characters, and bytes that are not UTF-8 (lone surrogates). Joiners, direction marks
 * and soft hyphens are allowed, because ordinary text in many languages needs them.
 */
const HIDDEN = /(?![\u00AD\u200C-\u200F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]/gu;

/**
 * Escapes deceptive characters in untrusted text that is shown as plain text: titles, tooltips, announcements. A line
 * break becomes a space, all others `\u{…}`. Linear in the text.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character) => {
    if (character === "\n" || character === "\t") return " ";
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? `\\x${(code - 0xdc00).toString(16)}` : `\\u{${code.toString(16)}}`;
  });
}

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
  const { navigator: own }: { readonly navigator?: { readonly languages?: readonly string[] } } = globalThis;
  return own?.languages ?? [];
}

const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Half of the text that is searched for a cluster: longer than any that is in use. */
const NEAR = 64;
/** Before and after a pair of these there is always a boundary. */
const SEPARATE = /^[\x20-\x7e]{2}$/u;

/**
 * Returns where the sign that a person sees at an offset begins: a letter with its accents, a flag, a family of emoji.
 * Immediate.
 */
export function clusterStart(text: string, at: number): number {
  if (at <= 0 || at >= text.length || SEPARATE.test(text.slice(at - 1, at + 1))) return at;
  const from = Math.max(0, at - NEAR);
  return from + (clusters.segment(text.slice(from, at + NEAR)).containing(at - from)?.index ?? at - from);
}

/** Returns where the sign that a person sees at an offset ends. Immediate. */
export function clusterEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && clusterStart(text, end) < end) end += 1;
  return end;
}

/** Returns the first `most` characters of a text, without a part of a sign at the end. */
export function truncated(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, clusterStart(text, most));
}

/** Splits a text into the signs that a person sees. Linear. */
export function clustersOf(text: string): readonly string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

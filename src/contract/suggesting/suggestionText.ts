/**
 * Suggestions in the Markdown of a comment, as on GitHub: a fenced block `suggestion` has the lines that are proposed
 * instead of the commented ones. A block `suggestion L40-L44` or `suggestion L40` is a part: it is for those lines of the
 * commented file, in the commit that the comment was written on.
 */

/** A range of lines, counted from 1. */
export interface LineRange {
  readonly startLine: number;
  readonly endLine: number;
}

export interface SuggestedPart {
  /** The lines to replace; null for those of the comment. */
  readonly range: LineRange | null;
  /** The proposed lines, without line ends; none to delete the others. */
  readonly lines: readonly string[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/u;
const NAME = "suggestion";
const RANGE = /^L([1-9]\d{0,8})(?:-L([1-9]\d{0,8}))?$/u;

/**
 * Returns the suggestions of a Markdown text in order. All its parts together are one suggestion; each block without
 * lines is one of its own, an alternative for the commented lines. Linear in the text.
 */
export function parseSuggestions(body: string): readonly (readonly SuggestedPart[])[] {
  const text = body.replace(/\r?\n$/u, "").split(/\r?\n/u);
  const suggestions: SuggestedPart[][] = [];
  const parts: SuggestedPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [, fence = "", info = ""] = FENCE.exec(text[at] ?? "") ?? [];
    if (fence === "") continue;
    const indent = (text[at] ?? "").search(/\S/u);
    const from = at + 1;
    at = from;
    while (at < text.length && !closes(text[at] ?? "", fence)) at += 1;
    const range = suggestedRange(info);
    if (range === undefined) continue;
    const part = { range, lines: text.slice(from, at).map((line) => unindented(line, indent)) };
    if (range === null) suggestions.push([part]);
    else if (parts.push(part) === 1) suggestions.push(parts);
  }
  return suggestions;
}

/** Returns a Markdown text without its suggestions. Linear in the text. */
export function withoutSuggestions(body: string): string {
  const text = body.split(/\r?\n/u);
  const kept: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [, fence = "", info = ""] = FENCE.exec(text[at] ?? "") ?? [];
    const from = at;
    if (fence !== "") at += 1;
    while (fence !== "" && at < text.length && !closes(text[at] ?? "", fence)) at += 1;
    if (fence === "" || suggestedRange(info) === undefined) kept.push(...text.slice(from, at + 1));
  }
  return kept.join("\n").trim();
}

/** Reads the text behind a fence: the lines of a part, null for those of the comment, undefined for other code. */
export function suggestedRange(info: string): LineRange | null | undefined {
  const [name, lines, ...more] = info.trim().split(/[ \t]+/u);
  if (name !== NAME || more.length > 0) return undefined;
  if (lines === undefined) return null;
  const [, start = "", end = start] = RANGE.exec(lines) ?? [];
  return start === "" || Number(end) < Number(start) ? undefined : { startLine: Number(start), endLine: Number(end) };
}

/** Writes the blocks of a suggestion, each with a fence longer than any in its lines. Linear in the lines. */
export function writeSuggestion(parts: readonly SuggestedPart[]): string {
  return parts
    .map(({ range, lines }) => {
      const longest = Math.max(2, ...Array.from(lines.join("\n").matchAll(/`+/gu), ([run]) => run.length));
      const fence = "`".repeat(longest + 1);
      const info = range === null ? NAME : `${NAME} ${rangeText(range)}`;
      return `${[`${fence}${info}`, ...lines, fence].join("\n")}\n`;
    })
    .join("");
}

export function rangeText({ startLine, endLine }: LineRange): string {
  return endLine > startLine ? `L${startLine}-L${endLine}` : `L${startLine}`;
}

/**
 * Returns true if a block contains the start of a code block and not its end: it was probably meant to go on after its
 * first closing fence. Linear in the lines.
 */
export function endsEarly(block: readonly string[]): boolean {
  let open = "";
  for (const line of block) {
    if (open === "") open = FENCE.exec(line)?.[1] ?? "";
    else if (closes(line, open)) open = "";
  }
  return open !== "";
}

function closes(line: string, fence: string): boolean {
  const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/u.exec(line)?.[1] ?? "";
  return mark[0] === fence[0] && mark.length >= fence.length;
}

function unindented(line: string, indent: number): string {
  const blanks = line.search(/[^ ]|$/u);
  return line.slice(Math.min(blanks, indent));
}

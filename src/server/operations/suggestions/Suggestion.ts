import { encodeBytes } from "#contract/byteText.ts";
import { endsEarly, type LineRange, parseSuggestions } from "#contract/suggesting/suggestionText.ts";
import { quotePath } from "#server/git/gitPaths.ts";
import type { StoredFix } from "#server/reviews/reports/StoredReport.ts";

export type Suggestion = StoredFix;

/** Splits a text into its lines, each with its line end. A lone CR ends no line, as in git. Linear in the text. */
export function endedLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}

/**
 * Returns the suggested lines with their line ends, for the page and for patches alike. Lines that the suggestion keeps
 * stay byte for byte, changed ones keep the end of the line that they replace, and further ones get the end of the line
 * before them. If the last line of the file has no end, its replacement has none. Null if the file does not have the
 * lines. Linear in the replaced and the suggested lines.
 */
export function replacementLines(
  file: readonly string[],
  { startLine, endLine, lines }: Suggestion,
): readonly string[] | null {
  const replaced = file.slice(startLine - 1, endLine);
  if (startLine < 1 || replaced.length === 0 || endLine > file.length) return null;
  const old = replaced.map(textAndEnd);
  const least = Math.min(old.length, lines.length);
  let head = 0;
  while (head < least && old[head]?.text === lines[head]) head += 1;
  let tail = 0;
  while (tail < least - head && old.at(-1 - tail)?.text === lines.at(-1 - tail)) tail += 1;
  const isOpen = endLine === file.length && old.at(-1)?.end === "";
  const around = [file[startLine - 2], ...replaced, file[endLine]].map((line = "") => textAndEnd(line).end);
  let end = around.find((one) => one !== "") ?? "\n";
  return lines.map((text, at) => {
    const fromEnd = lines.length - at;
    const isChanged = at < old.length - tail;
    const counterpart = fromEnd <= tail ? old.at(-fromEnd) : isChanged ? old[at] : undefined;
    if (counterpart !== undefined && counterpart.end !== "") ({ end } = counterpart);
    return fromEnd === 1 && isOpen ? text : text + end;
  });
}

function textAndEnd(line: string): { readonly text: string; readonly end: string } {
  const [end = ""] = /\r?\n$/u.exec(line) ?? [];
  return { text: line.slice(0, line.length - end.length), end };
}

const CONTEXT = 3;
const NO_END = "\\ No newline at end of file\n";

/**
 * Writes a suggestion for a file as a patch for `git apply`, with three lines of context. Null if nothing would change
 * or the file does not have the lines. Linear in the file.
 */
export function suggestionPatch(path: string, text: string, suggestion: Suggestion): string | null {
  const { startLine, endLine } = suggestion;
  const file = endedLines(text);
  const removed = file.slice(startLine - 1, endLine);
  const added = replacementLines(file, suggestion);
  if (added === null || removed.join("") === added.join("")) return null;
  const first = Math.max(0, startLine - 1 - CONTEXT);
  const before = file.slice(first, startLine - 1);
  const after = file.slice(endLine, endLine + CONTEXT);
  const rows = (sign: string, lines: readonly string[]): string =>
    lines.map((line) => `${sign}${line}${line.endsWith("\n") ? "" : `\n${NO_END}`}`).join("");
  const counts = [removed, added].map((lines) => before.length + lines.length + after.length);
  const spans = counts.map((count) => `${count === 0 ? first : first + 1},${count}`);
  const [from, to] = ["a", "b"].map((side) => quotePath(encodeBytes(`${side}/${path}`)));
  return [
    `diff --git ${from} ${to}\n--- ${tabbed(from)}\n+++ ${tabbed(to)}\n`,
    `@@ -${spans[0]} +${spans[1]} @@\n`,
    rows(" ", before),
    rows("-", removed),
    rows("+", added),
    rows(" ", after),
  ].join("");
}

/** Git ends a name that contains a blank with a tab to mark its end. */
function tabbed(name = ""): string {
  return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
}

const EARLY_END =
  "The suggestion contains the start of a code block, so it may end too early: a longer fence around it prevents that.\n";

function severalText(count: number): string {
  return `The comment has ${count} suggestions for these lines. This is the patch of the first that changes something.\n`;
}

/** Returns the lines of each suggestion for the commented lines. */
export function alternatives(body: string): readonly (readonly string[])[] {
  return parseSuggestions(body).flatMap(([part]) => (part?.range === null ? [part.lines] : []));
}

/**
 * Returns the patch of the first suggestion of a comment that would change something, or null. What the patch does not
 * show precedes it in sentences, which `git apply` skips. Linear in the comment and the file.
 */
export function describedPatch(
  body: string,
  path: string,
  text: string,
  { startLine, endLine }: LineRange,
): string | null {
  const blocks = alternatives(body);
  for (const lines of blocks) {
    const patch = suggestionPatch(path, text, { startLine, endLine, lines });
    if (patch === null) continue;
    const several = blocks.length > 1 ? severalText(blocks.length) : "";
    return `${several}${endsEarly(lines) ? EARLY_END : ""}${patch}`;
  }
  return null;
}

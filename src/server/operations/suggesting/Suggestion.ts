import { encodeBytes } from "#contract/byteText.ts";
import { endsEarly } from "#contract/suggesting/suggestionText.ts";
import { quotePath } from "#server/git/gitPaths.ts";
import type { PlacedPart } from "#server/reviews/positions/suggesting/suggestedParts.ts";

/** Whole lines that replace others. */
export interface Suggestion {
  /** From 1, both inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  /** Without line ends. */
  readonly lines: readonly string[];
}

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
 * Writes the parts of a suggestion for a file as a patch for `git apply`, with three lines of context. Null if nothing
 * would change, if parts overlap or if the file does not have the lines. Linear in the file.
 */
export function suggestionPatch(path: string, text: string, parts: readonly Suggestion[]): string | null {
  const file = endedLines(text);
  const hunks: Change[][] = [];
  let end = 0;
  for (const part of parts.toSorted((one, other) => one.startLine - other.startLine)) {
    const added = replacementLines(file, part);
    const change = { from: part.startLine - 1, to: part.endLine, added: added ?? [] };
    if (added === null || change.from < end) return null;
    end = change.to;
    if (file.slice(change.from, end).join("") === added.join("")) continue;
    const hunk = hunks.at(-1);
    if (hunk !== undefined && change.from - (hunk.at(-1)?.to ?? 0) <= 2 * CONTEXT) hunk.push(change);
    else hunks.push([change]);
  }
  if (hunks.length === 0) return null;
  const [from, to] = ["a", "b"].map((side) => quotePath(encodeBytes(`${side}/${path}`)));
  return `diff --git ${from} ${to}\n--- ${tabbed(from)}\n+++ ${tabbed(to)}\n${hunksText(file, hunks)}`;
}

/** Lines of a file, counted from 0, the last not included, and those that replace them. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly added: readonly string[];
}

function hunksText(file: readonly string[], hunks: readonly (readonly Change[])[]): string {
  const rows = (sign: string, lines: readonly string[]): string =>
    lines.map((line) => `${sign}${line}${line.endsWith("\n") ? "" : `\n${NO_END}`}`).join("");
  let shift = 0;
  const texts = hunks.map((changes) => {
    const first = Math.max(0, (changes[0]?.from ?? 0) - CONTEXT);
    const last = Math.min(file.length, (changes.at(-1)?.to ?? 0) + CONTEXT);
    let [text, at, more] = ["", first, 0];
    for (const { from, to, added } of changes) {
      text += rows(" ", file.slice(at, from)) + rows("-", file.slice(from, to)) + rows("+", added);
      more += added.length - (to - from);
      at = to;
    }
    const [old, now] = [last - first, last - first + more];
    const head = `@@ -${first + (old === 0 ? 0 : 1)},${old} +${first + shift + (now === 0 ? 0 : 1)},${now} @@\n`;
    shift += more;
    return head + text + rows(" ", file.slice(at, last));
  });
  return texts.join("");
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

/** A part of a suggestion in the text of its current file. */
export interface PartInText extends PlacedPart {
  readonly text: string;
}

/**
 * Returns the patch of the first of a comment's suggestions that would change something, or null; a suggestion that
 * cannot be placed is null. What the patch does not show precedes it in sentences, which `git apply` skips. Linear in the
 * suggestions and their files.
 */
export function describedPatch(suggestions: readonly (readonly PartInText[] | null)[]): string | null {
  for (const parts of suggestions) {
    const files = new Map(parts?.map(({ path, text }) => [path, text]));
    const patches = [...files].map(([path, text]) =>
      suggestionPatch(path, text, parts?.filter((part) => part.path === path) ?? []),
    );
    if (patches.length === 0 || patches.includes(null)) continue;
    const several = suggestions.length > 1 ? severalText(suggestions.length) : "";
    const early = parts?.some(({ lines }) => endsEarly(lines)) === true ? EARLY_END : "";
    return `${several}${early}${patches.join("")}`;
  }
  return null;
}

import { encodeBytes } from "#contract/byteText.ts";
import { quotePath } from "#server/git/gitPaths.ts";

export interface Suggestion {
  readonly path: string;
  /** The text of the whole file. */
  readonly text: string;
  /** From 1, both inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  readonly lines: readonly string[];
}

const CONTEXT = 3;
const NO_END = "\\ No newline at end of file\n";

/**
 * Writes a suggestion as a patch for `git apply`: with three lines of context, the file's own line ends, and no line
 * end if the file's last line has none. Null if nothing would change. Linear in the file.
 */
export function suggestionPatch({ path, text, startLine, endLine, lines }: Suggestion): string | null {
  const all = text.split("\n");
  const isEnded = all.at(-1) === "";
  if (isEnded) all.pop();
  const removed = all.slice(startLine - 1, endLine);
  const end = removed.length > 0 && removed.every((line) => line.endsWith("\r")) ? "\r" : "";
  const added = lines.map((line) => line + end);
  if (removed.length === 0 || removed.join("\n") === added.join("\n")) return null;
  const first = Math.max(0, startLine - 1 - CONTEXT);
  const before = all.slice(first, startLine - 1);
  const after = all.slice(endLine, endLine + CONTEXT);
  const endOf = (isLast: boolean): string => (isLast && !isEnded ? NO_END : "");
  const isToEnd = endLine >= all.length;
  const row = (sign: string, rows: readonly string[], reachesEnd: boolean): string =>
    rows.map((line, at) => `${sign}${line}\n${endOf(reachesEnd && at === rows.length - 1)}`).join("");
  const counts = [removed, added].map((rows) => before.length + rows.length + after.length);
  const spans = counts.map((count) => `${count === 0 ? first : first + 1},${count}`);
  const [from, to] = ["a", "b"].map((side) => quotePath(encodeBytes(`${side}/${path}`)));
  return [
    `diff --git ${from} ${to}\n--- ${tabbed(from)}\n+++ ${tabbed(to)}\n`,
    `@@ -${spans[0]} +${spans[1]} @@\n`,
    row(" ", before, false),
    row("-", removed, isToEnd),
    row("+", added, isToEnd),
    row(" ", after, endLine + CONTEXT >= all.length),
  ].join("");
}

/** Git ends a name that contains a blank with a tab to mark its end. */
function tabbed(name = ""): string {
  return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/u;

/** Returns the lines of each suggestion block of a Markdown text, in order. Linear in the text. */
export function suggestionBlocks(body: string): readonly (readonly string[])[] {
  const lines = body.split(/\r?\n/u);
  const blocks: (readonly string[])[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence = "", word = ""] = FENCE.exec(lines[at] ?? "") ?? [];
    if (fence === "") continue;
    const indent = (lines[at] ?? "").search(/\S/u);
    const from = at + 1;
    at = from;
    while (at < lines.length && !closes(lines[at] ?? "", fence)) at += 1;
    if (word.trim() === "suggestion") blocks.push(lines.slice(from, at).map((line) => unindented(line, indent)));
  }
  return blocks;
}

function closes(line: string, fence: string): boolean {
  const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/u.exec(line)?.[1] ?? "";
  return mark[0] === fence[0] && mark.length >= fence.length;
}

/** Lines in an indented fence are indented with it. */
function unindented(line: string, indent: number): string {
  const blanks = line.search(/[^ ]|$/u);
  return line.slice(Math.min(blanks, indent));
}

/** Returns the lines of the first suggestion block of a Markdown text, or null. Linear in the text. */
export function suggestedLines(body: string): readonly string[] | null {
  return suggestionBlocks(body)[0] ?? null;
}

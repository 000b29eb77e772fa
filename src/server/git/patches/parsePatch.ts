/** The lines added and removed in one file; a binary file has none. */
export type KnownCounts = { readonly additions: number; readonly deletions: number } | "binary";

/** A hunk of one file's unified diff. */
export interface HunkRecord {
  /** The text after the second `@@`: the function or section that git found around the hunk; often empty. */
  readonly header: string;
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  /** The position of the hunk in the patch, from its `@@` to after its last newline, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Its lines with their signs, without newlines; `\ No newline at end of file` is one of them. */
  readonly lines: readonly string[];
}

/** The head of a hunk; the numbers of lines are 1 if absent. */
export const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/su;
const BINARY = /^(?:Binary files .* differ|GIT binary patch)$/su;

/**
 * Parses the hunk at `start`, taking as many lines as its head announces, whatever they look like. Some editors leave an
 * empty context line without its space.
 */
export function parseHunk(patch: string, start: number, after: number, head: RegExpExecArray): HunkRecord {
  const [, oldStart = "0", oldCount = "1", newStart = "0", newCount = "1", header = ""] = head;
  const lines: string[] = [];
  let oldLeft = Number(oldCount);
  let newLeft = Number(newCount);
  let at = after;
  while (at < patch.length) {
    const sign = patch[at];
    if (sign !== "\\" && oldLeft <= 0 && newLeft <= 0) break;
    const isContext = sign === " " || sign === "\n" || patch.startsWith("\r\n", at);
    if (sign !== "\\" && sign !== "+" && sign !== "-" && !isContext) break;
    if (isContext || sign === "-") oldLeft -= 1;
    if (isContext || sign === "+") newLeft -= 1;
    const newline = patch.indexOf("\n", at);
    const end = newline < 0 ? patch.length : newline;
    lines.push(patch.slice(at, end));
    at = end + 1;
  }
  return {
    header,
    oldStart: Number(oldStart),
    oldCount: Number(oldCount),
    newStart: Number(newStart),
    newCount: Number(newCount),
    start,
    end: Math.min(at, patch.length),
    lines,
  };
}

/** Parses the unified diff of one file (or two in a row, as git prints a type change). Linear in its length. */
export function parsePatch(patch: string): { readonly isBinary: boolean; readonly hunks: readonly HunkRecord[] } {
  const hunks: HunkRecord[] = [];
  let isBinary = false;
  for (let at = 0; at < patch.length;) {
    const newline = patch.indexOf("\n", at);
    const end = newline < 0 ? patch.length : newline;
    const line = patch.slice(at, end);
    const head = line.startsWith("@@ ") ? HUNK.exec(line) : null;
    if (head === null) {
      isBinary ||= BINARY.test(line);
      at = end + 1;
    } else {
      const hunk = parseHunk(patch, at, end + 1, head);
      hunks.push(hunk);
      at = hunk.end;
    }
  }
  return { isBinary, hunks };
}

const [NEWLINE, PLUS, MINUS, AT, B, G, D] = [10, 43, 45, 64, 66, 71, 100];

/**
 * Counts the lines that a file's patch adds and removes, as `git diff --numstat` does. Linear in its bytes, without a text for
 * each line: a patch of 20 MB may have ten million.
 */
export function countLines(patch: Buffer): KnownCounts {
  let [additions, deletions] = [0, 0];
  let isHead = true; // a type change is two patches: the second head follows the lines of the first
  for (let at = 0; at < patch.length; at = patch.indexOf(NEWLINE, at) + 1 || patch.length) {
    const sign = patch[at];
    if (sign === AT || sign === D) isHead = sign === D;
    else if (isHead && (sign === B || sign === G)) return "binary";
    else if (!isHead && sign === PLUS) additions += 1;
    else if (!isHead && sign === MINUS) deletions += 1;
  }
  return { additions, deletions };
}

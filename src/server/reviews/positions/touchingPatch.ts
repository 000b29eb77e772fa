import type { HunkRecord } from "#server/git/patches/parsePatch.ts";
import type { LineSpan } from "../texts/closestLines.ts";

/** Lines shown around what changed. */
const CONTEXT = 3;
/** Of a longer stretch of changed lines those are left out that are farther than this from what was remarked on. */
const NEAR = 12;
const LONG = 40;
const NO_NEWLINE = "\\";

interface Row {
  readonly sign: string;
  /** The line's text with its sign, and behind it the mark of a missing newline. */
  readonly text: readonly string[];
  /** The line's number in both states: of one that is not there, that of the next. */
  readonly old: number;
  readonly now: number;
}

/**
 * Writes those hunks of a file again that touched some of its old lines, or put lines between them, with three lines around:
 * numbered as the whole patch numbers them, so that they apply. Of long stretches what is near `lines` and `now`, the lines
 * in their stead, is shown. Empty where nothing touched them. Linear in the hunks.
 */
export function touchingPatch(hunks: readonly HunkRecord[], lines: LineSpan, now: LineSpan): string {
  return hunks
    .flatMap((hunk) => {
      const rows = rowsOf(hunk);
      const shown = rows.map(() => false);
      for (const [start, end] of changedStretches(rows)) {
        const stretch = rows.slice(start, end);
        if (!touches(stretch, lines)) continue;
        const isLong = stretch.length > LONG;
        for (const [index, row] of stretch.entries()) {
          const isNear = row.sign === "-" ? isWithin(row.old, lines) : isWithin(row.now, now);
          if (!isLong || isNear) shown[start + index] = true;
        }
        for (let at = Math.max(0, start - CONTEXT); at < Math.min(rows.length, end + CONTEXT); at++) {
          if (rows[at]?.sign === " ") shown[at] = true;
        }
      }
      return writeShown(rows, shown);
    })
    .join("");
}

function rowsOf({ oldStart, oldCount, newStart, newCount, lines }: HunkRecord): readonly Row[] {
  const rows: Row[] = [];
  let old = oldStart + (oldCount === 0 ? 1 : 0);
  let now = newStart + (newCount === 0 ? 1 : 0);
  for (const line of lines) {
    const sign = line.charAt(0);
    if (sign === NO_NEWLINE) {
      const last = rows.pop();
      if (last !== undefined) rows.push({ ...last, text: [...last.text, line] });
      continue;
    }
    rows.push({ sign, text: [line], old, now });
    if (sign !== "+") old += 1;
    if (sign !== "-") now += 1;
  }
  return rows;
}

function changedStretches(rows: readonly Row[]): readonly (readonly [start: number, end: number])[] {
  const stretches: [number, number][] = [];
  for (const [index, { sign }] of rows.entries()) {
    if (sign === " ") continue;
    const last = stretches.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}

/** Whether changed rows replace some of the lines, or stand between two of them. */
function touches(stretch: readonly Row[], { start, end }: LineSpan): boolean {
  const removed = stretch.filter(({ sign }) => sign === "-");
  const first = stretch[0]?.old ?? 0;
  if (removed.length === 0) return first > start && first <= end;
  return removed.some(({ old }) => old >= start && old <= end);
}

function isWithin(line: number, { start, end }: LineSpan): boolean {
  return line >= start - NEAR && line <= end + NEAR;
}

/** Writes rows that follow each other as hunks; a row that is left out ends one. */
function writeShown(rows: readonly Row[], shown: readonly boolean[]): readonly string[] {
  const hunks: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    if (shown[index] !== true) continue;
    const open = hunks.at(-1);
    const last = open?.at(-1);
    const follows = last !== undefined && last === rows[index - 1];
    if (open !== undefined && follows) open.push(row);
    else hunks.push([row]);
  }
  return hunks.map(writeHunk);
}

function writeHunk(rows: readonly Row[]): string {
  const old = rangeOf(rows, "old", "+");
  const now = rangeOf(rows, "now", "-");
  return `@@ -${old} +${now} @@\n${rows.flatMap((row) => row.text).join("\n")}\n`;
}

/** Of no lines, a range names the one behind which they would be. */
function rangeOf(rows: readonly Row[], key: "old" | "now", other: "+" | "-"): string {
  const count = rows.filter(({ sign }) => sign !== other).length;
  return `${(rows[0]?.[key] ?? 0) - (count === 0 ? 1 : 0)},${count}`;
}

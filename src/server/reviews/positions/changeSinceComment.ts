import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { type HunkRecord, parsePatch } from "#server/git/patches/parsePatch.ts";
import type { LineSpan } from "../texts/similarLines.ts";
import type { ThreadToPort, ThreadPosition } from "./ThreadPosition.ts";

/** The change of the lines that a thread was written on. */
export interface ChangeSinceComment {
  /** The file's path at that time. */
  readonly path: string;
  /** Hunks of a unified diff, without file headers. */
  readonly patch: string;
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Finds the change of a thread's lines between the commit that it was written on and the one that it is ported to; null
 * if there is none, if the thread is on no lines, or if the change cannot be read. Costs a list of changed files and
 * one file's patch.
 */
export async function changeSinceComment(
  repository: Repository,
  { thread, path, from, to }: ThreadToPort,
  position: ThreadPosition,
  options: ReadOptions = {},
): Promise<ChangeSinceComment | null> {
  const { startLine = 0, endLine = 0 } = thread.location?.range ?? {};
  if (from === null || to === null || from === to || startLine < 1) return null;
  const [changes] = await diffTrees(repository, [[from, to]], options);
  const file = changes?.find(({ oldPath, status }) => oldPath === path && status !== "COPIED");
  if (file === undefined || file.oldOid === file.newOid) return null;
  const [bytes] = await diffPatches(repository, from, to, [file], options);
  if (bytes === undefined || bytes instanceof GalleyError) return null;
  const lines = { start: startLine, end: Math.max(startLine, endLine) };
  const isHere = position.startLine !== null && position.side === "new" && position.path === file.newPath;
  const now = isHere ? { start: position.startLine, end: position.endLine ?? position.startLine } : lines;
  const patch = touchingPatch(parsePatch(displayLine(decodeBytes(bytes))).hunks, lines, now);
  return patch === "" ? null : { path, patch, from, to };
}

const CONTEXT = 3;
/** In a long run of changed lines, lines farther than this from the commented ones are left out. */
const NEAR = 12;
const LONG = 40;
const NO_NEWLINE = "\\";

interface Row {
  readonly sign: string;
  /** The line's text with its sign, followed by the mark of a missing newline. */
  readonly text: readonly string[];
  /** The line's number in both states; of a missing line, that of the next. */
  readonly old: number;
  readonly now: number;
}

/**
 * Writes the hunks of a file that touch some of its old lines, or insert lines between them, with three context lines.
 * Line numbers are those of the whole patch, so that the hunks apply. Of long runs, shows what is near `lines` and
 * `now`, the lines that replace them. Empty if nothing touched the lines. Linear in the hunks.
 */
function touchingPatch(hunks: readonly HunkRecord[], lines: LineSpan, now: LineSpan): string {
  return hunks
    .flatMap((hunk) => {
      const rows = rowsOf(hunk);
      const shown = rows.map(() => false);
      for (const [start, end] of changedRanges(rows)) {
        const changedRows = rows.slice(start, end);
        if (!touches(changedRows, lines)) continue;
        const isLong = changedRows.length > LONG;
        for (const [index, row] of changedRows.entries()) {
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

function changedRanges(rows: readonly Row[]): readonly (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = [];
  for (const [index, { sign }] of rows.entries()) {
    if (sign === " ") continue;
    const last = ranges.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}

/** Returns true if changed rows replace some of the lines, or are between two of them. */
function touches(changedRows: readonly Row[], { start, end }: LineSpan): boolean {
  const removed = changedRows.filter(({ sign }) => sign === "-");
  const first = changedRows[0]?.old ?? 0;
  if (removed.length === 0) return first > start && first <= end;
  return removed.some(({ old }) => old >= start && old <= end);
}

function isWithin(line: number, { start, end }: LineSpan): boolean {
  return line >= start - NEAR && line <= end + NEAR;
}

/** Writes consecutive rows as hunks; a row that is left out ends a hunk. */
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

/** An empty range gives the line after which it would be. */
function rangeOf(rows: readonly Row[], key: "old" | "now", other: "+" | "-"): string {
  const count = rows.filter(({ sign }) => sign !== other).length;
  return `${(rows[0]?.[key] ?? 0) - (count === 0 ? 1 : 0)},${count}`;
}

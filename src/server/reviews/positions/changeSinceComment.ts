import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { type HunkRecord, parsePatch } from "#server/git/patches/parsePatch.ts";
import type { LineSpan } from "../texts/similarLines.ts";
import type { CarriedThread, ThreadPosition } from "./ThreadPosition.ts";

/** What touched the lines that a thread was written on. */
export interface CodeTouch {
  /** The file, by the name that it had then. */
  readonly path: string;
  /** Hunks of a unified diff, without the heads of its files. */
  readonly patch: string;
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Finds the change that touched the lines of a thread between the commit that it was written on and the one that it is carried
 * to; null where nothing did, where it is on no lines, or where that cannot be read. Costs a list of changed files and one
 * file's patch.
 */
export async function touchOf(
  repository: Repository,
  { thread, path, from, to }: CarriedThread,
  position: ThreadPosition,
  options: ReadOptions = {},
): Promise<CodeTouch | null> {
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
function touchingPatch(hunks: readonly HunkRecord[], lines: LineSpan, now: LineSpan): string {
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

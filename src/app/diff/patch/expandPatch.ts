import { lowerBound } from "../lowerBound.ts";
import { hunkHead, hunkReach } from "./hunkRanges.ts";
import { HunkWriter, type WrittenLines } from "./HunkWriter.ts";
import { LineKind, type Patch, type PatchHunk } from "./Patch.ts";
import { gapAbove, type LineRange, lineStarts, mergeRanges, type PatchGap } from "./patchGaps.ts";
import { lineText } from "./patchLines.ts";
import { growSingleWidth, recordGrowth } from "./memoizePerPatch.ts";

const NO_NEWLINE = "\\ No newline at end of file";

/**
 * Returns a patch with more context: with the lines of the new side in `shown`, taken from `text`, the whole new side.
 * Hunks that then touch are merged, as git does; existing lines are copied, not parsed again. Linear in patch and text,
 * with a small constant.
 */
export function expandPatch(patch: Patch, text: string, shown: readonly LineRange[]): Patch {
  const ranges = mergeRanges(shown);
  if (patch.hunks.length === 0 || ranges.length === 0) return patch;
  const starts = lineStarts(text);
  const writer = new HunkWriter();
  const added: string[] = [];
  let written = 0;

  const showGap = (index: number): void => {
    const gap = gapAbove(patch, index, starts.length - 1);
    for (let at = lowerBound(ranges.length, (one) => (ranges[one]?.to ?? 0) >= gap.newFrom); at < ranges.length; at++) {
      const range = ranges[at];
      if (range === undefined || range.from >= gap.newEnd) return;
      const newFrom = Math.max(range.from, gap.newFrom);
      const newEnd = Math.min(range.to + 1, gap.newEnd);
      if (newFrom >= newEnd) continue;
      // If blank lines are ignored, the two sides of a gap may differ in length: count each end from the hunk it
      // touches.
      const oldFrom =
        newEnd === gap.newEnd && newFrom > gap.newFrom
          ? Math.max(gap.oldFrom, gap.oldEnd - (newEnd - newFrom))
          : gap.oldFrom + (newFrom - gap.newFrom);
      writer.startAt(oldFrom, newFrom, () => headingAbove(patch, text, starts, { gap, index, line: newFrom }));
      const lines = contextLines(text, starts, oldFrom, newFrom, newEnd);
      added.push(lines.text);
      writer.put(lines, oldFrom + (newEnd - newFrom), newEnd);
    }
  };

  for (let index = 0; index < patch.hunks.length; index++) {
    const last = lastApart(patch, index, ranges);
    if (last > index) {
      const [from, to] = [written, hunkEnd(patch, last)];
      const hunks = patch.hunks.slice(index, last + 1);
      writer.putHunks(hunks, copiedLines(patch, hunks, from, to));
      written = to;
      index = last;
      continue;
    }
    const { from, bodyFrom, heading } = hunkHead(patch, index);
    if (from > written) writer.putHeads(patch.text.slice(written, from));
    showGap(index);
    const { oldFrom, newFrom, oldEnd, newEnd } = hunkReach(patch, index);
    writer.startAt(oldFrom, newFrom, () => heading);
    written = hunkEnd(patch, index);
    writer.put(copiedLines(patch, patch.hunks.slice(index, index + 1), bodyFrom, written), oldEnd, newEnd);
  }
  if (written === patch.text.length) showGap(patch.hunks.length);
  else writer.putHeads(patch.text.slice(written));
  const grown = writer.patch(patch.isBinary);
  growSingleWidth(grown, patch, added);
  recordGrowth(grown, patch, added);
  return grown;
}

/** Returns the end of the text of a hunk. */
function hunkEnd(patch: Patch, index: number): number {
  return Math.min(patch.text.length, (patch.ends[(patch.hunks[index]?.end ?? 0) - 1] ?? 0) + 1);
}

/**
 * Returns the last of the hunks, from `index` on, that stay unchanged because nothing is shown directly above or below
 * them; `index - 1` if there is none. In doubt, treats a hunk as changed.
 */
function lastApart({ hunks }: Patch, index: number, ranges: readonly LineRange[]): number {
  const above = hunks[index - 1]?.newStart ?? 0;
  const next = ranges[lowerBound(ranges.length, (at) => (ranges[at]?.to ?? 0) >= above)]?.from ?? Infinity;
  let last = index - 1;
  // Sections, as of a type change, restart at line 1: lines shown in the second are above the end of the first.
  const goesUp = (at: number): boolean => (hunks[at]?.newStart ?? 0) > (hunks[at - 1]?.newStart ?? -1);
  while (last + 2 < hunks.length && goesUp(last + 1) && goesUp(last + 2) && (hunks[last + 2]?.newStart ?? 0) < next)
    last++;
  return last;
}

/**
 * Returns the unchanged lines of adjacent hunks; their text, with everything between them, is that from `from` to `to`.
 */
function copiedLines(patch: Patch, hunks: readonly PatchHunk[], from: number, to: number): WrittenLines {
  const [first, end] = [hunks[0]?.first ?? 0, hunks.at(-1)?.end ?? 0];
  const lines = patch.text.slice(from, to);
  return {
    text: lines.endsWith("\n") ? lines : `${lines}\n`,
    count: end - first,
    fill({ kinds, starts, ends, oldNumbers, newNumbers }, line, at) {
      kinds.set(patch.kinds.subarray(first, end), line);
      oldNumbers.set(patch.oldNumbers.subarray(first, end), line);
      newNumbers.set(patch.newNumbers.subarray(first, end), line);
      const shift = at - from;
      for (let index = first, into = line; index < end; index++, into++) {
        starts[into] = (patch.starts[index] ?? 0) + shift;
        ends[into] = (patch.ends[index] ?? 0) + shift;
      }
    },
  };
}

/** Returns the lines `newFrom` to `newEnd - 1` of a text as context lines. The lines of the text begin at `starts`. */
function contextLines(
  text: string,
  starts: Int32Array,
  oldFrom: number,
  newFrom: number,
  newEnd: number,
): WrittenLines {
  const [from, to] = [starts[newFrom - 1] ?? 0, starts[newEnd - 1] ?? 0];
  const isTruncated = newEnd === starts.length && !text.endsWith("\n");
  const content = text.slice(from, isTruncated ? to : to - 1);
  const signed = ` ${content.replaceAll("\n", "\n ")}\n`;
  const count = newEnd - newFrom;
  return {
    text: isTruncated ? `${signed}${NO_NEWLINE}\n` : signed,
    count: isTruncated ? count + 1 : count,
    fill(columns, line, at) {
      for (let index = 0; index < count; index++) {
        const start = (starts[newFrom - 1 + index] ?? 0) - from;
        const end = (starts[newFrom + index] ?? 0) - from;
        // Each line before this one, and this one, has a sign.
        columns.starts[line + index] = at + start + index + 1;
        columns.ends[line + index] = at + end + index + (isTruncated && index === count - 1 ? 1 : 0);
        columns.oldNumbers[line + index] = oldFrom + index;
        columns.newNumbers[line + index] = newFrom + index;
      }
      if (!isTruncated) return;
      columns.kinds[line + count] = LineKind.marker;
      columns.starts[line + count] = at + signed.length;
      columns.ends[line + count] = at + signed.length + NO_NEWLINE.length;
    },
  };
}

/** In bytes, as in git. */
const HEADING_LENGTH = 80;
const HEADING_START = /^[A-Za-z_$]/;
const TRAILING_SPACE = /[ \t\r\n]+$/;
const NOT_UTF8 = /^[\uDC80-\uDCFF]$/;

/**
 * Returns the heading that git would give a hunk that begins at the new line `line` in the gap above hunk `index`: the
 * nearest old line above that begins with a letter, "_" or "$". `text` is the new side and `starts` the starts of its
 * lines. Linear in the lines passed, at most those of the gap and of the hunk above it.
 */
function headingAbove(
  patch: Patch,
  text: string,
  starts: Int32Array,
  gapLine: { readonly gap: PatchGap; readonly index: number; readonly line: number },
): string {
  for (let line = gapLine.line - 1; line >= gapLine.gap.newFrom; line--) {
    const from = starts[line - 1] ?? 0;
    if (HEADING_START.test(text.charAt(from))) return headingOf(text.slice(from, starts[line]));
  }
  const above = patch.hunks[gapLine.index - 1];
  if (above === undefined) return "";
  for (let line = above.end - 1; line >= above.first; line--) {
    const isOld = patch.kinds[line] === LineKind.context || patch.kinds[line] === LineKind.removed;
    if (isOld && HEADING_START.test(patch.text.charAt(patch.starts[line] ?? 0)))
      return headingOf(lineText(patch, line));
  }
  return hunkHead(patch, gapLine.index - 1).heading;
}

/** Truncates a line like git: after a number of bytes, then before anything that is not UTF-8. */
function headingOf(line: string): string {
  let bytes = 0;
  let end = 0;
  const name = line.replace(TRAILING_SPACE, "");
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > HEADING_LENGTH || NOT_UTF8.test(character)) break;
    end += character.length;
  }
  const isTruncated = bytes >= HEADING_LENGTH;
  return isTruncated ? name.slice(0, end).replace(TRAILING_SPACE, "") : name.slice(0, end);
}

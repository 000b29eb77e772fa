import { lowerBound } from "../lowerBound.ts";
import { hunkHead, hunkReach } from "./hunkRanges.ts";
import { HunkWriter } from "./HunkWriter.ts";
import { LineKind, type Patch } from "./Patch.ts";
import { gapAbove, type LineRange, lineStarts, mergeRanges, type PatchGap } from "./patchGaps.ts";
import { lineText } from "./patchLines.ts";

const NO_NEWLINE = "\\ No newline at end of file";

/**
 * Writes a patch with more context: with the lines of the new side in `shown`, taken from `text`, the whole new side.
 * Hunks that then touch are merged, as git does. Linear in patch and text, with a small constant.
 */
export function expandPatch(patch: Patch, text: string, shown: readonly LineRange[]): string {
  const ranges = mergeRanges(shown);
  if (patch.hunks.length === 0 || ranges.length === 0) return patch.text;
  const starts = lineStarts(text);
  const writer = new HunkWriter();
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
      writer.put(contextLines(text, starts, newFrom, newEnd), oldFrom + (newEnd - newFrom), newEnd);
    }
  };

  for (let index = 0; index < patch.hunks.length; index++) {
    const last = lastApart(patch, index, ranges);
    if (last > index) {
      const to = hunkEnd(patch, last);
      writer.putText(linesIn(patch, written, to));
      written = to;
      index = last;
      continue;
    }
    const { from, bodyFrom, heading } = hunkHead(patch, index);
    if (from > written) writer.putText(patch.text.slice(written, from));
    showGap(index);
    const { oldFrom, newFrom, oldEnd, newEnd } = hunkReach(patch, index);
    writer.startAt(oldFrom, newFrom, () => heading);
    written = hunkEnd(patch, index);
    writer.put(linesIn(patch, bodyFrom, written), oldEnd, newEnd);
  }
  if (written === patch.text.length) showGap(patch.hunks.length);
  else writer.putText(patch.text.slice(written));
  return writer.text();
}

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

/** Returns a part of the text of a patch, of which the last line may lack its newline. */
function linesIn({ text }: Patch, from: number, to: number): string {
  const lines = text.slice(from, to);
  return lines.endsWith("\n") ? lines : `${lines}\n`;
}

/** Returns the lines `newFrom` to `newEnd - 1` of a text as context lines. The lines of the text begin at `starts`. */
function contextLines(text: string, starts: Int32Array, newFrom: number, newEnd: number): string {
  const [from, to] = [starts[newFrom - 1] ?? 0, starts[newEnd - 1] ?? 0];
  const isUnended = newEnd === starts.length && !text.endsWith("\n");
  const signed = ` ${text.slice(from, isUnended ? to : to - 1).replaceAll("\n", "\n ")}\n`;
  return isUnended ? `${signed}${NO_NEWLINE}\n` : signed;
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

import { headingAbove } from "./headingAbove.ts";
import { hunkHead } from "./hunkHead.ts";
import { hunkReach } from "./hunkReach.ts";
import { HunkWriter } from "./HunkWriter.ts";
import type { LineRange } from "./LineRange.ts";
import { lineStarts } from "./lineStarts.ts";
import { mergeRanges } from "./mergeRanges.ts";
import type { Patch } from "./parsePatch.ts";
import { patchGaps } from "./patchGaps.ts";

const NO_NEWLINE = "\\ No newline at end of file\n";

/**
 * Writes a patch with more of what it leaves out: those lines of the new side that `shown` names, out of `text`, the whole
 * new side. Hunks that touch then become one, as git writes them with more context; what is shown already stays. Linear
 * in patch and text.
 */
export function expandPatch(patch: Patch, text: string, shown: readonly LineRange[]): string {
  const ranges = mergeRanges(shown);
  if (patch.hunks.length === 0 || ranges.length === 0) return patch.text;
  const starts = lineStarts(text);
  const gaps = patchGaps(patch, starts.length - 1);
  const writer = new HunkWriter();
  let written = 0;

  const showGap = (index: number): void => {
    const gap = gaps[index];
    if (gap === undefined) return;
    for (const range of ranges) {
      const newFrom = Math.max(range.from, gap.newFrom);
      const newEnd = Math.min(range.to + 1, gap.newEnd);
      if (newFrom >= newEnd) continue;
      // The two sides may differ in blank lines that do not count: then each end counts from the hunk it touches.
      const oldFrom =
        newEnd === gap.newEnd && newFrom > gap.newFrom
          ? Math.max(gap.oldFrom, gap.oldEnd - (newEnd - newFrom))
          : gap.oldFrom + (newFrom - gap.newFrom);
      writer.startAt(oldFrom, newFrom, () => headingAbove(patch, text, starts, { gap, index, line: newFrom }));
      const lines = text.slice(starts[newFrom - 1], starts[newEnd - 1]);
      const isEnd = newEnd === starts.length && !text.endsWith("\n");
      const signed = ` ${lines.replace(/\n$/, "").replaceAll("\n", "\n ")}\n`;
      writer.put(isEnd ? signed + NO_NEWLINE : signed, oldFrom + (newEnd - newFrom), newEnd);
    }
  };

  patch.hunks.forEach((hunk, index) => {
    const { from, bodyFrom, heading } = hunkHead(patch, index);
    if (from > written) writer.putHeads(patch.text.slice(written, from));
    showGap(index);
    const { oldFrom, newFrom, oldEnd, newEnd } = hunkReach(patch, index);
    writer.startAt(oldFrom, newFrom, () => heading);
    written = Math.min(patch.text.length, (patch.ends[hunk.end - 1] ?? 0) + 1);
    const lines = patch.text.slice(bodyFrom, written);
    writer.put(lines.endsWith("\n") ? lines : `${lines}\n`, oldEnd, newEnd);
  });
  if (written === patch.text.length) showGap(patch.hunks.length);
  else writer.putHeads(patch.text.slice(written));
  return writer.text();
}

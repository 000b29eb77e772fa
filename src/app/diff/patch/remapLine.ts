import { hunkReach } from "./hunkReach.ts";
import { NO_LINE } from "./pairLines.ts";
import { LineKind, type Patch } from "./parsePatch.ts";

/**
 * Finds a line of one patch of a file in another, which shows more or less of the same change: by its number on the side
 * it belongs to; a marker by the line it belongs to. `NO_LINE` where the other does not show it. Linear in the number of
 * hunks and in the lines of one.
 */
export function remapLine(from: Patch, to: Patch, line: number): number {
  if (from === to || line < 0) return line;
  if (from.kinds[line] === LineKind.marker) {
    const owner = remapLine(from, to, line - 1);
    return owner !== NO_LINE && to.kinds[owner + 1] === LineKind.marker ? owner + 1 : NO_LINE;
  }
  const newNumber = from.newNumbers[line] ?? 0;
  return newNumber > 0 ? findNumber(to, "new", newNumber) : findNumber(to, "old", from.oldNumbers[line] ?? 0);
}

function findNumber(patch: Patch, side: "old" | "new", number: number): number {
  const numbers = side === "new" ? patch.newNumbers : patch.oldNumbers;
  const index = patch.hunks.findIndex((_, hunk) => {
    const reach = hunkReach(patch, hunk);
    return side === "new"
      ? reach.newFrom <= number && number < reach.newEnd
      : reach.oldFrom <= number && number < reach.oldEnd;
  });
  const hunk = patch.hunks[index];
  if (hunk === undefined || number <= 0) return NO_LINE;
  const at = numbers.subarray(hunk.first, hunk.end).indexOf(number);
  return at === -1 ? NO_LINE : hunk.first + at;
}

import { hunkHead } from "./hunkHead.ts";
import { lineText } from "./lineText.ts";
import { LineKind, type Patch } from "./parsePatch.ts";
import type { PatchGap } from "./gapAbove.ts";

/** In bytes, as git cuts them. */
const HEADING_LENGTH = 80;
const NAMES_A_PLACE = /^[A-Za-z_$]/;
const TRAILING_SPACE = /[ \t\r\n]+$/;
const NOT_UTF8 = /^[\uDC80-\uDCFF]$/;

/**
 * Finds what git would name a hunk by that begins in the gap above hunk `index` before the new line `line`: the nearest
 * old line above it that begins with a letter, "_" or "$". `text` is the new side and `starts` where its lines begin.
 * Linear in the lines it passes, which are at most those of the gap and of the hunk above it.
 */
export function headingAbove(
  patch: Patch,
  text: string,
  starts: Int32Array,
  place: { readonly gap: PatchGap; readonly index: number; readonly line: number },
): string {
  for (let line = place.line - 1; line >= place.gap.newFrom; line--) {
    const from = starts[line - 1] ?? 0;
    if (NAMES_A_PLACE.test(text.charAt(from))) return headingOf(text.slice(from, starts[line]));
  }
  const above = patch.hunks[place.index - 1];
  if (above === undefined) return "";
  for (let line = above.end - 1; line >= above.first; line--) {
    const isOld = patch.kinds[line] === LineKind.context || patch.kinds[line] === LineKind.removed;
    if (isOld && NAMES_A_PLACE.test(patch.text.charAt(patch.starts[line] ?? 0)))
      return headingOf(lineText(patch, line));
  }
  return hunkHead(patch, place.index - 1).heading;
}

/** Cuts a line as git does: after so many bytes, then before what is not UTF-8. */
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
  const isCut = bytes >= HEADING_LENGTH;
  return isCut ? name.slice(0, end).replace(TRAILING_SPACE, "") : name.slice(0, end);
}

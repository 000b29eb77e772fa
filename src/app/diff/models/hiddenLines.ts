import { LineKind } from "../patch/parsePatch.ts";
import { perPatch } from "./perPatch.ts";

/**
 * What nobody writes by chance: characters that turn the text around them, that take no room, or that carry hidden text (tags,
 * selectors one after another). Marks of direction and joiners belong to ordinary Arabic, Hebrew, Persian and emoji, breaks
 * without width to scripts without spaces, soft hyphens to prose.
 */
const TRICK =
  /[\u202A-\u202E\u2066-\u2069\u2060-\u2064\u180E\u{E0001}]|\u200B(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}].)|[\u{E0020}-\u{E007F}](?<!\u{1F3F4}[\u{E0061}-\u{E007A}]{0,5}.)|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2}/gu;

const NONE: readonly number[] = [];

/**
 * Finds the lines of a file's newer side that hold characters made to deceive ("Trojan Source", hidden text). Found once for
 * each patch; linear in its text, and nearly free where that is Latin.
 */
export const hiddenLines = perPatch(NONE, ({ text, lineCount, kinds, starts, ends }): readonly number[] => {
  const lines: number[] = [];
  let line = 0;
  for (const { index } of text.matchAll(TRICK)) {
    while (line < lineCount && (ends[line] ?? 0) <= index) line++;
    if (line === lineCount) break;
    const isNew = kinds[line] === LineKind.added || kinds[line] === LineKind.context;
    if (isNew && (starts[line] ?? 0) <= index && lines.at(-1) !== line) lines.push(line);
  }
  return lines.length === 0 ? NONE : lines;
});

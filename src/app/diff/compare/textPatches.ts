import { HunkWriter } from "../patch/HunkWriter.ts";
import { differences } from "./differences.ts";

/** The unchanged lines around each change, as in git's default. */
const CONTEXT = 3;
/** The most pairs of lines compared: some ten milliseconds. */
const STEPS = 400_000;

/**
 * Returns the difference of two texts as a unified diff without file headers; empty if they are equal. The last newline
 * of a text ends its line like any other. If the smallest difference would take too long, the whole old text is
 * replaced by the new one. Linear if little differs.
 */
export function textsPatch(before: string, after: string): string {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  const whole = { oldFrom: 0, oldTo: oldLines.length, newFrom: 0, newTo: newLines.length };
  const found = differences(oldLines, newLines, STEPS) ?? [whole];
  const writer = new HunkWriter();
  const put = (sign: string, lines: readonly string[], oldEnd: number, newEnd: number): void =>
    writer.put(lines.map((line) => `${sign}${line}\n`).join(""), oldEnd + 1, newEnd + 1);
  let written = 0;
  found.forEach(({ oldFrom, oldTo, newFrom, newTo }, index) => {
    const lead = Math.min(CONTEXT, oldFrom - written);
    writer.startAt(oldFrom - lead + 1, newFrom - lead + 1, () => "");
    put(" ", oldLines.slice(oldFrom - lead, oldFrom), oldFrom, newFrom);
    put("-", oldLines.slice(oldFrom, oldTo), oldTo, newFrom);
    put("+", newLines.slice(newFrom, newTo), oldTo, newTo);
    const rest = Math.min(CONTEXT, (found[index + 1]?.oldFrom ?? oldLines.length) - oldTo);
    put(" ", oldLines.slice(oldTo, oldTo + rest), oldTo + rest, newTo + rest);
    written = oldTo + rest;
  });
  return writer.text();
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n");
}

const NO_NEWLINE = "\\ No newline at end of file\n";

/** Returns a whole text as a patch without changes, so that the reader can show it; empty for an empty text. Linear. */
export function plainPatch(text: string): string {
  if (text === "") return "";
  const isWhole = text.endsWith("\n");
  const body = isWhole ? text.slice(0, -1) : text;
  let count = 1;
  for (let at = body.indexOf("\n"); at !== -1; at = body.indexOf("\n", at + 1)) count++;
  const header = `@@ -1,${count} +1,${count} @@\n`;
  return `${header} ${body.replaceAll("\n", "\n ")}\n${isWhole ? "" : NO_NEWLINE}`;
}

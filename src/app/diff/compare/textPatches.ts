import { HunkWriter } from "../patch/HunkWriter.ts";
import { differences } from "./differences.ts";

/** Lines that are alike around each change, as git shows them. */
const CONTEXT = 3;
/** Pairs of lines looked at: some ten milliseconds. */
const STEPS = 400_000;

/**
 * Writes what differs between two texts as a unified diff, without file headers; empty where nothing does. A text's last newline
 * is a line's end like any other. Where finding the fewest changes would take too long, all of the one stands for all of
 * the other. Linear where little differs.
 */
export function textsPatch(before: string, after: string): string {
  const [olds, news] = [linesOf(before), linesOf(after)];
  const whole = { oldFrom: 0, oldTo: olds.length, newFrom: 0, newTo: news.length };
  const found = differences(olds, news, STEPS) ?? [whole];
  const writer = new HunkWriter();
  const put = (sign: string, lines: readonly string[], oldEnd: number, newEnd: number): void =>
    writer.put({ text: lines.map((line) => `${sign}${line}\n`).join(""), count: lines.length }, oldEnd + 1, newEnd + 1);
  let written = 0;
  found.forEach(({ oldFrom, oldTo, newFrom, newTo }, index) => {
    const lead = Math.min(CONTEXT, oldFrom - written);
    writer.startAt(oldFrom - lead + 1, newFrom - lead + 1, () => "");
    put(" ", olds.slice(oldFrom - lead, oldFrom), oldFrom, newFrom);
    put("-", olds.slice(oldFrom, oldTo), oldTo, newFrom);
    put("+", news.slice(newFrom, newTo), oldTo, newTo);
    const rest = Math.min(CONTEXT, (found[index + 1]?.oldFrom ?? olds.length) - oldTo);
    put(" ", olds.slice(oldTo, oldTo + rest), oldTo + rest, newTo + rest);
    written = oldTo + rest;
  });
  return writer.text();
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n");
}

const NO_NEWLINE = "\\ No newline at end of file\n";

/** Writes a whole text as a patch in which nothing changes, so that a file can be read by the reader. Empty for an empty text. Linear. */
export function plainPatch(text: string): string {
  if (text === "") return "";
  const isWhole = text.endsWith("\n");
  const body = isWhole ? text.slice(0, -1) : text;
  let count = 1;
  for (let at = body.indexOf("\n"); at !== -1; at = body.indexOf("\n", at + 1)) count++;
  const header = `@@ -1,${count} +1,${count} @@\n`;
  return `${header} ${body.replaceAll("\n", "\n ")}\n${isWhole ? "" : NO_NEWLINE}`;
}

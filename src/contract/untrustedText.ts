/**
 * Text of other people inside of Markdown that Galley writes, for people and for agents. Nothing in it may pass for
 * Galley's own text.
 */

/** The rule for every text that is entered, as a sentence. */
export const TEXT_RULE =
  "Texts must be valid Unicode, without control characters other than tabs and line breaks, and without noncharacters.";

/** Keeps text on its line: line breaks in it are escaped. Linear in its length. */
export function inLine(text: string): string {
  return text.replace(/[\n\r\u0085\u2028\u2029]/gu, (end) => (end === "\n" ? "\\n" : end === "\r" ? "\\r" : " "));
}

/** Writes text as a Markdown quotation. Linear in its length. */
export function quotation(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** Puts text into a code block that its content cannot close. Linear in its length. */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const HALF_PAIR = /[\uD800-\uDBFF]$/u;

/**
 * Cuts a text to at most `length` UTF-16 units, between two signs as a reader sees them: an emoji of several code points
 * stays whole or goes. A single sign that is longer is cut between its code points. Linear in the text.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // Made here, since the first one of a process takes 10 ms, which every start of a command would pay.
  const end = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text).containing(length)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text.slice(0, length).replace(HALF_PAIR, "");
}

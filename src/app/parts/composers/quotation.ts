/** Writes a text as one that is quoted, in Markdown. */
export function quotation(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

import { suggestionBlocks } from "./suggestionBlocks.ts";

/** Gives the lines of the first block of a Markdown text that is marked as a suggestion, or null where it has none. Linear in the text. */
export function suggestedLines(body: string): readonly string[] | null {
  return suggestionBlocks(body)[0] ?? null;
}

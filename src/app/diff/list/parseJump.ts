import type { ReaderPlace } from "../ReaderPlace.ts";

/** What is typed to go somewhere: words of a path, and the lines meant there. */
export interface Jump {
  readonly words: string;
  readonly lines: ReaderPlace["lines"];
}

const LINES = /^(.*?):(-?)(?:([1-9]\d{0,8})(?:-([1-9]\d{0,8})?)?)?$/;

/**
 * Reads `words`, `words:12`, `words:12-20`, or with a minus after the colon, `words:-12`, a line of the old side. A colon
 * that nothing follows is the beginning of a number.
 */
export function parseJump(text: string): Jump {
  const [, words, minus, from, to] = LINES.exec(text.trim()) ?? [];
  if (words === undefined) return { words: text.trim(), lines: null };
  if (from === undefined) return { words: words.trim(), lines: null };
  const ends = [Number(from), Number(to ?? from)];
  const lines = { side: minus === "-" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } as const;
  return { words: words.trim(), lines };
}

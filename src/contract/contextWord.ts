import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "./limits.ts";

const WHOLE = "whole";

/** How many lines are shown around a change as the address of a page writes it, `?context=10`, `?context=whole`. */
export const contextWord = {
  /** Finds the number of a word; null where the address has none, or one that says none. */
  read(word: string | null): number | null {
    if (word === WHOLE) return CONTEXT_LINES_MAX;
    return word !== null && /^\d{1,6}$/u.test(word) ? Number(word) : null;
  },
  write: (lines: number): string => (lines >= CONTEXT_LINES_MAX ? WHOLE : String(lines)),
  /** What git shows where nothing is said. */
  usual: CONTEXT_LINES,
} as const;

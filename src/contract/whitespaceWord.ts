/** How the schema names the modes: which white space is left out of account. */
export type WhitespaceMode = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";

const WORDS: readonly (readonly [WhitespaceMode, string])[] = [
  ["SHOW", "show"],
  ["IGNORE_AT_END", "end"],
  ["IGNORE_AMOUNT", "amount"],
  ["IGNORE_ALL", "all"],
  ["IGNORE_ALL_AND_BLANK_LINES", "blank-lines"],
];

/** A mode as the address of a page writes it, `?w=all`. */
export const whitespaceWord = {
  /** Finds the mode of a word; null where the address has none, or one that is no mode's. */
  read: (word: string | null): WhitespaceMode | null => WORDS.find(([, known]) => known === word)?.[0] ?? null,
  /** Finds the mode that the schema names so; null where there is none. */
  known: (name: string | null): WhitespaceMode | null => WORDS.find(([known]) => known === name)?.[0] ?? null,
  write: (mode: WhitespaceMode): string => WORDS.find(([known]) => known === mode)?.[1] ?? "show",
} as const;

import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "./limits.ts";

/** Gives what its reader chose, by the names of `personChoices`; null where nothing. */
export type ReadChoice = (name: string) => string | null;

/** How a change is read: how contents are compared, and which files come first. */
export interface PageReading {
  readonly options: {
    readonly whitespace: WhitespaceMode;
    readonly algorithm: DiffAlgorithm;
    readonly contextLines: number;
  };
  readonly order: FileOrderName;
}

/** Reads how a change is to be read: as the address says, else as its reader chose, else as git does by itself. */
export function pageReading(search: URLSearchParams, chosen: ReadChoice): PageReading {
  return {
    options: {
      whitespace: whitespaceWord.read(search.get("w")) ?? whitespaceWord.known(chosen("whitespace")) ?? "SHOW",
      algorithm: algorithmWord.read(search.get("diff")) ?? algorithmWord.known(chosen("algorithm")) ?? "MYERS",
      contextLines:
        contextWord.read(search.get("context")) ?? contextWord.read(chosen("contextLines")) ?? contextWord.usual,
    },
    order: fileOrderWord.read(search.get("order")) ?? fileOrderWord.read(chosen("order")) ?? "PATH",
  };
}

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

/** How the schema names the ways in which git pairs lines. `minimal` is not among them: it is four times as dear and seldom shorter. */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";

const ALGORITHM_WORD_WORDS: readonly (readonly [DiffAlgorithm, string])[] = [
  ["MYERS", "myers"],
  ["PATIENCE", "patience"],
  ["HISTOGRAM", "histogram"],
];

/** A way of pairing lines as the address of a page and git write it, `?diff=histogram`. */
export const algorithmWord = {
  /** Finds the way of a word; null where the address has none, or one that is none's. */
  read: (word: string | null): DiffAlgorithm | null =>
    ALGORITHM_WORD_WORDS.find(([, known]) => known === word)?.[0] ?? null,
  /** Finds the way that the schema names so; null where there is none. */
  known: (name: string | null): DiffAlgorithm | null =>
    ALGORITHM_WORD_WORDS.find(([known]) => known === name)?.[0] ?? null,
  write: (algorithm: DiffAlgorithm): string =>
    ALGORITHM_WORD_WORDS.find(([known]) => known === algorithm)?.[1] ?? "myers",
} as const;

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

/** How the schema names the orders in which one reads the files of a change. */
type FileOrderName = "PATH" | "SIZE" | "LAST" | "TOGETHER";

const ORDERS: Readonly<Record<string, FileOrderName>> = {
  path: "PATH",
  size: "SIZE",
  last: "LAST",
  together: "TOGETHER",
};

/** An order as the address of a page and the browser's choice write it, `?order=size`. */
const fileOrderWord = {
  /** Finds the order of a word; null where there is none, or one that is no order's. */
  read: (word: string | null): FileOrderName | null =>
    word !== null && Object.hasOwn(ORDERS, word) ? (ORDERS[word] ?? null) : null,
} as const;

/** How the schema names the ways in which git pairs lines. `minimal` is not among them: it is four times as dear and seldom shorter. */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";

const WORDS: readonly (readonly [DiffAlgorithm, string])[] = [
  ["MYERS", "myers"],
  ["PATIENCE", "patience"],
  ["HISTOGRAM", "histogram"],
];

/** A way of pairing lines as the address of a page and git write it, `?diff=histogram`. */
export const algorithmWord = {
  /** Finds the way of a word; null where the address has none, or one that is none's. */
  read: (word: string | null): DiffAlgorithm | null => WORDS.find(([, known]) => known === word)?.[0] ?? null,
  /** Finds the way that the schema names so; null where there is none. */
  known: (name: string | null): DiffAlgorithm | null => WORDS.find(([known]) => known === name)?.[0] ?? null,
  write: (algorithm: DiffAlgorithm): string => WORDS.find(([known]) => known === algorithm)?.[1] ?? "myers",
} as const;

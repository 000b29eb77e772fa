import { useCallback } from "react";
import { algorithmWord, type DiffAlgorithm } from "#contract/algorithmWord.ts";
import { contextWord } from "#contract/contextWord.ts";
import { whitespaceWord, type WhitespaceMode } from "#contract/whitespaceWord.ts";
import { useSearchParam } from "./useSearchParam.ts";

/** What the address says of one thing, null where nothing, and how to put another into it. */
type Param<T> = readonly [value: T | null, put: (value: T) => void];

/** Where the address of a page keeps how contents are compared. */
interface CompareParams {
  readonly whitespace: Param<WhitespaceMode>;
  readonly algorithm: Param<DiffAlgorithm>;
  readonly contextLines: Param<number>;
}

/** Reads and writes how contents are compared, of which each has its own word in the address: the page's query goes by them. */
export function useCompareParams(): CompareParams {
  return {
    whitespace: useWord("w", whitespaceWord),
    algorithm: useWord("diff", algorithmWord),
    contextLines: useWord("context", contextWord),
  };
}

interface Word<T> {
  readonly read: (word: string | null) => T | null;
  readonly write: (value: T) => string;
}

function useWord<T>(name: string, word: Word<T>): Param<T> {
  const [value, set] = useSearchParam(name);
  return [word.read(value), useCallback((next) => set(word.write(next)), [set, word])];
}

import { useCallback } from "react";
import { algorithmWord, type DiffAlgorithm } from "#contract/algorithmWord.ts";
import { contextWord } from "#contract/contextWord.ts";
import { whitespaceWord, type WhitespaceMode } from "#contract/whitespaceWord.ts";
import { useRouter } from "./useRouter.ts";
import { useSearchParam } from "./useSearchParam.ts";

/** What holds of one thing, and how to put another into the address. */
type Param<T> = readonly [value: T, put: (value: T) => void];

/** How contents are compared, and where the address of a page keeps that. */
interface CompareParams {
  readonly whitespace: Param<WhitespaceMode>;
  readonly algorithm: Param<DiffAlgorithm>;
  readonly contextLines: Param<number>;
}

/**
 * Reads how the contents on this page are compared, as its query asked for them, and writes it, each as its own word in the
 * address.
 */
export function useCompareParams(): CompareParams {
  const { whitespace, algorithm, contextLines } = useRouter().reading.options;
  return {
    whitespace: [whitespace, usePut("w", whitespaceWord)],
    algorithm: [algorithm, usePut("diff", algorithmWord)],
    contextLines: [contextLines, usePut("context", contextWord)],
  };
}

function usePut<T>(name: string, word: { readonly write: (value: T) => string }): (value: T) => void {
  const [, set] = useSearchParam(name);
  return useCallback((next) => set(word.write(next)), [set, word]);
}

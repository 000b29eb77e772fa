import { useCallback, useMemo } from "react";
import {
  algorithmWord,
  contextWord,
  type DiffAlgorithm,
  type WhitespaceMode,
  whitespaceWord,
} from "#contract/compareParams.ts";
import { matchPage, type PageName } from "#contract/pages.ts";
import { addressUrl } from "./Router.ts";
import { useRouter } from "./useRouter.ts";

/** Reads the address's query, and goes on with some of its words changed; null takes a word away. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (words: Readonly<Record<string, string | null>>) => void,
] {
  const { url, go } = useRouter();
  const params = useMemo(() => addressUrl(url).searchParams, [url]);
  const set = useCallback(
    (words: Readonly<Record<string, string | null>>) => {
      const address = addressUrl(url);
      for (const [name, value] of Object.entries(words)) {
        if (value === null || value === "") address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      go(address.pathname + address.search + address.hash);
    },
    [url, go],
  );
  return [params, set];
}

/** Reads and writes one value of the address's query: the state of a view lives there, so that a link or a reload keeps it. */
export function useSearchParam(name: string): readonly [string | null, (value: string | null) => void] {
  const { url, go } = useRouter();
  const value = addressUrl(url).searchParams.get(name);
  const set = useCallback(
    (next: string | null) => {
      const address = addressUrl(url);
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [url, go, name],
  );
  return [value, set];
}

type Param = ReturnType<typeof useSearchParam>;

/** Where the address of a page keeps how lines are shown there. */
interface ViewParams {
  readonly view: Param;
  readonly wrap: Param;
  readonly tab: Param;
  readonly marks: Param;
  readonly turned: Param;
}

/** Reads and writes how lines are shown, of which each has its own value in the address. */
export function useViewParams(): ViewParams {
  return {
    view: useSearchParam("view"),
    wrap: useSearchParam("wrap"),
    tab: useSearchParam("tab"),
    marks: useSearchParam("marks"),
    turned: useSearchParam("turned"),
  };
}

/** What holds of one thing, and how to put another into the address. */
type UseCompareParamsParam<T> = readonly [value: T, put: (value: T) => void];

/** How contents are compared, and where the address of a page keeps that. */
interface CompareParams {
  readonly whitespace: UseCompareParamsParam<WhitespaceMode>;
  readonly algorithm: UseCompareParamsParam<DiffAlgorithm>;
  readonly contextLines: UseCompareParamsParam<number>;
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

/** Pages of a change. On others some words say other things: how a file is shown, how lines of code are searched for. */
const OF_A_CHANGE: ReadonlySet<PageName> = new Set<PageName>(["compare", "commit", "reviewFiles", "worktree"]);

/** Words that say the same on every page that has them. */
const ANYWHERE: ReadonlySet<string> = new Set(["wrap", "tab", "marks"]);

/** Takes words out of the page's address, so that what its reader chose holds, and shows the page as it is asked for then. */
export function useForgetWords(): (words: readonly string[]) => void {
  const { url, go } = useRouter();
  return useCallback(
    (words) => {
      const address = addressUrl(url);
      const { name } = matchPage(address.pathname, address.searchParams);
      for (const word of words) {
        if (OF_A_CHANGE.has(name) || ANYWHERE.has(word)) address.searchParams.delete(word);
      }
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [url, go],
  );
}

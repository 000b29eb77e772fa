import { useCallback, useMemo } from "react";
import {
  algorithmParam,
  contextLinesParam,
  type DiffAlgorithm,
  type WhitespaceMode,
  whitespaceParam,
} from "#contract/compareParams.ts";
import { matchPage, type PageName } from "#contract/pages.ts";
import { addressUrl } from "./Router.ts";
import { useRouter } from "./useRouter.ts";

/** Reads the query of the address, and navigates with some of its parameters changed; null removes one. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (searchParams: Readonly<Record<string, string | null>>) => void,
] {
  const { url, latestUrl, go } = useRouter();
  const params = useMemo(() => addressUrl(url).searchParams, [url]);
  const set = useCallback(
    (searchParams: Readonly<Record<string, string | null>>) => {
      const address = addressUrl(latestUrl());
      for (const [name, value] of Object.entries(searchParams)) {
        if (value === null || value === "") address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      go(address.pathname + address.search + address.hash);
    },
    [latestUrl, go],
  );
  return [params, set];
}

/** Reads and writes one parameter of the address. View state is kept there, so that links and reloads preserve it. */
export function useSearchParam(name: string): readonly [string | null, (value: string | null) => void] {
  const { url, latestUrl, go } = useRouter();
  const value = addressUrl(url).searchParams.get(name);
  const set = useCallback(
    (next: string | null) => {
      const address = addressUrl(latestUrl());
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [latestUrl, go, name],
  );
  return [value, set];
}

type Param = ReturnType<typeof useSearchParam>;

/** The parameters of the address that control how lines are shown. */
interface ViewParams {
  readonly view: Param;
  readonly wrap: Param;
  readonly tab: Param;
  readonly marks: Param;
  readonly turned: Param;
}

export function useViewParams(): ViewParams {
  return {
    view: useSearchParam("view"),
    wrap: useSearchParam("wrap"),
    tab: useSearchParam("tab"),
    marks: useSearchParam("marks"),
    turned: useSearchParam("turned"),
  };
}

type UseCompareParamsParam<T> = readonly [value: T, put: (value: T) => void];

interface CompareParams {
  readonly whitespace: UseCompareParamsParam<WhitespaceMode>;
  readonly algorithm: UseCompareParamsParam<DiffAlgorithm>;
  readonly contextLines: UseCompareParamsParam<number>;
}

/** Reads the compare options of this page's query, and writes each to its parameter in the address. */
export function useCompareParams(): CompareParams {
  const { whitespace, algorithm, contextLines } = useRouter().reading.options;
  return {
    whitespace: [whitespace, usePut("w", whitespaceParam)],
    algorithm: [algorithm, usePut("diff", algorithmParam)],
    contextLines: [contextLines, usePut("context", contextLinesParam)],
  };
}

function usePut<T>(name: string, param: { readonly write: (value: T) => string }): (value: T) => void {
  const [, set] = useSearchParam(name);
  return useCallback((next) => set(param.write(next)), [set, param]);
}

/** Pages of a change. On other pages some parameters have other meanings. */
const OF_A_CHANGE: ReadonlySet<PageName> = new Set<PageName>(["compare", "commit", "reviewFiles", "worktree"]);

/** Parameters with the same meaning on every page. */
const ANYWHERE: ReadonlySet<string> = new Set(["wrap", "tab", "marks"]);

/** Removes parameters from the page's address, so that the viewer's settings apply, and shows the page accordingly. */
export function useForgetParams(): (searchParams: readonly string[]) => void {
  const { latestUrl, go } = useRouter();
  return useCallback(
    (searchParams) => {
      const address = addressUrl(latestUrl());
      const { name } = matchPage(address.pathname, address.searchParams);
      for (const param of searchParams) {
        if (OF_A_CHANGE.has(name) || ANYWHERE.has(param)) address.searchParams.delete(param);
      }
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [latestUrl, go],
  );
}

import { createContext, use, useCallback, useMemo } from "react";
import { type ChangeLocation, locationHash } from "#contract/addresses.ts";
import { contextLinesParam, type PageReading, whitespaceParam } from "#contract/pageParams.ts";
import { matchPage, type PageName } from "#contract/pages.ts";
import { addressUrl } from "./Router.ts";
import { EntryStorage, ignoreSavedScroll, wasLeft } from "./entryMemory.ts";

/** Returns the current address and the functions that navigate. For components inside RouterRoot. */
export function useRouter(): RouterState {
  const state = use(RouterContext);
  if (!state) throw new Error("useRouter is called outside RouterRoot.");
  return state;
}

export interface RouterState {
  readonly url: string;
  /**
   * Returns the address that a control of this page changes: that of this page, or of the same page with other
   * parameters while that loads, so that no choice is lost. Not for rendering.
   */
  readonly latestUrl: () => string;
  /** The compare options of the page, from its address and the viewer's settings. */
  readonly reading: PageReading;
  /** True while the next page loads and the old page is still shown. */
  readonly pending: boolean;
  readonly go: (url: string, options?: { readonly replace?: boolean }) => void;
  readonly preload: (url: string) => void;
  readonly reload: () => void;
}

/** Null outside of RouterRoot. */
export const RouterContext = createContext<RouterState | null>(null);

interface UrlLocation {
  readonly location: ChangeLocation | null;
  /** Returns true if the viewer came back to this page or refreshed it, and the scroll position is being restored. */
  readonly isReturn: () => boolean;
  readonly onLocation: (location: ChangeLocation | null) => void;
  /** Returns the full address of a location on this page. Not for rendering. */
  readonly linkTo: (location: ChangeLocation) => string;
  readonly memory: typeof cursorMemory;
}

/** The format of locations in the fragment. Must be a stable object. */
type LocationHashFormat = Pick<typeof locationHash, "read" | "write">;

/**
 * Reads and writes the location in a change that the fragment of the address names. `lasting` is an address for shared
 * links, for pages whose own address can change its meaning.
 */
export function useUrlLocation(format: LocationHashFormat = locationHash, lasting: string | null = null): UrlLocation {
  const { url, pending, go } = useRouter();
  const [page = "", ...rest] = url.split("#");
  const hash = `#${rest.join("#")}`;
  const location = useMemo(() => format.read(hash), [format, hash]);
  return {
    location,
    isReturn: wasLeft,
    onLocation(next) {
      // The browser's address is already the next page's; a location of this page would navigate back.
      if (!pending) go(next === null ? page : page + format.write(next), { replace: true });
    },
    linkTo: (at) => window.location.origin + (lasting ?? page) + format.write(at),
    memory: cursorMemory,
  };
}

const cursors = new EntryStorage("galley.cursor");
const savedReadings = new EntryStorage("galley.reading");

/** The line or file header at the top of the viewport, and the offset of the viewport below it in pixels. */
interface ReadingPosition {
  readonly location: ChangeLocation;
  readonly offset: number;
  /** The text of the line and of the lines below it. */
  readonly texts: readonly string[];
}

/** Saves the cursor and the reading position with each history entry. */
export const cursorMemory = {
  read(): ChangeLocation | null {
    const hash = cursors.read();
    return hash === null ? null : locationHash.read(hash);
  },
  save(location: ChangeLocation): void {
    cursors.save(locationHash.write(location));
  },
  /** Returns the saved position. The caller must scroll to it. */
  restoreReading(): ReadingPosition | null {
    const [first = "", ...texts] = (savedReadings.read() ?? "").split("\n");
    const [, offset, hash] = /^(-?\d+) (.+)$/.exec(first) ?? [];
    const location = hash === undefined ? null : locationHash.read(hash);
    if (location === null) return null;
    ignoreSavedScroll();
    return { location, offset: Number(offset), texts };
  },
  saveReading(reading: ReadingPosition | null): void {
    if (reading === null) return savedReadings.save("");
    const { location, offset, texts } = reading;
    savedReadings.save([`${Math.round(offset)} ${locationHash.write(location)}`, ...texts].join("\n"));
  },
} as const;

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

/** The parameters of the address that control how lines are shown. */
export function useViewParams() {
  return {
    view: useSearchParam("view"),
    wrap: useSearchParam("wrap"),
    tab: useSearchParam("tab"),
    marks: useSearchParam("marks"),
    turned: useSearchParam("turned"),
  };
}

/** Reads the compare options of this page's query, and writes each to its parameter in the address. */
function useCompareParams() {
  const { whitespace, contextLines } = useRouter().reading.options;
  return {
    whitespace: [whitespace, usePut("w", whitespaceParam)],
    contextLines: [contextLines, usePut("context", contextLinesParam)],
  } as const;
}

/** The parameters of the address that control how a change is shown, and its location. */
export function useChangeParams() {
  return {
    view: useViewParams(),
    form: useSearchParam("files"),
    order: useSearchParam("order"),
    compare: useCompareParams(),
    address: useUrlLocation(),
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

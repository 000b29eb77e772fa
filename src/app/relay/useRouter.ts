import { createContext, use } from "react";
import type { PageReading } from "#contract/compareParams.ts";

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
  /** Refetches this page. */
  readonly reload: () => void;
}

/** Null outside of RouterRoot. */
export const RouterContext = createContext<RouterState | null>(null);

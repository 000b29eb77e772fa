import { createContext, use } from "react";
import type { PageReading } from "#contract/compareParams.ts";

/** Gives where one is and how to go elsewhere; for components inside RouterRoot. */
export function useRouter(): RouterState {
  const state = use(RouterContext);
  if (!state) throw new Error("useRouter stands outside RouterRoot.");
  return state;
}

/** Where one is, and how to go elsewhere. */
export interface RouterState {
  readonly url: string;
  /** How what is shown was asked to be read: by the address and what its reader chose. */
  readonly reading: PageReading;
  /** Whether the next page is under way while the old one is still shown. */
  readonly pending: boolean;
  readonly go: (url: string, options?: { readonly replace?: boolean }) => void;
  readonly preload: (url: string) => void;
  /** Asks the server for this page anew. */
  readonly reload: () => void;
}

/** The page that is shown and how to leave it; null outside of the router. */
export const RouterContext = createContext<RouterState | null>(null);

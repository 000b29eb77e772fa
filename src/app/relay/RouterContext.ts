import { createContext } from "react";
import type { PageReading } from "#contract/pageReading.ts";

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

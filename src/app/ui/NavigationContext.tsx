import { createContext, use } from "react";

/** Where the reader is and how to go elsewhere; the app wires its router into it. */
export type Navigation = {
  /** Path, query and fragment of what is on screen, such as `/galley/reviews?state=open`. */
  readonly url: string;
  /** True from the moment a navigation was asked for until its page stands. */
  readonly pending: boolean;
  go(url: string, options?: { readonly replace?: boolean }): void;
  /** Starts loading what `url` will need; calling it again costs nothing. */
  preload(url: string): void;
};

/** How links go to pages; null where nothing above says how, and the browser goes there itself. */
export const NavigationContext = createContext<Navigation | null>(null);

/** Gives the navigation of the app around; throws where there is none. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("A NavigationContext must stand around what uses useNavigation.");
  return navigation;
}

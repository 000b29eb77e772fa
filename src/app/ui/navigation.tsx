import { type ComponentProps, createContext, type MouseEvent, use } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: string };

/**
 * Goes to `to` without loading a new document, and starts loading it as soon as the pointer or the focus arrives.
 * It is a plain anchor to the browser: clicks with a modifier, another button or a target are left alone.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { url, go, preload } = useNavigation();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a
      aria-current={to === url ? "page" : undefined}
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload(to);
      }}
    />
  );
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && (target === "" || target === "_self") && download === "";
}

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

/** Something in the code that one wants to know more of. */
export interface LookUp {
  readonly deed: "search" | "define";
  /** What is meant; several where one has still to choose. */
  readonly words: readonly string[];
  /** The revision that is looked through. */
  readonly revision: string;
  /** The file in which it stands there, and its line if one is known. */
  readonly path: string;
  readonly line: number | null;
}

/** Looks up what stands in the code; null where there is nowhere to look. */
export const LookUpContext = createContext<((asked: LookUp) => void) | null>(null);

import { type ComponentProps, createContext, type MouseEvent, use } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  readonly to: string;
  /** False to load its page only when it is followed. */
  readonly preloads?: boolean;
};

/**
 * A link that navigates without loading a new document, and preloads its page on hover and focus. Clicks with a
 * modifier, another button or a target are left to the browser.
 */
export function Link({ to, preloads = true, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
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
        if (preloads) preload(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (preloads) preload(to);
      }}
    />
  );
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && (target === "" || target === "_self") && download === "";
}

/** The current address and the functions to navigate. The app provides its router. */
export type Navigation = {
  /** Path, query and fragment of the page on screen, such as `/galley/reviews?state=open`. */
  readonly url: string;
  /** True from the request of a navigation until its page is shown. */
  readonly pending: boolean;
  go(url: string, options?: { readonly replace?: boolean }): void;
  /** Starts loading a page. Repeated calls are free. */
  preload(url: string): void;
};

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("useNavigation must be used inside a NavigationContext.");
  return navigation;
}

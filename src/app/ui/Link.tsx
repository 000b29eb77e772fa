import type { ComponentProps, MouseEvent } from "react";
import { useNavigation } from "./NavigationContext.tsx";

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

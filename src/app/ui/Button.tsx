import type { ComponentProps, ReactElement, ReactNode } from "react";
import { visibleText } from "./format.ts";
import { ariaKeys } from "./keyChord.ts";
import { Spinner } from "./loading.tsx";
import { Link, type LinkProps } from "./navigation.tsx";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";
import "./Button.css";

type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  readonly variant?: "primary" | "secondary" | "quiet" | "danger";
  readonly size?: "small" | "medium";
  readonly type?: "button" | "submit";
  readonly icon?: ReactNode;
  /** Shown on hover and focus, beside the keys. */
  readonly hint?: string;
  /** Shown on hover and focus; binding them is the caller's. */
  readonly keys?: string;
  /** Keeps the focus and the width, shows that work goes on and takes no clicks. */
  readonly busy?: boolean;
};

/** Does something where one is; what leads elsewhere is a `ButtonLink`. */
export function Button({
  variant = "secondary",
  size = "medium",
  type = "button",
  icon,
  hint,
  keys,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      className={className === undefined ? "Button" : `Button ${className}`}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-keyshortcuts={ariaKeys(keys)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
  if (hint === undefined && keys === undefined) return button;
  return (
    <Tooltip label={hint} keys={keys}>
      {button}
    </Tooltip>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "type" | "aria-label" | "children"> &
  Pick<ButtonProps, "variant" | "size"> & {
    /** Its name, read out and shown on hover and focus. */
    readonly label: string;
    readonly keys?: string | undefined;
    readonly icon: ReactElement;
    readonly side?: TooltipProps["side"];
  };

/** A button of an icon alone, with its name and keys beside it on hover and focus. */
export function IconButton({
  label,
  keys,
  icon,
  side = "bottom",
  variant = "quiet",
  size = "medium",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={visibleText(label)} keys={keys} side={side}>
      <button
        {...rest}
        type="button"
        className={className === undefined ? "Button" : `Button ${className}`}
        data-variant={variant}
        data-size={size}
        data-icon-only=""
        aria-label={visibleText(label)}
        aria-keyshortcuts={ariaKeys(keys)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

export type ButtonLinkProps = LinkProps & Pick<ButtonProps, "variant" | "size"> & { readonly icon?: ReactNode };

/** A link of a button's weight: for the one way on from where the reader stands. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={className === undefined ? "Button" : `Button ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </Link>
  );
}

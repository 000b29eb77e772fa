import type { ComponentProps, ReactElement, ReactNode } from "react";
import { visibleText } from "./format.ts";
import { ariaKeys } from "./Kbd.tsx";
import { Spinner } from "./loading.tsx";
import { Link, type LinkProps } from "./navigation.tsx";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";
import "./Button.css";

type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  readonly variant?: "primary" | "secondary" | "quiet" | "danger";
  readonly size?: "small" | "medium";
  readonly type?: "button" | "submit";
  readonly icon?: ReactNode;
  /** Shown in a tooltip, with the keys. */
  readonly hint?: string;
  /** Shown in a tooltip. The caller binds the shortcut. */
  readonly keys?: string;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  readonly busy?: boolean;
};

/** A button for actions. For links use `ButtonLink`. */
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
    /** The accessible name, also shown in the tooltip. */
    readonly label: string;
    readonly keys?: string | undefined;
    readonly icon: ReactElement;
    readonly side?: TooltipProps["side"];
  };

/** A button with only an icon, and with its name and keys in a tooltip. */
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

/** A link that looks like a button, for the main way on. */
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

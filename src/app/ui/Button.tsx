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
  readonly keys?: string | undefined;
  readonly side?: TooltipProps["side"];
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
  side = "bottom",
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
    <Tooltip label={hint} keys={keys} side={side}>
      {button}
    </Tooltip>
  );
}

export type IconButtonProps = Omit<ButtonProps, "type" | "hint" | "busy" | "aria-label" | "children"> & {
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  readonly icon: ReactElement;
};

/** A button with only an icon, and with its name and keys in a tooltip. */
export function IconButton({ label, icon, variant = "quiet", ...rest }: IconButtonProps) {
  const name = visibleText(label);
  return (
    <Button {...rest} variant={variant} hint={name} aria-label={name} data-icon-only="">
      {icon}
    </Button>
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

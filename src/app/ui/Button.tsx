import type { ComponentProps, ReactNode } from "react";
import { ariaKeys } from "./ariaKeys.ts";
import { Spinner } from "./Spinner.tsx";
import { Tooltip } from "./Tooltip.tsx";
import "./Button.css";

export type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
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

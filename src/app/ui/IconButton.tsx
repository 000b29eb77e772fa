import type { ComponentProps, ReactElement } from "react";
import { ariaKeys } from "./ariaKeys.ts";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";
import type { ButtonProps } from "./Button.tsx";
import { visibleText } from "./visibleText.ts";
import "./Button.css";

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

import type { ReactNode } from "react";
import { Link, type LinkProps } from "./Link.tsx";
import type { ButtonProps } from "./Button.tsx";
import "./Button.css";

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

import { cloneElement, useEffect, useState, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { PointerRest } from "./PointerRest.ts";
import { Tip } from "./Tip.tsx";

export type TooltipProps = {
  /** What the place does, in a few words; with `keys` alone only the keys are shown. */
  readonly label?: ReactNode | undefined;
  readonly keys?: string | undefined;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that can take focus and passes its props on. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * Shows a label and keys beside its child while the pointer rests on it or the focus came by key. The child names itself.
 * What is needed to place it is made when it is shown: a page has dozens of them, and shows one.
 */
export function Tooltip({ label, keys, side = "bottom", children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [rest] = useState(() => new PointerRest());
  useEffect(() => rest.end, [rest]);
  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = children.props;

  function hide(): void {
    rest.end();
    if (anchor !== null) rest.seen();
    setAnchor(null);
  }

  const watched: HTMLAttributes<HTMLElement> & { readonly "data-keys": string | undefined } = {
    "data-keys": keys,
    onPointerEnter(event) {
      onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType !== "touch") rest.begin(() => setAnchor(currentTarget));
    },
    onPointerLeave(event) {
      onPointerLeave?.(event);
      rest.end(); // One that is shown goes by itself, unless the pointer has moved onto it.
    },
    onPointerDown(event) {
      onPointerDown?.(event);
      hide();
    },
    onFocus(event) {
      onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    },
    onBlur(event) {
      onBlur?.(event);
      hide();
    },
  };
  return (
    <>
      {cloneElement(children, watched)}
      {anchor !== null && <Tip anchor={anchor} label={label} keys={keys} side={side} onHide={hide} />}
    </>
  );
}

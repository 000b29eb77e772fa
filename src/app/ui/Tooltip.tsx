import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { later } from "./later.tsx";

const TooltipPopup = later(
  async () => (await import("./popups.tsx")).TooltipPopup,
  () => null,
);

export type TooltipProps = {
  /** A short description. Without it only the keys are shown. */
  readonly label?: ReactNode | undefined;
  readonly keys?: string | undefined;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** A single focusable element that passes its props on. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * Shows a label and keys beside its child on hover and on keyboard focus. The child needs its own accessible name. The
 * tooltip is created when it is shown, because a page has dozens.
 */
export function Tooltip({ label, keys, side = "bottom", children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hoverIntent] = useState(() => new HoverIntent());
  useEffect(() => hoverIntent.end, [hoverIntent]);
  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = children.props;

  function hide(): void {
    hoverIntent.end();
    if (anchor !== null) hoverIntent.noteShown();
    setAnchor(null);
  }

  const watched: HTMLAttributes<HTMLElement> & { readonly "data-keys": string | undefined } = {
    "data-keys": keys,
    onPointerEnter(event) {
      onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType !== "touch") hoverIntent.begin(() => setAnchor(currentTarget));
    },
    onPointerLeave(event) {
      onPointerLeave?.(event);
      hoverIntent.end(); // An open tooltip closes itself, unless the pointer has moved onto it.
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
      {anchor !== null && <TooltipPopup anchor={anchor} label={label} keys={keys} side={side} onHide={hide} />}
    </>
  );
}

/** The hover delay in ms before a tooltip is shown. There is none shortly after another tooltip. */
const HOVER_DELAY_MS = 400;
const JUST_NOW_MS = 300;

/** The time in ms at which a tooltip was last visible anywhere on the page. */
let lastShownAt = Number.NEGATIVE_INFINITY;

/** Delays a tooltip until the pointer has rested on its anchor. */
class HoverIntent {
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Calls `show` after the delay, unless `end` is called before. */
  begin(show: () => void): void {
    this.end();
    if (performance.now() - lastShownAt < JUST_NOW_MS) show();
    else this.#waiting = setTimeout(show, HOVER_DELAY_MS);
  }

  readonly end = (): void => clearTimeout(this.#waiting);

  noteShown(): void {
    lastShownAt = performance.now();
  }
}

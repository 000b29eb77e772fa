import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { later } from "./later.tsx";
import { MissingCode } from "./Notice.tsx";
import { HoverIntent } from "./Tooltip.tsx";

const HoverCardPopup = later(async () => (await import("./popups.tsx")).HoverCardPopup, MissingCode);

/**
 * Shows a card beside its child while the pointer or the keyboard focus is on either, and on touch, which then does
 * nothing else. The card's content can be hovered and clicked; Escape closes it.
 */
export function HoverCard(props: {
  readonly label: string;
  readonly content: () => ReactNode;
  /** A single focusable element that passes its props on. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  const { children, content, label } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hoverIntent] = useState(() => new HoverIntent());
  const [isTouch, setIsTouch] = useState(false);
  useEffect(() => hoverIntent.end, [hoverIntent]);

  function hide(): void {
    hoverIntent.end();
    if (anchor !== null) hoverIntent.noteShown();
    setAnchor(null);
  }

  const watched: HTMLAttributes<HTMLElement> = {
    onPointerEnter({ currentTarget, pointerType }) {
      if (pointerType !== "touch") hoverIntent.begin(() => setAnchor(currentTarget));
    },
    onPointerLeave: hoverIntent.end,
    onPointerDown({ pointerType }) {
      setIsTouch(pointerType === "touch");
    },
    onClick(event) {
      if (!isTouch || anchor !== null) return hide();
      event.preventDefault();
      setAnchor(event.currentTarget);
    },
    onFocus({ currentTarget }) {
      if (currentTarget.matches(":focus-visible")) setAnchor(currentTarget);
    },
    onBlur({ currentTarget }) {
      // While the focus moves to the card it is briefly on nothing, or on an edge of the card.
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== currentTarget && activeElement?.closest(".HoverCard") == null) hide();
      });
    },
  };
  return (
    <>
      {cloneElement(children, watched)}
      {anchor !== null && (
        <HoverCardPopup anchor={anchor} label={label} onHide={hide}>
          {content()}
        </HoverCardPopup>
      )}
    </>
  );
}

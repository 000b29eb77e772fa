import * as Ariakit from "@ariakit/react";
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { HoverIntent } from "./Tooltip.tsx";
import "./HoverCard.css";

/**
 * Shows a card beside its child while the pointer or the keyboard focus is on either, and on touch, which then does
 * nothing else. The card's content can be hovered and clicked; Escape closes it.
 */
export function HoverCard(props: {
  /** The accessible name of the card. */
  readonly label: string;
  /** Called when the card is shown. */
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
        <HoverCardBody anchor={anchor} label={label} onHide={hide}>
          {content()}
        </HoverCardBody>
      )}
    </>
  );
}

/** The fallback placements if there is no space on the right. */
const OTHER_SIDES = "left-start bottom-start top-start";

/** An open card. It closes when the pointer and the focus have left the card and its anchor, or on Escape. */
function HoverCardBody(props: {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly onHide: () => void;
}) {
  const { anchor, label, children, onHide } = props;
  const store = Ariakit.useHovercardStore({
    placement: "right-start",
    open: true,
    setOpen(open) {
      if (!open) onHide();
    },
  });
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);

  /** The focus on the anchor is the reason for showing the card, so it is no interaction outside. */
  function isOutside({ target }: Event | SyntheticEvent): boolean {
    return !(target instanceof Node && anchor.contains(target));
  }

  return (
    <Ariakit.Hovercard
      store={store}
      className="HoverCard"
      aria-label={label}
      gutter={6}
      flip={OTHER_SIDES}
      fitViewport
      portal
      autoFocusOnShow={false}
      autoFocusOnHide={false}
      hideOnInteractOutside={isOutside}
    >
      {children}
    </Ariakit.Hovercard>
  );
}

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
import { PointerRest } from "./Tooltip.tsx";
import "./HoverCard.css";

/**
 * Shows a card beside its child while the pointer rests on either, while the focus that came by key is on either, and at a touch, which
 * then does nothing else. One can go onto the card and press what is on it; Escape takes it away.
 */
export function HoverCard(props: {
  /** What the card is about, for those who do not see what it hangs from. */
  readonly label: string;
  /** Made when the card is shown. */
  readonly content: () => ReactNode;
  /** One element that can take focus and passes its props on. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  const { children, content, label } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [rest] = useState(() => new PointerRest());
  const [isTouch, setIsTouch] = useState(false);
  useEffect(() => rest.end, [rest]);

  function hide(): void {
    rest.end();
    if (anchor !== null) rest.seen();
    setAnchor(null);
  }

  const watched: HTMLAttributes<HTMLElement> = {
    onPointerEnter({ currentTarget, pointerType }) {
      if (pointerType !== "touch") rest.begin(() => setAnchor(currentTarget));
    },
    onPointerLeave: rest.end,
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
      // On its way onto the card the focus stands nowhere, or on an edge of it.
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

/** Where it stands where there is no room at the right. */
const OTHER_SIDES = "left-start bottom-start top-start";

/** A card that is shown, beside its anchor, until the pointer and the focus have left both or Escape is pressed. */
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

  /** The focus that has just come to the anchor is why it is shown. */
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

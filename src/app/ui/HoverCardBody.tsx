import * as Ariakit from "@ariakit/react";
import { useLayoutEffect, type ReactNode, type SyntheticEvent } from "react";
import "./HoverCard.css";

/** Where it stands where there is no room at the right. */
const OTHER_SIDES = "left-start bottom-start top-start";

/** A card that is shown, beside its anchor, until the pointer and the focus have left both or Escape is pressed. */
export function HoverCardBody(props: {
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

import * as Ariakit from "@ariakit/react";
import { useLayoutEffect, type ReactNode } from "react";
import { Kbd } from "./Kbd.tsx";
import "./Tooltip.css";

/** A tooltip that is shown, beside its anchor, until the pointer leaves both or Escape is pressed. */
export function Tip(props: {
  readonly anchor: HTMLElement;
  readonly label: ReactNode;
  readonly keys: string | undefined;
  readonly side: "top" | "bottom" | "left" | "right";
  readonly onHide: () => void;
}) {
  const { anchor, label, keys, side, onHide } = props;
  const store = Ariakit.useTooltipStore({
    placement: side,
    open: true,
    setOpen(open) {
      if (!open) onHide();
    },
  });
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);

  /** Escape reaches what lies below as well: a dialog closes at the first press, tooltip or not. */
  function hideAndPassOn(): boolean {
    onHide();
    return false;
  }

  return (
    <Ariakit.Tooltip store={store} className="Tooltip" gutter={6} hideOnEscape={hideAndPassOn}>
      {label}
      {keys !== undefined && <Kbd keys={keys} />}
    </Ariakit.Tooltip>
  );
}

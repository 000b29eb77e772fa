import { PortalContext } from "@ariakit/react";
import * as Ariakit from "@ariakit/react";
import { type ReactNode, useContext, useLayoutEffect } from "react";
import { Kbd } from "./Kbd.tsx";
import "./Tooltip.css";

/** An open tooltip. It closes when the pointer has left it and its anchor, or on Escape. */
export function TooltipPopup(props: {
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

  /** Lets Escape reach a dialog below, which closes at the first press even if a tooltip is open. */
  function hideAndPassOn(): boolean {
    onHide();
    return false;
  }

  return (
    <PopupPortal>
      <Ariakit.Tooltip store={store} className="Tooltip" gutter={6} hideOnEscape={hideAndPassOn}>
        {label}
        {keys !== undefined && <Kbd keys={keys} />}
      </Ariakit.Tooltip>
    </PopupPortal>
  );
}

/** The place of menus, dialogs and tooltips: inside the main landmark, where screen reader users find them. */
const OVERLAYS = ".Shell-overlays";

/** Places what is open in the page, or in the dialog that it belongs to. */
export function PopupPortal({ children }: { readonly children: ReactNode }) {
  const dialog = useContext(PortalContext);
  return <PortalContext value={dialog ?? document.querySelector<HTMLElement>(OVERLAYS)}>{children}</PortalContext>;
}

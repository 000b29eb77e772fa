import { PortalContext } from "@ariakit/react";
import { type ReactNode, useContext } from "react";

/** The place of menus, dialogs and tooltips: inside the main landmark, where screen reader users find them. */
const OVERLAYS = ".Shell-overlays";

/** Places what is open in the page, or in the dialog that it belongs to. */
export function InPage({ children }: { readonly children: ReactNode }) {
  const dialog = useContext(PortalContext);
  return <PortalContext value={dialog ?? document.querySelector<HTMLElement>(OVERLAYS)}>{children}</PortalContext>;
}

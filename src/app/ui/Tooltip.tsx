import * as Ariakit from "@ariakit/react";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "./Kbd.tsx";
import { visitor } from "./visitor.ts";
import "./Tooltip.css";

export type TooltipProps = {
  /** What the place does, in a few words; with `keys` alone only the keys are shown. */
  readonly label?: ReactNode | undefined;
  readonly keys?: string | undefined;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that can take focus and passes its props and ref on. */
  readonly children: ReactElement;
};

/** Shows a label and keys beside its child while the pointer rests on it or the focus came by key. The child names itself. */
export function Tooltip(props: TooltipProps) {
  // On a server nothing is pointed at, and each store of a tooltip costs more than its button.
  return visitor.current() === null ? <LiveTooltip {...props} /> : props.children;
}

function LiveTooltip({ label, keys, side = "bottom", children }: TooltipProps) {
  const store = Ariakit.useTooltipStore({ placement: side, timeout: 400 });

  /** Escape reaches what lies below as well: a dialog closes at the first press, tooltip or not. */
  function hideAndPassOn(): boolean {
    store.hide();
    return false;
  }

  return (
    <Ariakit.TooltipProvider store={store}>
      <Ariakit.TooltipAnchor render={children} />
      <Ariakit.Tooltip className="Tooltip" gutter={6} hideOnEscape={hideAndPassOn} unmountOnHide>
        {label}
        {keys !== undefined && <Kbd keys={keys} />}
      </Ariakit.Tooltip>
    </Ariakit.TooltipProvider>
  );
}

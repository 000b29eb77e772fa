import type { ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { foldKeys } from "./foldKeys.ts";

interface Props {
  readonly size?: "small";
  readonly variant?: "quiet";
  readonly onMore: () => void;
  /** Finds, once the button is gone as there is no more, what is to have the focus instead of it. */
  readonly landing: () => Element | null;
  readonly children: ReactNode;
}

/** Asks for more of what stands there, and leaves the focus on what came. */
export function MoreButton({ onMore, landing, children, ...look }: Props): ReactNode {
  return (
    <Button
      {...look}
      keys={foldKeys.turn}
      data-fold=""
      onClick={({ currentTarget: button }) => {
        onMore();
        requestAnimationFrame(() => {
          const place = button.isConnected ? null : landing();
          if (!(place instanceof HTMLElement)) return;
          if (place.tabIndex < 0) place.tabIndex = -1;
          place.focus({ preventScroll: true });
        });
      }}
    >
      {children}
    </Button>
  );
}

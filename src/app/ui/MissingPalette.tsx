import { useEffect, type ReactNode } from "react";
import { heldKeys } from "./heldKeys.ts";
import { Notice } from "./Notice.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is said. */
  readonly children: ReactNode;
}

/** Stands in place of a palette whose code cannot be loaded: what is typed is the page's again, each time that one asks for it. */
export function MissingPalette({ open, onClose, children }: Props) {
  useEffect(() => {
    if (!open) return;
    heldKeys.take();
    onClose();
  }, [open, onClose]);
  return <Notice tone="danger">{children}</Notice>;
}

import { useSyncExternalStore } from "react";
import type { DiffLayout } from "#app/diff/DiffFile.ts";

/** From this width on, two columns of code fit beside the list of files. */
const WIDE = "(min-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** Chooses how lines are laid out: as the address says, else side by side where there is room. */
export function useDiffLayout(asked: string | null): DiffLayout {
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  if (asked === "unified" || asked === "split") return asked;
  return wide ? "split" : "unified";
}

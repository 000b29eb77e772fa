import { useCallback, useSyncExternalStore } from "react";
import type { DiffLayout } from "#app/diff/DiffFile.ts";
import { localChoice } from "#app/ui/localChoice.ts";

/** From this width on, two columns of code fit beside the list of files. */
const WIDE = "(min-width: 1100px)";
const KEPT = "galley.layout";

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

function isLayout(value: string | null): value is DiffLayout {
  return value === "unified" || value === "split";
}

/**
 * Chooses how lines are laid out: as the address says, else as was last chosen, else side by side where there is room.
 * The second part chooses: it keeps the choice and hands it on to the address.
 */
export function useDiffLayout(
  asked: string | null,
  onChoose: (layout: DiffLayout) => void,
): readonly [DiffLayout, (layout: DiffLayout) => void] {
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const choose = useCallback(
    (layout: DiffLayout) => {
      localChoice.keep(KEPT, layout);
      onChoose(layout);
    },
    [onChoose],
  );
  const kept = localChoice.read(KEPT);
  const layout = isLayout(asked) ? asked : isLayout(kept) ? kept : wide ? "split" : "unified";
  return [layout, choose];
}

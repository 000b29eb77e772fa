import { useCallback } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { FileStack } from "../models/stackFiles.ts";

const GROUP = "Reader";
const LABEL = "Fold or unfold all files";
const FOLDED = "All files are folded";
const UNFOLDED = "All files are unfolded";

/** Folds all files by key, or unfolds them where all are folded; gives the function that does either and says so. */
export function useFoldAll(stack: FileStack, foldAll: (isFolded: boolean) => void): (isFolded: boolean) => void {
  const announce = useAnnounce();
  const fold = useCallback(
    (isFolded: boolean): void => {
      foldAll(isFolded);
      announce(isFolded ? FOLDED : UNFOLDED);
    },
    [foldAll, announce],
  );
  const isSomeShown = stack.collapsed.size < stack.models.length;
  useShortcut("Shift+C", LABEL, GROUP, () => fold(isSomeShown), { enabled: stack.models.length > 0 });
  return fold;
}

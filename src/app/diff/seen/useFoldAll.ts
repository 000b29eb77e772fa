import { useCallback } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { FileStack } from "../models/stackFiles.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Fold or unfold all files",
  folded: "All files are folded",
  unfolded: "All files are unfolded",
} as const;

/** Folds all files by key, or unfolds them where all are folded; gives the function that does either and says so. */
export function useFoldAll(stack: FileStack, foldAll: (isFolded: boolean) => void): (isFolded: boolean) => void {
  const announce = useAnnounce();
  const fold = useCallback(
    (isFolded: boolean): void => {
      foldAll(isFolded);
      announce(isFolded ? TEXT.folded : TEXT.unfolded);
    },
    [foldAll, announce],
  );
  const isSomeShown = stack.collapsed.size < stack.models.length;
  useShortcut("Shift+C", TEXT.label, shortcutGroups.reader, () => fold(isSomeShown), {
    enabled: stack.models.length > 0,
  });
  return fold;
}

import type { ReactNode } from "react";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

/** The key for comments where the diff takes none: `run` goes to where it does, or says why there are none. */
export function CommentKey({ run }: { readonly run: () => void }): ReactNode {
  useShortcut("c", "Comment", shortcutGroups.review, run);
  return null;
}

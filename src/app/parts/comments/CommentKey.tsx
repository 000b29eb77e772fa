import type { ReactNode } from "react";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = { comment: "Comment" } as const;
const KEYS = "c";

/** The key for comments where the diff takes none: `run` goes to where it does, or says why there are none. */
export function CommentKey({ run }: { readonly run: () => void }): ReactNode {
  useShortcut(KEYS, TEXT.comment, shortcutGroups.review, run);
  return null;
}

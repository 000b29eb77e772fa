import { CopyIcon } from "@primer/octicons-react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useCopyPrompt } from "./useCopyPrompt.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Copy the open remarks as a prompt",
} as const;
const KEYS = "i a";

/** Puts all open remarks of a review on the clipboard, as text for whoever acts on them. */
export function CopyPrompt({ reviewId }: { readonly reviewId: string }) {
  const copyPrompt = useCopyPrompt(reviewId);
  const copy = (): void => copyPrompt({});
  useShortcut(KEYS, TEXT.label, shortcutGroups.review, copy);
  return <IconButton size="small" label={TEXT.label} keys={KEYS} icon={<CopyIcon />} onClick={copy} />;
}

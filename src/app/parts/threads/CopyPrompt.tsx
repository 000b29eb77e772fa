import { CopyIcon } from "@primer/octicons-react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useCopyPrompt } from "./useCopyPrompt.ts";

const LABEL = "Copy the open remarks as a prompt";
const KEYS = "i a";
const GROUP = "Review";

/** Puts all open remarks of a review on the clipboard, as text for whoever acts on them. */
export function CopyPrompt({ reviewId }: { readonly reviewId: string }) {
  const copyPrompt = useCopyPrompt(reviewId);
  const copy = (): void => copyPrompt({});
  useShortcut(KEYS, LABEL, GROUP, copy);
  return <IconButton size="small" label={LABEL} keys={KEYS} icon={<CopyIcon />} onClick={copy} />;
}

import { CopyIcon } from "@primer/octicons-react";
import { useCallback, useState, type ReactNode } from "react";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/DiffFile.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useToast } from "#app/ui/useToast.ts";
import type { PlacedThread } from "./Remarks.ts";
import { useCopyPrompt } from "../threads/useCopyPrompt.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Copy the open remarks on this file as a prompt",
  none: "No remark on this file is open.",
} as const;
const KEYS = "i f";

interface FilePrompts {
  /** Which file one is at, for the reader to tell. */
  readonly current: CurrentFile;
  /** Draws the button of a file's header; nothing where no remark on it is open. */
  readonly renderDeeds: (file: DiffFile) => ReactNode;
}

/** Puts what is open of one file on the clipboard as a prompt: by a button in its header, by a key of that one is at. */
export function useFilePrompts(reviewId: string, threads: readonly PlacedThread[]): FilePrompts {
  const [current] = useState(() => new CurrentFile());
  const copyPrompt = useCopyPrompt(reviewId);
  const toast = useToast();
  const copy = useCallback(
    (key: string | null): void => {
      const ids = threads.filter(({ fileKey, isOpen }) => fileKey === key && isOpen).map(({ id }) => id);
      if (ids.length === 0) toast({ text: TEXT.none });
      else copyPrompt({ threads: ids });
    },
    [threads, copyPrompt, toast],
  );
  useShortcut(KEYS, TEXT.label, shortcutGroups.review, () => copy(current.get()), { enabled: threads.length > 0 });
  const renderDeeds = useCallback(
    ({ key }: DiffFile) =>
      threads.some(({ fileKey, isOpen }) => fileKey === key && isOpen) && (
        <IconButton size="small" label={TEXT.label} keys={KEYS} icon={<CopyIcon />} onClick={() => copy(key)} />
      ),
    [threads, copy],
  );
  return { current, renderDeeds };
}

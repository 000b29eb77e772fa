import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { useCallback, useEffect, useState } from "react";
import { useAnnounce } from "./Toaster.tsx";
import { IconButton, type IconButtonProps } from "./Button.tsx";
import { useShortcut } from "./shortcuts.tsx";

export type CopyButtonProps = Pick<IconButtonProps, "size" | "keys"> & {
  readonly text: string;
  /** For example "Copy commit ID". */
  readonly label: string;
  /** The group in the keyboard help and in the palette. */
  readonly group?: string;
};

/** Copies `text` to the clipboard, and shows and announces the result for two seconds. */
export function CopyButton({ text, label, size = "small", keys, group }: CopyButtonProps) {
  const { outcome, isCopied, copy } = useCopy();
  useShortcut(keys ?? "", label, group ?? "", () => copy(text), { enabled: group !== undefined });
  return (
    <IconButton
      label={outcome ?? label}
      size={size}
      keys={keys}
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => copy(text)}
    />
  );
}

const COPIED = "Copied";
export const CLIPBOARD_BLOCKED = "The browser blocked the clipboard. Allow it in its settings for this site.";

const SHOWN = 2000;

interface CopyState {
  /** The result of the last copy, for two seconds; else null. */
  readonly outcome: string | null;
  readonly isCopied: boolean;
  readonly copy: (text: string) => void;
}

export function useCopy(): CopyState {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = useCallback(
    (text: string): void => {
      const announceResult = (message: string): void => {
        setOutcome(message);
        announce(message);
      };
      navigator.clipboard.writeText(text).then(
        () => announceResult(COPIED),
        () => announceResult(CLIPBOARD_BLOCKED),
      );
    },
    [announce],
  );
  return { outcome, isCopied: outcome === COPIED, copy };
}

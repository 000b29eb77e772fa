import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { useCallback, useEffect, useState } from "react";
import { useAnnounce } from "./Announcer.tsx";
import { IconButton, type IconButtonProps } from "./Button.tsx";
import { useShortcut } from "./shortcuts.tsx";

export type CopyButtonProps = Pick<IconButtonProps, "size" | "keys"> & {
  readonly text: string;
  /** What is copied, such as "Copy commit id". */
  readonly label: string;
  /** Where the sheet of keys and the palette list it. */
  readonly group?: string;
};

/** Puts `text` on the clipboard, says so, and shows it for two seconds. */
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

const TEXT = {
  copied: "Copied",
  refused: "The browser did not allow copying",
} as const;

/** How long the outcome stays, in milliseconds. */
const SHOWN = 2000;

interface CopyState {
  /** What came of it, for two seconds; else null. */
  readonly outcome: string | null;
  readonly isCopied: boolean;
  readonly copy: (text: string) => void;
}

/** Puts text on the clipboard and says what came of it. */
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
      const say = (said: string): void => {
        setOutcome(said);
        announce(said);
      };
      navigator.clipboard.writeText(text).then(
        () => say(TEXT.copied),
        () => say(TEXT.refused),
      );
    },
    [announce],
  );
  return { outcome, isCopied: outcome === TEXT.copied, copy };
}

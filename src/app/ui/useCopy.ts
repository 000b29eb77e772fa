import { useCallback, useEffect, useState } from "react";
import { useAnnounce } from "./useAnnounce.ts";

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

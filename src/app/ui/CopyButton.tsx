import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { useEffect, useState } from "react";
import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { useAnnounce } from "./useAnnounce.ts";

const COPIED = "Copied";
const REFUSED = "The browser did not allow copying";
/** How long the sign of success stays, in milliseconds. */
const SHOWN = 2000;

export type CopyButtonProps = Pick<IconButtonProps, "size" | "keys"> & {
  readonly text: string;
  /** What is copied, such as "Copy commit id". */
  readonly label: string;
};

/** Puts `text` on the clipboard, says so, and shows it for two seconds. */
export function CopyButton({ text, label, size = "small", keys }: CopyButtonProps) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const said = await navigator.clipboard.writeText(text).then(
      () => COPIED,
      () => REFUSED,
    );
    setOutcome(said);
    announce(said);
  }

  return (
    <IconButton
      label={outcome ?? label}
      size={size}
      keys={keys}
      icon={outcome === COPIED ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    />
  );
}

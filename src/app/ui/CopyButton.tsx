import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { useCopy } from "./useCopy.ts";
import { useShortcut } from "./useShortcut.ts";

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

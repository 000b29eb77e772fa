import { Suspense, useState, type ReactElement, type ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";
import { Button } from "./Button.tsx";
import { heldKeys } from "./heldKeys.ts";
import { MissingPalette } from "./MissingPalette.tsx";
import { useShortcut } from "./useShortcut.ts";

interface Props {
  readonly label: string;
  /** What it does, in more words than its label. */
  readonly hint?: string;
  readonly keys: string;
  /** Where the help lists its key. */
  readonly group: string;
  /** What is said where the code of the palette cannot be loaded. */
  readonly failed: string;
  readonly icon?: ReactElement;
  readonly size?: "small" | "medium";
  /** Draws the palette, whose code may come when it is first opened. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** Opens a palette by a button or its key, and loads it then; what is typed meanwhile goes into its field. */
export function PaletteButton({ label, hint, keys, group, failed, icon, size = "medium", children }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const close = (): void => setIsOpen(false);
  const open = (): void => {
    heldKeys.hold();
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut(keys, hint ?? label, group, open);
  return (
    <>
      <Button
        size={size}
        keys={keys}
        onClick={open}
        {...(hint !== undefined && { hint })}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      {isUsed && (
        <Boundary
          fallback={() => (
            <MissingPalette open={isOpen} onClose={close}>
              {failed}
            </MissingPalette>
          )}
        >
          <Suspense fallback={null}>{children(isOpen, close)}</Suspense>
        </Boundary>
      )}
    </>
  );
}

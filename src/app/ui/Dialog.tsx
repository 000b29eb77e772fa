import { useEffect, useState } from "react";
import { typedKeys } from "./keyBuffer.ts";
import { later } from "./later.tsx";
import type { DialogProps } from "./OpenDialog.tsx";
import { MissingPalette } from "./PaletteButton.tsx";

const OpenDialog = later(async () => (await import("./OpenDialog.tsx")).OpenDialog, MissingPalette);

/**
 * A modal dialog. Nothing is rendered before it is opened for the first time. Text typed while its code loads is put
 * into its field.
 */
export function Dialog(props: DialogProps) {
  const isLoaded = OpenDialog.useLoaded() !== null;
  const isAwaited = props.open && !isLoaded;
  useEffect(() => {
    if (isAwaited) typedKeys.startBuffering();
  }, [isAwaited]);
  return useOnceOpen(props.open) ? <OpenDialog {...props} /> : null;
}

/** Returns true once `open` was true. Content that was never open need not be rendered. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}

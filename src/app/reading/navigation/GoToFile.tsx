import { FileIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { later } from "#app/ui/later.tsx";
import { MissingPalette, PaletteButton } from "#app/ui/Dialog.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const FilePalette = later(async () => (await import("./FilePalette.tsx")).FilePalette, MissingPalette);

interface Props {
  readonly slug: string;
  /** The commit whose files are searched. */
  readonly oid: string;
  readonly onGo: (path: string) => void;
  readonly size?: "small" | "medium";
}

/** A button and shortcut that open the file palette. */
export function GoToFile({ slug, oid, onGo, size = "medium" }: Props): ReactNode {
  return (
    <PaletteButton label="Go to file" keys="t" group={shortcutGroups.files} icon={<FileIcon />} size={size}>
      {(isOpen, close) => <FilePalette open={isOpen} onClose={close} slug={slug} oid={oid} onGo={onGo} />}
    </PaletteButton>
  );
}

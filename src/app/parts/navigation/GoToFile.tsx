import { FileIcon } from "@primer/octicons-react";
import { lazy, type ReactNode } from "react";
import { PaletteButton } from "#app/ui/PaletteButton.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Go to file",
  failed: "The file list could not be loaded. Check that Galley is still running, then reload the page.",
} as const;

const FilePalette = lazy(async () => ({ default: (await import("./FilePalette.tsx")).FilePalette }));

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
    <PaletteButton
      label={TEXT.label}
      keys="t"
      group={shortcutGroups.files}
      failed={TEXT.failed}
      icon={<FileIcon />}
      size={size}
    >
      {(isOpen, close) => <FilePalette open={isOpen} onClose={close} slug={slug} oid={oid} onGo={onGo} />}
    </PaletteButton>
  );
}

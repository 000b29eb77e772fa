import { FileIcon } from "@primer/octicons-react";
import { lazy, type ReactNode } from "react";
import { PaletteButton } from "#app/ui/PaletteButton.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";

const TEXT = {
  label: "Go to file",
  failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
} as const;

const FilePalette = lazy(async () => ({ default: (await import("./FilePalette.tsx")).FilePalette }));

interface Props {
  readonly slug: string;
  /** The commit whose files are looked through. */
  readonly oid: string;
  readonly onGo: (path: string) => void;
  readonly size?: "small" | "medium";
}

/** Opens, by a button or its key, a field in which a few letters of a path find a file of a commit. */
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

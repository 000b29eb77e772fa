import { FileIcon } from "@primer/octicons-react";
import type { Command } from "#app/ui/CommandPalette.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { type DiffFile, pathText } from "../patch/DiffFile.ts";

/** The files of a change as commands of a palette. `onGo` gets the key of the chosen file. */
export function fileCommands(files: readonly DiffFile[], onGo: (key: string) => void): readonly Command[] {
  return files.map((file) => {
    const label = pathText(file);
    return {
      id: `changed ${file.key}`,
      label,
      nameFrom: label.lastIndexOf("/") + 1,
      group: shortcutGroups.changedFiles,
      icon: <FileIcon />,
      run: () => onGo(file.key),
    };
  });
}

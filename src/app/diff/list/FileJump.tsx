import { useState, type ReactNode } from "react";
import { later } from "#app/ui/later.tsx";
import { MissingPalette } from "#app/ui/Dialog.tsx";
import { usePageCommands } from "#app/ui/pageCommands.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { fileCommands } from "./fileCommands.tsx";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";

const JumpPalette = later(async () => (await import("./JumpPalette.tsx")).JumpPalette, MissingPalette);

/** Opens, by its key, the palette to go to a file or line. Its code is loaded on first use. */
export function FileJump(props: {
  readonly files: readonly DiffFile[];
  readonly current: CurrentFile;
  readonly onGo: (location: DiffLocation) => void;
}): ReactNode {
  const { files, current, onGo } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const open = (): void => {
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut("t", "Go to a file or line", shortcutGroups.reader, open, { enabled: files.length > 0 });
  usePageCommands(() => fileCommands(files, (path) => onGo({ path, lines: null })));
  if (!isUsed) return null;
  return (
    <JumpPalette open={isOpen} onClose={() => setIsOpen(false)} files={files} current={current.current()} onGo={onGo} />
  );
}

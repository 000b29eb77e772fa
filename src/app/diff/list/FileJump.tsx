import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Failure.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";

const TEXT = {
  label: "Go to a file or line",
  failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
} as const;

const JumpPalette = lazy(async () => ({ default: (await import("./JumpPalette.tsx")).JumpPalette }));

/** Opens, by its key, a field in which one names the file or line to go to. Its code is fetched when it is first used. */
export function FileJump(props: {
  readonly files: readonly DiffFile[];
  readonly current: CurrentFile;
  readonly onGo: (place: ReaderPlace) => void;
}): ReactNode {
  const { files, current, onGo } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const open = (): void => {
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut("t", TEXT.label, shortcutGroups.reader, open, { enabled: files.length > 0 });
  if (!isUsed) return null;
  return (
    <Boundary fallback={() => <Notice tone="danger">{TEXT.failed}</Notice>}>
      <Suspense fallback={null}>
        <JumpPalette open={isOpen} onClose={() => setIsOpen(false)} files={files} current={current.get()} onGo={onGo} />
      </Suspense>
    </Boundary>
  );
}

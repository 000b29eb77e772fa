import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Failure.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";

const TEXT = {
  label: "Go to a file or line",
  failed: "The list of files could not be loaded. Check that Galley is still running, then reload the page.",
} as const;

const JumpPalette = lazy(async () => ({ default: (await import("./JumpPalette.tsx")).JumpPalette }));

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

import { FileIcon } from "@primer/octicons-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Button } from "#app/ui/Button.tsx";
import { heldKeys } from "#app/ui/heldKeys.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { navigationWords } from "./navigationWords.ts";

const TEXT = navigationWords.goToFile;
const KEYS = "t";

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
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const open = (): void => {
    heldKeys.hold();
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut(KEYS, TEXT.label, shortcutGroups.files, open);
  return (
    <>
      <Button size={size} icon={<FileIcon />} keys={KEYS} onClick={open}>
        {TEXT.label}
      </Button>
      {isUsed && (
        <Boundary fallback={() => <Notice tone="danger">{TEXT.failed}</Notice>}>
          <Suspense fallback={null}>
            <FilePalette open={isOpen} onClose={() => setIsOpen(false)} slug={slug} oid={oid} onGo={onGo} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

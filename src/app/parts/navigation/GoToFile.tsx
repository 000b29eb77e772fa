import { FileIcon } from "@primer/octicons-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const LABEL = "Go to file";
const GROUP = "Files";
const KEYS = "t";
const FAILED = "The list to choose from could not be loaded. Reload the page when Galley answers again.";

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
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut(KEYS, LABEL, GROUP, open);
  return (
    <>
      <Button size={size} icon={<FileIcon />} keys={KEYS} onClick={open}>
        {LABEL}
      </Button>
      {isUsed && (
        <Boundary fallback={() => <Notice tone="danger">{FAILED}</Notice>}>
          <Suspense fallback={null}>
            <FilePalette open={isOpen} onClose={() => setIsOpen(false)} slug={slug} oid={oid} onGo={onGo} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

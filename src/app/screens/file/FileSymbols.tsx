import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const LABEL = "Symbols";
const HINT = "What this file defines";
const GROUP = "File";
const KEYS = "o";
const FAILED = "The list to choose from could not be loaded. Reload the page when Galley answers again.";

const SymbolPalette = lazy(async () => ({ default: (await import("./SymbolPalette.tsx")).SymbolPalette }));

interface Props {
  readonly slug: string;
  /** The commit and the path, as one place. */
  readonly place: string;
  readonly onGo: (line: number) => void;
}

/** Opens, by a button or its key, the list of what a file defines. */
export function FileSymbols({ slug, place, onGo }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const open = (): void => {
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut(KEYS, HINT, GROUP, open);
  return (
    <>
      <Button size="small" hint={HINT} keys={KEYS} onClick={open}>
        {LABEL}
      </Button>
      {isUsed && (
        <Boundary fallback={() => <Notice tone="danger">{FAILED}</Notice>}>
          <Suspense fallback={null}>
            <SymbolPalette open={isOpen} onClose={() => setIsOpen(false)} slug={slug} place={place} onGo={onGo} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

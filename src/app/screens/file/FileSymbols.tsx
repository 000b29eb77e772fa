import { lazy, Suspense, useState, type ReactNode } from "react";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Button } from "#app/ui/Button.tsx";
import { heldKeys } from "#app/ui/heldKeys.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { fileWords } from "./fileWords.ts";

const TEXT = fileWords.fileSymbols;
const KEYS = "o";

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
    heldKeys.hold();
    setIsUsed(true);
    setIsOpen(true);
  };
  useShortcut(KEYS, TEXT.hint, shortcutGroups.file, open);
  return (
    <>
      <Button size="small" hint={TEXT.hint} keys={KEYS} onClick={open}>
        {TEXT.label}
      </Button>
      {isUsed && (
        <Boundary fallback={() => <Notice tone="danger">{TEXT.failed}</Notice>}>
          <Suspense fallback={null}>
            <SymbolPalette open={isOpen} onClose={() => setIsOpen(false)} slug={slug} place={place} onGo={onGo} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

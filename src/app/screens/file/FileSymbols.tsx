import { lazy, type ReactNode } from "react";
import { PaletteButton } from "#app/ui/PaletteButton.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Symbols",
  hint: "What this file defines",
  failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
} as const;

const SymbolPalette = lazy(async () => ({ default: (await import("./SymbolPalette.tsx")).SymbolPalette }));

interface Props {
  readonly slug: string;
  /** The commit and the path, as one place. */
  readonly place: string;
  readonly onGo: (line: number) => void;
}

/** Opens, by a button or its key, the list of what a file defines. */
export function FileSymbols({ slug, place, onGo }: Props): ReactNode {
  return (
    <PaletteButton
      label={TEXT.label}
      hint={TEXT.hint}
      keys="o"
      group={shortcutGroups.file}
      failed={TEXT.failed}
      size="small"
    >
      {(isOpen, close) => <SymbolPalette open={isOpen} onClose={close} slug={slug} place={place} onGo={onGo} />}
    </PaletteButton>
  );
}

import { useEffect } from "react";
import type { Command } from "./CommandPalette.tsx";

type Source = () => readonly Command[];

const sources = new Set<Source>();

/** Returns what the page on screen offers in the command palette once something is typed, such as its files. */
export const pageCommands = (): readonly Command[] => [...sources].flatMap((source) => source());

/** Offers commands while the caller is on screen. `source` is called when the palette needs them. */
export function usePageCommands(source: Source): void {
  useEffect(() => {
    sources.add(source);
    return () => void sources.delete(source);
  });
}

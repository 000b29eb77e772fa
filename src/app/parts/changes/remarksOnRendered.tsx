import type { Slot } from "#app/diff/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { PaletteEntry } from "#app/ui/PaletteEntry.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { ShownRenderedContext } from "./ShownRenderedContext.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  show: "Show the lines",
  showIn: (path: string): string => `Show the lines of ${path}`,
  said: (count: number): string =>
    counted(count, {
      one: "remark stands on its lines: it is below.",
      other: "remarks stand on its lines: they are below.",
    }),
} as const;

const NOTE_HEIGHT = 36;

/**
 * Puts what stands in place of files' lines before what stands on those lines, which is then said to stand on them, and how much it
 * is. Linear in the slots.
 */
export function remarksOnRendered(bodies: readonly Slot[], others: readonly Slot[]): readonly Slot[] {
  const standing = new Map(
    bodies.filter(({ standsForLines }) => standsForLines === true).map((slot) => [slot.fileKey, slot]),
  );
  const counts = new Map<string, number>();
  const placed = others.map((slot) => {
    if (slot.line === 0 || !standing.has(slot.fileKey)) return slot;
    counts.set(slot.fileKey, (counts.get(slot.fileKey) ?? 0) + 1);
    return { ...slot, adrift: <ShownRenderedContext value>{slot.adrift}</ShownRenderedContext> };
  });
  const notes = [...counts].map(([key, count]): Slot => {
    const content = (
      <p className="ChangeBody-why">
        {TEXT.said(count)}{" "}
        <Button size="small" variant="quiet" onClick={standing.get(key)?.onLines}>
          {TEXT.show}
        </Button>
        <PaletteEntry
          label={TEXT.showIn(displayPath(key))}
          group={shortcutGroups.reading}
          onRun={() => standing.get(key)?.onLines?.()}
        />
      </p>
    );
    return { key: `remarks ${key}`, fileKey: key, side: "new", line: 0, place: "above", guess: NOTE_HEIGHT, content };
  });
  return [...notes, ...bodies, ...placed];
}

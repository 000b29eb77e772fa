import type { FileModel } from "./FileModel.ts";
import { rowTop } from "./rowGeometry.ts";
import { slotId } from "./slotId.ts";
import type { Stretch } from "../Viewport.ts";

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Gives, by their lines, the names of the elements that hold a file's remarks, for lines all of whose remarks are drawn in a
 * stretch: an attribute must not lead to what is not there. Linear in the file's slots.
 */
export function drawnRemarks({ slots, rows }: FileModel, stretch: Stretch): ReadonlyMap<number, string> {
  if (slots === null || rows === null || slots.count + slots.aside.size === 0) return NONE;
  const drawn = new Set<string>();
  rows.bands.forEach((band, index) => {
    const row = rows.bandRows[index] ?? 0;
    if (band.kind !== "slot" || band.slot.isRemark !== true) return;
    if (rowTop(rows, row) <= stretch.to && rowTop(rows, row + 1) >= stretch.from) drawn.add(band.slot.key);
  });
  const names = new Map<number, string>();
  for (const at of [slots.above, slots.below, slots.aside]) {
    for (const [line, standing] of at) {
      const keys = standing.filter(({ isRemark }) => isRemark === true).map(({ key }) => key);
      const isDrawn = at === slots.aside || keys.every((key) => drawn.has(key));
      const known = names.get(line);
      const own = keys.map(slotId).join(" ");
      if (keys.length > 0 && isDrawn) names.set(line, known === undefined ? own : `${known} ${own}`);
    }
  }
  return names;
}

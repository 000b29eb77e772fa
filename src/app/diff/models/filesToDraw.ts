import { fileAt, type FileStack } from "./stackFiles.ts";
import type { Stretch } from "../Viewport.ts";

/** Gives the places in a stack of the files in a stretch and of those with the given keys, wherever they are, top to bottom. */
export function filesToDraw(stack: FileStack, { from, to }: Stretch, keys: Iterable<string>): readonly number[] {
  const first = Math.max(0, fileAt(stack, from));
  const last = fileAt(stack, to);
  const places = new Set<number>();
  for (let place = first; place <= last; place++) places.add(place);
  for (const key of keys) {
    const place = stack.placeOf(key);
    if (place !== -1) places.add(place);
  }
  return [...places].toSorted((a, b) => a - b);
}

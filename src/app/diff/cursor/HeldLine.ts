import { carryLine } from "../patch/carryLine.ts";
import type { Patch } from "../patch/parsePatch.ts";
import { heightOfPlace, type FileStack } from "../models/stackFiles.ts";

interface Held {
  readonly key: string;
  /** A line of `patch`. */
  readonly line: number;
  readonly patch: Patch;
}

/** A line that is to stay where it is on the screen at the next change of its file's patch, and no longer. */
export class HeldLine {
  #held: Held | null = null;

  /** Holds a line, or none. */
  hold(line: Held | null): void {
    this.#held = line;
  }

  /** Lets go of the line and gives its height before and after its file's patch changed; null where that has not. */
  take(before: FileStack, now: FileStack): { readonly from: number; readonly to: number } | null {
    const held = this.#held;
    if (held === null) return null;
    const { key, line, patch } = held;
    const patchIn = (stack: FileStack): Patch | null => stack.models[stack.placeOf(key)]?.patch ?? null;
    const [first, second] = [patchIn(before), patchIn(now)];
    if (first === null || second === null || first === second) return null;
    this.#held = null;
    const from = heightOfPlace(before, { key, line: carryLine(patch, first, line), offset: 0 });
    const to = heightOfPlace(now, { key, line: carryLine(patch, second, line), offset: 0 });
    return from === null || to === null ? null : { from, to };
  }
}

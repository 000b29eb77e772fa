import { parsePatch, type Patch } from "./parsePatch.ts";

/** From so many characters on a patch takes longer to read than a reader should wait twice for. */
const LARGE = 100_000;
const KEPT_MAX = 4;

/** The large patches read last, the newest first. */
let kept: readonly Patch[] = [];

/**
 * Reads a patch as `parsePatch` does, or gives what was read of the same text a moment ago: the last few large ones are kept, as
 * more than one looks into the patch that one has on the screen. Never changed by who gets it.
 */
export function readPatch(text: string): Patch {
  if (text.length < LARGE) return parsePatch(text);
  const patch = kept.find((one) => one.text === text) ?? parsePatch(text);
  keepPatch(patch);
  return patch;
}

/** Has `readPatch` give a patch that is known already to who reads its text. Small ones are read quickly enough. */
export function keepPatch(patch: Patch): void {
  if (patch.text.length >= LARGE) kept = [patch, ...kept.filter((one) => one !== patch)].slice(0, KEPT_MAX);
}

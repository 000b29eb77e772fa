import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { perPatch } from "./perPatch.ts";

const NONE: ReadonlySet<number> = new Set();
/** The signs that git's own markers are made of, seven of one at the beginning of a line. */
const SIGNS: ReadonlySet<number> = new Set(Array.from("<|=>", (sign) => sign.charCodeAt(0)));
const LENGTH = 7;
const SPACE = 32;
const CARRIAGE_RETURN = 13;

/**
 * Finds the lines that a merge left in a file's newer side for a person to choose between: added lines that look like
 * git's conflict markers, where one that begins a conflict and one that ends it are among them; else a line of seven
 * equals signs may be a heading's. Found once for each patch; linear in its lines.
 */
export const conflictLines = perPatch(NONE, (patch): ReadonlySet<number> => {
  const lines: number[] = [];
  let begins = false;
  let ends = false;
  for (let line = 0; line < patch.lineCount; line++) {
    if (patch.kinds[line] !== LineKind.added || !isMarker(patch, line)) continue;
    const sign = patch.text.charAt(patch.starts[line] ?? 0);
    begins ||= sign === "<";
    ends ||= begins && sign === ">";
    lines.push(line);
  }
  return ends ? new Set(lines) : NONE;
});

function isMarker({ text, starts, ends }: Patch, line: number): boolean {
  const start = starts[line] ?? 0;
  const end = ends[line] ?? 0;
  const sign = text.charCodeAt(start);
  if (end - start < LENGTH || !SIGNS.has(sign)) return false;
  for (let at = start + 1; at < start + LENGTH; at++) if (text.charCodeAt(at) !== sign) return false;
  if (end - start === LENGTH) return true;
  const behind = text.charCodeAt(start + LENGTH);
  return behind === SPACE || (behind === CARRIAGE_RETURN && end - start === LENGTH + 1);
}

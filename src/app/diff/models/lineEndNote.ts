import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { perPatch } from "./perPatch.ts";

const TEXT = {
  toCrlf: "Line ends changed from LF to CRLF.",
  toLf: "Line ends changed from CRLF to LF.",
} as const;
const CARRIAGE_RETURN = 13;

const endsOfChange = perPatch("any", (patch) => ({
  removed: lineEnds(patch, LineKind.removed),
  added: lineEnds(patch, LineKind.added),
}));

/** Says that the line ends changed, where those of all lines removed are of one kind and of all added of the other. */
export function lineEndNote(patch: Patch): string | null {
  const { removed, added } = endsOfChange(patch);
  if (removed === "LF" && added === "CRLF") return TEXT.toCrlf;
  if (removed === "CRLF" && added === "LF") return TEXT.toLf;
  return null;
}

/** Gives how the lines of a kind end; null where there are none or they differ. A last line without an end counts for neither. */
function lineEnds({ text, kinds, ends, lineCount }: Patch, kind: number): "LF" | "CRLF" | null {
  let crlf = 0;
  let lf = 0;
  for (let line = 0; line < lineCount; line++) {
    if (kinds[line] !== kind) continue;
    if (text.charCodeAt((ends[line] ?? 0) - 1) === CARRIAGE_RETURN) crlf++;
    else if (kinds[line + 1] !== LineKind.marker || line + 1 === lineCount) lf++;
    if (crlf > 0 && lf > 0) return null;
  }
  return crlf > 0 ? "CRLF" : lf > 0 ? "LF" : null;
}

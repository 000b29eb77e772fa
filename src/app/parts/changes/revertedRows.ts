import { lineText } from "#app/diff/patch/lineText.ts";
import { LineKind } from "#app/diff/patch/parsePatch.ts";
import type { ShownHunks } from "#app/diff/bands/RevertContext.ts";
import { suggestedRows, type SuggestedRow } from "../markdown/suggestedRows.ts";

/** Lines that stay around what changes, as many as a patch shows. */
const AROUND = 3;

/**
 * Lays out what reverting a hunk does: its new lines go and its old ones come, run by run, with a few that stay around them. Linear in
 * the hunk.
 */
export function revertedRows({ patch }: Pick<ShownHunks, "patch">, index: number): readonly SuggestedRow[] {
  const hunk = patch.hunks[index];
  if (hunk === undefined) return [];
  const rows: SuggestedRow[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const end = (): void => {
    rows.push(...suggestedRows(gone, come));
    [gone, come] = [[], []];
  };
  for (let line = hunk.first; line < hunk.end; line++) {
    const kind = patch.kinds[line];
    const text = kind === LineKind.marker ? "" : lineText(patch, line);
    if (kind === LineKind.added) gone.push(text);
    else if (kind === LineKind.removed) come.push(text);
    else if (kind === LineKind.context) {
      end();
      rows.push({ kind: "kept", text, changed: [] });
    }
  }
  end();
  return rows.filter((_, at) =>
    rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== "kept"),
  );
}

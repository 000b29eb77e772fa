import { keptText } from "./keptText.ts";
import { newKey } from "./newKey.ts";
import type { ChangePaths } from "./changePaths.ts";
import type { PlacedDraft } from "./Remarks.ts";
import type { OpenComposer } from "./useComposers.ts";

/** As `RemarkComposer` names its places: the side, the lines, the path. */
const PLACE = /^(OLD|NEW)\/(\d+)\/(\d+)\/(.+)$/s;

/**
 * Finds the remarks on a change that were being written when the page went away and that the server does not have, so that
 * none is lost from sight. One that has a draft goes on with it.
 */
export function keptComposers(
  reviewKey: string,
  { keyOf }: ChangePaths,
  drafts: readonly PlacedDraft[],
): readonly OpenComposer[] {
  return keptText.places(`${reviewKey}/`).flatMap((kept): readonly OpenComposer[] => {
    const [, sideWord, first, last, path] = PLACE.exec(kept.slice(reviewKey.length + 1)) ?? [];
    if (path === undefined) return [];
    const side = sideWord === "OLD" ? "old" : "new";
    const key = keyOf(path, side);
    if (key === null) return [];
    const [line, to] = [Number(first), Number(last)];
    const draft = drafts.find(
      ({ fileKey, place }) => fileKey === key && place.side === side && place.line === line && place.to === to,
    );
    const place = { key, side, line, to } as const;
    return [{ draftKey: draft?.draftKey ?? newKey(), place, text: null, isKept: true, draft: null }];
  });
}

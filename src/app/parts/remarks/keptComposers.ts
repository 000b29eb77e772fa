import { carriedComposers } from "./carriedComposers.ts";
import { keptText } from "../keptText.ts";
import { newKey } from "../newKey.ts";
import type { ChangePaths } from "./changePaths.ts";
import type { ThreadPlace } from "../threads/placeThread.ts";
import type { PlacedDraft } from "./Remarks.ts";
import type { OpenComposer } from "./useComposers.ts";

/** As `RemarkComposer` names its places: the side, the lines, the path. */
const PLACE = /^(OLD|NEW)\/(\d+)\/(\d+)\/(.+)$/s;

/**
 * Finds the remarks on a change that were being written when the page went away and that the server does not have, so that
 * none is lost from sight; and those that were open when one asked for the change anew. One that has a draft goes on with it.
 */
export function keptComposers(
  reviewKey: string,
  { keyOf }: ChangePaths,
  drafts: readonly PlacedDraft[],
): readonly OpenComposer[] {
  const carried = carriedComposers.read(reviewKey, drafts).filter(({ place }) => keyOf(place.key, place.side) !== null);
  const isCarried = new Set(carried.map(({ place }) => wordOf(place)));
  const kept = keptText.places(`${reviewKey}/`).flatMap((kept): readonly OpenComposer[] => {
    const [, sideWord, first, last, path] = PLACE.exec(kept.slice(reviewKey.length + 1)) ?? [];
    if (path === undefined) return [];
    const side = sideWord === "OLD" ? "old" : "new";
    const [line, to] = [Number(first), Number(last)];
    const begun = drafts.find(
      ({ written: on }) => on.path === path && on.side === side && on.line === line && on.to === to,
    );
    const key = begun === undefined ? keyOf(path, side) : begun.fileKey;
    if (key === null) return [];
    const place = begun === undefined ? ({ key, side, line, to } as const) : { ...standing(begun.place), key };
    if (isCarried.has(wordOf(place))) return [];
    const draft = begun?.draft ?? null;
    return [{ draftKey: begun?.draftKey ?? newKey(), place, text: null, isKept: true, draft }];
  });
  return [...carried, ...kept];
}

function standing({ side, line, to }: ThreadPlace): Omit<OpenComposer["place"], "key"> {
  return { side, line, to };
}

function wordOf({ key, side, line, to }: OpenComposer["place"]): string {
  return `${side}/${line}/${to}/${key}`;
}

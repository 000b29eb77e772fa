import type { PlacedDraft } from "./Remarks.ts";
import type { OpenComposer } from "./useComposers.ts";

/** What is drawn anew is there by then. */
const CARRIED_MS = 60_000;

/** The composers of a review. */
interface Composers {
  readonly reviewKey: string;
  readonly open: readonly OpenComposer[];
}

const NONE: Composers = { reviewKey: "", open: [] };

let onPage = NONE;
let carried = NONE;
let until = 0;

/** Has the remarks that one is writing stay open where a change is drawn anew because one asked for what came meanwhile. */
export const carriedComposers = {
  /** Says which are open on the page. */
  note(reviewKey: string, open: readonly OpenComposer[]): void {
    onPage = { reviewKey, open };
  },
  /** Has those that are open now be open on what is drawn next. */
  carry(): void {
    carried = onPage;
    until = performance.now() + CARRIED_MS;
  },
  /** Gives them for a change of their review: one that has become a draft where that stands, any other where it stood. */
  read(reviewKey: string, drafts: readonly PlacedDraft[]): readonly OpenComposer[] {
    if (performance.now() > until || carried.reviewKey !== reviewKey) return [];
    return carried.open.map((composer) => {
      const found = drafts.find(({ draftKey }) => draftKey === composer.draftKey);
      if (found === undefined || found.fileKey === null) return { ...composer, isKept: true };
      const { side, line, to } = found.place;
      // Lines that are not found again are better looked for near where they were than at the file.
      const place = line === 0 ? composer.place : { key: found.fileKey, side, line, to };
      return { ...composer, place, isKept: true, draft: found.draft };
    });
  },
  /** Says that the page has them. */
  settle(): void {
    carried = NONE;
  },
} as const;

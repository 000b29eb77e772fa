import { createContext } from "react";
import { Store } from "#app/ui/Store.ts";

/** The suggestions of a review that the user selected to apply together, in that order. Lives as long as the page. */
export class SuggestionBatch extends Store<readonly ShownSuggestion[]> {
  static readonly #ofReviews = new Map<string, SuggestionBatch>();

  /** Returns the batch of a review, always the same object. */
  static of(reviewId: string): SuggestionBatch {
    const batch = SuggestionBatch.#ofReviews.get(reviewId) ?? new SuggestionBatch([]);
    SuggestionBatch.#ofReviews.set(reviewId, batch);
    return batch;
  }

  toggle(shown: ShownSuggestion): void {
    const others = this.current().filter((one) => !isSame(one, shown));
    this.set(this.has(shown) ? others : [...others, shown]);
  }

  clear(): void {
    this.set([]);
  }

  has(shown: ShownSuggestion): boolean {
    return this.current().some((one) => isSame(one, shown));
  }
}

function isSame(one: ShownSuggestion, other: ShownSuggestion): boolean {
  return (
    one.comment === other.comment &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => line === other.lines[at])
  );
}

export interface ShownSuggestion {
  readonly comment: string;
  readonly lines: readonly string[];
  /** The lines to be replaced. */
  readonly instead: readonly string[];
}

/** Applies suggestions to files of the work tree. */
export interface Applying {
  /** Applies all of the suggestions or none. */
  readonly apply: (suggestions: readonly ShownSuggestion[]) => void;
  readonly isUnderWay: boolean;
  readonly batch: SuggestionBatch;
}

/** Null when suggestions cannot be applied. */
export const ApplyContext = createContext<Applying | null>(null);

/** The id of the comment whose text is rendered; null for a preview. */
export const CommentIdContext = createContext<string | null>(null);

import { createContext } from "react";
import { Store } from "#app/ui/Store.ts";

interface BatchState {
  /** The selected suggestions, in that order. */
  readonly selected: readonly ShownSuggestion[];
  /** The reasons why suggestions could not be applied, by their comments. */
  readonly refused: ReadonlyMap<string, string>;
}

/** The suggestions of a review that the user selected to apply together. Lives as long as the page. */
export class SuggestionBatch extends Store<BatchState> {
  static readonly #ofReviews = new Map<string, SuggestionBatch>();

  /** Returns the batch of a review, always the same object. */
  static of(reviewId: string): SuggestionBatch {
    const batch = SuggestionBatch.#ofReviews.get(reviewId) ?? new SuggestionBatch({ selected: [], refused: new Map() });
    SuggestionBatch.#ofReviews.set(reviewId, batch);
    return batch;
  }

  toggle(shown: ShownSuggestion): void {
    const { selected, refused } = this.current();
    const others = selected.filter((one) => !isSame(one, shown));
    this.set({ refused, selected: this.has(shown) ? others : [...others, shown] });
  }

  /** Keeps of the applied suggestions those that were refused, with the reasons. */
  settle(applied: readonly ShownSuggestion[], refused: BatchState["refused"]): void {
    const isDone = (one: ShownSuggestion) => !refused.has(one.comment) && applied.some((other) => isSame(one, other));
    this.set({ refused, selected: this.current().selected.filter((one) => !isDone(one)) });
  }

  has(shown: ShownSuggestion): boolean {
    return this.current().selected.some((one) => isSame(one, shown));
  }
}

function isSame(one: ShownSuggestion, other: ShownSuggestion): boolean {
  const linesOf = ({ parts }: ShownSuggestion): string => JSON.stringify(parts.map(({ lines }) => lines));
  return one.comment === other.comment && linesOf(one) === linesOf(other);
}

export interface ShownSuggestion {
  readonly comment: string;
  readonly parts: readonly {
    readonly lines: readonly string[];
    /** The lines to be replaced. */
    readonly instead: readonly string[];
  }[];
}

/** Applies suggestions to files of the work tree. */
export interface Applying {
  /** Applies those of the suggestions that can be. */
  readonly apply: (suggestions: readonly ShownSuggestion[]) => void;
  readonly isUnderWay: boolean;
  readonly batch: SuggestionBatch;
}

/** Null when suggestions cannot be applied. */
export const ApplyContext = createContext<Applying | null>(null);

/** The id of the comment whose text is rendered, and the text; null for a preview. */
export const CommentContext = createContext<Readonly<Record<"id" | "body", string>> | null>(null);

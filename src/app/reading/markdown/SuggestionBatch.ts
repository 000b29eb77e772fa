import { Listeners } from "#app/ui/Listeners.ts";
import { createContext } from "react";

const NONE: readonly ShownSuggestion[] = [];

/** The suggestions of a review that the user selected to apply together. Lives as long as the page. */
export class SuggestionBatch {
  static readonly #ofReviews = new Map<string, SuggestionBatch>();
  readonly #listeners = new Listeners();
  #selected = NONE;

  /** Returns the batch of a review, always the same object. */
  static of(reviewId: string): SuggestionBatch {
    const batch = SuggestionBatch.#ofReviews.get(reviewId) ?? new SuggestionBatch();
    SuggestionBatch.#ofReviews.set(reviewId, batch);
    return batch;
  }

  readonly subscribe = this.#listeners.add;

  /** Returns the suggestions in the order of selection; the same array until the selection changes. */
  readonly selected = (): readonly ShownSuggestion[] => this.#selected;

  toggle(shown: ShownSuggestion): void {
    const others = this.#selected.filter((one) => !isSame(one, shown));
    this.#change(others.length < this.#selected.length ? others : [...others, shown]);
  }

  clear(): void {
    this.#change(NONE);
  }

  has(shown: ShownSuggestion): boolean {
    return this.#selected.some((one) => isSame(one, shown));
  }

  #change(next: readonly ShownSuggestion[]): void {
    this.#selected = next;
    this.#listeners.notify();
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

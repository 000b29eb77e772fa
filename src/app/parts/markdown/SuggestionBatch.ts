import { createContext } from "react";

const NONE: readonly ShownSuggestion[] = [];

/** Suggestions of a review that one means to apply together; kept for as long as the page is open. */
export class SuggestionBatch {
  static readonly #ofReviews = new Map<string, SuggestionBatch>();
  readonly #listeners = new Set<() => void>();
  #chosen = NONE;

  /** The one of a review, always the same. */
  static of(reviewId: string): SuggestionBatch {
    const batch = SuggestionBatch.#ofReviews.get(reviewId) ?? new SuggestionBatch();
    SuggestionBatch.#ofReviews.set(reviewId, batch);
    return batch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** In the order of choosing; the same list until that changes. */
  readonly chosen = (): readonly ShownSuggestion[] => this.#chosen;

  /** Puts a suggestion in, or takes it out if it is in. */
  toggle(shown: ShownSuggestion): void {
    const others = this.#chosen.filter((one) => !isSame(one, shown));
    this.#change(others.length < this.#chosen.length ? others : [...others, shown]);
  }

  clear(): void {
    this.#change(NONE);
  }

  has(shown: ShownSuggestion): boolean {
    return this.#chosen.some((one) => isSame(one, shown));
  }

  #change(next: readonly ShownSuggestion[]): void {
    this.#chosen = next;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(one: ShownSuggestion, other: ShownSuggestion): boolean {
  return one.comment === other.comment && one.lines.join("\n") === other.lines.join("\n");
}

/** A suggestion as it is shown. */
export interface ShownSuggestion {
  /** The id of the comment that it stands in. */
  readonly comment: string;
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they are to replace. */
  readonly instead: readonly string[];
}

/** What puts suggestions into the files of the work tree. */
export interface Applying {
  /** Applies suggestions, all of them or none. */
  readonly apply: (suggestions: readonly ShownSuggestion[]) => void;
  readonly isUnderWay: boolean;
  /** What one means to apply together. */
  readonly batch: SuggestionBatch;
}

/** Null where no suggestion can be applied. */
export const ApplyContext = createContext<Applying | null>(null);

/** The id of the comment whose text is drawn; null for what is being written. */
export const CommentIdContext = createContext<string | null>(null);

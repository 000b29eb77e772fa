import { isHighlightAnswer, type HighlightRequest } from "./highlightMessages.ts";
import { hunkSides } from "./hunkSides.ts";
import type { Patch } from "./parsePatch.ts";
import type { TextTokens } from "./tokenizeText.ts";

/** The tokens of a hunk's old and new side. */
export interface HunkTokens {
  readonly old: TextTokens;
  readonly new: TextTokens;
}

interface Wish {
  readonly patch: Patch;
  readonly hunk: number;
  readonly language: string;
}

/** Wishes kept waiting: what a reader scrolled past long ago is wished for again when it comes back. */
const WAITING_MAX = 200;

/**
 * Colours hunks in a worker, the one asked for last first, one at a time. What it found stays with the patch for as long
 * as the patch lives. A worker that fails is not started again: hunks then stay plain.
 */
export class Highlighter {
  readonly #start: () => Worker | null;
  #worker: Worker | null | undefined;
  readonly #found = new WeakMap<Patch, Map<number, HunkTokens | null>>();
  readonly #listeners = new Map<Patch, Set<() => void>>();
  #waiting: Wish[] = [];
  #underWay: Wish | null = null;
  #lastId = 0;

  constructor(start: () => Worker | null) {
    this.#start = start;
  }

  /** Gives a hunk's tokens once they are there; the same object every time. */
  tokensOf(patch: Patch, hunk: number): HunkTokens | null {
    return this.#found.get(patch)?.get(hunk) ?? null;
  }

  /** Counts the hunks of a patch that have been answered: changes whenever `tokensOf` may. */
  answeredOf(patch: Patch): number {
    return this.#found.get(patch)?.size ?? 0;
  }

  /** Asks for a hunk's tokens. Asking again moves it to the front. */
  want(patch: Patch, hunk: number, language: string): void {
    if (this.#found.get(patch)?.has(hunk) === true) return;
    if (this.#underWay?.patch === patch && this.#underWay.hunk === hunk) return;
    this.#waiting = this.#waiting.filter((wish) => wish.patch !== patch || wish.hunk !== hunk).slice(1 - WAITING_MAX);
    this.#waiting.push({ patch, hunk, language });
    this.#next();
  }

  /** Calls `listener` whenever a hunk of the patch has been answered, until the returned function is called. */
  subscribe(patch: Patch, listener: () => void): () => void {
    const listeners = this.#listeners.get(patch) ?? new Set();
    this.#listeners.set(patch, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(patch);
    };
  }

  #next(): void {
    if (this.#underWay !== null) return;
    if (this.#worker === undefined) this.#worker = this.#listen(this.#start());
    const wish = this.#worker === null ? undefined : this.#waiting.pop();
    if (wish === undefined) {
      if (this.#worker === null) this.#waiting = [];
      return;
    }
    this.#underWay = wish;
    const sides = hunkSides(wish.patch, wish.hunk);
    const request: HighlightRequest = {
      id: ++this.#lastId,
      language: wish.language,
      texts: [sides.old, sides.new],
    };
    this.#worker?.postMessage(request);
  }

  #listen(worker: Worker | null): Worker | null {
    worker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isHighlightAnswer(data) && data.id === this.#lastId) this.#take(data.tokens);
    });
    worker?.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      this.#waiting = [];
      this.#underWay = null;
    });
    return worker;
  }

  #take([old, current]: readonly TextTokens[]): void {
    const wish = this.#underWay;
    this.#underWay = null;
    if (wish !== null) {
      const found = this.#found.get(wish.patch) ?? new Map<number, HunkTokens | null>();
      found.set(wish.hunk, old === undefined || current === undefined ? null : { old, new: current });
      this.#found.set(wish.patch, found);
      this.#listeners.get(wish.patch)?.forEach((listener) => listener());
    }
    this.#next();
  }
}

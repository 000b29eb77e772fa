import type { Patch } from "../patch/Patch.ts";
import { startHighlightWorker } from "../workers/startWorker.ts";
import { type HighlightRequest, isHighlightAnswer } from "./highlightMessages.ts";
import { hunkSides, oldText, type SideTexts, type SideTokens, TokenShelf } from "./SideTokens.ts";
import type { TextTokens } from "./tokenizeText.ts";

/** What is coloured: a hunk of a patch, or a whole file by the name it was given. */
interface Wish {
  readonly of: Patch | string;
  readonly hunk: number;
  readonly language: string;
  readonly sides: () => SideTexts;
}

interface WishUnderWay extends Wish {
  readonly oldStart: number;
  readonly newStart: number;
}

/** Wishes kept waiting: what a reader scrolled past long ago is wished for again when it comes back. */
const WAITING_MAX = 200;
/** Tokens of whole files that are kept; a line has about 40 bytes of them on each side. */
const WHOLE_BYTES = 24 * 1024 * 1024;
/** In characters; a longer hunk, as of a whole file that was added, stays plain. The worker takes about 0.1 s for it. */
const HUNK_LENGTH_MAX = 2_000_000;
/** The part of a wish that is no hunk's. */
const WHOLE = -1;

/**
 * Colours hunks and whole files in a worker, the one asked for last first, one at a time. What it found of a hunk stays
 * with the patch for as long as the patch lives. A worker that fails is not started again: what is left stays plain.
 */
export class Highlighter {
  readonly #start: () => Worker | null;
  #worker: Worker | null | undefined;
  readonly #hunks = new WeakMap<Patch, Map<number, SideTokens | null>>();
  readonly #wholes = new TokenShelf(WHOLE_BYTES);
  readonly #listeners = new Set<() => void>();
  #waiting: Wish[] = [];
  #underWay: WishUnderWay | null = null;
  #starting: ReturnType<typeof setTimeout> | null = null;
  #lastId = 0;

  constructor(start: () => Worker | null) {
    this.#start = start;
  }

  /** Gives a hunk's tokens once they are there; the same object every time. */
  tokensOf(patch: Patch, hunk: number): SideTokens | null {
    return this.#hunks.get(patch)?.get(hunk) ?? null;
  }

  /** Counts the hunks of a patch that have been answered: changes whenever `tokensOf` may. */
  answeredOf(patch: Patch): number {
    return this.#hunks.get(patch)?.size ?? 0;
  }

  /** Gives a whole file's tokens once they are there; the same object until they have to make room. */
  wholeOf(name: string): SideTokens | null {
    return this.#wholes.of(name);
  }

  /** Asks for a hunk's tokens, if it is not too long. Asking again moves it to the front. */
  want(patch: Patch, hunk: number, language: string): void {
    if (this.#hunks.get(patch)?.has(hunk) === true || hunkLength(patch, hunk) > HUNK_LENGTH_MAX) return;
    this.#wish({ of: patch, hunk, language, sides: () => hunkSides(patch, hunk) });
  }

  /**
   * Asks for the tokens of both sides of a file from its top: the new one, and the old one that a patch makes of it.
   * `name` must stand for these contents and no others. Asking again moves it to the front.
   */
  wantWhole(name: string, patch: Patch, text: string, language: string): void {
    this.#wholes.touch(name);
    if (this.#wholes.has(name)) return;
    const sides = (): SideTexts => ({ old: oldText(patch, text), new: text, oldStart: 1, newStart: 1 });
    this.#wish({ of: name, hunk: WHOLE, language, sides });
  }

  /** Calls `listener` whenever something has been answered, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #wish(wish: Wish): void {
    const isSame = (other: Wish): boolean => other.of === wish.of && other.hunk === wish.hunk;
    if (this.#underWay !== null && isSame(this.#underWay)) return;
    this.#waiting = this.#waiting.filter((other) => !isSame(other)).slice(1 - WAITING_MAX);
    this.#waiting.push(wish);
    // Who draws asks for all that is in sight, the dearest last; and to start the worker alone takes some milliseconds of its task.
    if (this.#starting !== null) return;
    this.#starting = setTimeout(() => {
      this.#starting = null;
      this.#next();
    });
  }

  #next(): void {
    if (this.#underWay !== null) return;
    if (this.#worker === undefined) this.#worker = this.#listen(this.#start());
    const wish = this.#worker === null ? undefined : this.#waiting.pop();
    if (wish === undefined) {
      if (this.#worker === null) this.#waiting = [];
      return;
    }
    const { old, new: current, oldStart, newStart } = wish.sides();
    this.#underWay = { ...wish, oldStart, newStart };
    const request: HighlightRequest = { id: ++this.#lastId, language: wish.language, texts: [old, current] };
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
      const { of, hunk, oldStart, newStart } = wish;
      const found = old === undefined || current === undefined ? null : { old, new: current, oldStart, newStart };
      if (typeof of === "string") this.#wholes.put(of, found);
      else this.#hunks.set(of, (this.#hunks.get(of) ?? new Map<number, SideTokens | null>()).set(hunk, found));
      this.#listeners.forEach((listener) => listener());
    }
    this.#next();
  }
}

/** In characters of the patch. */
function hunkLength({ hunks, starts, ends }: Patch, hunk: number): number {
  const { first, end } = hunks[hunk] ?? { first: 0, end: 0 };
  return (ends[end - 1] ?? 0) - (starts[first] ?? 0);
}

/** The page's one highlighter: its worker starts with the first wish and serves every reader of the page. */
export const pageHighlighter = new Highlighter(startHighlightWorker);

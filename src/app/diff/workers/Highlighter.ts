import { Listeners } from "#app/ui/Listeners.ts";
import type { Patch } from "../patch/Patch.ts";
import { startHighlightWorker } from "./startWorker.ts";
import { type HighlightRequest, isHighlightAnswer } from "../highlight/highlightMessages.ts";
import { hunkSides, oldText, type SideTexts, type SideTokens, TokenCache } from "../highlight/SideTokens.ts";
import type { TextTokens } from "../highlight/tokenizeText.ts";

/** The unit to highlight: a hunk of a patch, or a whole file by its cache name. */
interface TokenRequest {
  readonly of: Patch | string;
  readonly hunk: number;
  readonly language: string;
  readonly sides: () => SideTexts;
}

interface PendingRequest extends TokenRequest {
  readonly oldStart: number;
  readonly newStart: number;
}

/** The most waiting requests. Older ones are dropped; they are made again when their lines return. */
const WAITING_MAX = 200;
/** The cache size for tokens of whole files; a line has about 40 bytes per side. */
const WHOLE_BYTES = 24 * 1024 * 1024;
/** In characters. A longer hunk, such as a large added file, stays plain. The worker takes about 0.1 s for this length. */
const HUNK_LENGTH_MAX = 2_000_000;
/** The `hunk` of a request for a whole file. */
const WHOLE = -1;

/**
 * Highlights hunks and whole files in a worker, one at a time, the latest request first. The tokens of a hunk live as
 * long as its patch. A worker that fails is not restarted: the remaining code stays plain.
 */
export class Highlighter {
  readonly #start: () => Worker | null;
  #worker: Worker | null | undefined;
  readonly #hunks = new WeakMap<Patch, Map<number, SideTokens | null>>();
  readonly #wholes = new TokenCache(WHOLE_BYTES);
  readonly #listeners = new Listeners();
  #waiting: TokenRequest[] = [];
  #pending: PendingRequest | null = null;
  #starting: ReturnType<typeof setTimeout> | null = null;
  #lastId = 0;

  constructor(start: () => Worker | null) {
    this.#start = start;
  }

  /** Returns the tokens of a hunk, null until they arrive; the same object every time. */
  tokensOf(patch: Patch, hunk: number): SideTokens | null {
    return this.#hunks.get(patch)?.get(hunk) ?? null;
  }

  /** Returns the number of highlighted hunks of a patch. Changes whenever a result of `tokensOf` may change. */
  answeredOf(patch: Patch): number {
    return this.#hunks.get(patch)?.size ?? 0;
  }

  /** Returns the tokens of a whole file, null until they arrive; the same object until it is evicted. */
  wholeOf(name: string): SideTokens | null {
    return this.#wholes.of(name);
  }

  /** Requests the tokens of a hunk unless it is too long. A repeated request moves to the front. */
  want(patch: Patch, hunk: number, language: string): void {
    if (this.#hunks.get(patch)?.has(hunk) === true || hunkLength(patch, hunk) > HUNK_LENGTH_MAX) return;
    this.#request({ of: patch, hunk, language, sides: () => hunkSides(patch, hunk) });
  }

  /**
   * Requests the tokens of both sides of a whole file: the new side, and the old side derived from it and the patch.
   * `name` must identify these contents uniquely. A repeated request moves to the front.
   */
  wantWhole(name: string, patch: Patch, text: string, language: string): void {
    this.#wholes.markUsed(name);
    if (this.#wholes.has(name)) return;
    const sides = (): SideTexts => ({ old: oldText(patch, text), new: text, oldStart: 1, newStart: 1 });
    this.#request({ of: name, hunk: WHOLE, language, sides });
  }

  readonly subscribe = this.#listeners.add;

  #request(wanted: TokenRequest): void {
    const isSame = (other: TokenRequest): boolean => other.of === wanted.of && other.hunk === wanted.hunk;
    if (this.#pending !== null && isSame(this.#pending)) return;
    this.#waiting = this.#waiting.filter((other) => !isSame(other)).slice(1 - WAITING_MAX);
    this.#waiting.push(wanted);
    // Wait for the other requests of the same render, since the most expensive come last; and starting the worker alone
    // takes some milliseconds.
    if (this.#starting !== null) return;
    this.#starting = setTimeout(() => {
      this.#starting = null;
      this.#next();
    });
  }

  #next(): void {
    if (this.#pending !== null) return;
    if (this.#worker === undefined) this.#worker = this.#listen(this.#start());
    const wanted = this.#worker === null ? undefined : this.#waiting.pop();
    if (wanted === undefined) {
      if (this.#worker === null) this.#waiting = [];
      return;
    }
    const { old, new: current, oldStart, newStart } = wanted.sides();
    this.#pending = { ...wanted, oldStart, newStart };
    const request: HighlightRequest = { id: ++this.#lastId, language: wanted.language, texts: [old, current] };
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
      this.#pending = null;
    });
    return worker;
  }

  #take([old, current]: readonly TextTokens[]): void {
    const wanted = this.#pending;
    this.#pending = null;
    if (wanted !== null) {
      const { of, hunk, oldStart, newStart } = wanted;
      const found = old === undefined || current === undefined ? null : { old, new: current, oldStart, newStart };
      if (typeof of === "string") this.#wholes.put(of, found);
      else this.#hunks.set(of, (this.#hunks.get(of) ?? new Map<number, SideTokens | null>()).set(hunk, found));
      this.#listeners.notify();
    }
    this.#next();
  }
}

/** In characters of the patch. */
function hunkLength({ hunks, starts, ends }: Patch, hunk: number): number {
  const { first, end } = hunks[hunk] ?? { first: 0, end: 0 };
  return (ends[end - 1] ?? 0) - (starts[first] ?? 0);
}

/** The highlighter shared by all readers of the page. Its worker starts with the first request. */
export const pageHighlighter = new Highlighter(startHighlightWorker);

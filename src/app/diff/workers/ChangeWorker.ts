import { userInput } from "#app/ui/userInput.ts";
import type { FileContents } from "../patch/FileContents.ts";
import type { Viewport } from "../Viewport.ts";
import { type ChangeAnswer, type ChangeMessage, isChangeAnswer, type KeyedPatch } from "./changeMessages.ts";
import { startWorker } from "./startWorker.ts";

/** The characters posted in one message: copying them takes some milliseconds. */
const CHARACTERS_A_POST = 2_000_000;
/** A worker that does not answer this many pings is stuck. */
const PINGS_UNANSWERED = 4;
const PING_MS = 500;
/**
 * The pause of background work after a key, a press or a frame of fast scrolling, which need the processor. It is
 * requested at most every `REST_INTERVAL_MS`.
 */
const DELAY_MS = 300;
const REST_INTERVAL_MS = 100;
/** Copying a large patch takes some milliseconds, which must not delay the lines just expanded. */
const SHOWN_MS = 50;
const NOTHING: ReadonlyMap<string, string> = new Map();

export interface ChangeListener {
  readonly onAnswer: (answer: ChangeAnswer) => void;
  /** The worker was stuck or failed and was terminated with its state. The next request starts another one. */
  readonly onEnd: () => void;
}

/**
 * The page's side of the worker that answers questions about a whole change. The worker starts with the first request.
 * It receives each patch once, as it arrives, in portions that do not block the page. It is terminated if it does not
 * respond for two seconds.
 */
export class ChangeWorker {
  readonly #contents: FileContents;
  readonly #start: () => Worker | null;
  readonly #listeners = new Set<ChangeListener>();
  readonly #posted = new Map<string, string>();
  #order: readonly string[] = [];
  #shown = NOTHING;
  /** The expanded patches sent to the worker. */
  #sentShown = NOTHING;
  #sendTimer: ReturnType<typeof setTimeout> | null = null;
  #waiting: Iterator<string>[] = [];
  #known: ReadonlySet<string> = new Set();
  #worker: Worker | null = null;
  #stopFollowing: () => void = () => undefined;
  #restSentAt = Number.NEGATIVE_INFINITY;
  /**
   * The user scrolls fast until at least this time; nothing is posted meanwhile, since posting is work of the page
   * itself.
   */
  #sweepsUntil = Number.NEGATIVE_INFINITY;
  #feeding: ReturnType<typeof setTimeout> | null = null;
  #watching: ReturnType<typeof setInterval> | null = null;
  #posts = 0;
  #unanswered = 0;

  constructor(contents: FileContents, start: () => Worker | null = () => startWorker("change")) {
    this.#contents = contents;
    this.#start = start;
  }

  /** Sets the files from top to bottom. The worker receives only their patches. */
  setOrder(keys: readonly string[]): void {
    this.#order = keys;
    this.#known = new Set(keys);
    this.#post({ kind: "order", keys });
  }

  /**
   * Sets the patches of expanded files. They are sent before the next request, or once the expanded lines are on the
   * screen. The cost is linear in what has changed by then.
   */
  setShown(shown: ReadonlyMap<string, string>): void {
    this.#shown = shown;
    if (this.#worker !== null && shown !== this.#sentShown)
      this.#sendTimer ??= setTimeout(() => this.#sendShown(), SHOWN_MS);
  }

  /**
   * Starts the worker, if it is not running, and posts the loaded patches, beginning with those of one file. Returns
   * false if there is no worker. Nearly free for the caller.
   */
  prepare(from: string | null): boolean {
    if (this.#worker !== null) return true;
    this.#worker = this.#start();
    if (this.#worker === null) return false;
    this.#listen(this.#worker);
    this.#post({ kind: "order", keys: this.#order });
    this.#sendShown();
    const first = Math.max(0, from === null ? 0 : this.#order.indexOf(from));
    const unlisten = userInput.listen(() => this.#giveWay());
    const stopFollowing = this.#contents.subscribe((keys) => {
      this.#waiting.push(keys.values());
      this.#feedLater();
    });
    this.#stopFollowing = () => {
      unlisten();
      stopFollowing();
    };
    this.#waiting = [this.#order.slice(first).values(), this.#order.slice(0, first).values()];
    this.#feed();
    return true;
  }

  /** Posts a request; returns false if there is no worker. */
  request(message: ChangeMessage, from: string | null = null): boolean {
    if (!this.prepare(from)) return false;
    if (this.#sendTimer !== null) this.#sendShown();
    this.#post(message);
    return true;
  }

  /** Calls a listener for answers of the worker, until the returned function is called. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Pauses background work while the user scrolls fast; the returned function ends the worker. */
  attach(viewport: Pick<Viewport, "isScrollingFast" | "onMove">): () => void {
    const stop = viewport.onMove(() => {
      if (!viewport.isScrollingFast) return;
      this.#sweepsUntil = performance.now() + DELAY_MS;
      this.#giveWay();
    });
    return () => {
      stop();
      this.end();
    };
  }

  /** Terminates the worker; the next request starts another one. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#stopFollowing();
    this.#waiting = [];
    this.#posted.clear();
    this.#sentShown = NOTHING;
    if (this.#sendTimer !== null) clearTimeout(this.#sendTimer);
    this.#sendTimer = null;
    if (this.#feeding !== null) clearTimeout(this.#feeding);
    this.#feeding = null;
    this.#stopWatching();
  }

  #listen(worker: Worker): void {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isChangeAnswer(data) || worker !== this.#worker) return;
      this.#unanswered = 0;
      if (data.kind === "pong" && data.isIdle && data.id === this.#posts) this.#stopWatching();
      this.#listeners.forEach(({ onAnswer }) => onAnswer(data));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail();
    });
  }

  #post(message: ChangeMessage): void {
    if (this.#worker === null) return;
    this.#posts++;
    this.#worker.postMessage(message);
    this.#watch();
  }

  #giveWay(): void {
    const now = performance.now();
    if (now < this.#restSentAt + REST_INTERVAL_MS) return;
    this.#restSentAt = now;
    this.#worker?.postMessage({ kind: "rest", milliseconds: DELAY_MS } satisfies ChangeMessage);
  }

  #sendShown(): void {
    if (this.#sendTimer !== null) clearTimeout(this.#sendTimer);
    this.#sendTimer = null;
    const [before, shown] = [this.#sentShown, this.#shown];
    this.#sentShown = shown;
    for (const [key, patch] of shown) if (before.get(key) !== patch) this.#post({ kind: "shown", key, patch });
    for (const key of before.keys()) if (!shown.has(key)) this.#post({ kind: "shown", key, patch: null });
  }

  #feedLater(): void {
    const wait = Math.max(0, this.#sweepsUntil - performance.now());
    this.#feeding ??= setTimeout(() => {
      this.#feeding = null;
      if (performance.now() < this.#sweepsUntil) this.#feedLater();
      else this.#feed();
    }, wait);
  }

  /** Posts the next portion of the waiting patches, without those already posted. */
  #feed(): void {
    const patches: KeyedPatch[] = [];
    let characters = 0;
    while (this.#waiting.length > 0 && characters < CHARACTERS_A_POST) {
      const next = this.#waiting[0]?.next();
      if (next === undefined || next.done === true) {
        this.#waiting.shift();
        continue;
      }
      const { patch, isTruncated } = this.#contents.of(next.value);
      if (patch === null || isTruncated || !this.#known.has(next.value) || this.#posted.get(next.value) === patch)
        continue;
      this.#posted.set(next.value, patch);
      patches.push([next.value, patch]);
      characters += patch.length;
    }
    if (patches.length > 0) this.#post({ kind: "patches", patches });
    if (this.#waiting.length > 0) this.#feedLater();
  }

  /** Pings the worker until it is idle. Counts ticks, since after the computer slept only one tick has passed. */
  #watch(): void {
    this.#watching ??= setInterval(() => {
      if (++this.#unanswered > PINGS_UNANSWERED) this.#fail();
      else this.#worker?.postMessage({ kind: "ping", id: this.#posts } satisfies ChangeMessage);
    }, PING_MS);
  }

  #stopWatching(): void {
    if (this.#watching !== null) clearInterval(this.#watching);
    this.#watching = null;
    this.#unanswered = 0;
  }

  #fail(): void {
    this.end();
    this.#listeners.forEach(({ onEnd }) => onEnd());
  }
}

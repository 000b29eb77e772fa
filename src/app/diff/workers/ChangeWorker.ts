import { useEffect, useMemo } from "react";
import { deeds } from "#app/ui/userInput.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import type { Viewport } from "../Viewport.ts";
import { type ChangeAnswer, type ChangeMessage, isChangeAnswer, type KeyedPatch } from "./changeMessages.ts";
import { startWorker } from "./startWorker.ts";

/** Characters posted in one go: copying them takes some milliseconds. */
const CHARACTERS_A_POST = 2_000_000;
/** A worker that has not said a word for so many pings is stuck in something. */
const PINGS_UNHEARD = 4;
const PING_MS = 500;
/** It rests for so long after a key, a press or a frame of a sweep, which would wait for the processor, and is told so that often. */
const REST_MS = 300;
const TELL_MS = 100;

/** Copying a large patch takes some milliseconds, which whoever had more of it shown would wait for. */
const SHOWN_MS = 50;
const NOTHING: ReadonlyMap<string, string> = new Map();

/** Who listens to the change worker. */
export interface ChangeListener {
  readonly onAnswer: (answer: ChangeAnswer) => void;
  /** The worker was stuck or broke and was ended with all that it knew. The next question starts another one. */
  readonly onEnd: () => void;
}

/**
 * The page's side of the worker that answers questions about a whole change. It starts with the first question, is given
 * each patch once, as it arrives, in portions between which the page is free, and is ended when it gives no sign of life
 * for two seconds.
 */
export class ChangeWorker {
  readonly #contents: FileContents;
  readonly #start: () => Worker | null;
  readonly #listeners = new Set<ChangeListener>();
  readonly #posted = new Map<string, string>();
  #order: readonly string[] = [];
  #shown = NOTHING;
  /** What the worker was told to be shown. */
  #told = NOTHING;
  #telling: ReturnType<typeof setTimeout> | null = null;
  #waiting: Iterator<string>[] = [];
  #known: ReadonlySet<string> = new Set();
  #worker: Worker | null = null;
  #stopFollowing: () => void = () => undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** One sweeps by until then at least: nothing more is handed over, which is work of the page itself. */
  #sweepsUntil = Number.NEGATIVE_INFINITY;
  #feeding: ReturnType<typeof setTimeout> | null = null;
  #watching: ReturnType<typeof setInterval> | null = null;
  #posts = 0;
  #unheard = 0;

  constructor(contents: FileContents, start: () => Worker | null) {
    this.#contents = contents;
    this.#start = start;
  }

  /** Tells which files there are, from top to bottom; the worker is given the patches of these alone. */
  setOrder(keys: readonly string[]): void {
    this.#order = keys;
    this.#known = new Set(keys);
    this.#post({ kind: "order", keys });
  }

  /**
   * Tells what is shown of files where that is more than their patch: before the next question, or when what was asked for stands
   * on the screen. Costs what has changed then, and nothing at once.
   */
  setShown(shown: ReadonlyMap<string, string>): void {
    this.#shown = shown;
    if (this.#worker !== null && shown !== this.#told) this.#telling ??= setTimeout(() => this.#tellShown(), SHOWN_MS);
  }

  /**
   * Starts the worker, if it is not running, and hands it the patches there are, beginning with one file's. Gives whether
   * there is a worker. Costs next to nothing at once.
   */
  prepare(from: string | null): boolean {
    if (this.#worker !== null) return true;
    this.#worker = this.#start();
    if (this.#worker === null) return false;
    this.#listen(this.#worker);
    this.#post({ kind: "order", keys: this.#order });
    this.#tellShown();
    const first = Math.max(0, from === null ? 0 : this.#order.indexOf(from));
    const stopHearing = deeds.listen(() => this.#giveWay());
    const stopFollowing = this.#contents.subscribe((keys) => {
      this.#waiting.push(keys.values());
      this.#feedLater();
    });
    this.#stopFollowing = () => {
      stopHearing();
      stopFollowing();
    };
    this.#waiting = [this.#order.slice(first).values(), this.#order.slice(0, first).values()];
    this.#feed();
    return true;
  }

  /** Asks a question; gives whether there is a worker to answer it. */
  ask(message: ChangeMessage, from: string | null = null): boolean {
    if (!this.prepare(from)) return false;
    if (this.#telling !== null) this.#tellShown();
    this.#post(message);
    return true;
  }

  /** Tells a listener what the worker answers, until the returned function is called. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Has what nobody waits for rest while one sweeps by, until the returned function is called. */
  giveWayTo(viewport: Pick<Viewport, "isSweeping" | "onMove">): () => void {
    return viewport.onMove(() => {
      if (!viewport.isSweeping) return;
      this.#sweepsUntil = performance.now() + REST_MS;
      this.#giveWay();
    });
  }

  /** Ends the worker; the next question starts another one. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#stopFollowing();
    this.#waiting = [];
    this.#posted.clear();
    this.#told = NOTHING;
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
    if (this.#feeding !== null) clearTimeout(this.#feeding);
    this.#feeding = null;
    this.#rest();
  }

  #listen(worker: Worker): void {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isChangeAnswer(data) || worker !== this.#worker) return;
      this.#unheard = 0;
      if (data.kind === "pong" && data.isIdle && data.id === this.#posts) this.#rest();
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

  /** Has the worker rest from what nobody waits for. */
  #giveWay(): void {
    const now = performance.now();
    if (now < this.#toldAt + TELL_MS) return;
    this.#toldAt = now;
    this.#worker?.postMessage({ kind: "rest", milliseconds: REST_MS } satisfies ChangeMessage);
  }

  #tellShown(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
    const [before, shown] = [this.#told, this.#shown];
    this.#told = shown;
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

  /** Posts the next portion of what waits, of each file what is not there already. */
  #feed(): void {
    const patches: KeyedPatch[] = [];
    let characters = 0;
    while (this.#waiting.length > 0 && characters < CHARACTERS_A_POST) {
      const next = this.#waiting[0]?.next();
      if (next === undefined || next.done === true) {
        this.#waiting.shift();
        continue;
      }
      const { patch, isBeginning } = this.#contents.of(next.value);
      if (patch === null || isBeginning || !this.#known.has(next.value) || this.#posted.get(next.value) === patch)
        continue;
      this.#posted.set(next.value, patch);
      patches.push([next.value, patch]);
      characters += patch.length;
    }
    if (patches.length > 0) this.#post({ kind: "patches", patches });
    if (this.#waiting.length > 0) this.#feedLater();
  }

  /** Asks for signs of life until the worker has nothing more to do. After a sleep of the whole machine one tick has passed. */
  #watch(): void {
    this.#watching ??= setInterval(() => {
      if (++this.#unheard > PINGS_UNHEARD) this.#fail();
      else this.#worker?.postMessage({ kind: "ping", id: this.#posts } satisfies ChangeMessage);
    }, PING_MS);
  }

  #rest(): void {
    if (this.#watching !== null) clearInterval(this.#watching);
    this.#watching = null;
    this.#unheard = 0;
  }

  #fail(): void {
    this.end();
    this.#listeners.forEach(({ onEnd }) => onEnd());
  }
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/**
 * Gives the worker that answers questions about a whole change: of these files, in this order, as they are shown. It
 * starts with the first question and ends with the component.
 */
export function useChangeWorker(
  files: readonly DiffFile[],
  contents: FileContents,
  viewport: Viewport,
  shown: ReadonlyMap<string, string> = NO_TEXTS,
): ChangeWorker {
  const worker = useMemo(() => new ChangeWorker(contents, () => startWorker("change")), [contents]);
  useEffect(() => worker.setOrder(files.map(({ key }) => key)), [worker, files]);
  useEffect(() => worker.setShown(shown), [worker, shown]);
  useEffect(() => worker.giveWayTo(viewport), [worker, viewport]);
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}

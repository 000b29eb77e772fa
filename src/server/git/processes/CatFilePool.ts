import { GalleyError } from "#contract/errors.ts";
import { GIT_OUTPUT_BYTES } from "#contract/limits.ts";
import { CatFileReader, type ObjectHeader, type Question } from "./CatFileReader.ts";
import type { GitLocation } from "./gitEnvironment.ts";
import type { Oid } from "../oid.ts";
import { onAbort } from "./streams.ts";

/** A reader's answer about one object. `contents` is null for `info`, and if they are larger than `maxBytes`. */
export interface ObjectAnswer {
  readonly header: ObjectHeader;
  readonly contents: Buffer | null;
}

export interface CatFileOptions {
  readonly kind: "contents" | "info";
  readonly maxBytes: number;
  /** True to return the first `maxBytes` of larger contents instead of none. */
  readonly isTruncated?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

const READERS_MAX = 2;
/** A reader that is busy with so few questions answers sooner than a new one starts. */
const FEW = 64;
/** The number of questions sent at once: enough to keep the pipe full, few enough to let other queries in between. */
const BATCH = 256;
/** A reader is replaced after this many answers. When the pool is idle, one is left after REST_MS and none after IDLE_MS. */
const SERVED_MAX = 50_000;
const REST_MS = 10_000;
const IDLE_MS = 10 * 60_000;
/**
 * A reader remembers a damaged pack as damaged as long as it runs, so a new reader is asked about missing objects at
 * this interval.
 */
const RECHECK_MS = 2000;

/** The readers of the objects of a location. They start on demand. A question takes about 0.1 ms and starts no process. */
export class CatFilePool {
  readonly #location: GitLocation;
  readonly #readers = new Set<CatFileReader>();
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;
  #recheckedAt = -Infinity;
  /** The first object that was found. If a reader does not know it, it was started while the repository was away. */
  #foundFirst: Oid | null = null;

  constructor(location: GitLocation) {
    this.#location = location;
  }

  /** Reads objects and returns the answers in the same order; null where one is missing or damaged. */
  async query(oids: readonly Oid[], options: CatFileOptions): Promise<readonly (ObjectAnswer | null)[]> {
    const answers: (ObjectAnswer | null)[] = [];
    let bytes = 0;
    for (let at = 0; at < oids.length; at += BATCH) {
      options.signal?.throwIfAborted();
      for (const answer of await this.#readWithRetries(oids.slice(at, at + BATCH), options)) {
        bytes += answer?.contents?.length ?? 0;
        answers.push(answer);
      }
      if (bytes > GIT_OUTPUT_BYTES) throw new GalleyError("TOO_LARGE");
    }
    return answers;
  }

  /** Stops all readers; the next query starts new ones. */
  reset(): void {
    const known = [...this.#readers]; // unanswered questions of a stopped reader open a new one, which has to stay
    for (const reader of known) reader.stop();
  }

  /** Stops all readers for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.reset();
  }

  #open(): CatFileReader {
    const reader = new CatFileReader(this.#location, (lost) => {
      this.#readers.delete(reader);
      const left = lost.filter((question) => !question.isCancelled());
      if (left.length > 0) this.#send(left);
    });
    this.#readers.add(reader);
    return reader;
  }

  #pick(): CatFileReader {
    const [leastBusy] = [...this.#readers].toSorted((one, other) => one.load - other.load);
    if (leastBusy === undefined) return this.#open();
    if (leastBusy.load === 0) {
      if (leastBusy.served < SERVED_MAX) return leastBusy;
      leastBusy.stop();
      return this.#open();
    }
    return leastBusy.load > FEW && this.#readers.size < READERS_MAX ? this.#open() : leastBusy;
  }

  #send(questions: readonly Question[]): void {
    if (this.#isClosed) {
      for (const question of questions) question.fail(new GalleyError("REPOSITORY_GONE", "The repository was closed."));
      return;
    }
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#rest(), REST_MS).unref();
    this.#pick().query(questions);
  }

  #rest(): void {
    for (const reader of [...this.#readers].slice(1)) reader.stop();
    this.#idle = setTimeout(() => this.reset(), IDLE_MS).unref();
  }

  /**
   * Asks one reader about objects, and then about the `proof` objects without their contents, which show whether its
   * answers can be trusted.
   */
  #readBatch(
    oids: readonly Oid[],
    { kind, maxBytes, isTruncated = false, signal }: CatFileOptions,
    proof: readonly Oid[] = [],
  ): Promise<(ObjectAnswer | null)[]> {
    return new Promise((resolve, reject) => {
      const answers: (ObjectAnswer | null)[] = [];
      let left = oids.length + proof.length;
      let isCancelled = false;
      function fail(error: unknown): void {
        isCancelled = true;
        calledOff();
        reject(error);
      }
      const calledOff = onAbort(signal, () => fail(signal?.reason));
      const questions = [...oids, ...proof].map((oid, index): Question => ({
        oid,
        kind: index < oids.length ? kind : "info",
        maxBytes,
        isTruncated,
        deaths: 0,
        isCancelled: () => isCancelled,
        answer(header, contents) {
          answers[index] = header && { header, contents };
          left -= 1;
          if (left > 0) return;
          calledOff();
          resolve(answers);
        },
        fail,
      }));
      this.#send(questions);
    });
  }

  /**
   * Reads objects, and asks a new reader about the missing ones, unless that happened just now and this reader knows
   * the proof object.
   */
  async #readWithRetries(oids: readonly Oid[], options: CatFileOptions): Promise<readonly (ObjectAnswer | null)[]> {
    const isRecent = performance.now() - this.#recheckedAt < RECHECK_MS;
    const proof = isRecent && this.#foundFirst !== null ? [this.#foundFirst] : [];
    const answers = await this.#readBatch(oids, options, proof);
    const proven = answers.splice(oids.length);
    this.#foundFirst ??= answers.find((answer) => answer !== null)?.header.oid ?? null;
    const missing = oids.filter((_, index) => answers[index] === null);
    if (missing.length === 0 || (isRecent && !proven.includes(null))) return answers;
    if (proven.includes(null)) this.#foundFirst = null; // it may be gone for good
    this.#recheckedAt = performance.now();
    this.reset();
    const found = (await this.#readBatch(missing, options)).values();
    return answers.map((answer) => answer ?? found.next().value ?? null);
  }
}

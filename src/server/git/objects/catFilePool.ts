import { GalleyError } from "#contract/errors.ts";
import { GIT_OUTPUT_BYTES } from "#contract/limits.ts";
import { catFileReader, type CatFileReader, type ObjectHeader, type Question } from "./catFileReader.ts";
import type { GitLocation } from "../processes/gitEnvironment.ts";
import type { Oid } from "../oid.ts";
import { onAbort } from "../processes/streams.ts";

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

export interface CatFilePool {
  /** Reads objects and returns the answers in the same order; null where one is missing or damaged. */
  query(oids: readonly Oid[], options: CatFileOptions): Promise<readonly (ObjectAnswer | null)[]>;
  /** Stops all readers; the next query starts new ones. */
  reset(): void;
  /** Stops all readers for good. */
  close(): void;
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

/** Creates the pool of a location. Readers start on demand. A question takes about 0.1 ms and starts no process. */
export function catFilePool(location: GitLocation): CatFilePool {
  const readers = new Set<CatFileReader>();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let recheckedAt = -Infinity;
  /** The first object that was found. If a reader does not know it, it was started while the repository was away. */
  let foundFirst: Oid | null = null;

  function open(): CatFileReader {
    const reader = catFileReader(location, (lost) => {
      readers.delete(reader);
      const left = lost.filter((question) => !question.isCancelled());
      if (left.length > 0) send(left);
    });
    readers.add(reader);
    return reader;
  }

  function pick(): CatFileReader {
    const [leastBusy] = [...readers].toSorted((one, other) => one.load() - other.load());
    if (leastBusy === undefined) return open();
    if (leastBusy.load() === 0) {
      if (leastBusy.served() < SERVED_MAX) return leastBusy;
      leastBusy.stop();
      return open();
    }
    return leastBusy.load() > FEW && readers.size < READERS_MAX ? open() : leastBusy;
  }

  function send(questions: readonly Question[]): void {
    if (closed) {
      for (const question of questions) question.fail(new GalleyError("REPOSITORY_GONE", "The repository was closed."));
      return;
    }
    clearTimeout(idle);
    idle = setTimeout(rest, REST_MS).unref();
    pick().query(questions);
  }

  function rest(): void {
    for (const reader of [...readers].slice(1)) reader.stop();
    idle = setTimeout(reset, IDLE_MS).unref();
  }

  function reset(): void {
    const known = [...readers]; // unanswered questions of a stopped reader open a new one, which has to stay
    for (const reader of known) reader.stop();
  }

  /**
   * Asks one reader about objects, and then about the `proof` objects without their contents, which show whether its
   * answers can be trusted.
   */
  function readBatch(
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
      const questions = [...oids, ...proof].map((oid, index): Question => {
        return {
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
        };
      });
      send(questions);
    });
  }

  /**
   * Reads objects, and asks a new reader about the missing ones, unless that happened just now and this reader knows
   * the proof object.
   */
  async function readWithRetries(
    oids: readonly Oid[],
    options: CatFileOptions,
  ): Promise<readonly (ObjectAnswer | null)[]> {
    const isRecent = performance.now() - recheckedAt < RECHECK_MS;
    const proof = isRecent && foundFirst !== null ? [foundFirst] : [];
    const answers = await readBatch(oids, options, proof);
    const proven = answers.splice(oids.length);
    foundFirst ??= answers.find((answer) => answer !== null)?.header.oid ?? null;
    const missing = oids.filter((_, index) => answers[index] === null);
    if (missing.length === 0 || (isRecent && !proven.includes(null))) return answers;
    if (proven.includes(null)) foundFirst = null; // it may be gone for good
    recheckedAt = performance.now();
    reset();
    const found = (await readBatch(missing, options)).values();
    return answers.map((answer) => answer ?? found.next().value ?? null);
  }

  return {
    async query(oids, options) {
      const answers: (ObjectAnswer | null)[] = [];
      let bytes = 0;
      for (let at = 0; at < oids.length; at += BATCH) {
        options.signal?.throwIfAborted();
        for (const answer of await readWithRetries(oids.slice(at, at + BATCH), options)) {
          bytes += answer?.contents?.length ?? 0;
          answers.push(answer);
        }
        if (bytes > GIT_OUTPUT_BYTES) throw new GalleyError("TOO_LARGE");
      }
      return answers;
    },
    reset,
    close() {
      closed = true;
      clearTimeout(idle);
      reset();
    },
  };
}

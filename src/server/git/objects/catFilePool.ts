import { GalleyError } from "#contract/errors.ts";
import { GIT_OUTPUT_BYTES } from "#contract/limits.ts";
import { catFileReader, type CatFileReader, type ObjectHeader, type Question } from "./catFileReader.ts";
import type { Place } from "../processes/gitEnvironment.ts";
import type { Oid } from "../oid.ts";
import { onAbort } from "../processes/streams.ts";

/** What a reader says about one object; `contents` is null for `info` and where they are larger than was allowed. */
export interface ObjectAnswer {
  readonly header: ObjectHeader;
  readonly contents: Buffer | null;
}

export interface AskOptions {
  readonly kind: "contents" | "info";
  readonly maxBytes: number;
  /** What is larger is given up to there, instead of not at all. */
  readonly isCut?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The readers of one repository's objects. */
export interface CatFilePool {
  /** Asks about objects and gives the answers in the same order; null where one is missing or damaged. */
  ask(oids: readonly Oid[], options: AskOptions): Promise<readonly (ObjectAnswer | null)[]>;
  /** Ends all readers; the next question starts new ones. */
  reset(): void;
  /** Ends all readers for good. */
  close(): void;
}

const READERS_MAX = 2;
/** Questions sent at once: enough to keep the pipe full, few enough that others get a word in between. */
const BATCH = 256;
/** A reader is replaced by a new one after this many answers, and ended when nobody has asked for this long. */
const SERVED_MAX = 50_000;
const IDLE_MS = 10 * 60_000;
/** A reader holds a pack that it found damaged for damaged as long as it runs: so often a new one is asked what is missing. */
const LOOK_ANEW_MS = 2000;

/** Makes the readers of a place; none is started before it is needed. A question costs some 0.1 ms, a process none. */
export function catFilePool(place: Place): CatFilePool {
  const readers = new Set<CatFileReader>();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let lookedAnew = -Infinity;
  /** The first object that was found: a reader that was started while the repository was away knows nothing of it either. */
  let foundFirst: Oid | null = null;

  function open(): CatFileReader {
    const reader = catFileReader(place, (lost) => {
      readers.delete(reader);
      const left = lost.filter((question) => !question.isCancelled());
      if (left.length > 0) send(left);
    });
    readers.add(reader);
    return reader;
  }

  function pick(): CatFileReader {
    const [freest] = [...readers].toSorted((one, other) => one.load() - other.load());
    if (freest === undefined) return open();
    if (freest.load() === 0) {
      if (freest.served() < SERVED_MAX) return freest;
      freest.stop();
      return open();
    }
    return readers.size < READERS_MAX ? open() : freest;
  }

  function send(questions: readonly Question[]): void {
    if (closed) {
      for (const question of questions) question.fail(new GalleyError("REPOSITORY_GONE", "The repository was closed."));
      return;
    }
    clearTimeout(idle);
    idle = setTimeout(reset, IDLE_MS).unref();
    pick().ask(questions);
  }

  function reset(): void {
    const known = [...readers]; // what one of them has not answered opens another, which is to stay
    for (const reader of known) reader.stop();
  }

  /** Asks one reader about objects, and after them, without their contents, about those that prove what it knows. */
  function askBatch(
    oids: readonly Oid[],
    { kind, maxBytes, isCut = false, signal }: AskOptions,
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
          isCut,
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

  /** Asks, and asks a new reader for what is missing, unless that was done just now and this one knows what it should. */
  async function askOften(oids: readonly Oid[], options: AskOptions): Promise<readonly (ObjectAnswer | null)[]> {
    const isRecent = performance.now() - lookedAnew < LOOK_ANEW_MS;
    const proof = isRecent && foundFirst !== null ? [foundFirst] : [];
    const answers = await askBatch(oids, options, proof);
    const proven = answers.splice(oids.length);
    foundFirst ??= answers.find((answer) => answer !== null)?.header.oid ?? null;
    const missing = oids.filter((_, index) => answers[index] === null);
    if (missing.length === 0 || (isRecent && !proven.includes(null))) return answers;
    if (proven.includes(null)) foundFirst = null; // it may be gone for good
    lookedAnew = performance.now();
    reset();
    const found = (await askBatch(missing, options)).values();
    return answers.map((answer) => answer ?? found.next().value ?? null);
  }

  return {
    async ask(oids, options) {
      const answers: (ObjectAnswer | null)[] = [];
      let bytes = 0;
      for (let at = 0; at < oids.length; at += BATCH) {
        options.signal?.throwIfAborted();
        for (const answer of await askOften(oids.slice(at, at + BATCH), options)) {
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

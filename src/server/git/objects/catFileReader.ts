import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS } from "#contract/limits.ts";
import type { BrokerChild, ChildEnd } from "../processes/brokerLink.ts";
import { catFileParser, type ObjectHeader } from "./catFileParser.ts";
import type { Place } from "../processes/gitEnvironment.ts";
import type { Oid } from "../oid.ts";
import { openGit } from "../processes/run.ts";

/** What was asked of a reader. One of `answer` and `fail` is called, once. */
export interface Question {
  readonly oid: Oid;
  readonly kind: "contents" | "info";
  /** Contents above this are not read, or not further where `isCut`. */
  readonly maxBytes: number;
  readonly isCut: boolean;
  /** Nobody waits for it any more. */
  isCancelled(): boolean;
  /** `contents` is null for `info` and where they are too large, and not whole where they were cut; `header` is null where the object is missing or damaged. */
  answer(header: ObjectHeader | null, contents: Buffer | null): void;
  fail(error: unknown): void;
  /** How many readers died while it was the next to be answered, and how many while it waited. */
  deaths: number;
}

/** One `git cat-file --batch-command` process. */
export interface CatFileReader {
  readonly load: () => number;
  readonly served: () => number;
  ask(questions: readonly Question[]): void;
  /** Ends the process; what it has not answered goes to `onLost`. */
  stop(): void;
}

/** Above this, ending the process is cheaper than reading what nobody wants. */
const SKIP_BYTES_MAX = 8 * 1024 * 1024;
const DEATHS_MAX = 3;

/**
 * Starts a reader of objects. A question that its end leaves open comes back through `onLost`, to be asked elsewhere,
 * unless it is to blame: one that makes git give up counts as damaged when it did so twice, and one that git is silent
 * about for GIT_READ_MS fails as TIMEOUT.
 */
export function catFileReader(place: Place, onLost: (questions: readonly Question[]) => void): CatFileReader {
  const pending: Question[] = [];
  let unsent: Buffer[] | null = [];
  let child: BrokerChild | null = null;
  let ended = false;
  let served = 0;
  let header: ObjectHeader | null = null;
  let stall: NodeJS.Timeout | undefined;

  /** Waits for the next sign of life, if one is due. */
  function watch(): void {
    clearTimeout(stall);
    stall = undefined;
    if (pending.length > 0) stall = setTimeout(() => giveUp(new GalleyError("TIMEOUT")), GIT_READ_MS);
  }

  function next(): Question {
    const question = pending.shift();
    if (question === undefined) throw new Error("cat-file answered more than it was asked");
    served += 1;
    if (pending.length === 0) child?.hold(false);
    return question;
  }

  const parse = catFileParser({
    onHeader(found) {
      const question = pending[0];
      if (question === undefined) throw new Error("cat-file answered what nobody asked");
      if (found === null || question.kind === "info") {
        next().answer(found, null);
        return "none";
      }
      header = found;
      const fits = found.size <= question.maxBytes || question.isCut;
      if (fits && (!question.isCancelled() || found.size === 0)) return Math.min(found.size, question.maxBytes);
      next().answer(found, null);
      if (found.size > SKIP_BYTES_MAX) stop();
      return 0;
    },
    onContents(contents) {
      next().answer(header, contents);
      if ((header?.size ?? 0) - contents.length > SKIP_BYTES_MAX) stop();
    },
  });

  /** Ends the reader without its first question, which fails. */
  function giveUp(error: unknown): void {
    pending.shift()?.fail(error);
    stop();
  }

  function stop(): void {
    if (ended) return;
    ended = true;
    clearTimeout(stall);
    child?.hold(false);
    child?.stop(true);
    onLost(pending.splice(0));
  }

  function onEnd(end: ChildEnd): void {
    if (ended) return;
    const [first] = pending;
    if (first !== undefined && end.isTooLarge) return giveUp(new GalleyError("TOO_LARGE"));
    for (const question of pending) if (question === first || end.brokerDied) question.deaths += 1;
    if (first !== undefined && end.code !== null && first.deaths > 1) pending.shift()?.answer(null, null);
    else if (first !== undefined && first.deaths > DEATHS_MAX) pending.shift()?.fail(new GalleyError("INTERNAL"));
    stop();
  }

  function onOutput(bytes: Buffer): void {
    if (ended) return;
    child?.taken(bytes.length);
    try {
      parse(bytes);
      if (!ended) watch();
    } catch (cause) {
      giveUp(new GalleyError("INTERNAL", undefined, { cause }));
    }
  }

  const args = ["cat-file", "--batch-command", "--buffer"];
  openGit({ place, args }, { onOutput, onEnd }).then(
    (opened) => {
      child = opened;
      if (ended) return opened.stop(true);
      for (const bytes of unsent ?? []) opened.write(bytes);
      unsent = null;
      opened.hold(pending.length > 0);
    },
    (error: unknown) => {
      for (const question of pending.splice(0)) question.fail(error);
      stop();
    },
  );

  return {
    load: () => pending.length,
    served: () => served,
    ask(questions) {
      const bytes = Buffer.from(`${questions.map(({ kind, oid }) => `${kind} ${oid}\n`).join("")}flush\n`);
      pending.push(...questions);
      if (stall === undefined) watch(); // A new question is no sign of life: it must not put the deadline off.
      child?.hold(true);
      if (unsent === null) child?.write(bytes);
      else unsent.push(bytes);
    },
    stop,
  };
}

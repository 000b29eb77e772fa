import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { BrokerChild, ChildEnd } from "../processes/brokerLink.ts";
import type { Place } from "../processes/gitEnvironment.ts";
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

export type ObjectType = "commit" | "tree" | "blob" | "tag";

/** The first line of an answer; null where the object is missing. */
export interface ObjectHeader {
  readonly oid: Oid;
  readonly type: ObjectType;
  readonly size: number;
}

/** Gets the answers of `cat-file --batch-command` in the order of the questions. */
export interface AnswerEvents {
  /** Says whether contents follow (only after a `contents` question) and if so how many bytes of them to keep; 0 of some for none. */
  onHeader(header: ObjectHeader | null): "none" | number;
  /** Gets the contents, as much of them as was to be kept, as soon as that is there. Not called where none is. */
  onContents(contents: Buffer): void;
}

const NEWLINE = 10;
const HEADER_BYTES_MAX = 256;

function isObjectType(value: string | undefined): value is ObjectType {
  return value === "commit" || value === "tree" || value === "blob" || value === "tag";
}

function parseHeader(line: string): ObjectHeader | null {
  const [oid, type, size] = line.split(" ");
  if (type === "missing" && size === undefined) return null;
  if (oid === undefined || !isObjectType(type) || size === undefined) throw new Error(`cat-file answered "${line}"`);
  return { oid, type, size: Number(size) };
}

/**
 * Makes a function that takes what `cat-file --batch-command` prints, cut anywhere, and reports the answers in it. It
 * throws where the text is none that cat-file prints. Linear in the bytes; copies each byte once.
 */
function catFileParser(events: AnswerEvents): (bytes: Buffer) => void {
  let line = "";
  /** What is being printed: what is kept of it, of which `kept` bytes are there, with the newline behind contents; `left` to come. */
  let body: { readonly contents: Buffer; readonly isCut: boolean; kept: number; left: number } | null = null;

  function takeHeader(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    line += bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
    if (line.length > HEADER_BYTES_MAX) throw new Error("cat-file printed no header where one was due");
    if (end < 0) return bytes.length;
    const header = parseHeader(line);
    line = "";
    const wish = events.onHeader(header);
    if (header === null || wish === "none") return end + 1;
    const isCut = wish < header.size;
    body = { contents: Buffer.allocUnsafe(isCut ? wish : header.size + 1), isCut, kept: 0, left: header.size + 1 };
    return end + 1;
  }

  function takeBody(bytes: Buffer, current: NonNullable<typeof body>): number {
    const { contents, isCut } = current;
    const length = Math.min(bytes.length, current.left);
    current.left -= length;
    if (current.left === 0) body = null;
    if (current.kept === contents.length) return length;
    current.kept += bytes.copy(contents, current.kept, 0, length);
    if (current.kept < contents.length) return length;
    if (!isCut && contents.at(-1) !== NEWLINE) throw new Error("cat-file printed contents of another length");
    events.onContents(isCut ? contents : contents.subarray(0, -1));
    return length;
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const rest = bytes.subarray(at);
      at += body === null ? takeHeader(rest) : takeBody(rest, body);
    }
  };
}

import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { BrokerChild, ChildEnd } from "./brokerLink.ts";
import type { GitLocation } from "./gitEnvironment.ts";
import { openGit } from "./run.ts";

/** A question to a reader. It calls either `answer` or `fail`, once. */
export interface Question {
  readonly oid: Oid;
  readonly kind: "contents" | "info";
  /** Larger contents are not read, or are cut there if `isTruncated`. */
  readonly maxBytes: number;
  readonly isTruncated: boolean;
  isCancelled(): boolean;
  /**
   * Receives the answer. `contents` is null for `info` and if they are too large, and incomplete if they were cut.
   * `header` is null if the object is missing or damaged.
   */
  answer(header: ObjectHeader | null, contents: Buffer | null): void;
  fail(error: unknown): void;
  /** The number of readers that died while this question was next, or of which the broker died while it was waiting. */
  deaths: number;
}

/** Above this size, stopping the process is cheaper than reading unwanted bytes. */
const SKIP_BYTES_MAX = 8 * 1024 * 1024;
const DEATHS_MAX = 3;

/**
 * A `git cat-file --batch-command` process. Questions that are open when it ends go to `onLost`, to be asked again,
 * except the one that caused it to end. A question that makes git die twice counts as damaged, and one that git does
 * not answer for GIT_READ_MS fails as TIMEOUT.
 */
export class CatFileReader {
  readonly #onLost: (questions: readonly Question[]) => void;
  readonly #pending: Question[] = [];
  readonly #parse: (bytes: Buffer) => void;
  #unsent: Buffer[] | null = [];
  #child: BrokerChild | null = null;
  #hasEnded = false;
  #served = 0;
  #header: ObjectHeader | null = null;
  #stall: NodeJS.Timeout | undefined;

  constructor(location: GitLocation, onLost: (questions: readonly Question[]) => void) {
    this.#onLost = onLost;
    this.#parse = catFileParser({
      onHeader: (found) => this.#onHeader(found),
      onContents: (contents) => {
        this.#next().answer(this.#header, contents);
        if ((this.#header?.size ?? 0) - contents.length > SKIP_BYTES_MAX) this.stop();
      },
    });
    const args = ["cat-file", "--batch-command", "--buffer"];
    const on = { onOutput: (bytes: Buffer) => this.#onOutput(bytes), onEnd: (end: ChildEnd) => this.#onEnd(end) };
    openGit({ location, args }, on).then(
      (opened) => {
        this.#child = opened;
        if (this.#hasEnded) return opened.stop(true);
        for (const bytes of this.#unsent ?? []) opened.write(bytes);
        this.#unsent = null;
        opened.keepAlive(this.load > 0);
      },
      (error: unknown) => {
        for (const question of this.#pending.splice(0)) question.fail(error);
        this.stop();
      },
    );
  }

  /** The number of questions without an answer. */
  get load(): number {
    return this.#pending.length;
  }

  get served(): number {
    return this.#served;
  }

  query(questions: readonly Question[]): void {
    const bytes = Buffer.from(`${questions.map(({ kind, oid }) => `${kind} ${oid}\n`).join("")}flush\n`);
    this.#pending.push(...questions);
    if (this.#stall === undefined) this.#watch(); // A new question is no output, so it must not extend the deadline.
    this.#child?.keepAlive(true);
    if (this.#unsent === null) this.#child?.write(bytes);
    else this.#unsent.push(bytes);
  }

  /** Stops the process; unanswered questions go to `onLost`. */
  stop(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#stall);
    this.#child?.keepAlive(false);
    this.#child?.stop(true);
    this.#onLost(this.#pending.splice(0));
  }

  /** Starts the timeout for the next output, if an answer is pending. */
  #watch(): void {
    clearTimeout(this.#stall);
    this.#stall = undefined;
    if (this.load > 0) this.#stall = setTimeout(() => this.#failFirst(new GalleyError("TIMEOUT")), GIT_READ_MS);
  }

  #next(): Question {
    const question = this.#pending.shift();
    if (question === undefined) throw new Error("cat-file sent too many answers");
    this.#served += 1;
    if (this.load === 0) this.#child?.keepAlive(false);
    return question;
  }

  #onHeader(found: ObjectHeader | null): "none" | number {
    const question = this.#pending[0];
    if (question === undefined) throw new Error("cat-file sent an unexpected answer");
    if (found === null || question.kind === "info") {
      this.#next().answer(found, null);
      return "none";
    }
    this.#header = found;
    const fits = found.size <= question.maxBytes || question.isTruncated;
    if (fits && (!question.isCancelled() || found.size === 0)) return Math.min(found.size, question.maxBytes);
    this.#next().answer(found, null);
    if (found.size > SKIP_BYTES_MAX) this.stop();
    return 0;
  }

  #failFirst(error: unknown): void {
    this.#pending.shift()?.fail(error);
    this.stop();
  }

  #onEnd(end: ChildEnd): void {
    if (this.#hasEnded) return;
    const [first] = this.#pending;
    if (first !== undefined && end.isTooLarge) return this.#failFirst(new GalleyError("TOO_LARGE"));
    for (const question of this.#pending) if (question === first || end.brokerDied) question.deaths += 1;
    if (first !== undefined && end.code !== null && first.deaths > 1) this.#pending.shift()?.answer(null, null);
    else if (first !== undefined && first.deaths > DEATHS_MAX) this.#pending.shift()?.fail(new GalleyError("INTERNAL"));
    this.stop();
  }

  #onOutput(bytes: Buffer): void {
    if (this.#hasEnded) return;
    this.#child?.taken(bytes.length);
    try {
      this.#parse(bytes);
      if (!this.#hasEnded) this.#watch();
    } catch (cause) {
      this.#failFirst(new GalleyError("INTERNAL", undefined, { cause }));
    }
  }
}

export type ObjectType = "commit" | "tree" | "blob" | "tag";

export interface ObjectHeader {
  readonly oid: Oid;
  readonly type: ObjectType;
  readonly size: number;
}

/** Receives the answers of `cat-file` in the order of the questions. A null header: the object is missing. */
export interface AnswerEvents {
  /**
   * Returns the number of bytes of the contents to keep, 0 to skip non-empty contents, or "none" if no contents follow
   * (they follow only a `contents` question).
   */
  onHeader(header: ObjectHeader | null): "none" | number;
  /** Receives the bytes that were to be kept, as soon as they are read. Not called for skipped contents. */
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
 * Creates a parser for the output of `cat-file --batch-command`, in chunks of any size. It throws if the output is
 * invalid. Linear in the bytes; copies each byte once.
 */
function catFileParser(events: AnswerEvents): (bytes: Buffer) => void {
  let line = "";
  /**
   * The contents being read: a buffer for what is kept (with the final newline unless it is truncated), the bytes
   * `filled` so far, and the bytes `left` in the output.
   */
  let body: { readonly contents: Buffer; readonly isTruncated: boolean; filled: number; left: number } | null = null;

  function takeHeader(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    line += bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
    if (line.length > HEADER_BYTES_MAX) throw new Error("cat-file printed an invalid header");
    if (end < 0) return bytes.length;
    const header = parseHeader(line);
    line = "";
    const bytesWanted = events.onHeader(header);
    if (header === null || bytesWanted === "none") return end + 1;
    const isTruncated = bytesWanted < header.size;
    body = {
      contents: Buffer.allocUnsafe(isTruncated ? bytesWanted : header.size + 1),
      isTruncated,
      filled: 0,
      left: header.size + 1,
    };
    return end + 1;
  }

  function takeBody(bytes: Buffer, current: NonNullable<typeof body>): number {
    const { contents, isTruncated } = current;
    const length = Math.min(bytes.length, current.left);
    current.left -= length;
    if (current.left === 0) body = null;
    if (current.filled === contents.length) return length;
    current.filled += bytes.copy(contents, current.filled, 0, length);
    if (current.filled < contents.length) return length;
    if (!isTruncated && contents.at(-1) !== NEWLINE) throw new Error("cat-file printed contents of the wrong length");
    events.onContents(isTruncated ? contents : contents.subarray(0, -1));
    return length;
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const rest = bytes.subarray(at);
      at += body === null ? takeHeader(rest) : takeBody(rest, body);
    }
  };
}

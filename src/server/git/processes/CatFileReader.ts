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
  #unsent: Buffer[] | null = [];
  #child: BrokerChild | null = null;
  #hasEnded = false;
  #served = 0;
  /** The beginning of a header that is not complete. */
  #line = "";
  #body: Body | null = null;
  #stall: NodeJS.Timeout | undefined;

  constructor(location: GitLocation, onLost: (questions: readonly Question[]) => void) {
    this.#onLost = onLost;
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

  /** Takes output in chunks of any size. Throws if it is invalid. Linear in the bytes; copies each byte once. */
  #parse(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const rest = bytes.subarray(at);
      at += this.#body === null ? this.#takeHeader(rest) : this.#takeBody(rest, this.#body);
    }
  }

  #takeHeader(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    this.#line += bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
    if (this.#line.length > HEADER_BYTES_MAX) throw new Error("cat-file printed an invalid header");
    if (end < 0) return bytes.length;
    const header = parseHeader(this.#line);
    this.#line = "";
    const question = this.#pending[0];
    if (question === undefined) throw new Error("cat-file sent an unexpected answer");
    if (header === null || question.kind === "info") this.#next().answer(header, null);
    else this.#body = this.#bodyFor(header, question);
    return end + 1;
  }

  /** Prepares to take contents. If they are not wanted, answers without them. */
  #bodyFor(header: ObjectHeader, { maxBytes, isTruncated, isCancelled }: Question): Body {
    const { size } = header;
    const isWanted = (size <= maxBytes || isTruncated) && (!isCancelled() || size === 0);
    const kept = isWanted ? Math.min(size, maxBytes) : 0;
    const contents = Buffer.allocUnsafe(kept < size ? kept : size + 1);
    if (!isWanted) {
      this.#next().answer(header, null);
      if (size > SKIP_BYTES_MAX) this.stop();
    }
    return { header, contents, filled: 0, left: size + 1 };
  }

  #takeBody(bytes: Buffer, body: Body): number {
    const { header, contents } = body;
    const length = Math.min(bytes.length, body.left);
    body.left -= length;
    if (body.left === 0) this.#body = null;
    if (body.filled === contents.length) return length;
    body.filled += bytes.copy(contents, body.filled, 0, length);
    if (body.filled < contents.length) return length;
    const isWhole = contents.length > header.size;
    if (isWhole && contents.at(-1) !== NEWLINE) throw new Error("cat-file printed contents of the wrong length");
    this.#next().answer(header, isWhole ? contents.subarray(0, -1) : contents);
    if (header.size - contents.length > SKIP_BYTES_MAX) this.stop();
    return length;
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
  /** In bytes. */
  readonly size: number;
}

/**
 * Contents that are being read: a buffer for what is kept, with the final newline unless they are truncated, the bytes
 * `filled` so far, and the bytes `left` in the output.
 */
interface Body {
  readonly header: ObjectHeader;
  readonly contents: Buffer;
  filled: number;
  left: number;
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

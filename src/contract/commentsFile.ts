import { GalleyError } from "./errors.ts";
import { COMMENT_LENGTH_MAX, COMMENTS_FILE_LENGTH_MAX, COMMENTS_IN_FILE_MAX } from "./limits.ts";
import { isRecord } from "./wire.ts";

/**
 * The comments that somebody wrote in an exported review. The file is untrusted: it is read by this module alone, which
 * accepts no unknown members, and its writer's name is never a verified identity.
 */
export interface CommentsFile {
  readonly format: typeof COMMENTS_FORMAT;
  readonly version: typeof COMMENTS_VERSION;
  /** The first commit of the review; null if a comparison without a review was exported. */
  readonly review: string | null;
  /** The commits of both sides of the exported change; the base is null for the empty tree. */
  readonly base: string | null;
  readonly head: string;
  readonly author: string;
  readonly comments: readonly FileComment[];
}

export interface FileComment {
  /** Made by the client that wrote it: 8 to 64 letters, digits, `_` or `-`. */
  readonly id: string;
  /** The comment that it replies to: the SHA-1 of an exported one, or the id of another one; null for a new thread. */
  readonly replyTo: string | null;
  /** The place of its thread; null for the whole change. */
  readonly anchor: FileAnchor | null;
  readonly body: string;
  readonly isBlocking: boolean;
}

export interface FileAnchor {
  readonly path: string;
  readonly side: "old" | "new";
  /** Counted from 1, both inclusive; null for the whole file. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** The id of the file's content on this side; null if it is unknown. */
  readonly blob: string | null;
  /** The lines, and those around them, to find them again in another version. */
  readonly quote: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export const COMMENTS_FORMAT = "galley-comments";
export const COMMENTS_VERSION = 1;

/** The lines around a quotation, and the size of both in characters. */
const CONTEXT_LINES = 3;
const QUOTED_LINES_MAX = 400;
const QUOTED_MAX = 16_384;
const NAME_MAX = 256;
const PATH_MAX = 4096;
const LINE_MAX = 2 ** 31 - 1;

const KEY = /^[\w-]{8,64}$/u;
const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

const NOT_OURS = "This is not a file of comments that Galley wrote.";
const OTHER_VERSION = "This file of comments was written by another version of Galley.";
const NEXT = "In the exported page, use “Save my comments”, then import that file.";
const UPDATE = "Update Galley, then try again.";

/** Returns true if a text begins like a file of comments. Reads no more than its beginning. */
export function isCommentsFile(text: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"galley-comments"/u.test(text.slice(0, 200));
}

/** Parses a file of comments. Fails as BAD_INPUT, naming what is wrong, and as TOO_LARGE. Linear in its length. */
export function parseCommentsFile(text: string): CommentsFile {
  if (text.length > COMMENTS_FILE_LENGTH_MAX)
    throw new GalleyError("TOO_LARGE", `A file of comments can have at most ${COMMENTS_FILE_LENGTH_MAX} characters.`);
  const file = readMembers("file", parseJson(text), MEMBERS);
  if (file["format"] !== COMMENTS_FORMAT) throw new GalleyError("BAD_INPUT", NOT_OURS, { next: NEXT });
  if (file["version"] !== COMMENTS_VERSION) throw new GalleyError("BAD_INPUT", OTHER_VERSION, { next: UPDATE });
  const comments = file["comments"];
  if (!Array.isArray(comments) || comments.length > COMMENTS_IN_FILE_MAX)
    throw refuse("comments", `a list of at most ${COMMENTS_IN_FILE_MAX} comments`);
  const read = comments.map((comment, index) => readComment(`comments[${index}]`, comment));
  if (new Set(read.map(({ id }) => id)).size < read.length) throw refuse("comments", "comments with different ids");
  return {
    format: COMMENTS_FORMAT,
    version: COMMENTS_VERSION,
    review: orNull("review", file["review"], readOid),
    base: orNull("base", file["base"], readOid),
    head: readOid("head", file["head"]),
    author: readText("author", file["author"], NAME_MAX),
    comments: read,
  };
}

/** Cuts the lines of a quotation to what a file of comments may have. */
export function quoteForFile(
  lines: readonly string[],
  start: number,
  end: number,
): Pick<FileAnchor, "quote" | "before" | "after"> {
  const quote: string[] = [];
  let left = QUOTED_MAX;
  for (const line of lines.slice(start, Math.min(end, start + QUOTED_LINES_MAX))) {
    if (line.length > left) break;
    quote.push(line);
    left -= line.length + 1;
  }
  const around = (some: readonly string[]): readonly string[] =>
    some.every((line) => line.length <= QUOTED_MAX / 8) ? some : [];
  return {
    quote,
    before: around(lines.slice(Math.max(0, start - CONTEXT_LINES), start)),
    after: around(lines.slice(end, end + CONTEXT_LINES)),
  };
}

type Members = Readonly<Record<string, unknown>>;

const MEMBERS = ["format", "version", "review", "base", "head", "author", "comments"];
const COMMENT_MEMBERS = ["id", "replyTo", "anchor", "body", "isBlocking"];
const ANCHOR_MEMBERS = ["path", "side", "startLine", "endLine", "blob", "quote", "before", "after"];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new GalleyError("BAD_INPUT", NOT_OURS, { cause: error, next: NEXT });
  }
}

function refuse(name: string, expected: string): GalleyError {
  return new GalleyError("BAD_INPUT", `In this file of comments, \`${name}\` must be ${expected}.`, { next: NEXT });
}

function readMembers(name: string, value: unknown, members: readonly string[]): Members {
  if (!isRecord(value)) throw refuse(name, "an object");
  const unknown = Object.keys(value).find((member) => !members.includes(member));
  if (unknown !== undefined) throw refuse(name, `an object of ${members.join(", ")} only`);
  return value;
}

function readComment(name: string, value: unknown): FileComment {
  const comment = readMembers(name, value, COMMENT_MEMBERS);
  const { id, replyTo, isBlocking } = comment;
  if (typeof id !== "string" || !KEY.test(id)) throw refuse(`${name}.id`, "8 to 64 letters, digits, `-` or `_`");
  if (replyTo !== null && (typeof replyTo !== "string" || !KEY.test(replyTo)))
    throw refuse(`${name}.replyTo`, "the id of a comment, or null");
  if (typeof isBlocking !== "boolean") throw refuse(`${name}.isBlocking`, "true or false");
  return {
    id,
    replyTo,
    anchor: orNull(`${name}.anchor`, comment["anchor"], readAnchor),
    body: readText(`${name}.body`, comment["body"], COMMENT_LENGTH_MAX),
    isBlocking,
  };
}

function readAnchor(name: string, value: unknown): FileAnchor {
  const anchor = readMembers(name, value, ANCHOR_MEMBERS);
  const { side } = anchor;
  const path = readText(`${name}.path`, anchor["path"], PATH_MAX);
  const isRelative = path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  if (!isRelative || path.includes("\0")) throw refuse(`${name}.path`, "a path below the root, without `..`");
  if (side !== "old" && side !== "new") throw refuse(`${name}.side`, "old or new");
  const startLine = orNull(`${name}.startLine`, anchor["startLine"], readLine);
  const endLine = orNull(`${name}.endLine`, anchor["endLine"], readLine);
  if ((startLine === null) !== (endLine === null) || (startLine ?? 0) > (endLine ?? 0))
    throw refuse(`${name}.endLine`, "a line not before the first one");
  const quoted = { quote: anchor["quote"], before: anchor["before"], after: anchor["after"] };
  const lines = (part: keyof typeof quoted, most: number) => readLines(`${name}.${part}`, quoted[part], most);
  return {
    path,
    side,
    startLine,
    endLine,
    blob: orNull(`${name}.blob`, anchor["blob"], readOid),
    quote: lines("quote", QUOTED_LINES_MAX),
    before: lines("before", CONTEXT_LINES),
    after: lines("after", CONTEXT_LINES),
  };
}

function orNull<T>(name: string, value: unknown, read: (name: string, value: unknown) => T): T | null {
  return value === null ? null : read(name, value);
}

function readOid(name: string, value: unknown): string {
  if (typeof value !== "string" || !OID.test(value)) throw refuse(name, "the id of a git object");
  return value;
}

function readText(name: string, value: unknown, most: number): string {
  if (typeof value === "string" && value.trim() !== "" && value.length <= most && !/\p{Surrogate}/u.test(value))
    return value;
  throw refuse(name, `a text of 1 to ${most} characters`);
}

function readLine(name: string, value: unknown): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= LINE_MAX) return value;
  throw refuse(name, "the number of a line, or null");
}

function readLines(name: string, value: unknown, most: number): readonly string[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value : [null];
  const texts = lines.filter((line) => typeof line === "string");
  const size = texts.reduce((sum, line) => sum + line.length + 1, 0);
  if (texts.length < lines.length || lines.length > most || size > QUOTED_MAX + 1)
    throw refuse(name, `a list of at most ${most} lines, ${QUOTED_MAX} characters in all`);
  return texts;
}

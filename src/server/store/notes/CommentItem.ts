import { createHash } from "node:crypto";
import { ExtrasReader, type GoJson, goJson, GoObject, present, requireWritable, WEB_ADDRESS } from "./noteJson.ts";

/**
 * Lines from 1 and columns from 0, both inclusive. `startLine` 0 means the whole file, `endLine` 0 the line of the
 * start.
 */
export interface CommentRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The location of a comment. An empty path means the whole commit. */
export interface CommentLocation {
  readonly commit: string;
  readonly path: string;
  readonly range: CommentRange | null;
}

/**
 * The members that Galley adds to a comment; other tools ignore them, and the comment's id does not depend on them. All
 * may be absent.
 */
export type CommentExtras = ReturnType<typeof readCommentExtras>;

const SSH_SIGNATURE = /^-----BEGIN SSH SIGNATURE-----\n[\w+/=\n]{1,12000}-----END SSH SIGNATURE-----\n?$/u;

/** Reads the `galley` member of a comment; leaves out invalid values. */
export function readCommentExtras(value: unknown) {
  const extras = new ExtrasReader(value);
  const agent = extras.below("agent").name("name");
  const by = extras.below("addressed").oid("by");
  return present({
    /** The client's idempotency key: a line whose key exists already is not written again. */
    key: extras.key("key"),
    name: extras.name("name"),
    /** Keeps the order of items with the same second. */
    sequence: extras.count("sequence", 0),
    /** The side of the change that was commented on; the commit of the old side is the base. */
    side: extras.oneOf("side", ["old", "new"]),
    /** The blob of the file that the comment was written on. */
    blob: extras.oid("blob"),
    lines: readLines(extras.below("lines")),
    quote: extras.lines("quote"),
    before: extras.lines("before"),
    after: extras.lines("after"),
    patchSet: extras.count("patchSet", 1),
    /** The commit of a stack that it belongs to, if the change was read commit by commit. */
    layer: extras.oid("layer"),
    verdict: extras.oneOf("verdict", ["approve", "reject", "comment"]),
    act: extras.oneOf("act", ["resolve", "reopen"]),
    withdrawn: extras.isTrue("withdrawn"),
    suggestion: extras.isTrue("suggestion"),
    /** The program that wrote it for its author; absent if a person wrote it. */
    agent: agent === undefined ? undefined : { name: agent },
    /** The commit or snapshot that a reply proposes as the fix; the reader decides whether it is. */
    addressed: by === undefined ? undefined : { by },
    /** The email of the person who imported it from a file or a mail, which names its author. */
    imported: extras.imported("imported"),
    /** The place on its forge of a comment that was sent, with a hash of its text there. A line with this is no version of the comment. */
    sent: readSent(extras.below("sent")),
    change: readChange(extras.below("change")),
    /** The part of the change that its author had not marked as viewed when approving it. */
    unviewed: readUnviewed(extras.below("unviewed")),
    /** The signature of a verdict by its author's SSH key. It is the last member of the line; see `verdictSignature`. */
    signature: extras.matching("signature", SSH_SIGNATURE),
  });
}

function readLines(extras: ExtrasReader) {
  const [first, last] = [extras.count("first", 1), extras.count("last", 1)];
  return first === undefined || last === undefined || first > last ? undefined : { first, last };
}

function readSent(extras: ExtrasReader) {
  const [id, url, version] = [extras.name("id"), extras.matching("url", WEB_ADDRESS), extras.name("version")];
  return id === undefined ? undefined : { id, ...present({ url, version }) };
}

function readChange(extras: ExtrasReader) {
  const [base, count, contents] = [extras.oid("base"), extras.count("count", 0), extras.key("contents")];
  if (base === undefined || count === undefined || contents === undefined) return undefined;
  return {
    base,
    count,
    /** A hash of all contents before and after the change. */
    contents,
    ...present({ messages: extras.key("messages") }),
  };
}

function readUnviewed(extras: ExtrasReader) {
  const [files, totalFiles] = [extras.count("files", 0), extras.count("totalFiles", 0)];
  const [hunks, totalHunks] = [extras.count("hunks", 0), extras.count("totalHunks", 0)];
  if (files === undefined || totalFiles === undefined || hunks === undefined || totalHunks === undefined)
    return undefined;
  return files > totalFiles || hunks > totalHunks ? undefined : { files, totalFiles, hunks, totalHunks };
}

/** One line of `refs/notes/devtools/discuss`. */
export interface CommentItem {
  /**
   * The SHA-1 of the item as git-appraise would write it, without our extras: items that differ in extras alone are the
   * same.
   */
  readonly id: string;
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  /** True if the line states no time, and `timestamp` is that of the commit that added it to the notes. */
  readonly isUndated?: true;
  readonly author: string;
  /** The id of the first version of the edited comment; empty if it edits nothing. */
  readonly original: string;
  /** The id of the first version of the comment that it replies to; empty if it begins a thread. */
  readonly parent: string;
  readonly location: CommentLocation | null;
  readonly description: string;
  /** True accepts, false objects, null does neither. */
  readonly resolved: boolean | null;
  readonly extras: CommentExtras;
  readonly signedLine?: string;
}

type HashedFields = Omit<CommentItem, "id" | "isUndated" | "extras" | "signedLine"> & {
  /** A signature over the rest, which other tools may write. */
  readonly signature?: string;
};

function hashedLocation({ commit, path, range }: CommentLocation): GoJson {
  return {
    commit: commit || undefined,
    path: path || undefined,
    range: range
      ? {
          startLine: range.startLine,
          startColumn: range.startColumn || undefined,
          endLine: range.endLine || undefined,
          endColumn: range.endColumn || undefined,
        }
      : undefined,
  };
}

function padded(timestamp: string): string {
  const [, sign = "", digits = ""] = /^([+-]?)(\d+)$/u.exec(timestamp) ?? [];
  if (digits === "" || timestamp.length >= 10) return timestamp;
  const value = digits.replace(/^0+(?=\d)/u, "");
  return sign === "-" && value !== "0" ? `-${value.padStart(9, "0")}` : value.padStart(10, "0");
}

/**
 * Returns a comment's members as git-appraise writes them: in its order, without empty ones, and always with a range's
 * first line.
 */
function hashedComment(item: HashedFields): { readonly [name: string]: GoJson | undefined } {
  return {
    timestamp: padded(item.timestamp) || undefined,
    author: item.author || undefined,
    original: item.original || undefined,
    parent: item.parent || undefined,
    location: item.location ? hashedLocation(item.location) : undefined,
    description: item.description || undefined,
    resolved: item.resolved ?? undefined,
    signature: item.signature || undefined,
  };
}

/** The id by which replies and edits refer to a comment: the SHA-1 of the line that git-appraise would write. */
export function commentId(item: HashedFields): string {
  return createHash("sha1")
    .update(goJson(hashedComment(item)))
    .digest("hex");
}

function readLocation(location: GoObject | null): CommentLocation | null {
  if (location === null) return null;
  const range = location.object("range");
  return {
    commit: location.text("commit"),
    path: location.text("path"),
    range: range && {
      startLine: range.uint32("startLine"),
      startColumn: range.uint32("startColumn"),
      endLine: range.uint32("endLine"),
      endColumn: range.uint32("endColumn"),
    },
  };
}

/**
 * Parses one line of `refs/notes/devtools/discuss` exactly as git-appraise does; returns null if git-appraise sees no
 * comment in it. The line is text as returned by `decodeBytes`, without its newline. Linear in its length.
 */
export function parseCommentLine(line: string): CommentItem | null {
  try {
    const fields = GoObject.parse(line);
    const item = {
      timestamp: fields.text("timestamp"),
      author: fields.text("author"),
      original: fields.text("original"),
      parent: fields.text("parent"),
      location: readLocation(fields.object("location")),
      description: fields.text("description"),
      resolved: fields.boolean("resolved"),
    };
    const id = commentId({ ...item, signature: fields.text("signature") });
    if (!fields.isZero("v")) return null;
    const extras = readCommentExtras(fields.extras("galley"));
    return { id, ...item, extras, ...(extras.signature !== undefined && { signedLine: line }) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Writes the line of `refs/notes/devtools/discuss` for a comment, without a newline: git-appraise's members, then our
 * extras. Fails as BAD_INPUT if a text is not well-formed; extras may contain any text.
 */
export function writeCommentLine(item: Omit<CommentItem, "id">): string {
  const fields = hashedComment(item);
  requireWritable(fields);
  const hasExtras = Object.keys(item.extras).length > 0;
  return goJson({ ...fields, galley: hasExtras ? { ...item.extras } : undefined });
}

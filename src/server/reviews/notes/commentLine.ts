import { createHash } from "node:crypto";
import { isRecord } from "#contract/wire.ts";
import { commentId, type CommentItem, type CommentLocation, hashedComment, readCommentExtras } from "./CommentItem.ts";
import { goJson, GoObject, isNestedTooDeep, requireWritable } from "./goJson.ts";

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

/** Reads a line in any JSON spelling, as Go would. */
function readAsGo(line: string): CommentItem | null {
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
  return fields.isZero("v") ? { id, ...item, extras: readCommentExtras(fields.extras("galley")) } : null;
}

/**
 * Parses one line of `refs/notes/devtools/discuss` exactly as git-appraise does; returns null if git-appraise sees no
 * comment in it. The line is text as returned by `decodeBytes`, without its newline. Linear in its length.
 */
export function parseCommentLine(line: string): CommentItem | null {
  try {
    const item = plainComment(line) ?? readAsGo(line);
    return item?.extras.signature === undefined ? item : { ...item, signedLine: line };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

type Members = Readonly<Record<string, unknown>>;

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff ? value : 0;
}

function location(value: unknown): CommentLocation | null {
  if (!isRecord(value)) return null;
  const range = value["range"];
  return {
    commit: sameText(text(value["commit"])),
    path: sameText(text(value["path"])),
    range: isRecord(range)
      ? {
          startLine: count(range["startLine"]),
          startColumn: count(range["startColumn"]),
          endLine: count(range["endLine"]),
          endColumn: count(range["endColumn"]),
        }
      : null,
  };
}

/**
 * Parses a line that is spelled exactly as git-appraise or Galley writes it, as nearly all are; returns null for other
 * spellings. If writing the result gives the same line, it was parsed correctly and the Go reader, which is many times
 * slower, is not needed. Throws a SyntaxError if the line is not JSON.
 */
export function plainComment(line: string): CommentItem | null {
  if (isNestedTooDeep(line)) return null;
  const value: unknown = JSON.parse(line);
  if (!isRecord(value)) return null;
  const item = {
    timestamp: text(value["timestamp"]),
    author: sameText(text(value["author"])),
    original: sameText(text(value["original"])),
    parent: sameText(text(value["parent"])),
    location: location(value["location"]),
    description: text(value["description"]),
    resolved: typeof value["resolved"] === "boolean" ? value["resolved"] : null,
  };
  const fields = hashedComment({ ...item, signature: text(value["signature"]) });
  const written = goJson(fields);
  // A lone surrogate is written back unchanged, but Go reads another character.
  if (!isWrittenAs(line, value, fields, written) || written.includes("\\ud")) return null;
  const { timestamp, author, original, parent, location: at, description, resolved } = item;
  return {
    id: sameText(createHash("sha1").update(written).digest("hex")),
    timestamp,
    author,
    original,
    parent,
    location: at,
    description,
    resolved,
    extras: readCommentExtras(value["galley"]),
  };
}

/** Returns true if a line equals what is written for it, with at most one more member at its end, our own. */
function isWrittenAs(line: string, value: Members, fields: Members, written: string): boolean {
  if (line === written) return true;
  if (!line.startsWith(`${written.slice(0, -1)},"galley":`)) return false;
  const known = Object.values(fields).filter((field) => field !== undefined).length;
  const names = Object.keys(value);
  return names.length === known + 1 && names.at(-1) === "galley";
}

/** Maximum number of cached texts: comments repeat those of their neighbours. */
const PARSED_MAX = 10_000;

let known = new Map<string, string>();

/**
 * Returns the first string object equal to this text, so that a name or an id that a thousand comments repeat is in
 * memory once. Costs one look-up.
 */
function sameText(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= PARSED_MAX) known = new Map();
  known.set(text, text);
  return text;
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

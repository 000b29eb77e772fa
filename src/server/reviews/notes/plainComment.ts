import { createHash } from "node:crypto";
import { isRecord } from "#contract/isRecord.ts";
import type { CommentItem, CommentLocation } from "../CommentItem.ts";
import { goJson } from "./goJson.ts";
import { hashedComment } from "./hashedComment.ts";
import { isNestedTooDeep } from "./isNestedTooDeep.ts";
import { readCommentExtras } from "./readCommentExtras.ts";
import { sameText } from "./sameText.ts";

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
 * Reads a line that is just as git-appraise or Galley writes it, and so are nearly all; null where it is spelt in another
 * way. What comes out the same when it is written again was read right: no closer look, which takes many times as long,
 * is needed. Throws a SyntaxError where the line is no JSON.
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
  // Half a surrogate pair is written back as it came, but Go reads another character.
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

/** Tells whether a line is what is written of it, with at most one more member, our own, at its end. */
function isWrittenAs(line: string, value: Members, fields: Members, written: string): boolean {
  if (line === written) return true;
  if (!line.startsWith(`${written.slice(0, -1)},"galley":`)) return false;
  const known = Object.values(fields).filter((field) => field !== undefined).length;
  const names = Object.keys(value);
  return names.length === known + 1 && names.at(-1) === "galley";
}

import { isRecord } from "#contract/isRecord.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Draft } from "./Draft.ts";
import type { Anchor } from "../positions/readAnchor.ts";

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields | null {
  return isRecord(value) ? new Map(Object.entries(value)) : null;
}

function text(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  return typeof value === "string" ? value : null;
}

function count(fields: Fields, name: string): number | null {
  const value = fields.get(name);
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function parseAnchor(value: unknown): Anchor | null {
  const fields = fieldsOf(value);
  const commit = fields && text(fields, "commit");
  if (fields === null || commit === null || !isOid(commit)) return null;
  return {
    path: text(fields, "path"),
    side: fields.get("side") === "old" ? "old" : "new",
    startLine: count(fields, "startLine"),
    endLine: count(fields, "endLine"),
    commit,
  };
}

/** Reads the file of a draft; null where it is none that this Galley knows. */
export function parseDraft(review: Oid, key: string, content: string): Draft | null {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const fields = fieldsOf(value);
  if (fields === null || fields.get("v") !== 0) return null;
  const anchor = parseAnchor(fields.get("anchor"));
  const [thread, edits] = [text(fields, "thread"), text(fields, "edits")];
  if (anchor === null && thread === null && edits === null) return null;
  return {
    key,
    review,
    anchor,
    thread,
    edits,
    body: text(fields, "body") ?? "",
    kind: fields.get("kind") === "note" ? "note" : "blocking",
    resolves: fields.get("resolves") === true,
    createdAt: count(fields, "createdAt") ?? 0,
    updatedAt: count(fields, "updatedAt") ?? 0,
  };
}

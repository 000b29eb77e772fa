import { decodeBytes } from "#contract/byteText.ts";

/** An entry of a path that conflicts: its mode as git writes it, and 1 for the ancestor, 2 for ours, 3 for theirs. */
export interface ConflictStage {
  readonly path: string;
  readonly mode: string;
  readonly stage: number;
}

/** What git says of one or more paths; `type` is one of its fixed words, such as `CONFLICT (binary)`. */
export interface MergeMessage {
  readonly paths: readonly string[];
  readonly type: string;
}

export interface ParsedMerge {
  readonly tree: string;
  readonly stages: readonly ConflictStage[];
  readonly messages: readonly MergeMessage[];
}

const COUNT = /^\d+$/u;

/**
 * Reads what `merge-tree -z` prints: the tree, `mode id stage<tab>path` of what conflicts, an empty field, then of each
 * message a count, so many paths, a type and a sentence. What comes behind that is advice without a form. Linear.
 */
export function parseMerge(output: Uint8Array): ParsedMerge {
  const [tree = "", ...fields] = decodeBytes(output).split("\0");
  const end = fields.indexOf("");
  const stages = fields.slice(0, Math.max(end, 0)).map((field) => {
    const tab = field.indexOf("\t");
    const [mode = "", , stage = ""] = field.slice(0, tab).split(" ");
    return { path: field.slice(tab + 1), mode, stage: Number(stage) };
  });
  const messages: MergeMessage[] = [];
  for (let at = end + 1; COUNT.test(fields[at] ?? "");) {
    const type = at + 1 + Number(fields[at]);
    messages.push({ paths: fields.slice(at + 1, type), type: fields[type] ?? "" });
    at = type + 2;
  }
  return { tree, stages, messages };
}

import { decodeBytes } from "#contract/byteText.ts";
import type { Oid } from "../oid.ts";

/**
 * Why a file conflicts. Both sides changed the same lines (CONTENT) or bytes (BINARY); both added it (BOTH_ADDED); one changed
 * or renamed what the other deleted (MODIFIED_DELETED, RENAMED_DELETED); both renamed it (RENAMED_BOTH), or something else to
 * its name (RENAMED_ONTO); it is a file here and a link there (TYPES), or a folder there (FILE_FOLDER); it was added to a
 * folder that the other side renamed (FOLDER_RENAMED); both moved a submodule (SUBMODULE).
 */
export type ConflictKind =
  | "CONTENT"
  | "BINARY"
  | "BOTH_ADDED"
  | "MODIFIED_DELETED"
  | "RENAMED_DELETED"
  | "RENAMED_BOTH"
  | "RENAMED_ONTO"
  | "TYPES"
  | "FILE_FOLDER"
  | "FOLDER_RENAMED"
  | "SUBMODULE"
  | "OTHER";

/** A file that git leaves to a person. The path as `byteText` carries it, as it is called on our side where both have it. */
export interface ConflictRecord {
  readonly path: string;
  readonly kinds: readonly ConflictKind[];
}

/** How git's fixed words begin, and what they mean. */
const KINDS: readonly (readonly [words: string, kind: ConflictKind])[] = [
  ["CONFLICT (binary)", "BINARY"],
  ["CONFLICT (file/directory)", "FILE_FOLDER"],
  ["CONFLICT (distinct modes)", "TYPES"],
  ["CONFLICT (modify/delete)", "MODIFIED_DELETED"],
  ["CONFLICT (rename/rename)", "RENAMED_BOTH"],
  ["CONFLICT (rename involved in collision)", "RENAMED_ONTO"],
  ["CONFLICT (rename/delete)", "RENAMED_DELETED"],
  ["CONFLICT (directory rename", "FOLDER_RENAMED"],
  ["CONFLICT(directory rename", "FOLDER_RENAMED"], // git's own spelling of two of them
  ["CONFLICT (file in way of directory rename", "FOLDER_RENAMED"],
  ["CONFLICT (submodule", "SUBMODULE"],
];
const CONTENTS = "CONFLICT (contents)";
const SUBMODULE = "160000";

/**
 * Gathers what git says of a merge by file, in git's order: each file with a stage in the index, and each that only a message
 * names. Linear in both.
 */
export function conflictsOf({ stages, messages }: ParsedMerge, sides: readonly Oid[]): readonly ConflictRecord[] {
  const plain = withoutSide(sides);
  const found = new Map<string, Set<ConflictKind>>();
  const staged = new Map<string, ConflictStage[]>();
  for (const entry of stages) {
    const path = plain(entry.path);
    found.set(path, new Set());
    staged.set(path, [...(staged.get(path) ?? []), entry]);
  }
  for (const { paths, type } of messages) {
    if (!/^(?:CONFLICT|ERROR)/u.test(type)) continue;
    const named = [...new Set(paths.map(plain))];
    const about = named.filter((path) => staged.has(path));
    for (const path of about.length > 0 ? about : named.slice(0, 1)) {
      const kinds = found.get(path) ?? new Set();
      kinds.add(type === CONTENTS ? contentsKind(staged.get(path) ?? []) : kindOf(type));
      found.set(path, kinds);
    }
  }
  return Array.from(found, ([path, kinds]) => {
    // Git tries to merge the text of what it has called binary.
    if (kinds.has("BINARY")) kinds.delete("CONTENT");
    return { path, kinds: kinds.size === 0 ? ["OTHER" as const] : [...kinds] };
  });
}

function contentsKind(stages: readonly ConflictStage[]): ConflictKind {
  if (stages.some(({ mode }) => mode === SUBMODULE)) return "SUBMODULE";
  return stages.some(({ stage }) => stage === 1) ? "CONTENT" : "BOTH_ADDED";
}

function kindOf(type: string): ConflictKind {
  return KINDS.find(([words]) => type.startsWith(words))?.[1] ?? "OTHER";
}

/** Where two files want one name git puts `~` and the commit behind one of them: this takes it away again. */
function withoutSide(sides: readonly Oid[]): (path: string) => string {
  const pattern = new RegExp(`~(?:${sides.join("|")})(?:_\\d+)?(?=/|$)`, "u");
  return (path) => path.replace(pattern, "");
}

/** An entry of a path that conflicts: its mode as git writes it, and 1 for the ancestor, 2 for ours, 3 for theirs. */
interface ConflictStage {
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

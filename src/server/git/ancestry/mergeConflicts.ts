import { decodeBytes } from "#contract/byteText.ts";
import type { Oid } from "../oid.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

/** The prefixes of git's fixed messages. */
const KINDS = [
  ["CONFLICT (binary)", "BINARY"],
  ["CONFLICT (file/directory)", "FILE_FOLDER"],
  ["CONFLICT (distinct modes)", "TYPES"],
  ["CONFLICT (modify/delete)", "MODIFIED_DELETED"],
  ["CONFLICT (rename/rename)", "RENAMED_BOTH"],
  ["CONFLICT (rename involved in collision)", "RENAMED_ONTO"],
  ["CONFLICT (rename/delete)", "RENAMED_DELETED"],
  ["CONFLICT (directory rename", "FOLDER_RENAMED"],
  ["CONFLICT(directory rename", "FOLDER_RENAMED"], // spelled so by git
  ["CONFLICT (file in way of directory rename", "FOLDER_RENAMED"],
  ["CONFLICT (submodule", "SUBMODULE"],
] as const;

/**
 * The cause of a conflict. Both sides changed the same lines (CONTENT) or bytes (BINARY); both added the file
 * (BOTH_ADDED); one changed or renamed what the other deleted (MODIFIED_DELETED, RENAMED_DELETED); both renamed it
 * (RENAMED_BOTH), or renamed something else to its path (RENAMED_ONTO); it is a file on one side and a link on the
 * other (TYPES), or a folder on the other (FILE_FOLDER); it was added to a folder that the other side renamed
 * (FOLDER_RENAMED); both moved a submodule (SUBMODULE).
 */
export type ConflictKind = (typeof KINDS)[number][1] | "CONTENT" | "BOTH_ADDED" | "MODIFIED_DELETED" | "OTHER";

/**
 * A file that git cannot merge. The path is in `byteText` encoding; if both sides have the file, it is the path on our
 * side.
 */
export interface ConflictRecord {
  readonly path: string;
  readonly kinds: readonly ConflictKind[];
}

/**
 * Groups git's merge output by file, in git's order: each file with a stage in the index, and each that only a message
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
      kinds.add(type === "CONFLICT (contents)" ? contentsKind(staged.get(path) ?? []) : kindOf(type));
      found.set(path, kinds);
    }
  }
  return Array.from(found, ([path, kinds]) => {
    // Git also reports a content conflict for files that it has called binary.
    if (kinds.has("BINARY")) kinds.delete("CONTENT");
    return { path, kinds: kinds.size === 0 ? ["OTHER" as const] : [...kinds] };
  });
}

function contentsKind(stages: readonly ConflictStage[]): ConflictKind {
  if (stages.some(({ mode }) => mode === SUBMODULE_MODE)) return "SUBMODULE";
  return stages.some(({ stage }) => stage === 1) ? "CONTENT" : "BOTH_ADDED";
}

function kindOf(type: string): ConflictKind {
  return KINDS.find(([prefix]) => type.startsWith(prefix))?.[1] ?? "OTHER";
}

/** Returns a function that removes the suffix `~<commit>`, which git adds to one of two files with the same path. */
function withoutSide(sides: readonly Oid[]): (path: string) => string {
  const pattern = new RegExp(`~(?:${sides.join("|")})(?:_\\d+)?(?=/|$)`, "u");
  return (path) => path.replace(pattern, "");
}

/** An index entry of a conflicting path: its mode in git's format, and the stage (1 ancestor, 2 ours, 3 theirs). */
interface ConflictStage {
  readonly path: string;
  readonly mode: string;
  readonly stage: number;
}

/** A message of git about one or more paths; `type` is one of its fixed strings, such as `CONFLICT (binary)`. */
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
 * Parses the output of `merge-tree -z`: the tree, `mode id stage<tab>path` for each conflict, an empty field, then for
 * each message a count, that many paths, a type and a sentence. Anything after that is unstructured advice. Linear.
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

import type { Oid } from "../oid.ts";

/** An entry of a tree object: the mode as stored there, without leading zeros, and the bytes of the name. */
export interface RawTreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly oid: Oid;
}

/** The modes of a plain file and of a folder in git's listings; in a tree object that of a folder is TREE_MODE. */
export const [BLOB_MODE, FOLDER_MODE] = ["100644", "040000"] as const;
const NUL = 0;
const SPACE = 32;

/**
 * Parses a tree object with ids of `oidBytes` bytes: a sequence of mode, space, name, NUL and id, as in
 * gitformat-pack(5) and git's tree-walk.c. Null if it is damaged. Linear in its bytes.
 */
export function treeEntries(content: Buffer, oidBytes: number): readonly RawTreeEntry[] | null {
  const entries: RawTreeEntry[] = [];
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(SPACE, at);
    const end = content.indexOf(NUL, space + 1);
    const next = end + 1 + oidBytes;
    if (space < 0 || end < 0 || next > content.length) return null;
    entries.push({
      mode: content.toString("latin1", at, space),
      name: content.subarray(space + 1, end),
      oid: content.toString("hex", end + 1, next),
    });
    at = next;
  }
  return entries;
}

const ROOT = /^tree ([0-9a-f]{40,64})\n/u;
/** The bytes at the start of a commit object that name its tree. */
const ROOT_BYTES = 80;

/** Returns the tree that a commit object names; null for anything else. */
export function rootTree(commit: Buffer): Oid | null {
  return ROOT.exec(commit.toString("latin1", 0, ROOT_BYTES))?.[1] ?? null;
}

export const TREE_MODE = "40000";
/** The mode of a submodule's entry, whose object is a commit. */
export const SUBMODULE_MODE = "160000";

/** Returns git's sort key: the bytes of the name, for a folder followed by a slash. */
function sortKey({ mode, name }: RawTreeEntry): Buffer {
  return mode === TREE_MODE ? Buffer.concat([name, Buffer.from("/")]) : name;
}

/** Encodes a tree object in the format of `treeEntries`. The entries may be in any order and are sorted. */
export function treeBytes(entries: readonly RawTreeEntry[]): Buffer {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry) }));
  keyed.sort((one, other) => Buffer.compare(one.key, other.key));
  const size = entries.reduce((sum, { mode, name, oid }) => sum + mode.length + name.length + 2 + oid.length / 2, 0);
  const bytes = Buffer.alloc(size);
  let at = 0;
  for (const { entry } of keyed) {
    at += bytes.write(`${entry.mode} `, at, "latin1");
    at += entry.name.copy(bytes, at) + 1; // after the NUL
    at += bytes.write(entry.oid, at, "hex");
  }
  return bytes;
}

const TYPE = 0o170000;
const FILE = 0o100000;
const LINK = 0o120000;
const FOLDER = 0o040000;
const OWNER_RUNS = 0o100;

/**
 * Converts a mode from a tree to the six-digit mode that git uses for it, like git's `canon_mode`. Old trees contain
 * files of mode 100664 and similar, of which only the owner's execute bit counts; an unknown type is a submodule.
 */
export function canonicalMode(mode: string): string {
  const bits = Number.parseInt(mode, 8);
  switch (bits & TYPE) {
    case FILE:
      return (bits & OWNER_RUNS) === 0 ? "100644" : "100755";
    case LINK:
      return "120000";
    case FOLDER:
      return "040000";
    default:
      return "160000";
  }
}

export type EntryKind = "TREE" | "BLOB" | "EXECUTABLE" | "SYMLINK" | "SUBMODULE";

const KINDS: Readonly<Record<string, EntryKind>> = {
  "040000": "TREE",
  "100644": "BLOB",
  "100755": "EXECUTABLE",
  "120000": "SYMLINK",
  "160000": "SUBMODULE",
};

/** Returns the kind for a six-digit mode from `canonicalMode`. */
export function entryKind(mode: string): EntryKind {
  return KINDS[mode] ?? "SUBMODULE";
}

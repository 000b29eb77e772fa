import type { Oid } from "../oid.ts";

/** One entry of a tree object: the mode as it stands there, without leading zeros; the bytes of the name. */
export interface RawTreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly oid: Oid;
}

const NUL = 0;
const SPACE = 32;

/**
 * Reads a tree object whose ids have so many bytes: mode, space, name, NUL, the id, over and over, as gitformat-pack and
 * git's tree-walk.c have it. Null where it is damaged. Linear in its bytes.
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

/** A folder's mode, as it stands in a tree object. */
export const TREE_MODE = "40000";

/** What git sorts by: the bytes of the name, a folder's with a slash behind them. */
function sortKey({ mode, name }: RawTreeEntry): Buffer {
  return mode === TREE_MODE ? Buffer.concat([name, Buffer.from("/")]) : name;
}

/** Writes a tree object: what `treeEntries` reads. Its entries may come in any order. Costs a sort of them. */
export function treeBytes(entries: readonly RawTreeEntry[]): Buffer {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry) }));
  keyed.sort((one, other) => Buffer.compare(one.key, other.key));
  return Buffer.concat(
    keyed.flatMap(({ entry }) => [
      Buffer.from(`${entry.mode} `, "latin1"),
      entry.name,
      Buffer.of(0),
      Buffer.from(entry.oid, "hex"),
    ]),
  );
}

const TYPE = 0o170000;
const FILE = 0o100000;
const LINK = 0o120000;
const FOLDER = 0o040000;
const OWNER_RUNS = 0o100;

/**
 * Gives the mode, of six digits, that git takes for one as it stands in a tree: old trees have files of mode 100664 and the
 * like, of which the owner's right to run them counts alone, and what is of no known type is a submodule (git's `canon_mode`).
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

/** What an entry of a folder is, by its mode. */
export type EntryKind = "TREE" | "BLOB" | "EXECUTABLE" | "SYMLINK" | "SUBMODULE";

const KINDS: Readonly<Record<string, EntryKind>> = {
  "040000": "TREE",
  "100644": "BLOB",
  "100755": "EXECUTABLE",
  "120000": "SYMLINK",
  "160000": "SUBMODULE",
};

/** Tells what a mode of six digits stands for, as `canonicalMode` gives it. */
export function entryKind(mode: string): EntryKind {
  return KINDS[mode] ?? "SUBMODULE";
}

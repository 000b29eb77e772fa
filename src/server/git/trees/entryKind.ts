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

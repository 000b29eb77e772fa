/**
 * What stands at a path: a folder, a file, a program, a symbolic link, or a commit of another repository.
 * @gqlEnum
 */
export type EntryKind = "TREE" | "BLOB" | "EXECUTABLE" | "SYMLINK" | "SUBMODULE";

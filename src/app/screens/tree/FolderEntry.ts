/** What an entry is, by the letters of the server's table: folder, file, program, symbolic link, submodule. */
export type EntryLetter = "T" | "B" | "X" | "L" | "S";

/** One entry of a folder as it is listed. */
export interface FolderEntry {
  /** A byte that is not UTF-8 is one lone surrogate. */
  readonly name: string;
  readonly letter: EntryLetter;
  /** Its place in the server's table, by which other facts know it. */
  readonly place: number;
  /** The commit that a submodule stands at; else null. */
  readonly commit: string | null;
}

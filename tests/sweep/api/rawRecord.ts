/** The parts of a file's raw record, as the API returns them. */
export interface RawFile {
  readonly status: string;
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
}

const LETTERS: Readonly<Record<string, string>> = {
  ADDED: "A",
  DELETED: "D",
  MODIFIED: "M",
  RENAMED: "R",
  COPIED: "C",
  TYPE_CHANGED: "T",
};

/** Formats a file of an answer as `git diff-tree --raw -z --no-abbrev` prints its record. */
export function rawRecord(file: RawFile): string {
  const nothing = "0".repeat((file.newOid ?? file.oldOid ?? "").length);
  const letter = LETTERS[file.status] ?? "?";
  const score = file.similarity === null ? "" : String(file.similarity).padStart(3, "0");
  const isMoved = file.status === "RENAMED" || file.status === "COPIED";
  const paths = isMoved ? [file.oldPath, file.newPath] : [file.newPath ?? file.oldPath];
  const modes = `${file.oldMode ?? "000000"} ${file.newMode ?? "000000"}`;
  const head = `:${modes} ${file.oldOid ?? nothing} ${file.newOid ?? nothing} ${letter}${score}`;
  return `${[head, ...paths].join("\0")}\0`;
}

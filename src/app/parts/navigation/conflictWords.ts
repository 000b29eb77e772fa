const words: Readonly<Record<string, string>> = {
  CONTENT: "both changed the same lines",
  BINARY: "binary, and git merges only text",
  BOTH_ADDED: "both added it, not the same",
  MODIFIED_DELETED: "changed on one side, deleted on the other",
  RENAMED_DELETED: "renamed on one side, deleted on the other",
  RENAMED_BOTH: "both renamed it, not to the same name",
  RENAMED_ONTO: "something else was renamed to its name",
  TYPES: "a file on one side, a link or a submodule on the other",
  FILE_FOLDER: "a file on one side, a folder on the other",
  FOLDER_RENAMED: "added to a folder that the other side renamed",
  SUBMODULE: "both moved the submodule",
};

const TEXT = {
  /** Why a file conflicts, for people, by the schema's word for it. */
  words,
  other: "git does not merge it by itself",
} as const;

/** Says why a file conflicts, one reason after the other. */
export function conflictWords(kinds: readonly string[]): string {
  return kinds.map((kind) => TEXT.words[kind] ?? TEXT.other).join("; ");
}

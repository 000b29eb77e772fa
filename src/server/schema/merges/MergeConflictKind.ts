/**
 * Why git leaves a file to a person. Both sides changed the same lines (`CONTENT`) or bytes (`BINARY`); both added it
 * (`BOTH_ADDED`); one changed or renamed what the other deleted (`MODIFIED_DELETED`, `RENAMED_DELETED`); both renamed it
 * (`RENAMED_BOTH`), or something else to its name (`RENAMED_ONTO`); it is a file on one side and a link or submodule
 * (`TYPES`), or a folder (`FILE_FOLDER`), on the other; it was added to a folder that the other side renamed
 * (`FOLDER_RENAMED`); both moved a submodule (`SUBMODULE`); or something that Galley has no word for (`OTHER`).
 * @gqlEnum
 */
export type MergeConflictKind =
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

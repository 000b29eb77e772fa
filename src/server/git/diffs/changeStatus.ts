import { GalleyError } from "#contract/errors.ts";

export type ChangeStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

const STATUS: Readonly<Record<string, ChangeStatus>> = {
  A: "ADDED",
  D: "DELETED",
  M: "MODIFIED",
  R: "RENAMED",
  C: "COPIED",
  T: "TYPE_CHANGED",
};

/** Gives what git's letter says of a file. Fails as INTERNAL for any other letter: finished trees hold no other change. */
export function changeStatus(letter: string): ChangeStatus {
  const status = STATUS[letter];
  if (status === undefined)
    throw new GalleyError("INTERNAL", "Git listed a change of a kind that Galley does not know.");
  return status;
}

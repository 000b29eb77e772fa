import { decodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import type { Oid } from "../oid.ts";

/** A tracked file that is not as the index has it, or in conflict. Paths as `byteText` carries them, modes as git writes them. */
export interface DirtyFile {
  readonly path: string;
  /** What the index has; null where it only intends to add it, or where it is in conflict. */
  readonly indexed: { readonly mode: string; readonly oid: Oid } | null;
  /** The mode in the work tree; null where nothing stands at the path. */
  readonly mode: string | null;
  readonly isConflict: boolean;
}

const NONE = "000000";

/**
 * Lists the tracked files that may differ from the index, as `git status` sees them: also those that were only touched. A
 * submodule differs where it has another commit checked out; its own files are not looked at. Looks at every tracked file,
 * or at those at and below `paths`: 50,000 take some 60 ms.
 */
export async function diffFiles(look: WorkTreeLook, paths: readonly string[] | null): Promise<readonly DirtyFile[]> {
  const flags = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty"];
  const args = ["diff-files", ...flags, ...(paths === null ? [] : ["--", ...paths])];
  const { stdout } = await gitInWorkTree(look, { args });
  const fields = decodeBytes(stdout).split("\0").slice(0, -1);
  const files = new Map<string, DirtyFile>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode = "", newMode = "", oid = "", , status = ""] = (fields[at] ?? "").slice(1).split(" ");
    const path = fields[at + 1] ?? "";
    // Of a file in conflict git lists how it differs from "ours" too.
    const isConflict = status === "U" || files.get(path)?.isConflict === true;
    const mode = newMode === NONE || status === "D" ? null : newMode;
    const indexed = oldMode === NONE || status === "A" || isConflict ? null : { mode: oldMode, oid };
    files.set(path, { path, indexed, mode: isConflict ? (files.get(path)?.mode ?? mode) : mode, isConflict });
  }
  return [...files.values()];
}

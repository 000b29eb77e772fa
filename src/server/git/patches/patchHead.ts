import type { ChangedFile } from "../diffs/diffTree.ts";
import { patchTitle } from "./patchTitle.ts";
import { quotedName } from "./quotedName.ts";

function removed(path: string, mode: string, oid: string): string {
  return `${patchTitle(path, path)}deleted file mode ${mode}\n${index(oid, nothing(oid))}`;
}

function added(path: string, mode: string, oid: string): string {
  return `${patchTitle(path, path)}new file mode ${mode}\n${index(nothing(oid), oid)}`;
}

function nothing(oid: string): string {
  return "0".repeat(oid.length);
}

/** Git writes none where both sides are the same, as where a damaged tree has nothing as an object's id. */
function index(oldOid: string, newOid: string): string {
  return oldOid === newOid ? "" : `index ${oldOid}..${newOid}\n`;
}

/**
 * Gives the heads that `git diff-tree -p --full-index` writes for a changed file, up to and with the `index` line: two for
 * a change of type, else one. As every part of a head follows from the file's record, a patch that begins with it is
 * surely this file's.
 */
export function patchHead(file: ChangedFile): readonly string[] {
  const { status, similarity, oldPath, newPath, oldMode, newMode, oldOid, newOid } = file;
  if (oldPath === null || oldMode === null || oldOid === null)
    return [added(newPath ?? "", newMode ?? "", newOid ?? "")];
  if (newPath === null || newMode === null || newOid === null) return [removed(oldPath, oldMode, oldOid)];
  if (status === "TYPE_CHANGED") return [removed(oldPath, oldMode, oldOid), added(newPath, newMode, newOid)];
  let head = patchTitle(oldPath, newPath);
  if (oldMode !== newMode) head += `old mode ${oldMode}\nnew mode ${newMode}\n`;
  if (status === "RENAMED" || status === "COPIED") {
    const deed = status === "RENAMED" ? "rename" : "copy";
    head += `similarity index ${similarity}%\n${deed} from ${quotedName(oldPath)}\n${deed} to ${quotedName(newPath)}\n`;
  }
  if (oldOid !== newOid) head += `index ${oldOid}..${newOid}${oldMode === newMode ? ` ${oldMode}` : ""}\n`;
  return [head];
}

import { encodeBytes } from "#contract/byteText.ts";
import type { ChangedFile } from "./diffTree.ts";
import { quotePath } from "./quotePath.ts";

function quote(text: string): string {
  return quotePath(encodeBytes(text));
}

function first(oldPath: string, newPath: string): string {
  return `diff --git ${quote(`a/${oldPath}`)} ${quote(`b/${newPath}`)}\n`;
}

function removed(path: string, mode: string, oid: string): string {
  return `${first(path, path)}deleted file mode ${mode}\nindex ${oid}..${"0".repeat(oid.length)}\n`;
}

function added(path: string, mode: string, oid: string): string {
  return `${first(path, path)}new file mode ${mode}\nindex ${"0".repeat(oid.length)}..${oid}\n`;
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
  let head = first(oldPath, newPath);
  if (oldMode !== newMode) head += `old mode ${oldMode}\nnew mode ${newMode}\n`;
  if (status === "RENAMED" || status === "COPIED") {
    const deed = status === "RENAMED" ? "rename" : "copy";
    head += `similarity index ${similarity}%\n${deed} from ${quote(oldPath)}\n${deed} to ${quote(newPath)}\n`;
  }
  if (oldOid !== newOid) head += `index ${oldOid}..${newOid}${oldMode === newMode ? ` ${oldMode}` : ""}\n`;
  return [head];
}

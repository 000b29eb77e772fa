import type { ChangedFile } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";

/** One patch of a diff's text, truncated if it is larger than the limit. */
export interface SplitPatch {
  readonly bytes: Buffer;
  readonly isTruncated: boolean;
}

export interface PatchSplitter {
  push(bytes: Buffer): void;
  /** Ends the text, which completes its last patch. */
  end(): void;
}

/**
 * Splits the output of `git diff-tree -p` into patches as it arrives. A line that starts with `diff --git ` always
 * starts a patch: lines of a hunk start with a sign, those of a binary patch have no space, and names with a newline
 * are quoted in heads. Keeps at most `maxBytes` of a patch in memory. Linear in the text.
 */
export function patchSplitter(maxBytes: number, onPatch: (patch: SplitPatch) => void): PatchSplitter {
  const title = Buffer.from("\ndiff --git ");
  let parts: Buffer[] = [];
  let size = 0;
  let tail: Buffer = Buffer.alloc(0);

  function append(bytes: Buffer): void {
    if (size < maxBytes) parts.push(bytes.subarray(0, maxBytes - size));
    size += bytes.length;
  }

  function flush(): void {
    if (size > 0) onPatch({ bytes: Buffer.concat(parts), isTruncated: size > maxBytes });
    parts = [];
    size = 0;
  }

  return {
    push(bytes) {
      const data = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes;
      let from = 0;
      for (let at = data.indexOf(title); at >= 0; at = data.indexOf(title, from)) {
        append(data.subarray(from, at + 1));
        flush();
        from = at + 1;
      }
      const whole = Math.max(from, data.length - title.length + 1); // the rest may be the start of a mark
      append(data.subarray(from, whole));
      tail = data.subarray(whole);
    },
    end() {
      append(tail);
      tail = Buffer.alloc(0);
      flush();
    },
  };
}

interface Wanted {
  readonly file: ChangedFile;
  /** The heads of its patches that are still to come; null before the first is compared. */
  heads: readonly string[] | null;
}

/** The patches that are still to be found in the text of a diff, identified by their heads. Linear in the files. */
export class WantedPatches {
  /** By the first line of their heads. */
  readonly #wanted = new Map<string, Wanted[]>();

  constructor(files: readonly ChangedFile[] = []) {
    for (const file of files) this.add(file);
  }

  /** Adds a file, which takes some µs. */
  add(file: ChangedFile): void {
    const title = patchTitle(file.oldPath ?? file.newPath ?? "", file.newPath ?? file.oldPath ?? "");
    const known = this.#wanted.get(title);
    if (known === undefined) this.#wanted.set(title, [{ file, heads: null }]);
    else known.push({ file, heads: null });
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** Returns the file of a patch and stops looking for it; null if the patch is not wanted. */
  take({ bytes }: SplitPatch): ChangedFile | null {
    const title = bytes.toString("latin1", 0, bytes.indexOf("\n") + 1);
    const files = this.#wanted.get(title) ?? [];
    for (const [at, wanted] of files.entries()) {
      const heads = wanted.heads ?? patchHead(wanted.file);
      const left = heads.filter((head) => bytes.toString("latin1", 0, head.length) !== head);
      if (left.length === heads.length) continue;
      wanted.heads = left;
      if (left.length === 0) files.splice(at, 1);
      if (files.length === 0) this.#wanted.delete(title);
      return wanted.file;
    }
    return null;
  }
}

function removed(path: string, mode: string, oid: string): string {
  return `${patchTitle(path, path)}deleted file mode ${mode}\n${index(oid, nothing(oid))}`;
}

function added(path: string, mode: string, oid: string): string {
  return `${patchTitle(path, path)}new file mode ${mode}\n${index(nothing(oid), oid)}`;
}

function nothing(oid: string): string {
  return "0".repeat(oid.length);
}

/** Git prints no index line if both sides have the same id, as when a damaged tree has zeros for an object's id. */
function index(oldOid: string, newOid: string): string {
  return oldOid === newOid ? "" : `index ${oldOid}..${newOid}\n`;
}

/**
 * Returns the heads that `git diff-tree -p --full-index` prints for a changed file, up to and including the `index`
 * line: two for a type change, else one. Every part of a head follows from the file's record, so a patch with this head
 * is certainly this file's.
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
    const action = status === "RENAMED" ? "rename" : "copy";
    head += `similarity index ${similarity}%\n${action} from ${quotedName(oldPath)}\n${action} to ${quotedName(newPath)}\n`;
  }
  if (oldOid !== newOid) head += `index ${oldOid}..${newOid}${oldMode === newMode ? ` ${oldMode}` : ""}\n`;
  return [head];
}

/** Returns the first line that git prints for a patch, with its newline. */
function patchTitle(oldPath: string, newPath: string): string {
  return `diff --git ${quotedName(`a/${oldPath}`)} ${quotedName(`b/${newPath}`)}\n`;
}

/** Returns true if git prints nothing for a file without visible changes, not even its head. */
export function printsNothing({ status, oldMode, newMode }: ChangedFile): boolean {
  return status === "MODIFIED" && oldMode === newMode;
}

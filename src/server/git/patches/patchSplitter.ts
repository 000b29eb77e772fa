import { GalleyError } from "#contract/errors.ts";
import { GIT_PATCH_BYTES } from "#contract/limits.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";

/** One patch of a diff's text; cut off behind its head if it is larger than what is kept. */
export interface SplitPatch {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

export interface PatchSplitter {
  push(bytes: Buffer): void;
  /** Says that the diff's text is whole, so that its last patch is. */
  end(): void;
}

const MARK = "\ndiff --git ";

/**
 * Cuts the text of `git diff-tree -p` into patches, as it comes. A line that begins with `diff --git ` always starts one:
 * lines of a hunk begin with a sign, those of a binary patch hold no space, and names with a newline are quoted in heads.
 * Of a merge's combined diff the `mark` that starts one is another. Keeps at most `maxBytes` of a patch in memory. Linear in
 * the text.
 */
export function patchSplitter(
  maxBytes: number,
  onPatch: (patch: SplitPatch) => void,
  mark: string = MARK,
): PatchSplitter {
  const title = Buffer.from(mark);
  let parts: Buffer[] = [];
  let size = 0;
  let tail: Buffer = Buffer.alloc(0);

  function keep(bytes: Buffer): void {
    if (size < maxBytes) parts.push(bytes.subarray(0, maxBytes - size));
    size += bytes.length;
  }

  function flush(): void {
    if (size > 0) onPatch({ bytes: Buffer.concat(parts), isCut: size > maxBytes });
    parts = [];
    size = 0;
  }

  return {
    push(bytes) {
      const data = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes;
      let from = 0;
      for (let at = data.indexOf(title); at >= 0; at = data.indexOf(title, from)) {
        keep(data.subarray(from, at + 1));
        flush();
        from = at + 1;
      }
      const whole = Math.max(from, data.length - title.length + 1); // behind it may stand the beginning of a mark
      keep(data.subarray(from, whole));
      tail = data.subarray(whole);
    },
    end() {
      keep(tail);
      tail = Buffer.alloc(0);
      flush();
    },
  };
}

interface Wanted {
  readonly file: ChangedFile;
  /** The heads that its patches are still to begin with; null while none was looked at. */
  heads: readonly string[] | null;
}

/** The patches that are still looked for in the text of a diff, known by their heads. Linear in the files. */
export class WantedPatches {
  /** By the first line of the heads. */
  readonly #wanted = new Map<string, Wanted[]>();

  constructor(files: readonly ChangedFile[] = []) {
    for (const file of files) this.add(file);
  }

  /** Looks for one more file's: some µs each. */
  add(file: ChangedFile): void {
    const title = patchTitle(file.oldPath ?? file.newPath ?? "", file.newPath ?? file.oldPath ?? "");
    const known = this.#wanted.get(title);
    if (known === undefined) this.#wanted.set(title, [{ file, heads: null }]);
    else known.push({ file, heads: null });
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** Finds whose patch this is and looks for it no more; null if nobody wants it. */
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

/** Gives the first line that git writes for a file that was at one path and is at another, or at the same, with its end. */
function patchTitle(oldPath: string, newPath: string): string {
  return `diff --git ${quotedName(`a/${oldPath}`)} ${quotedName(`b/${newPath}`)}\n`;
}

/** Whether git prints nothing at all of a file, not even its head, where no line of it is left to show. */
export function vanishes({ status, oldMode, newMode }: ChangedFile): boolean {
  return status === "MODIFIED" && oldMode === newMode;
}

/** Says of one file that its patch is longer than what is read of one. */
export function patchTooLarge(): GalleyError {
  return new GalleyError("TOO_LARGE", `The patch of this file exceeds ${GIT_PATCH_BYTES} bytes.`);
}

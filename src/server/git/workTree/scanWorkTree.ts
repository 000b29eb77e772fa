import { decodeBytes } from "#contract/byteText.ts";
import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { speakablePath } from "../gitPaths.ts";
import type { Oid } from "../oid.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";

/** What of a work tree differs from the index: tracked files, and untracked ones by path. */
export interface WorkTreeScan {
  /** Of the index that it was compared with. */
  readonly identity: string;
  readonly dirty: readonly DirtyFile[];
  readonly untracked: readonly string[];
  /** Repositories in folders of their own, each with a slash at its end. */
  readonly nested: readonly string[];
  readonly leftOut: number;
}

/** More paths than this are looked at no quicker one by one. */
const PATHS_MAX = 200;

/** The root, or what says of other paths which of them belong to the work tree. */
const RULES = /^$|(?:^|\/)(?:\.gitignore$|\.git(?:\/|$))/u;

/**
 * Finds what differs in a work tree. Looks at all of it, or where the last scan was of the same index at `paths` alone, which
 * are then all that may have changed since: files or folders, there or gone.
 */
export async function scanWorkTree(
  look: WorkTreeLook,
  identity: string,
  last: WorkTreeScan | null,
  paths: readonly string[] | null,
): Promise<WorkTreeScan> {
  const isKnown = last !== null && last.identity === identity && paths !== null && mayName(last, paths);
  // What is in a repository of its own is no matter of this one.
  const named = isKnown ? paths.filter((path) => !last.nested.some((folder) => path.startsWith(folder))) : null;
  if (last !== null && named?.length === 0) return last;
  const [dirty, untracked] = await Promise.all([diffFiles(look, named), lsUntracked(look, named)]);
  if (last === null || named === null)
    return { identity, dirty, untracked: untracked.paths, nested: untracked.nested, leftOut: untracked.leftOut };
  const isOld = (path: string): boolean => !named.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    identity,
    dirty: [...last.dirty.filter(({ path }) => isOld(path)), ...dirty],
    untracked: [...last.untracked.filter(isOld), ...untracked.paths],
    nested: [...last.nested.filter(isOld), ...untracked.nested],
    leftOut: 0,
  };
}

/** Whether a look at some paths alone tells all: not where rules changed, a repository came or went, or files were only counted. */
function mayName(last: WorkTreeScan, paths: readonly string[]): boolean {
  const isPlain = (path: string): boolean => speakablePath(path) && !RULES.test(path);
  return last.leftOut === 0 && paths.length <= PATHS_MAX && paths.every(isPlain);
}

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
async function diffFiles(look: WorkTreeLook, paths: readonly string[] | null): Promise<readonly DirtyFile[]> {
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

/** What is untracked and not ignored, by path as `byteText` carries it, and how much there is beyond that. */
export interface UntrackedFiles {
  /** Files and symbolic links. */
  readonly paths: readonly string[];
  /** Folders that are repositories of their own, each with a slash at its end. */
  readonly nested: readonly string[];
  readonly leftOut: number;
}

const NUL = 0;

/**
 * Lists untracked files, in git's order, up to UNTRACKED_FILES_MAX. A repository in a folder of its own is not looked into,
 * and counts as one. Reads every folder that is not ignored, or those at and below `paths`.
 */
async function lsUntracked(look: WorkTreeLook, paths: readonly string[] | null): Promise<UntrackedFiles> {
  const found: string[] = [];
  let leftOut = 0;
  let rest = Buffer.alloc(0);
  const take = (bytes: Buffer): void => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    let from = 0;
    for (let end = all.indexOf(NUL); end >= 0; end = all.indexOf(NUL, from)) {
      if (found.length < UNTRACKED_FILES_MAX) found.push(decodeBytes(all.subarray(from, end)));
      else leftOut += 1;
      from = end + 1;
    }
    rest = Buffer.from(all.subarray(from));
  };
  const args = ["ls-files", "-z", "--others", "--exclude-standard", ...(paths === null ? [] : ["--", ...paths])];
  await gitInWorkTree(look, { args, sink: take });
  const isNested = (path: string): boolean => path.endsWith("/");
  return { paths: found.filter((path) => !isNested(path)), nested: found.filter(isNested), leftOut };
}

/** An entry of an index. `stage` is 0, or of a path in conflict 1 (base), 2 (ours) or 3 (theirs). */
export interface StagedEntry {
  readonly path: string;
  readonly mode: string;
  readonly oid: Oid;
  readonly stage: number;
}

/** Lists the entries of an index in its order, or those in conflict alone. Linear in them. */
export async function lsStages(look: WorkTreeLook, which: "all" | "conflicts"): Promise<readonly StagedEntry[]> {
  const { stdout } = await gitInWorkTree(look, {
    args: ["ls-files", "-z", which === "all" ? "--stage" : "--unmerged"],
  });
  const records = decodeBytes(stdout).split("\0").slice(0, -1);
  return records.map((record) => {
    const tab = record.indexOf("\t");
    const [mode = "", oid = "", stage = "0"] = record.slice(0, tab).split(" ");
    return { path: record.slice(tab + 1), mode, oid, stage: Number(stage) };
  });
}

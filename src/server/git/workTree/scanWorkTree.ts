import { readFile } from "node:fs/promises";
import { decodeBytes } from "#contract/byteText.ts";
import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { isArgSafePath } from "../gitPaths.ts";
import type { Oid } from "../oid.ts";
import { eachLine } from "../processes/streams.ts";
import { gitlinkSink } from "../trees/gitmodules.ts";
import { gitInWorkTree, type WorkTreeContext } from "./gitInWorkTree.ts";

/** The differences between a work tree and the index: tracked files, and untracked ones by path. */
export interface WorkTreeScan {
  readonly identity: string;
  readonly dirty: readonly DirtyFile[];
  readonly untracked: readonly string[];
  /** Nested repositories, each with a trailing slash. */
  readonly nested: readonly string[];
  readonly leftOut: number;
  /** The paths of the submodules in the index. Their own files are not read. */
  readonly submodules: readonly string[];
}

/** With more paths, a full scan is not slower. */
const PATHS_MAX = 200;

/** The root, or a file that decides which other paths belong to the work tree. */
const RULES = /^$|(?:^|\/)(?:\.gitignore$|\.git(?:\/|$))/u;

/**
 * Finds the differences in a work tree. Scans all of it, or only `paths` if the last scan used the same index. `paths`
 * then contains everything that may have changed since: files or folders, existing or not.
 */
export async function scanWorkTree(
  context: WorkTreeContext,
  identity: string,
  last: WorkTreeScan | null,
  paths: readonly string[] | null,
): Promise<WorkTreeScan> {
  const isKnown = last !== null && last.identity === identity && paths !== null && mayName(last, paths);
  // Files in a nested repository do not belong to this one.
  const named = isKnown ? paths.filter((path) => !last.nested.some((folder) => path.startsWith(folder))) : null;
  if (last !== null && named?.length === 0) return last;
  const [dirty, untracked, submodules] = await Promise.all([
    diffFiles(context, named),
    lsUntracked(context, named),
    last?.identity === identity ? last.submodules : lsSubmodules(context),
  ]);
  if (last === null || named === null) {
    const { paths: found, nested, leftOut } = untracked;
    return { identity, dirty, untracked: found, nested, leftOut, submodules };
  }
  const isOld = (path: string): boolean => !named.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    identity,
    dirty: [...last.dirty.filter(({ path }) => isOld(path)), ...dirty],
    untracked: [...last.untracked.filter(isOld), ...untracked.paths],
    nested: [...last.nested.filter(isOld), ...untracked.nested],
    leftOut: 0,
    submodules,
  };
}

/** The mode of a submodule in an index file, and the extension that refers to another file (gitformat-index(5)). */
const SUBMODULE_MARKS = [Buffer.of(0, 0, 0xe0, 0), Buffer.from("link")];

/** Lists the submodules of an index. Linear in its bytes; starts a process only if there may be some. */
async function lsSubmodules(context: WorkTreeContext): Promise<readonly string[]> {
  const bytes = await unlessMissing(readFile(context.indexFile));
  if (bytes === null || !SUBMODULE_MARKS.some((mark) => bytes.includes(mark))) return [];
  const paths = new Set<string>();
  const sink = gitlinkSink((_, path) => void paths.add(path));
  await gitInWorkTree(context, { args: ["ls-files", "-z", "--stage"], sink });
  return [...paths];
}

/**
 * Returns true if scanning only some paths is enough. It is not if ignore rules changed, a nested repository appeared
 * or disappeared, or untracked files were only counted.
 */
function mayName(last: WorkTreeScan, paths: readonly string[]): boolean {
  const isPlain = (path: string): boolean => isArgSafePath(path) && !RULES.test(path);
  return last.leftOut === 0 && paths.length <= PATHS_MAX && paths.every(isPlain);
}

/**
 * A tracked file that differs from the index or is in conflict. The path is encoded by `byteText`, the mode is in git's
 * format.
 */
export interface DirtyFile {
  readonly path: string;
  /** The entry of the index; null for an intent-to-add entry or a conflict. */
  readonly indexed: { readonly mode: string; readonly oid: Oid } | null;
  /** The mode in the work tree; null if the file does not exist. */
  readonly mode: string | null;
  readonly isConflict: boolean;
}

const NONE = "000000";

/**
 * Lists the tracked files that may differ from the index, as `git status` sees them, including those whose timestamps
 * alone changed. A submodule differs if another commit is checked out; its own files are not read. Checks every tracked
 * file, or those at and below `paths`: 50,000 take about 60 ms.
 */
async function diffFiles(context: WorkTreeContext, paths: readonly string[] | null): Promise<readonly DirtyFile[]> {
  const flags = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty"];
  const args = ["diff-files", ...flags, ...(paths === null ? [] : ["--", ...paths])];
  const { stdout } = await gitInWorkTree(context, { args });
  const fields = decodeBytes(stdout).split("\0").slice(0, -1);
  const files = new Map<string, DirtyFile>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode = "", newMode = "", oid = "", , status = ""] = (fields[at] ?? "").slice(1).split(" ");
    const path = fields[at + 1] ?? "";
    // For a file in conflict git also lists the difference from "ours".
    const isConflict = status === "U" || files.get(path)?.isConflict === true;
    const mode = newMode === NONE || status === "D" ? null : newMode;
    const indexed = oldMode === NONE || status === "A" || isConflict ? null : { mode: oldMode, oid };
    files.set(path, { path, indexed, mode: isConflict ? (files.get(path)?.mode ?? mode) : mode, isConflict });
  }
  return [...files.values()];
}

/** The untracked files that are not ignored, by path in `byteText`, and the number of those beyond the limit. */
export interface UntrackedFiles {
  /** Files and symbolic links. */
  readonly paths: readonly string[];
  /** Nested repositories, each with a trailing slash. */
  readonly nested: readonly string[];
  readonly leftOut: number;
}

/**
 * Lists untracked files, in git's order, up to UNTRACKED_FILES_MAX. A nested repository is not entered and counts as
 * one. Reads every folder that is not ignored, or those at and below `paths`.
 */
async function lsUntracked(context: WorkTreeContext, paths: readonly string[] | null): Promise<UntrackedFiles> {
  const found: string[] = [];
  let leftOut = 0;
  const take = eachLine((name) => {
    if (found.length < UNTRACKED_FILES_MAX) found.push(decodeBytes(Buffer.from(name, "latin1")));
    else leftOut += 1;
  }, "\0");
  const args = ["ls-files", "-z", "--others", "--exclude-standard", ...(paths === null ? [] : ["--", ...paths])];
  await gitInWorkTree(context, { args, sink: take });
  const isNested = (path: string): boolean => path.endsWith("/");
  return { paths: found.filter((path) => !isNested(path)), nested: found.filter(isNested), leftOut };
}

/** An entry of an index. `stage` is 0, or for a path in conflict 1 (base), 2 (ours) or 3 (theirs). */
export interface StagedEntry {
  readonly path: string;
  readonly mode: string;
  readonly oid: Oid;
  readonly stage: number;
}

/** Lists the entries of an index in its order, or only those in conflict. Linear in them. */
export async function lsStages(context: WorkTreeContext, which: "all" | "conflicts"): Promise<readonly StagedEntry[]> {
  const { stdout } = await gitInWorkTree(context, {
    args: ["ls-files", "-z", which === "all" ? "--stage" : "--unmerged"],
  });
  const records = decodeBytes(stdout).split("\0").slice(0, -1);
  return records.map((record) => {
    const tab = record.indexOf("\t");
    const [mode = "", oid = "", stage = "0"] = record.slice(0, tab).split(" ");
    return { path: record.slice(tab + 1), mode, oid, stage: Number(stage) };
  });
}

import { decodeBytes } from "#contract/byteText.ts";
import type { WhitespaceMode } from "#contract/pageParams.ts";
import { GalleyError } from "#contract/errors.ts";
import {
  CHANGES_CACHE_BYTES,
  CONTEXT_LINES,
  CONTEXT_LINES_MAX,
  GIT_DIFF_MS,
  GIT_LIST_BYTES,
  RENAME_LIMIT,
} from "#contract/limits.ts";
import { CHANGE_STATUSES, type ChangeStatus } from "#contract/wire.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { repositoryCache } from "../byteCache.ts";
import { forEachYielding } from "../eventLoop.ts";
import { statObjects } from "../objects/catFile.ts";
import { skipUnreadable, type SkippedRead } from "../objects/skipUnreadable.ts";
import { type Oid, requireOids } from "../oid.ts";
import { readGit, type RepositoryCall, requireRepository } from "../processes/readGit.ts";
import type { ProgramOutput } from "../processes/run.ts";
import { withinFiles } from "./diffFileLimit.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

export interface DiffOptions {
  /** The whitespace changes to ignore; none if absent. */
  readonly whitespace?: WhitespaceMode | undefined;
  /** Context lines, 0 to CONTEXT_LINES_MAX; CONTEXT_LINES if absent. */
  readonly contextLines?: number | undefined;
}

/**
 * Returns git's flags for diff options, none for git's defaults; joined, they also serve as a cache key. Fails with
 * BAD_INPUT for an invalid number of context lines.
 */
export function diffFlags({ whitespace = "SHOW", contextLines = CONTEXT_LINES }: DiffOptions): readonly string[] {
  if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > CONTEXT_LINES_MAX)
    throw new GalleyError("BAD_INPUT", `The number of context lines must be 0 to ${CONTEXT_LINES_MAX}.`);
  return [...WHITESPACE_FLAGS[whitespace], ...(contextLines === CONTEXT_LINES ? [] : [`--unified=${contextLines}`])];
}

/** Git's flags for each mode. `git diff --raw` ignores them, so a list of files is the same in all modes. */
const WHITESPACE_FLAGS: Readonly<Record<WhitespaceMode, readonly string[]>> = {
  SHOW: [],
  IGNORE_AT_END: ["--ignore-space-at-eol"],
  IGNORE_AMOUNT: ["--ignore-space-change"],
  IGNORE_ALL: ["--ignore-all-space"],
  IGNORE_ALL_AND_BLANK_LINES: ["--ignore-all-space", "--ignore-blank-lines"],
};

export const changeCache = repositoryCache<ChangedFiles>(CHANGES_CACHE_BYTES);

/** A file that differs between two trees. Paths are in `byteText` encoding, modes in git's format, e.g. "100644". */
export interface ChangedFile {
  readonly status: ChangeStatus;
  /** The similarity of a renamed or copied file in percent; else null. */
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: Oid | null;
  readonly newOid: Oid | null;
}

/** The line before the changes of each pair of trees, if several pairs were requested. */
const PAIR = /^[0-9a-f]{40,64} [0-9a-f]{40,64}\n/u;

function parseRecord(fields: Iterator<string>, head: string): ChangedFile {
  const [oldMode = "", newMode = "", oldOid = "", newOid = "", change = ""] = head.slice(1).split(" ");
  const status = changeStatus(change.slice(0, 1));
  const first: string = fields.next().value;
  const second: string = status === "RENAMED" || status === "COPIED" ? fields.next().value : first;
  const isOld = status !== "ADDED";
  const isNew = status !== "DELETED";
  return {
    status,
    similarity: change.length > 1 ? Number(change.slice(1)) : null,
    oldPath: isOld ? first : null,
    newPath: isNew ? second : null,
    oldMode: isOld ? oldMode : null,
    newMode: isNew ? newMode : null,
    oldOid: isOld ? oldOid : null,
    newOid: isNew ? newOid : null,
  };
}

/**
 * Parses the output of `diff-tree -z --raw`: a list of changed files for each pair of trees that it names, or one list
 * if it names none. Linear in the bytes; a long list does not block the event loop.
 */
export async function parseRawDiff(stdout: Buffer): Promise<readonly (readonly ChangedFile[])[]> {
  let files: ChangedFile[] = [];
  const lists: ChangedFile[][] = [];
  const fields = decodeBytes(stdout).split("\0").values();
  await forEachYielding(fields, (field) => {
    let head = field;
    for (let pair = PAIR.exec(head); pair !== null; pair = PAIR.exec(head)) {
      files = [];
      lists.push(files);
      head = head.slice(pair[0].length);
    }
    if (head !== "") files.push(parseRecord(fields, head));
  });
  return lists.length === 0 ? [files] : lists;
}

const STATUSES: Readonly<Record<string, ChangeStatus>> = CHANGE_STATUSES;

/**
 * Returns the status for git's letter. Fails with INTERNAL for any other letter, since complete trees have no other
 * changes.
 */
function changeStatus(letter: string): ChangeStatus {
  const status = STATUSES[letter];
  if (status === undefined) throw new GalleyError("INTERNAL", "Git listed an unknown kind of change.");
  return status;
}

/** The changed files in git's order, by path. */
export type ChangedFiles = readonly ChangedFile[] & {
  /** True if there were too many files to detect inexact renames: some listed as deleted and added may be renamed. */
  readonly renamesLimited: boolean;
};

/** The memory that a record takes besides its paths. */
const RECORD_BYTES = 400;

/**
 * Lists the files that differ between two trees (or the trees of two commits), with renames detected. 2,000 files take
 * about 50 ms. Cached by the pair. A missing or damaged file is not paired with the file it was renamed to. Fails with
 * TOO_LARGE for more than CHANGED_FILES_MAX. Compares contents only to detect renames; see `numstat` for counts and
 * `diffPatches` for text.
 */
export async function diffTree(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: ReadOptions & { readonly renameLimit?: number | undefined } = {},
): Promise<ChangedFiles> {
  requireOids(oldTree, newTree);
  const { renameLimit = RENAME_LIMIT, ...rest } = options;
  const changes = changeCache(repository);
  const key = `${oldTree} ${newTree} ${renameLimit}`;
  const known = changes.get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const flags = ["--raw", "--no-abbrev", `-l${renameLimit}`];
  const { result, unreadable } = await readDiff(repository, oldTree, newTree, flags, rest);
  const [listed = []] = await parseRawDiff(result.stdout);
  const left = (kind: ChangeStatus): number => listed.filter(({ status }) => status === kind).length;
  // If there are too many pairs of these, git compares none.
  const files = Object.assign(listed, { renamesLimited: left("DELETED") * left("ADDED") > renameLimit ** 2 });
  if (unreadable.size === 0) changes.set(key, files, RECORD_BYTES * files.length + 2 * result.stdout.length);
  return files;
}

/** Runs `git diff-tree` with renames detected, past contents that are missing. Fails with TOO_LARGE for too many files. */
export function readDiff(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  flags: readonly string[],
  options: ReadOptions & Pick<RepositoryCall, "env">,
): Promise<SkippedRead<ProgramOutput>> {
  const args = ["diff-tree", "-r", "-z", "-M", ...flags, "--no-ext-diff", "--no-textconv", oldTree, newTree];
  const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: GIT_LIST_BYTES };
  const listing = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", oldTree, newTree];
  const missing = () => missingContents(repository, { ...options, args: listing });
  return withinFiles(repository, oldTree, newTree, options, (reading) =>
    skipUnreadable(repository, { ...reading, kind: "blob", isStrict: true, missing }, (replaceRefBase) =>
      readGit(repository, { ...options, ...limits, args, ...reading, replaceRefBase }),
    ),
  );
}

/** Finds the contents that a raw diff without renames names and that are missing. Linear in it; reads none of them. */
export async function missingContents(repository: Repository, call: RepositoryCall): Promise<readonly Oid[]> {
  const { stdout } = await readGit(repository, { ...call, timeoutMs: GIT_DIFF_MS, maxBytes: GIT_LIST_BYTES });
  const files = (await parseRawDiff(stdout)).flat();
  const sides = files.flatMap(({ oldOid, oldMode, newOid, newMode }) => [
    oldMode === SUBMODULE_MODE ? null : oldOid,
    newMode === SUBMODULE_MODE ? null : newOid,
  ]);
  const oids = [...new Set(sides.filter((oid) => oid !== null))];
  const stats = await statObjects(repository, oids, call);
  return oids.filter((_, at) => stats[at] === null);
}

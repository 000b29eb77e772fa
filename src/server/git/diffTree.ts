import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";
import { requireRepository } from "./repositoryGone.ts";
import { repositoryState } from "./repositoryState.ts";

export type ChangeStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

/** A file that differs between two trees. Paths as `byteText` carries them; modes as git writes them, e.g. "100644". */
export interface ChangedFile {
  readonly status: ChangeStatus;
  /** How much of a renamed or copied file is the same, in percent; else null. */
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: Oid | null;
  readonly newOid: Oid | null;
}

/** The changed files in git's order, by path. */
export type ChangedFiles = readonly ChangedFile[] & {
  /** There were too many files to look for renames with edits: some that are listed as deleted and added may be renamed. */
  readonly renamesLimited: boolean;
};

export interface DiffTreeOptions extends ReadOptions {
  /** How many files rename detection compares; RENAME_LIMIT if absent. */
  readonly renameLimit?: number | undefined;
}

const STATUS: Readonly<Record<string, ChangeStatus>> = {
  A: "ADDED",
  D: "DELETED",
  M: "MODIFIED",
  R: "RENAMED",
  C: "COPIED",
  T: "TYPE_CHANGED",
};

/** What a record takes besides its paths. */
const RECORD_BYTES = 400;

function parseRecord(fields: Iterator<string>, head: string): ChangedFile {
  const [oldMode = "", newMode = "", oldOid = "", newOid = "", change = ""] = head.slice(1).split(" ");
  const status = STATUS[change.slice(0, 1)];
  if (status === undefined)
    throw new GalleyError("INTERNAL", "Git listed a change of a kind that Galley does not know.");
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

function parseRaw(stdout: Buffer): ChangedFile[] {
  const files: ChangedFile[] = [];
  const fields = decodeBytes(stdout).split("\0").values();
  for (const head of fields) if (head !== "") files.push(parseRecord(fields, head));
  return files;
}

/**
 * Lists the files that differ between two trees (or the trees of two commits), renames found. 2,000 files take some 50 ms.
 * Cached by the pair. Contents are not compared beyond what renames need; counts are `numstat`'s, text is `diffPatches`'.
 */
export async function diffTree(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: DiffTreeOptions = {},
): Promise<ChangedFiles> {
  requireOids(oldTree, newTree);
  const { renameLimit = RENAME_LIMIT, ...rest } = options;
  const { changes } = repositoryState(repository);
  const key = `${oldTree} ${newTree} ${renameLimit}`;
  const known = changes.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const args = [
    "diff-tree",
    "-r",
    "-z",
    "--raw",
    "--no-abbrev",
    "-M",
    `-l${renameLimit}`,
    "--no-ext-diff",
    "--no-textconv",
  ];
  const call = { ...rest, where: "shadow", args: [...args, oldTree, newTree], timeoutMs: GIT_DIFF_MS } as const;
  const { stdout, stderr } = await readGit(repository, call);
  const files = Object.assign(parseRaw(stdout), { renamesLimited: /rename detection was skipped/u.test(stderr) });
  changes.set(key, files, RECORD_BYTES * files.length + 2 * stdout.length);
  return files;
}

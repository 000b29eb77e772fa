import { GalleyError } from "#contract/errors.ts";
import { countCommits, revList } from "#server/git/ancestry/revList.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { interdiff } from "../patchSets/interdiff.ts";
import type { RecordedPatchSet } from "../state/Review.ts";

/**
 * How a change differs from the one that a verdict was given for. IDENTICAL: only the ids of commits. MESSAGE_ONLY: also the
 * messages. TRIVIAL_REBASE: each file has the same contents before and after it, and the base moved elsewhere. BASE_DRIFT:
 * the same edits, but the base has changed the same files. CHANGED: anything else.
 */
export type ChangeSinceKind = "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE" | "BASE_DRIFT" | "CHANGED";

export interface ChangeSince {
  readonly kind: ChangeSinceKind;
  /** The files of the newer change. */
  readonly files: number;
  /** The files in which the author's edits differ. */
  readonly editedFiles: number;
  /** The files in which only the base differs; 0 if the edits differ anywhere. */
  readonly driftedFiles: number;
  /** The commits that the newer base has and the older one has not. */
  readonly baseCommits: number;
}

type PatchSetEnds = Pick<RecordedPatchSet, "head" | "base" | "kind">;

/** The kinds of change over which a verdict stays. */
const CARRIED: ReadonlySet<ChangeSinceKind> = new Set(["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE"]);

/** Returns true if a verdict that was given before a change still holds after it, for BASE_DRIFT only if that is allowed. */
export function isCarried({ kind }: ChangeSince, overBaseDrift = false): boolean {
  return CARRIED.has(kind) || (overBaseDrift && kind === "BASE_DRIFT");
}

/** With more commits, the messages count as different. */
const MESSAGES_MAX = 1000;
/** Some thousand results. */
const CACHE_BYTES = 512 * 1024;
const ENTRY_BYTES = 400;

const cacheOf = repositoryCache<ChangeSince>(CACHE_BYTES);

/**
 * Compares two patch sets as wholes, by the contents of each file before and after: whitespace counts, and a merge counts by
 * what it adds itself. Costs two lists of changed files; a changed base costs more, see `interdiff`. Cached. Null if objects
 * are missing.
 */
export async function changeSince(
  repository: Repository,
  older: PatchSetEnds,
  newer: PatchSetEnds,
  options: ReadOptions = {},
): Promise<ChangeSince | null> {
  const cache = cacheOf(repository);
  const key = [older.base, older.head, newer.base, newer.head, older.kind, newer.kind].join(" ");
  const known = cache.get(key);
  if (known !== undefined) return known;
  try {
    const found = await compare(repository, older, newer, options);
    cache.set(key, found, ENTRY_BYTES);
    return found;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
    throw error;
  }
}

async function compare(
  repository: Repository,
  older: PatchSetEnds,
  newer: PatchSetEnds,
  options: ReadOptions,
): Promise<ChangeSince> {
  const filesOf = ({ base, head }: PatchSetEnds): Promise<readonly ChangedFile[]> =>
    diffTree(repository, base ?? repository.emptyTree, head, options);
  const [before, after] = await Promise.all([filesOf(older), filesOf(newer)]);
  const baseCommits = await countNew(repository, older.base, newer.base, options);
  const common = { files: after.length, driftedFiles: 0, baseCommits };
  if (contentsOf(before) === contentsOf(after)) {
    const isSameBase = await haveSameTree(repository, older.base, newer.base, options);
    const kind = !isSameBase
      ? "TRIVIAL_REBASE"
      : (await haveSameMessages(repository, older, newer, options))
        ? "IDENTICAL"
        : "MESSAGE_ONLY";
    return { ...common, kind, editedFiles: 0 };
  }
  const editedFiles = await countEdited(repository, older, newer, options);
  if (editedFiles > 0) return { ...common, kind: "CHANGED", editedFiles };
  // The edits are the same, so whatever differs came with the base, renames too.
  const known = new Set(before.map(contentOf));
  const driftedFiles = after.filter((file) => !known.has(contentOf(file))).length;
  return { ...common, kind: "BASE_DRIFT", editedFiles, driftedFiles };
}

/** Describes all files before and after a change. Equal texts mean equal paths, modes and contents. */
function contentsOf(files: readonly ChangedFile[]): string {
  return files.map(contentOf).toSorted().join("\n");
}

function contentOf({ oldPath, newPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  return JSON.stringify([oldPath, newPath, oldMode, newMode, oldOid, newOid]);
}

async function countNew(
  repository: Repository,
  older: Oid | null,
  newer: Oid | null,
  options: ReadOptions,
): Promise<number> {
  return older === null || newer === null || older === newer ? 0 : countCommits(repository, newer, older, options);
}

async function haveSameTree(
  repository: Repository,
  one: Oid | null,
  other: Oid | null,
  options: ReadOptions,
): Promise<boolean> {
  if (one === other) return true;
  if (one === null || other === null) return false;
  const [first, second] = await readCommits(repository, [one, other], options);
  return first?.tree === second?.tree;
}

async function haveSameMessages(
  repository: Repository,
  older: PatchSetEnds,
  newer: PatchSetEnds,
  options: ReadOptions,
): Promise<boolean> {
  const [before, after] = await Promise.all([older, newer].map((one) => messagesOf(repository, one, options)));
  return before != null && after != null && before === after;
}

/** Returns all messages of a patch set, in any order; null if there are too many. A snapshot has none. */
async function messagesOf(
  repository: Repository,
  { base, head, kind }: PatchSetEnds,
  options: ReadOptions,
): Promise<string | null> {
  if (kind === "snapshot") return "";
  const commits = [...(await revList(repository, [head], base === null ? [] : [base], options)).keys()];
  if (commits.length > MESSAGES_MAX) return null;
  const records = await readCommits(repository, commits, options);
  return JSON.stringify(records.map((record) => record?.message.trimEnd() ?? "").toSorted());
}

/** Counts the files in which the edits differ, seen from either base: an edit that only one of them hides counts. */
async function countEdited(
  repository: Repository,
  older: PatchSetEnds,
  newer: PatchSetEnds,
  options: ReadOptions,
): Promise<number> {
  const counts = await Promise.all(
    [[older, newer] as const, [newer, older] as const].map(async ([from, to]) => {
      const found = await interdiff(repository, from, to, options);
      const files = await diffTree(repository, found.from, found.to, options);
      return Math.max(files.length, found.conflicts.length);
    }),
  );
  return Math.max(...counts);
}

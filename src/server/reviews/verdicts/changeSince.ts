import { fallback } from "#contract/errors.ts";
import { countCommits } from "#server/git/ancestry/revList.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { interdiff } from "../patchSets/interdiff.ts";
import { type ChangeRecord, contentsOf, messagesOf, type PatchSetEnds, recordChange } from "./changeRecord.ts";

/**
 * How a change differs from the one that a verdict was given for. IDENTICAL: only the ids of commits. MESSAGE_ONLY: also the
 * messages. TRIVIAL_REBASE: each file has the same contents before and after it, and the base moved elsewhere. BASE_DRIFT:
 * the same edits, but the base has changed the same files. CHANGED: anything else.
 */
export type ChangeSinceKind = "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE" | "BASE_DRIFT" | "CHANGED";

export interface ChangeSince {
  readonly kind: ChangeSinceKind;
  /** The files in which the author's edits differ. */
  readonly editedFiles: number;
  /** The commits that the newer base has and the older one has not. */
  readonly baseCommits: number;
}

/** The kinds of change over which a verdict stays. */
const CARRIED: ReadonlySet<ChangeSinceKind> = new Set(["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE"]);

/** Returns true if a verdict that was given before a change still holds after it, for BASE_DRIFT only if that is allowed. */
export function isCarried({ kind }: Pick<ChangeSince, "kind">, overBaseDrift = false): boolean {
  return CARRIED.has(kind) || (overBaseDrift && kind === "BASE_DRIFT");
}

/** Some thousand results. */
const CACHE_BYTES = 512 * 1024;
const ENTRY_BYTES = 400;

const cacheOf = repositoryCache<ChangeSince>(CACHE_BYTES);

/**
 * Compares two patch sets as wholes, by the contents of each file before and after: whitespace counts, and a merge counts by
 * what it adds itself. Costs two lists of changed files; a changed base costs more, see `interdiff`. Cached. If objects of
 * the older one are missing, it is what the record of the verdict says; null if there is none.
 */
export async function changeSince(
  repository: Repository,
  older: PatchSetEnds,
  newer: PatchSetEnds,
  options: ReadOptions & { readonly record?: ChangeRecord | undefined } = {},
): Promise<ChangeSince | null> {
  const cache = cacheOf(repository);
  const key = [older.base, older.head, newer.base, newer.head, older.kind, newer.kind].join(" ");
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = await compare(repository, older, newer, options).catch(nullIfMissing);
  if (found === null)
    return options.record === undefined ? null : compareRecord(repository, options.record, newer, options);
  cache.set(key, found, ENTRY_BYTES);
  return found;
}

/** Compares a change with the record of an older one whose commits are gone. Null if the record does not say enough. */
async function compareRecord(
  repository: Repository,
  older: ChangeRecord,
  patchSet: PatchSetEnds,
  options: ReadOptions,
): Promise<ChangeSince | null> {
  const newer = await recordChange(repository, patchSet, options).catch(nullIfMissing);
  // Other contents are other edits, or the same ones over files that the base changed: hashes do not say which.
  if (newer === null || older.contents !== newer.contents) return null;
  const isSameBase = await haveSameTree(repository, older.base, newer.base, options);
  const baseCommits = (await countNew(repository, older.base, newer.base, options).catch(nullIfMissing)) ?? 0;
  const isSame = older.messages !== undefined && older.messages === newer.messages;
  const kind = !isSameBase ? "TRIVIAL_REBASE" : isSame ? "IDENTICAL" : "MESSAGE_ONLY";
  return { kind, editedFiles: 0, baseCommits };
}

/** The ids come from notes, and may be of other objects than commits. */
const nullIfMissing = fallback(null, "BAD_INPUT", "OBJECT_MISSING");

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
  if (contentsOf(before) === contentsOf(after)) {
    const isSameBase = await haveSameTree(repository, older.base, newer.base, options);
    const kind = !isSameBase
      ? "TRIVIAL_REBASE"
      : (await haveSameMessages(repository, older, newer, options))
        ? "IDENTICAL"
        : "MESSAGE_ONLY";
    return { kind, editedFiles: 0, baseCommits };
  }
  const editedFiles = await countEdited(repository, older, newer, options);
  // If the edits are the same, whatever differs came with the base, renames too.
  return { kind: editedFiles > 0 ? "CHANGED" : "BASE_DRIFT", editedFiles, baseCommits };
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
  const [first, second] = await readCommits(repository, [one, other], { ...options, fromNotes: true });
  return first != null && first.tree === second?.tree;
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

import { countCommits } from "#server/git/ancestry/countCommits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { patchIds } from "#server/git/patches/patchIds.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import type { RecordedPatchSet } from "../FoldedReview.ts";
import { interdiff } from "./interdiff.ts";
import type { MoveFacts } from "./nameMove.ts";

/** A state of a change, as a patch set has it. */
export type MovedState = Pick<RecordedPatchSet, "head" | "base" | "kind">;

/** So many commits are held together by their patches; of more it is not told whether they are the same. */
const PATCHES_MAX = 200;

type BaseFacts = Pick<MoveFacts, "base" | "baseCommits">;

/**
 * Gathers what tells how one state of a change came from the one before. Of a push it takes three short processes, of a
 * rebase some ten and a merge; only where commits were put in another order are patches read. Fails as OBJECT_MISSING.
 */
export async function gatherMove(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions = {},
): Promise<MoveFacts> {
  const isSameHead = older.head === newer.head;
  const isSnapshot = newer.kind === "snapshot";
  const isOnTop =
    !isSameHead && !isSnapshot && (await mergeBase(repository, older.head, newer.head, options)) === older.head;
  const bases = await gatherBases(repository, older.base, newer.base, options);
  const isRewritten = !isOnTop && !isSameHead && !isSnapshot;
  const isAmended = isRewritten && (await haveSameParent(repository, older.head, newer.head, options));
  const not = [older.head, ...(newer.base === null ? [] : [newer.base])];
  const pushed = isOnTop ? await revList(repository, [newer.head], not, options) : new Map();
  const commits = isRewritten ? await countBoth(repository, older, newer, options) : ([0, 0] as const);
  const maySame = isRewritten && !isAmended && bases.base === "same" && commits[0] === commits[1];
  return {
    areSnapshots: [older.kind === "snapshot", isSnapshot],
    isSameHead,
    isOnTop,
    isAmended,
    ...bases,
    commits,
    pushedCommits: pushed.size,
    hasSameChanges: maySame && (await haveSameChanges(repository, older, newer, options)),
    editedFiles: await countEdited(repository, older, newer, options),
  };
}

async function gatherBases(
  repository: Repository,
  older: Oid | null,
  newer: Oid | null,
  options: ReadOptions,
): Promise<BaseFacts> {
  if (older === newer) return { base: "same", baseCommits: 0 };
  const shared = older === null || newer === null ? null : await mergeBase(repository, older, newer, options);
  if (older !== null && newer !== null && shared === older)
    return { base: "ahead", baseCommits: await countCommits(repository, newer, older, options) };
  if (older !== null && newer !== null && shared === newer)
    return { base: "behind", baseCommits: await countCommits(repository, older, newer, options) };
  return { base: "other", baseCommits: 0 };
}

async function haveSameParent(repository: Repository, one: Oid, other: Oid, options: ReadOptions): Promise<boolean> {
  const [before, after] = await readCommits(repository, [one, other], options);
  const [parent] = before?.parents ?? [];
  return parent !== undefined && before?.parents.length === 1 && after?.parents.join() === parent;
}

/** Counts what each state is made of; a snapshot is no commit of anybody's. */
async function countBoth(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions,
): Promise<readonly [number, number]> {
  const count = ({ head, base, kind }: MovedState): Promise<number> =>
    kind === "snapshot" || base === null ? Promise.resolve(0) : countCommits(repository, head, base, options);
  return [await count(older), await count(newer)];
}

/** Tells whether two states are made of the same changes, in whatever order. */
async function haveSameChanges(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions,
): Promise<boolean> {
  const lists = await Promise.all([older, newer].map(({ head, base }) => changesOf(repository, head, base, options)));
  const [before, after] = lists;
  return before != null && after != null && before.toSorted().join() === after.toSorted().join();
}

async function changesOf(
  repository: Repository,
  head: Oid,
  base: Oid | null,
  options: ReadOptions,
): Promise<readonly string[] | null> {
  const commits = [...(await revList(repository, [head], base === null ? [] : [base], options)).keys()];
  if (commits.length > PATCHES_MAX) return null;
  const ids = await patchIds(repository, commits, options);
  return commits.map((oid) => ids.get(oid) ?? "");
}

/** Counts the files that the author edited; on top of the old head those that differ, but for what the base brought. */
async function countEdited(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions,
): Promise<number> {
  const { from, to } = await interdiff(repository, older, newer, options);
  return (await diffTree(repository, from, to, options)).length;
}

import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { countCommits, revList } from "#server/git/ancestry/revList.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { patchIds } from "#server/git/patches/patchIds.ts";
import type { RecordedPatchSet } from "../state/Review.ts";
import { interdiff } from "./interdiff.ts";

/** What happened to a change between two of its states. */
export type MoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

/** How one state of a change came from the one before. */
interface PatchSetMove {
  readonly kind: MoveKind;
  /** What happened, in words that go on after "patch set 3:". */
  readonly sentence: string;
  /** The files that the author edited, whatever the base brought. */
  readonly editedFiles: number;
  /** The commits that came: of a push those pushed, of another base those that it has and the old one has not. */
  readonly newCommits: number;
}

/** What is known of two states of a change, the older first where there are two of something. */
interface MoveFacts {
  readonly areSnapshots: readonly [boolean, boolean];
  readonly isSameHead: boolean;
  /** The new head has the old one in its history. */
  readonly isOnTop: boolean;
  /** Both heads are the one commit behind the very same. */
  readonly isAmended: boolean;
  /** Where the new base is, seen from the old one; `other` where neither leads to the other. */
  readonly base: "same" | "ahead" | "behind" | "other";
  /** Commits that the one base has and the other has not: of a base behind those that are gone. */
  readonly baseCommits: number;
  /** Commits that each state is made of; 0 where nobody counted. */
  readonly commits: readonly [number, number];
  /** Commits that a head on top has more than the old one and its base. */
  readonly pushedCommits: number;
  /** Both are made of the very same changes. */
  readonly hasSameChanges: boolean;
  readonly editedFiles: number;
}

const AMENDED = "amended the last commit";
const BASE_MOVED = "its base moved";
const NOTHING = "nothing edited";
const OTHER_BASE = "rebased onto another base";
const REORDERED = "put its commits in another order";
const REWRITTEN = "rewritten";
const COMMITTED = "committed";

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** What one wants to know that nothing was edited of; of a push it goes without saying. */
const SAYS_NOTHING: readonly MoveKind[] = ["REBASED", "REWRITTEN", "AMENDED", "EDITED"];

/** Says how one state of a change came from the one before, in a sentence for people. Pure. */
function nameMove(facts: MoveFacts): PatchSetMove {
  const { editedFiles } = facts;
  const { kind, words, newCommits } = decide(facts);
  const edited = editedFiles > 0 ? [`${counted(editedFiles, "file")} edited`] : [];
  const nothing = editedFiles === 0 && SAYS_NOTHING.includes(kind) ? [NOTHING] : [];
  return { kind, sentence: [...words, ...edited, ...nothing].join(", "), editedFiles, newCommits };
}

function decide(facts: MoveFacts): { kind: MoveKind; words: readonly string[]; newCommits: number } {
  const { areSnapshots, isSameHead, isOnTop, isAmended, base, baseCommits, commits, pushedCommits } = facts;
  const [wasSnapshot, isSnapshot] = areSnapshots;
  const came = base === "ahead" ? baseCommits : 0;
  if (wasSnapshot && !isSnapshot) {
    const words = [commits[1] > 1 ? `${COMMITTED} as ${counted(commits[1], "commit")}` : COMMITTED];
    return { kind: "COMMITTED", words: [...words, ...onto(facts)], newCommits: commits[1] };
  }
  if (base !== "same" && (isSnapshot || !(isOnTop || isSameHead))) {
    return { kind: "REBASED", words: [...onto(facts), ...reshaped(commits)], newCommits: came };
  }
  if (isSnapshot) return { kind: "EDITED", words: [], newCommits: 0 };
  if (isSameHead)
    return {
      kind: "BASE_MOVED",
      words: [came > 0 ? `${BASE_MOVED} by ${counted(came, "commit")}` : BASE_MOVED],
      newCommits: came,
    };
  if (isOnTop) {
    const merged = came > 0 ? [`took in ${counted(came, "commit")} of its target`] : [];
    const pushed = pushedCommits > 0 || merged.length === 0 ? [`pushed ${counted(pushedCommits, "commit")}`] : [];
    return { kind: "PUSHED", words: [...pushed, ...merged], newCommits: pushedCommits };
  }
  if (isAmended) return { kind: "AMENDED", words: [AMENDED], newCommits: 0 };
  const shape = reshaped(commits);
  const words = shape.length > 0 ? shape : [facts.hasSameChanges ? REORDERED : REWRITTEN];
  return { kind: "REWRITTEN", words, newCommits: 0 };
}

function onto({ base, baseCommits }: MoveFacts): readonly string[] {
  switch (base) {
    case "same":
      return [];
    case "ahead":
      return [`rebased onto ${counted(baseCommits, "new commit")}`];
    case "behind":
      return [`rebased ${counted(baseCommits, "commit")} back`];
    case "other":
      return [OTHER_BASE];
  }
}

function reshaped([before, after]: readonly [number, number]): readonly string[] {
  if (before === 0 || after === 0 || before === after) return [];
  if (after === 1) return [`squashed ${before} commits into 1`];
  if (before === 1) return [`split 1 commit into ${after}`];
  return [`${before} commits became ${after}`];
}

/** A state of a change, as a patch set has it. */
export type MovedState = Pick<RecordedPatchSet, "head" | "base" | "kind">;

/** So many commits are held together by their patches; of more it is not told whether they are the same. */
const PATCHES_MAX = 200;

type BaseFacts = Pick<MoveFacts, "base" | "baseCommits">;

/**
 * Gathers what tells how one state of a change came from the one before. Of a push it takes three short processes, of a
 * rebase some ten and a merge; only where commits were put in another order are patches read. Fails as OBJECT_MISSING.
 */
async function gatherMove(
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

/** Some thousand moves. */
const CACHE_BYTES = 1024 * 1024;
const MOVE_BYTES = 600;

const caches = new WeakMap<Repository, ByteCache<PatchSetMove>>();

/**
 * Says how one state of a change came from the one before; null where the repository has not got what tells it. Costs what
 * `gatherMove` does, once: commits do not change.
 */
export async function readMove(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions = {},
): Promise<PatchSetMove | null> {
  const cache = caches.get(repository) ?? byteCache<PatchSetMove>(CACHE_BYTES);
  caches.set(repository, cache);
  const key = [older, newer].map(({ head, base, kind }) => `${base} ${head} ${kind}`).join(" ");
  const known = cache.get(key);
  if (known !== undefined) return known;
  try {
    const move = nameMove(await gatherMove(repository, older, newer, options));
    cache.set(key, move, MOVE_BYTES);
    return move;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
    throw error;
  }
}

import { fallback } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { countCommits, revList } from "#server/git/ancestry/revList.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { RecordedPatchSet } from "../state/Review.ts";
import { interdiff } from "./interdiff.ts";

export type MoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

interface PatchSetMove {
  readonly kind: MoveKind;
  /** A text that continues "patch set 3:". */
  readonly message: string;
  /** The number of files that the author edited, without changes of the base. */
  readonly editedFiles: number;
}

interface MoveFacts {
  readonly areSnapshots: readonly [boolean, boolean];
  readonly isSameHead: boolean;
  /** True if the new head has the old one in its history. */
  readonly isOnTop: boolean;
  /** True if both heads are the only commit on the same parent. */
  readonly isAmended: boolean;
  /** The position of the new base relative to the old one: `ahead` if it has the old one in its history. */
  readonly base: "same" | "ahead" | "other";
  /** Commits that a base ahead has and the old one has not. */
  readonly baseCommits: number;
  /** Commits that a head on top has beyond the old one and its base. */
  readonly pushedCommits: number;
  readonly editedFiles: number;
}

const AMENDED = "amended the last commit";
const BASE_MOVED = "base moved";

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** The kinds for which the message says if nothing was edited; for a push that is obvious. */
const KINDS_WITHOUT_DETAILS: readonly MoveKind[] = ["REBASED", "REWRITTEN", "AMENDED", "EDITED"];

/** Describes the change from one patch set to the next in a sentence. Pure. */
function nameMove(facts: MoveFacts): PatchSetMove {
  const { editedFiles } = facts;
  const { kind, parts } = decide(facts);
  const edited = editedFiles > 0 ? [`${counted(editedFiles, "file")} edited`] : [];
  const nothing = editedFiles === 0 && KINDS_WITHOUT_DETAILS.includes(kind) ? ["no files edited"] : [];
  return { kind, message: [...parts, ...edited, ...nothing].join(", "), editedFiles };
}

function decide(facts: MoveFacts): { kind: MoveKind; parts: readonly string[] } {
  const { areSnapshots, isSameHead, isOnTop, isAmended, base, baseCommits, pushedCommits } = facts;
  const [wasSnapshot, isSnapshot] = areSnapshots;
  if (wasSnapshot && !isSnapshot) return { kind: "COMMITTED", parts: ["committed", ...onto(facts)] };
  if (base !== "same" && (isSnapshot || !(isOnTop || isSameHead))) return { kind: "REBASED", parts: onto(facts) };
  if (isSnapshot) return { kind: "EDITED", parts: [] };
  const came = baseCommits > 0 ? counted(baseCommits, "commit") : null;
  if (isSameHead) return { kind: "BASE_MOVED", parts: [came === null ? BASE_MOVED : `${BASE_MOVED} by ${came}`] };
  if (isOnTop) {
    const merged = came === null ? [] : [`merged ${came} of its target`];
    const pushed = pushedCommits > 0 || merged.length === 0 ? [`pushed ${counted(pushedCommits, "commit")}`] : [];
    return { kind: "PUSHED", parts: [...pushed, ...merged] };
  }
  return isAmended ? { kind: "AMENDED", parts: [AMENDED] } : { kind: "REWRITTEN", parts: ["rewritten"] };
}

function onto({ base, baseCommits }: MoveFacts): readonly string[] {
  return {
    same: [],
    ahead: [`rebased onto ${counted(baseCommits, "new commit")}`],
    other: ["rebased onto another base"],
  }[base];
}

export type MovedState = Pick<RecordedPatchSet, "head" | "base" | "kind">;

/**
 * Collects the facts about the change from one patch set to the next. A push takes three short processes, a rebase
 * about seven and a merge. Fails as OBJECT_MISSING.
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
  return {
    areSnapshots: [older.kind === "snapshot", isSnapshot],
    isSameHead,
    isOnTop,
    isAmended,
    ...bases,
    pushedCommits: pushed.size,
    editedFiles: await countEdited(repository, older, newer, options),
  };
}

async function gatherBases(
  repository: Repository,
  older: Oid | null,
  newer: Oid | null,
  options: ReadOptions,
): Promise<Pick<MoveFacts, "base" | "baseCommits">> {
  if (older === newer) return { base: "same", baseCommits: 0 };
  const shared = older === null || newer === null ? null : await mergeBase(repository, older, newer, options);
  if (older !== null && newer !== null && shared === older)
    return { base: "ahead", baseCommits: await countCommits(repository, newer, older, options) };
  return { base: "other", baseCommits: 0 };
}

async function haveSameParent(repository: Repository, one: Oid, other: Oid, options: ReadOptions): Promise<boolean> {
  const [before, after] = await readCommits(repository, [one, other], options);
  const [parent] = before?.parents ?? [];
  return parent !== undefined && before?.parents.length === 1 && after?.parents.join() === parent;
}

/** Counts the files that the author edited; on top of the old head those that differ, without changes of the base. */
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

const moveCache = repositoryCache<PatchSetMove>(CACHE_BYTES);

/**
 * Describes the change from one patch set to the next; null if objects are missing. Costs what `gatherMove` does, once:
 * commits do not change.
 */
export async function readMove(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions = {},
): Promise<PatchSetMove | null> {
  const cache = moveCache(repository);
  const key = [older, newer].map(({ head, base, kind }) => `${base} ${head} ${kind}`).join(" ");
  const known = cache.get(key);
  if (known !== undefined) return known;
  const gathered = await gatherMove(repository, older, newer, options).catch(fallback(null, "OBJECT_MISSING"));
  if (gathered === null) return null;
  const move = nameMove(gathered);
  cache.set(key, move, MOVE_BYTES);
  return move;
}

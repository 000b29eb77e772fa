import { GalleyError } from "#contract/errors.ts";
import { HISTORY_CACHE_BYTES, STACK_LAYERS_MAX } from "#contract/limits.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import type { CommitRecord } from "#server/git/objects/readCommits.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { patchIds } from "#server/git/patches/patchIds.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { requireRepository } from "#server/git/processes/readGit.ts";

/** An id that a commit keeps when it is amended or rebased, and where it is written. */
export interface ChangeId {
  readonly value: string;
  readonly from: "header" | "trailer";
}

export interface Layer {
  readonly oid: Oid;
  readonly message: string;
  readonly changeId: ChangeId | null;
  /** The id of its patch, by which equal edits are found; null for a merge, an empty commit and one that is too large. */
  readonly patchId: string | null;
}

export interface StackRange {
  readonly base: Oid | null;
  readonly head: Oid;
}

/**
 * Reads the layers of a stack, lowest first: the commits from `base` to `head` along the first parents. Reads all their patches
 * once; they are cached. Fails as TOO_LARGE beyond STACK_LAYERS_MAX commits, as OBJECT_MISSING if one is missing.
 */
export async function readLayers(
  repository: Repository,
  { base, head }: StackRange,
  options: ReadOptions = {},
): Promise<readonly Layer[]> {
  const records = await readChain(repository, { base, head }, options);
  const ids = await patchIds(
    repository,
    records.map(({ oid }) => oid),
    options,
  );
  return records.map((record) => ({
    oid: record.oid,
    message: record.message,
    changeId: changeIdOf(record),
    patchId: ids.get(record.oid) ?? null,
  }));
}

const chains = repositoryCache<readonly CommitRecord[]>(HISTORY_CACHE_BYTES);
const RECORD_BYTES = 600;

/** Reads the commits of a stack, lowest first, without their patches. Cached, except in a shallow clone. */
export async function readChain(
  repository: Repository,
  { base, head }: StackRange,
  options: ReadOptions = {},
): Promise<readonly CommitRecord[]> {
  const key = `${base ?? ""} ${head}`;
  const known = chains(repository).get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const records = await walkChain(repository, { base, head }, options);
  const bytes = records.reduce((sum, { message }) => sum + RECORD_BYTES + 2 * message.length, 0);
  if (!repository.isShallow) chains(repository).set(key, records, bytes);
  return records;
}

async function walkChain(
  repository: Repository,
  { base, head }: StackRange,
  options: ReadOptions,
): Promise<readonly CommitRecord[]> {
  const graph = await revList(repository, [head], base === null ? [] : [base], options);
  const chain: Oid[] = [];
  for (let at: Oid | undefined = head; at !== undefined && graph.has(at); at = graph.get(at)?.[0]) chain.push(at);
  if (chain.length > STACK_LAYERS_MAX)
    throw new GalleyError(
      "TOO_LARGE",
      `A stack has ${chain.length} layers here, at most ${STACK_LAYERS_MAX} are read.`,
      { next: "Choose a shorter range." },
    );
  const records = await readCommits(repository, chain.toReversed(), options);
  return records.map((record, index) => {
    if (record !== null) return record;
    const oid = chain.at(-1 - index) ?? head;
    throw new GalleyError("OBJECT_MISSING", `Commit ${oid.slice(0, 10)} is not in this repository.`);
  });
}

/** Layers that follow each other, by position from 1 for the lowest. */
export interface LayerRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the ends of some layers of a stack: the commit below the first, and the last. Null if the stack does not have them all, as
 * when it became shorter.
 */
export async function layerEnds(
  repository: Repository,
  stack: StackRange,
  { first, last }: LayerRange,
  options: ReadOptions = {},
): Promise<StackRange | null> {
  const records = await readChain(repository, stack, options);
  const [lowest, highest] = [records[first - 1], records[last - 1]];
  if (first > last || lowest === undefined || highest === undefined) return null;
  return { base: lowest.parents[0] ?? null, head: highest.oid };
}

/** A trailer line: a token, a colon, a value. */
const TRAILER = /^[\w-]+: /u;
const CHANGE_ID = /^Change-Id: *(I[0-9a-f]{40})$/iu;

/**
 * Finds the id that a commit keeps: its `change-id` header, which jj and GitButler write, or the `Change-Id` trailer in the last
 * paragraph, which Gerrit's hook writes.
 */
export function changeIdOf({ changeId, message }: Pick<CommitRecord, "changeId" | "message">): ChangeId | null {
  if (changeId !== null) return { value: changeId, from: "header" };
  const [last = "", ...before] = message
    .trimEnd()
    .split(/\n{2,}/u)
    .toReversed();
  const lines = last.split("\n");
  // A message of one paragraph has no trailers, and a paragraph with prose is not one of trailers.
  if (before.length === 0 || !lines.some((line) => TRAILER.test(line))) return null;
  const values = new Set(lines.flatMap((line) => CHANGE_ID.exec(line)?.[1]?.toLowerCase() ?? []));
  const [value] = values;
  return values.size === 1 && value !== undefined ? { value, from: "trailer" } : null;
}

/** Returns the first line of a commit's message. */
export function subjectOf({ message }: Pick<Layer, "message">): string {
  return message.trimStart().split("\n", 1)[0] ?? "";
}

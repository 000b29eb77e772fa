import { repositoryCache } from "#server/git/byteCache.ts";
import type { Oid } from "#server/git/oid.ts";
import { type CommitMatch, rangeDiff } from "#server/git/patches/rangeDiff.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { LayerMatching } from "./matchLayers.ts";
import { type Layer, type LayerRange, readChain, readLayers, type StackRange } from "./readLayers.ts";

/** The change of a layer between two versions of a stack. `SAME`: patch and message are equal. `EDITED`: one of them changed. */
export interface LayerChange {
  readonly kind: "SAME" | "EDITED" | "ADDED" | "DROPPED" | "UNCERTAIN";
  /** The commits of the older version: none if it was added, and the candidates if it is uncertain which one it is. */
  readonly old: readonly Oid[];
  /** The commit of the newer version; null if it was dropped. */
  readonly new: Oid | null;
}

/** About a thousand layers. */
const CACHE_BYTES = 1024 * 1024;
const CHANGE_BYTES = 400;
const cacheOf = repositoryCache<readonly LayerChange[]>(CACHE_BYTES);

/**
 * Compares two versions of a stack layer by layer: in the order of the newer version, each dropped layer before the one that
 * followed it. Reads the patches of both; runs `git range-diff` only if ids and patches leave something open. Cached.
 */
export async function compareStacks(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  options: ReadOptions = {},
): Promise<readonly LayerChange[]> {
  const key = [older.base, older.head, newer.base, newer.head].join(" ");
  const known = cacheOf(repository).get(key);
  if (known !== undefined) return known;
  const [before, after] = await Promise.all([
    readLayers(repository, older, options),
    readLayers(repository, newer, options),
  ]);
  const matching = new LayerMatching(before, after);
  if (matching.isOpen) matching.bySimilarity(await similarPairs(repository, older, newer, options));
  const changes = listChanges(matching, before, after);
  cacheOf(repository).set(key, changes, CHANGE_BYTES * (changes.length + 1));
  return changes;
}

/**
 * Finds the ends of the same layers in an older version of a stack. Null if none of them was there, if it is uncertain which ones
 * they are, or if others were between them.
 */
export async function olderLayerEnds(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  range: LayerRange,
  options: ReadOptions = {},
): Promise<StackRange | null> {
  const [before, after] = await Promise.all([
    readChain(repository, older, options),
    readChain(repository, newer, options),
  ]);
  const wanted = new Set<Oid | null>(after.slice(range.first - 1, range.last).map(({ oid }) => oid));
  const changes = (await compareStacks(repository, older, newer, options)).filter((change) => wanted.has(change.new));
  if (changes.some(({ kind }) => kind === "UNCERTAIN")) return null;
  const oids = new Set(changes.flatMap(({ old }) => old));
  const first = before.findIndex(({ oid }) => oids.has(oid));
  const last = before.findLastIndex(({ oid }) => oids.has(oid));
  if (first < 0 || last - first + 1 !== oids.size) return null;
  return { base: before[first]?.parents[0] ?? null, head: before[last]?.oid ?? older.head };
}

async function similarPairs(
  repository: Repository,
  { base: from, head: older }: StackRange,
  { base: onto, head: newer }: StackRange,
  options: ReadOptions,
): Promise<readonly CommitMatch[]> {
  if (from === null || onto === null) return [];
  return rangeDiff(repository, { base: from, head: older }, { base: onto, head: newer }, options);
}

function listChanges(
  matching: LayerMatching,
  before: readonly Layer[],
  after: readonly Layer[],
): readonly LayerChange[] {
  const byOid = new Map(before.map((layer) => [layer.oid, layer]));
  const changes = after.map((layer): LayerChange => {
    const { oid, patchId, message } = layer;
    const found = matching.matched.get(oid);
    if (found === undefined) {
      const candidates = matching.uncertain.get(oid);
      return { kind: candidates ? "UNCERTAIN" : "ADDED", old: candidates ?? [], new: oid };
    }
    const was = byOid.get(found);
    const isEqual = found === oid || (patchId !== null && was?.patchId === patchId && was.message === message);
    return { kind: isEqual ? "SAME" : "EDITED", old: [found], new: oid };
  });
  return withDropped(changes, before);
}

function withDropped(changes: readonly LayerChange[], before: readonly Layer[]): readonly LayerChange[] {
  const taken = new Set(changes.flatMap(({ old }) => old));
  const placed = [...changes];
  for (const [index, { oid }] of [...before.entries()].toReversed()) {
    if (taken.has(oid)) continue;
    const next = before[index + 1]?.oid; // in the list already, as it is walked from the end
    const at = next === undefined ? -1 : placed.findIndex(({ old }) => old.includes(next));
    const change: LayerChange = { kind: "DROPPED", old: [oid], new: null };
    placed.splice(at < 0 ? placed.length : at, 0, change);
  }
  return placed;
}

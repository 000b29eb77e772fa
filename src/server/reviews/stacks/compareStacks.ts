import { repositoryCache } from "#server/git/byteCache.ts";
import type { Oid } from "#server/git/oid.ts";
import { rangePatchId } from "#server/git/patches/patchIds.ts";
import { rangeDiff } from "#server/git/patches/rangeDiff.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { decidedLayers, decisionLine, type LayerDecisions } from "./layerDecisions.ts";
import { readLayerAnswers } from "./layerAnswers.ts";
import { type LayerAnswer, type LayerEvidence, type LayerMatches, type LayerPair, matchLayers } from "./matchLayers.ts";
import { type Layer, type LayerRange, readChain, readLayers, type StackRange } from "./readLayers.ts";

/**
 * The change of a layer between two versions of a stack. `SAME`: patch and message are equal. `EDITED`: one of them changed.
 * `SPLIT`: its patch is now that of several layers together. `JOINED`: its patch is that of several older layers together.
 */
export type LayerChangeKind = "SAME" | "EDITED" | "ADDED" | "DROPPED" | "SPLIT" | "JOINED" | "UNCERTAIN";

export interface LayerChange {
  readonly kind: LayerChangeKind;
  /** The commits of the older version: none if it was added, several if they were joined or are candidates. */
  readonly old: readonly Oid[];
  /** The commit of the newer version; null if it was dropped. */
  readonly new: Oid | null;
  /** The evidence that it is the same layer, or the answer that it is new; null if there is none. */
  readonly by: LayerEvidence | null;
  /** True if it changed places with another layer. */
  readonly isMoved: boolean;
}

/** The most layers for which it is tried if they were split or joined: each costs two or three processes. */
const TRIED_MAX = 12;

/** About a thousand layers. */
const CACHE_BYTES = 1024 * 1024;
const CHANGE_BYTES = 400;
const cacheOf = repositoryCache<readonly LayerChange[]>(CACHE_BYTES);

interface CompareOptions extends ReadOptions {
  /** The decisions that are stored with the patch sets of a review. */
  readonly decisions?: LayerDecisions | undefined;
}

/**
 * Compares two versions of a stack layer by layer: in the order of the newer version, each dropped layer before the one that
 * followed it. Reads the patches of both; runs `git range-diff` only if ids and patches leave something open. Cached.
 */
export async function compareStacks(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  options: CompareOptions = {},
): Promise<readonly LayerChange[]> {
  const { version, answers } = await readLayerAnswers(repository, options);
  const key = [older.base, older.head, newer.base, newer.head, version, options.decisions?.version].join(" ");
  const known = cacheOf(repository).get(key);
  if (known !== undefined) return known;
  const { matches, ...versions } = await matchVersions(repository, older, newer, { ...options, answers });
  const changes = listChanges(matches, await findParts(repository, matches, versions, options), versions);
  cacheOf(repository).set(key, changes, CHANGE_BYTES * (changes.length + 1));
  return changes;
}

/** The most layers of a patch set for which decisions are stored. */
const DECIDED_MAX = 200;

/**
 * Decides which layers of a new patch set are which of the one before, to be stored with it: by the rules alone, since the answers of
 * the viewer are private. Uncertain layers and those with the same commit are left out. None for a single commit and beyond 200.
 */
export async function decideLayers(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  options: ReadOptions = {},
): Promise<readonly string[]> {
  const { length } = await readChain(repository, newer, options);
  if (length < 2 || length > DECIDED_MAX) return [];
  const { matches, after } = await matchVersions(repository, older, newer, { ...options, answers: [] });
  return after.flatMap(({ oid }) => {
    if (matches.uncertain.has(oid)) return [];
    const found = matches.matched.get(oid);
    return decisionLine(oid, found?.old ?? null, found?.by ?? null) ?? [];
  });
}

async function matchVersions(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  { answers, decisions, ...options }: CompareOptions & { readonly answers: readonly LayerAnswer[] },
): Promise<Versions & { readonly matches: LayerMatches }> {
  const [before, after] = await Promise.all([
    readLayers(repository, older, options),
    readLayers(repository, newer, options),
  ]);
  const decided = decisions === undefined ? undefined : decidedLayers(decisions, before, after);
  const input = { older: before, newer: after, answers, ...(decided !== undefined && { decided }) };
  let matches = matchLayers(input);
  const open = openLayers(matches, before, after);
  if (open.old.length > 0 && open.new.length > 0) {
    const similar = await similarPairs(repository, older, newer, options);
    matches = matchLayers({ ...input, similar });
  }
  return { matches, before, after };
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
  options: CompareOptions = {},
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

interface Versions {
  readonly before: readonly Layer[];
  readonly after: readonly Layer[];
}

function openLayers({ matched, uncertain }: LayerMatches, before: readonly Layer[], after: readonly Layer[]) {
  const taken = new Set([...[...matched.values()].map(({ old }) => old), ...[...uncertain.values()].flat()]);
  return {
    old: before.filter(({ oid }) => !taken.has(oid)),
    new: after.filter(({ oid }) => !matched.has(oid) && !uncertain.has(oid)),
  };
}

async function similarPairs(
  repository: Repository,
  older: StackRange,
  newer: StackRange,
  options: ReadOptions,
): Promise<readonly LayerPair[]> {
  if (older.base === null || newer.base === null) return [];
  const [before, after] = [
    { base: older.base, head: older.head },
    { base: newer.base, head: newer.head },
  ];
  const pairs = await rangeDiff(repository, before, after, options);
  return pairs.flatMap(({ old, new: next }) => (old === null || next === null ? [] : [{ old, new: next }]));
}

/** Layers whose patch together is that of one layer of the other version. */
interface Parts {
  /** The newer layers that an older one was split into, by their commits. */
  readonly split: ReadonlyMap<Oid, Oid>;
  /** The older layers that were joined, by the newer one. */
  readonly joined: ReadonlyMap<Oid, readonly Oid[]>;
}

async function findParts(
  repository: Repository,
  matches: LayerMatches,
  { before, after }: Versions,
  options: ReadOptions,
): Promise<Parts> {
  const open = openLayers(matches, before, after);
  const byOid = new Map([...before, ...after].map((layer) => [layer.oid, layer]));
  const newOf = new Map([...matches.matched].map(([next, { old }]) => [old, next]));
  const isEdited = (next: Oid | undefined, old: Oid | undefined): boolean =>
    next !== undefined && old !== undefined && byOid.get(next)?.patchId !== byOid.get(old)?.patchId;
  const split = new Map<Oid, Oid>();
  const joined = new Map<Oid, readonly Oid[]>();
  let tried = 0;
  const isTogether = async (run: readonly Layer[], whole: Oid): Promise<boolean> => {
    const [base, head] = [run[0]?.parent ?? null, run.at(-1)?.oid];
    const patchId = byOid.get(whole)?.patchId ?? null;
    if (base === null || head === undefined || patchId === null || tried++ >= TRIED_MAX) return false;
    return (await rangePatchId(repository, base, head, options)) === patchId;
  };
  for (const run of runsAround(after, open.new, (oid) => isEdited(oid, matches.matched.get(oid)?.old))) {
    const whole = run.map(({ oid }) => matches.matched.get(oid)?.old).find((oid) => oid !== undefined);
    if (whole !== undefined && (await isTogether(run, whole))) for (const { oid } of run) split.set(oid, whole);
  }
  for (const run of runsAround(before, open.old, (oid) => isEdited(newOf.get(oid), oid))) {
    const whole = run.map(({ oid }) => newOf.get(oid)).find((oid) => oid !== undefined);
    if (whole !== undefined && (await isTogether(run, whole)))
      joined.set(
        whole,
        run.map(({ oid }) => oid),
      );
  }
  return { split, joined };
}

/** Lists the runs of open layers with one edited layer beside them, below or above. */
function runsAround(
  layers: readonly Layer[],
  open: readonly Layer[],
  isEdited: (oid: Oid) => boolean,
): readonly (readonly Layer[])[] {
  const isOpen = new Set(open);
  const runs: (readonly Layer[])[] = [];
  for (let start = 0; start < layers.length; start++) {
    const first = layers[start];
    if (first === undefined || !isOpen.has(first)) continue;
    let end = start + 1;
    for (let layer = layers[end]; layer !== undefined && isOpen.has(layer); layer = layers[end]) end++;
    const [below, above] = [layers[start - 1], layers[end]];
    if (below !== undefined && isEdited(below.oid)) runs.push(layers.slice(start - 1, end));
    if (above !== undefined && isEdited(above.oid)) runs.push(layers.slice(start, end + 1));
    start = end;
  }
  return runs;
}

function listChanges(
  matches: LayerMatches,
  { split, joined }: Parts,
  { before, after }: Versions,
): readonly LayerChange[] {
  const byOid = new Map([...before, ...after].map((layer) => [layer.oid, layer]));
  const isEqual = (old: Oid, next: Oid): boolean => {
    const [was, is] = [byOid.get(old), byOid.get(next)];
    if (old === next) return true;
    return was?.patchId != null && was.patchId === is?.patchId && was.message === is.message;
  };
  const inOrder = unmoved(after, before, matches);
  const changes = after.map(({ oid }): LayerChange => {
    const found = matches.matched.get(oid);
    const whole = split.get(oid);
    const isMoved = found !== undefined && !inOrder.has(oid);
    if (whole !== undefined) return { kind: "SPLIT", old: [whole], new: oid, by: found?.by ?? null, isMoved };
    const parts = joined.get(oid);
    if (parts !== undefined) return { kind: "JOINED", old: parts, new: oid, by: found?.by ?? null, isMoved };
    if (found !== undefined) {
      const kind = isEqual(found.old, oid) ? "SAME" : "EDITED";
      return { kind, old: [found.old], new: oid, by: found.by, isMoved };
    }
    const candidates = matches.uncertain.get(oid);
    const kind = candidates === undefined ? "ADDED" : "UNCERTAIN";
    const by = matches.answeredNew.has(oid) ? "ANSWER" : null;
    return { kind, old: candidates ?? [], new: oid, by, isMoved: false };
  });
  return withDropped(changes, before);
}

/** Returns the newer layers whose order did not change: the longest sequence in which their older positions rise. */
function unmoved(after: readonly Layer[], before: readonly Layer[], { matched }: LayerMatches): ReadonlySet<Oid> {
  const positions = new Map(before.map(({ oid }, index) => [oid, index]));
  const pairs = after.flatMap(({ oid }) => {
    const position = positions.get(matched.get(oid)?.old ?? "");
    return position === undefined ? [] : [{ oid, position }];
  });
  const best: { length: number; previous: number }[] = [];
  for (const [index, { position }] of pairs.entries()) {
    let [length, previous] = [1, -1];
    for (let at = 0; at < index; at++) {
      const one = best[at];
      if (one === undefined || (pairs[at]?.position ?? 0) > position || one.length < length) continue;
      [length, previous] = [one.length + 1, at];
    }
    best.push({ length, previous });
  }
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), -1);
  const kept = new Set<Oid>();
  for (; at >= 0; at = best[at]?.previous ?? -1) kept.add(pairs[at]?.oid ?? "");
  return kept;
}

/** Puts each dropped layer before the layer that followed it. */
function withDropped(changes: readonly LayerChange[], before: readonly Layer[]): readonly LayerChange[] {
  const taken = new Set(changes.flatMap(({ old }) => old));
  const placed = [...changes];
  for (const [index, { oid }] of [...before.entries()].toReversed()) {
    if (taken.has(oid)) continue;
    const next = before[index + 1]?.oid; // in the list already, as it is walked from the end
    const at = next === undefined ? -1 : placed.findIndex(({ old }) => old.includes(next));
    const change: LayerChange = { kind: "DROPPED", old: [oid], new: null, by: null, isMoved: false };
    placed.splice(at < 0 ? placed.length : at, 0, change);
  }
  return placed;
}

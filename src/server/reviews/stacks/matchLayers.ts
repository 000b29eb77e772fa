import type { Oid } from "#server/git/oid.ts";
import type { CommitMatch } from "#server/git/patches/rangeDiff.ts";
import { type ChangeId, type Layer, subjectOf } from "./readLayers.ts";

type KeyOf = (layer: Layer) => string | null;

/**
 * Finds the layers of a newer version of a stack in an older one, by the same commit, the `change-id` header, the `Change-Id` trailer, an
 * equal patch, the same subject, and similarity as `git range-diff` measures it, in this order. Each decides only where it names one layer
 * on each side. Where it names several, those with an equal patch and message are the same, and the others
 * are uncertain.
 */
export class LayerMatching {
  /** The commit of the older version, by that of the newer one. */
  readonly matched = new Map<Oid, Oid>();
  /** Commits of the newer version that may be one of several of the older one. */
  readonly uncertain = new Map<Oid, readonly Oid[]>();
  /** The layers that nothing decided yet. */
  readonly #older: Map<Oid, Layer>;
  readonly #newer: Map<Oid, Layer>;

  constructor(older: readonly Layer[], newer: readonly Layer[]) {
    this.#older = new Map(older.map((layer) => [layer.oid, layer]));
    this.#newer = new Map(newer.map((layer) => [layer.oid, layer]));
    this.#byKey(({ oid }) => oid);
    this.#byKey(idKey("header"));
    this.#byKey(idKey("trailer"));
    this.#byKey(({ patchId }) => patchId);
    this.#pairSingles(groupsOf(this.#older.values(), this.#newer.values(), subjectKey));
  }

  /** True if both versions have layers that nothing decided yet. */
  get isOpen(): boolean {
    return this.#older.size > 0 && this.#newer.size > 0;
  }

  /** Matches what is open by the pairs of `git range-diff`, then by a subject that several have. */
  bySimilarity(pairs: readonly CommitMatch[]): void {
    for (const { old, new: next } of pairs) this.#pair(this.#older.get(old ?? ""), this.#newer.get(next ?? ""));
    this.#byKey(subjectKey);
  }

  #byKey(keyOf: KeyOf): void {
    for (const group of groupsOf(this.#older.values(), this.#newer.values(), keyOf)) {
      if (!isPair(group)) this.#pairSingles(groupsOf(group.before, group.after, patchAndMessage));
      const before = group.before.filter(({ oid }) => this.#older.has(oid));
      const after = group.after.filter(({ oid }) => this.#newer.has(oid));
      if (isPair({ before, after })) this.#pair(before[0], after[0]);
      else if (before.length > 0 && after.length > 0) this.#markUncertain(before, after);
    }
  }

  /** Matches the layers whose key no other one of their version has. */
  #pairSingles(groups: readonly Group[]): void {
    for (const group of groups) if (isPair(group)) this.#pair(group.before[0], group.after[0]);
  }

  /** Matches two open layers. Of two with ids of the same kind that differ, only an equal patch makes one layer. */
  #pair(old: Layer | undefined, next: Layer | undefined): void {
    if (old === undefined || next === undefined) return;
    const isSameKind = old.changeId !== null && old.changeId.from === next.changeId?.from;
    const isSamePatch = old.patchId !== null && old.patchId === next.patchId;
    if (!isSamePatch && isSameKind && old.changeId.value !== next.changeId.value) return;
    this.matched.set(next.oid, old.oid);
    this.#older.delete(old.oid);
    this.#newer.delete(next.oid);
  }

  #markUncertain(before: readonly Layer[], after: readonly Layer[]): void {
    const candidates = before.map(({ oid }) => oid);
    for (const { oid } of after) this.uncertain.set(oid, candidates);
    for (const { oid } of after) this.#newer.delete(oid);
    for (const oid of candidates) this.#older.delete(oid);
  }
}

interface Group {
  readonly before: readonly Layer[];
  readonly after: readonly Layer[];
}

const isPair = ({ before, after }: Group): boolean => before.length === 1 && after.length === 1;

/** Groups the layers that both versions have by a key. A layer without a key is in no group. */
function groupsOf(older: Iterable<Layer>, newer: Iterable<Layer>, keyOf: KeyOf): readonly Group[] {
  const groups = new Map<string, { readonly before: Layer[]; readonly after: Layer[] }>();
  const add = (layer: Layer, side: keyof Group): void => {
    const key = keyOf(layer);
    if (key === null) return;
    const group = groups.get(key) ?? { before: [], after: [] };
    group[side].push(layer);
    groups.set(key, group);
  };
  for (const layer of older) add(layer, "before");
  for (const layer of newer) add(layer, "after");
  return [...groups.values()].filter(({ before, after }) => before.length > 0 && after.length > 0);
}

function idKey(from: ChangeId["from"]): KeyOf {
  return ({ changeId }) => (changeId?.from === from ? changeId.value : null);
}

const subjectKey: KeyOf = (layer) => subjectOf(layer) || null;
const patchAndMessage: KeyOf = ({ patchId, message }) => patchId && `${patchId} ${message}`;

import type { Oid } from "#server/git/oid.ts";
import { type ChangeId, type Layer, subjectOf } from "./readLayers.ts";

/** What the viewer answered where it was uncertain which layer a commit is: the older commit, or null for a new layer. */
export interface LayerAnswer {
  readonly new: Oid;
  readonly old: Oid | null;
}

/**
 * The evidence that two commits are the same layer, strongest first: the same commit, the viewer's answer, the `change-id` header, the `Change-Id`
 * trailer, an equal patch, similarity as `git range-diff` measures it, the same subject.
 */
export type LayerEvidence =
  | "COMMIT"
  | "ANSWER"
  | "CHANGE_ID_HEADER"
  | "CHANGE_ID_TRAILER"
  | "PATCH"
  | "SIMILARITY"
  | "SUBJECT";

/** A pair of commits of two versions of a stack. */
export interface LayerPair {
  readonly old: Oid;
  readonly new: Oid;
}

/** The decisions about two versions of a stack, made when patch sets were recorded. */
export interface DecidedLayers {
  readonly pairs: readonly (LayerPair & { readonly by: LayerEvidence })[];
  /** Commits of the newer version that are new layers. */
  readonly added: readonly Oid[];
}

/** The layers of two versions of a stack, matched. */
export interface LayerMatches {
  readonly matched: ReadonlyMap<Oid, { readonly old: Oid; readonly by: LayerEvidence }>;
  /** Commits of the newer version that may be one of several of the older one. Nothing is guessed: the reader is asked. */
  readonly uncertain: ReadonlyMap<Oid, readonly Oid[]>;
  /** Commits of the newer version that the viewer called new layers. */
  readonly answeredNew: ReadonlySet<Oid>;
}

export interface MatchInput {
  readonly older: readonly Layer[];
  readonly newer: readonly Layer[];
  /** The pairs of `git range-diff`. */
  readonly similar?: readonly LayerPair[];
  readonly answers?: readonly LayerAnswer[];
  readonly decided?: DecidedLayers;
}

/**
 * Finds the layers of a newer version of a stack in an older one. Each kind of evidence decides only where it names exactly one
 * layer on each side. Where it names several, they are uncertain.
 */
export function matchLayers(input: MatchInput): LayerMatches {
  const matching = new Matching(input);
  matching.byKey("COMMIT", ({ oid }) => oid);
  matching.byAnswers(input.answers ?? []);
  if (input.decided !== undefined) matching.byDecisions(input.decided);
  matching.byId("CHANGE_ID_HEADER", "header");
  matching.byId("CHANGE_ID_TRAILER", "trailer");
  matching.byEqualPatch();
  matching.bySimilarity(input.similar ?? []);
  matching.byKey("SUBJECT", subjectKey, (old, next) => !areDistinct(old, next));
  return matching;
}

/** Returns true for layers with ids of the same kind that differ: only an equal patch makes them the same. */
function areDistinct({ changeId: old }: Layer, { changeId: next }: Layer): boolean {
  return old !== null && next !== null && old.from === next.from && old.value !== next.value;
}

type KeyOf = (layer: Layer) => string | null;

interface Group {
  readonly before: Layer[];
  readonly after: Layer[];
}

/** Groups the layers of both versions by a key. A layer without a key is in no group. */
function groupsOf(older: Iterable<Layer>, newer: Iterable<Layer>, keyOf: KeyOf): readonly Group[] {
  const groups = new Map<string, Group>();
  const add = (layer: Layer, side: keyof Group): void => {
    const key = keyOf(layer);
    if (key === null) return;
    const group = groups.get(key) ?? { before: [], after: [] };
    groups.set(key, group);
    group[side].push(layer);
  };
  for (const layer of older) add(layer, "before");
  for (const layer of newer) add(layer, "after");
  return [...groups.values()].filter(({ before, after }) => before.length > 0 && after.length > 0);
}

class Matching implements LayerMatches {
  readonly matched = new Map<Oid, { readonly old: Oid; readonly by: LayerEvidence }>();
  readonly uncertain = new Map<Oid, readonly Oid[]>();
  readonly answeredNew = new Set<Oid>();
  /** The layers that answers decided, on both sides. */
  readonly #answered = new Set<Oid>();
  /** The layers that nothing decided yet. */
  readonly #older: Map<Oid, Layer>;
  readonly #newer: Map<Oid, Layer>;
  readonly #input: MatchInput;

  constructor(input: MatchInput) {
    this.#input = input;
    this.#older = new Map(input.older.map((layer) => [layer.oid, layer]));
    this.#newer = new Map(input.newer.map((layer) => [layer.oid, layer]));
  }

  /** Matches a pair, if both are still open. */
  pair({ old, new: next }: LayerPair, by: LayerEvidence): void {
    if (!this.#older.has(old) || !this.#newer.has(next)) return;
    this.matched.set(next, { old, by });
    this.#older.delete(old);
    this.#newer.delete(next);
  }

  /** Matches what the viewer answered. A layer that is new is nothing that was there before. */
  byAnswers(answers: readonly LayerAnswer[]): void {
    for (const { new: next, old } of answers) {
      if (old === null || this.#older.has(old)) this.#answered.add(next);
      if (old !== null && this.#newer.has(next)) this.#answered.add(old);
      if (old === null) {
        if (this.#newer.delete(next)) this.answeredNew.add(next);
      } else this.pair({ old, new: next }, "ANSWER");
    }
  }

  /** Matches what was decided before. It does not make other layers certain, which would be decided differently then. */
  byDecisions({ pairs, added }: DecidedLayers): void {
    for (const { by, ...pair } of pairs) this.pair(pair, by);
    for (const oid of added) this.#newer.delete(oid);
  }

  /** Matches the open layers with a key that no other open layer of their version has. If others have it, asks. */
  byKey(by: LayerEvidence, keyOf: KeyOf, canBePaired = (_: Layer, __: Layer): boolean => true): void {
    for (const { before, after } of groupsOf(this.#older.values(), this.#newer.values(), keyOf)) {
      const [old, next] = [before[0], after[0]];
      if (old === undefined || next === undefined) continue;
      if (before.length > 1 || after.length > 1) this.#ask(before, after);
      else if (canBePaired(old, next)) this.pair({ old: old.oid, new: next.oid }, by);
    }
  }

  /** Matches layers with an equal patch: those whose messages are equal too before the others. */
  byEqualPatch(): void {
    for (const { before, after } of groupsOf(this.#older.values(), this.#newer.values(), patchAndMessage))
      if (before.length === 1 && after.length === 1)
        this.pair({ old: before[0]?.oid ?? "", new: after[0]?.oid ?? "" }, "PATCH");
    this.byKey("PATCH", ({ patchId }) => patchId);
  }

  /**
   * Matches layers by the id that they carry. An id that two commits of one version carry decides nothing by itself: of those,
   * only commits with an equal patch and message are the same.
   */
  byId(by: LayerEvidence, from: ChangeId["from"]): void {
    const keyOf: KeyOf = ({ oid, changeId }) =>
      changeId?.from === from && !this.#answered.has(oid) ? changeId.value : null;
    for (const group of groupsOf(this.#input.older, this.#input.newer, keyOf)) {
      const [old, next] = [group.before[0], group.after[0]];
      if (old === undefined || next === undefined) continue;
      if (group.before.length === 1 && group.after.length === 1) {
        this.pair({ old: old.oid, new: next.oid }, by);
        continue;
      }
      for (const { before, after } of groupsOf(group.before, group.after, patchAndMessage))
        if (before.length === 1 && after.length === 1)
          this.pair({ old: before[0]?.oid ?? "", new: after[0]?.oid ?? "" }, "PATCH");
      const before = group.before.filter(({ oid }) => this.#older.has(oid));
      const after = group.after.filter(({ oid }) => this.#newer.has(oid));
      if (before.length > 0) this.#ask(before, after);
    }
  }

  /** Matches the pairs of `git range-diff`, unless a subject names another layer for one of them: then asks. */
  bySimilarity(similar: readonly LayerPair[]): void {
    const named = new Map<Layer, Layer>();
    for (const { before, after } of groupsOf(this.#older.values(), this.#newer.values(), subjectKey)) {
      const [old, next] = [before[0], after[0]];
      if (old === undefined || next === undefined || before.length > 1 || after.length > 1) continue;
      named.set(old, next).set(next, old);
    }
    for (const pair of similar) {
      const [old, next] = [this.#older.get(pair.old), this.#newer.get(pair.new)];
      if (old === undefined || next === undefined || areDistinct(old, next)) continue;
      const [namedOld, namedNext] = [named.get(next) ?? old, named.get(old) ?? next];
      if (namedOld === old && namedNext === next) this.pair(pair, "SIMILARITY");
      else this.#ask([...new Set([old, namedOld])], [...new Set([next, namedNext])]);
    }
  }

  /** Leaves it open which of the older layers each of the newer ones is. */
  #ask(before: readonly Layer[], after: readonly Layer[]): void {
    for (const { oid } of after) this.uncertain.set(oid, oidsOf(before));
    for (const { oid } of after) this.#newer.delete(oid);
    for (const { oid } of before) this.#older.delete(oid);
  }
}

function oidsOf(layers: readonly Layer[]): readonly Oid[] {
  return layers.map(({ oid }) => oid);
}

const patchAndMessage: KeyOf = ({ patchId, message }) => patchId && `${patchId} ${message}`;
const subjectKey: KeyOf = (layer) => subjectOf(layer) || null;

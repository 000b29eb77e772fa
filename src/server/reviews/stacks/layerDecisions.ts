import { createHash } from "node:crypto";
import type { Oid } from "#server/git/oid.ts";
import type { RecordedPatchSet } from "../state/Review.ts";
import type { DecidedLayers, LayerEvidence } from "./matchLayers.ts";
import type { Layer } from "./readLayers.ts";

/** The kinds of evidence that are stored, strongest first. The same commit needs none, and answers are private. */
const STORED = ["CHANGE_ID_HEADER", "CHANGE_ID_TRAILER", "PATCH", "SIMILARITY", "SUBJECT"] as const;
type StoredEvidence = (typeof STORED)[number];

/** One layer of a patch set as it was decided when that was recorded. Commits are named by their first digits. */
interface LayerDecision {
  /** The head of the patch set before. */
  readonly since: Oid;
  readonly new: string;
  /** Null for a new layer. */
  readonly old: string | null;
  readonly by: StoredEvidence | null;
}

/** The decisions of all patch sets of a review, and a key that differs with them. */
export interface LayerDecisions {
  readonly version: string;
  readonly all: readonly LayerDecision[];
}

/** Within a stack, so many digits name one commit. */
const DIGITS = 12;
const LINE = /^(?<next>[0-9a-f]{12}) (?:(?<old>[0-9a-f]{12}) (?<by>[A-Z_]+)|-)$/u;

const nameOf = (oid: Oid): string => oid.slice(0, DIGITS);

/** Writes a decision as it is stored in the request of a patch set; null for one that is not. */
export function decisionLine(next: Oid, old: Oid | null, by: LayerEvidence | null): string | null {
  if (old === null) return `${nameOf(next)} -`;
  return STORED.some((stored) => stored === by) ? `${nameOf(next)} ${nameOf(old)} ${by}` : null;
}

const known = new WeakMap<readonly RecordedPatchSet[], LayerDecisions>();

/** Reads the decisions that are stored with the patch sets of a review. Lines that nobody can have written are left out. */
export function readDecisions(patchSets: readonly RecordedPatchSet[]): LayerDecisions {
  const before = known.get(patchSets);
  if (before !== undefined) return before;
  const all = patchSets.flatMap(({ decided }) =>
    (decided?.lines ?? []).flatMap((line): readonly LayerDecision[] => {
      const { next, old = null, by: named } = LINE.exec(line)?.groups ?? {};
      const by = STORED.find((stored) => stored === named) ?? null;
      if (decided === undefined || next === undefined || (old === null) !== (by === null)) return [];
      return [{ since: decided.since, new: next, old, by }];
    }),
  );
  const version = all.length === 0 ? "" : createHash("sha1").update(JSON.stringify(all)).digest("hex");
  const decisions = { version, all };
  known.set(patchSets, decisions);
  return decisions;
}

/**
 * Finds what was decided about two versions of a stack, also over several patch sets between them: then the weakest evidence counts. A
 * layer is new only since the patch set before.
 */
export function decidedLayers(
  { all }: LayerDecisions,
  before: readonly Layer[],
  after: readonly Layer[],
): DecidedLayers {
  const ofNew = new Map<string, LayerDecision[]>();
  for (const decision of all) ofNew.set(decision.new, [...(ofNew.get(decision.new) ?? []), decision]);
  const places = new Map(before.map(({ oid }) => [nameOf(oid), oid]));
  const olderOf = (name: string, seen: Set<string>): { readonly old: Oid; readonly by: StoredEvidence } | null => {
    const steps = ofNew.get(name) ?? [];
    for (const { old, by } of steps) {
      const found = places.get(old ?? "");
      if (found !== undefined && by !== null) return { old: found, by };
    }
    for (const { old, by } of steps) {
      if (old === null || by === null || seen.has(old)) continue;
      const found = olderOf(old, seen.add(old));
      if (found !== null) return { old: found.old, by: weaker(by, found.by) };
    }
    return null;
  };
  const head = before.at(-1)?.oid;
  const pairs: DecidedLayers["pairs"][number][] = [];
  const added: Oid[] = [];
  for (const { oid } of after) {
    const name = nameOf(oid);
    const found = olderOf(name, new Set([name]));
    if (found !== null) pairs.push({ ...found, new: oid });
    else if ((ofNew.get(name) ?? []).some(({ old, since }) => old === null && since === head)) added.push(oid);
  }
  return { pairs, added };
}

function weaker(one: StoredEvidence, other: StoredEvidence): StoredEvidence {
  return STORED.indexOf(one) > STORED.indexOf(other) ? one : other;
}

import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import { blame } from "#server/git/blame/blame.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import { patchBatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { targetCommits } from "../reviewIndex/ReviewContext.ts";
import { type ChangedRun, changedRuns } from "../texts/changedRuns.ts";
import { readChain, type StackRange } from "./readLayers.ts";
import type { PlacedLayer } from "./reviewLayers.ts";

export interface FixTarget extends PlacedLayer {
  readonly total: number;
}

/** Lines of a file, from 1, both inclusive. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

/** More ranges than git blame takes at once: then the whole file is blamed. */
const RANGES_MAX = 100;

/**
 * Finds the layer that last touched each of some ranges of lines of a file at the head of a stack: the highest one that did. Null for
 * lines that are older than the stack. One `git blame` within the stack, cached.
 */
export async function lastLayers(
  repository: Repository,
  stack: StackRange,
  path: string,
  ranges: readonly Lines[],
  options: ReadOptions = {},
): Promise<readonly (FixTarget | null)[]> {
  const chain = await readChain(repository, stack, options);
  const positions = new Map(chain.map(({ oid }, index) => [oid, index]));
  const found = ranges.map(() => -1);
  const since = stack.base ?? undefined;
  const wanted = ranges.length > RANGES_MAX ? undefined : ranges;
  const within = { ...options, ranges: wanted, since, firstParent: true };
  for await (const entries of blame(repository, stack.head, path, within))
    for (const { origin, startingLine, lineCount } of entries) {
      const position = positions.get(origin.oid) ?? -1;
      for (const [index, { start, end }] of ranges.entries())
        if (startingLine <= end && startingLine + lineCount > start)
          found[index] = Math.max(found[index] ?? -1, position);
    }
  return found.map((index) => {
    const commit = chain[index];
    return commit === undefined ? null : { commit, position: index + 1, total: chain.length };
  });
}

/** A hunk of uncommitted work, and the commit that it belongs to. */
export interface HunkFixTarget {
  readonly path: string;
  /** The first changed line of the work tree. */
  readonly line: number;
  readonly target: FixTarget | null;
}

/**
 * Finds the commits that the hunks of uncommitted work belong to, among the commits that the default branch does not have: those that
 * last touched the changed lines, or, where lines are only added, those around them. New files belong to none.
 */
export async function hunkFixTargets(
  repository: Repository,
  { head, commit }: { readonly head: Oid | null; readonly commit: Oid },
  options: ReadOptions = {},
): Promise<readonly HunkFixTarget[]> {
  const branch = await defaultBranch(repository, options);
  if (head === null || branch === null) return [];
  const base = await forkPoint(repository, head, await targetCommits(repository, branch.name));
  if (base === null || base === head) return [];
  const files = (await diffTree(repository, head, commit, options)).filter(({ oldPath }) => oldPath !== null);
  const targets: HunkFixTarget[] = [];
  for await (const batch of patchBatches(repository, head, commit, files, options))
    for (const { fileIndex, patch } of batch) {
      const { oldPath = null, newPath = null } = files[fileIndex] ?? {};
      const runs = patch instanceof GalleyError ? [] : changedRuns(parsePatch(decodeBytes(patch)).hunks);
      if (oldPath === null || runs.length === 0) continue;
      const found = await lastLayers(repository, { base, head }, oldPath, runs.map(touchedLines), options);
      const path = newPath ?? oldPath;
      targets.push(...runs.map(({ newStart }, index) => ({ path, line: newStart, target: found[index] ?? null })));
    }
  return targets;
}

/** Returns the lines that a change replaces; of one that only adds lines, those around them. */
function touchedLines({ oldStart, oldCount }: ChangedRun): Lines {
  if (oldCount > 0) return { start: oldStart, end: oldStart + oldCount - 1 };
  return { start: Math.max(1, oldStart - 1), end: Math.max(1, oldStart - 1) };
}

import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import { patchBatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { targetCommits } from "../index/ReviewContext.ts";
import { followText } from "../texts/alignLines.ts";
import { type ChangedRun, changedRuns, endOf } from "../texts/changedRuns.ts";
import { TextCache } from "../texts/FileText.ts";
import type { LineSpan } from "../texts/similarLines.ts";
import { readChain, type StackRange } from "../stacks/readLayers.ts";
import type { PlacedLayer } from "../stacks/reviewLayers.ts";

export interface FixTarget extends PlacedLayer {
  readonly total: number;
}

/** Lines of a file at the head of a stack. */
export interface StackLines {
  readonly path: string;
  readonly lines: LineSpan;
}

/** Indexes of layers, from 0 for the lowest. */
const lastLayerCache = repositoryCache<number>(2 * 1024 * 1024);
const ENTRY_BYTES = 400;
/** The lines are older than the stack. */
const NO_LAYER = -1;

/**
 * Finds the layer that last touched each of some lines at the head of a stack: the highest one that did. Null for lines that are
 * older than the stack, and for those that cannot be followed because an object is missing or too large. One process lists the
 * files that differ from layer to layer; the versions of each named file are read once. Cached.
 */
export async function lastLayers(
  repository: Repository,
  stack: StackRange,
  wanted: readonly StackLines[],
  options: ReadOptions = {},
): Promise<readonly (FixTarget | null)[]> {
  const chain = await readChain(repository, stack, options);
  const cache = lastLayerCache(repository);
  const keyOf = ({ path, lines: { start, end } }: StackLines): string =>
    `${stack.base} ${stack.head} ${start} ${end} ${path}`;
  const found = new Map<string, number>();
  const open = new Map<string, StackLines[]>();
  for (const one of wanted) {
    const known = cache.get(keyOf(one));
    if (known !== undefined) found.set(keyOf(one), known);
    else if (open.get(one.path)?.push(one) === undefined) open.set(one.path, [one]);
  }
  const pairs = chain.map(({ oid, parents: [parent = oid] }) => [parent, oid] as const);
  const changes = open.size === 0 ? [] : (await diffTrees(repository, pairs, options)).map(byNewPath);
  const beginsAtRoot = chain[0]?.parents.length === 0;
  for (const [path, all] of open) {
    const steps = await readSteps(repository, path, changes, options);
    for (const one of all) {
      const last = lastTouch(steps, one.lines);
      const layer = last === NO_LAYER && beginsAtRoot ? 0 : last;
      // Missing objects may be fetched later.
      if (layer !== null) cache.set(keyOf(one), layer, ENTRY_BYTES + 2 * path.length);
      found.set(keyOf(one), layer ?? NO_LAYER);
    }
  }
  return wanted.map((one) => {
    const index = found.get(keyOf(one)) ?? NO_LAYER;
    const commit = chain[index];
    return commit === undefined ? null : { commit, position: index + 1, total: chain.length };
  });
}

/** A layer that changed a file; its runs are null if the change cannot be read. */
interface FileStep {
  readonly layer: number;
  readonly runs: readonly ChangedRun[] | "added" | null;
}

type ChangesByPath = ReadonlyMap<string, ChangedFile>;

function byNewPath(files: readonly ChangedFile[] | null): ChangesByPath | null {
  return files && new Map(files.flatMap((file) => (file.newPath === null ? [] : [[file.newPath, file]])));
}

/** Reads the changes of a file from the head of a stack down, following renames, up to the layer that added it. */
async function readSteps(
  repository: Repository,
  path: string,
  changes: readonly (ChangesByPath | null)[],
  options: ReadOptions,
): Promise<readonly FileStep[]> {
  const found: { readonly layer: number; readonly file: ChangedFile | null }[] = [];
  let name: string | null = path;
  for (let layer = changes.length - 1; layer >= 0 && name !== null; layer--) {
    const files = changes[layer] ?? null;
    const file: ChangedFile | null = files?.get(name) ?? null;
    if (files !== null && file === null) continue;
    found.push({ layer, file });
    name = file?.oldPath ?? null;
  }
  const texts = new TextCache(repository, options);
  const edited = found.flatMap(({ file }) => (file === null || file.oldOid === file.newOid ? [] : [file]));
  await texts.read(
    edited.flatMap(({ oldOid, newOid }) => [oldOid, newOid]),
    BLOB_TEXT_BYTES,
  );
  return found.map(({ layer, file }) => {
    if (file === null || file.oldPath === null) return { layer, runs: file && "added" };
    if (file.oldOid === file.newOid) return { layer, runs: [] };
    const [before, after] = [texts.get(file.oldOid), texts.get(file.newOid)];
    return { layer, runs: before === null || after === null ? null : followText(before, after).runs };
  });
}

/** Returns the layer that last touched some lines; null if they cannot be followed down to it. */
function lastTouch(steps: readonly FileStep[], lines: LineSpan): number | null {
  let spans: readonly LineSpan[] = [lines];
  for (const { layer, runs } of steps) {
    if (runs === null) return null;
    const touches = (run: ChangedRun, { start, end }: LineSpan): boolean =>
      run.newCount > 0 && run.newStart <= end && endOf(run, "new") > start;
    if (runs === "added" || spans.some((span) => runs.some((run) => touches(run, span)))) return layer;
    spans = spans.flatMap((span) => linesBefore(span, runs));
  }
  return NO_LAYER;
}

/** Returns unchanged lines as they were before a change: in several parts if it removed lines among them. */
function linesBefore({ start, end }: LineSpan, runs: readonly ChangedRun[]): readonly LineSpan[] {
  const starts = [start, ...runs.flatMap(({ newStart }) => (newStart > start && newStart <= end ? [newStart] : []))];
  return starts.map((from, index) => {
    const above = runs.filter((run) => endOf(run, "new") <= from);
    const shift = above.reduce((sum, { oldCount, newCount }) => sum + oldCount - newCount, 0);
    return { start: from + shift, end: (starts[index + 1] ?? end + 1) - 1 + shift };
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
  const hunks: (StackLines & { readonly newPath: string; readonly line: number })[] = [];
  for await (const batch of patchBatches(repository, head, commit, files, options))
    for (const { fileIndex, patch } of batch) {
      const { oldPath = null, newPath = null } = files[fileIndex] ?? {};
      if (oldPath === null || patch instanceof GalleyError) continue;
      for (const run of changedRuns(parsePatch(decodeBytes(patch)).hunks))
        hunks.push({ path: oldPath, lines: touchedLines(run), newPath: newPath ?? oldPath, line: run.newStart });
    }
  const targets = await lastLayers(repository, { base, head }, hunks, options);
  return hunks.map(({ newPath, line }, index) => ({ path: newPath, line, target: targets[index] ?? null }));
}

/** Returns the lines that a change replaces; of one that only adds lines, those around them. */
function touchedLines({ oldStart, oldCount }: ChangedRun): LineSpan {
  if (oldCount > 0) return { start: oldStart, end: oldStart + oldCount - 1 };
  return { start: Math.max(1, oldStart - 1), end: Math.max(1, oldStart - 1) };
}

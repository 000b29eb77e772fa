import { GalleyError } from "#contract/errors.ts";
import { CHANGED_FILES_MAX } from "#contract/limits.ts";
import { readObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { anySignal } from "../processes/streams.ts";
import { type RawTreeEntry, rootTree, TREE_MODE, treeEntries, SUBMODULE_MODE } from "../trees/treeObject.ts";

/** Comparisons that finish within this time need no check. */
const CHECK_AFTER_MS = 500;

/**
 * Runs a comparison of two trees, and aborts it with TOO_LARGE as soon as more than CHANGED_FILES_MAX files are known
 * to differ: git holds all of them in memory before it prints the first. Counts in parallel, and only if git takes
 * longer than half a second.
 */
export async function withinFiles<T>(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  { signal, ...options }: ReadOptions,
  compare: (options: ReadOptions) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const whole = anySignal(signal, ending.signal);
  async function checkCount(): Promise<void> {
    const count = await countPaths(repository, oldTree, newTree, CHANGED_FILES_MAX, { ...options, signal: whole });
    if (count > CHANGED_FILES_MAX) ending.abort(tooMany());
  }
  // A count that fails is ignored: git itself reports what is damaged.
  const timer = setTimeout(() => void checkCount().catch(() => undefined), CHECK_AFTER_MS);
  try {
    return await compare({ ...options, signal: whole });
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function tooMany(): GalleyError {
  const files = CHANGED_FILES_MAX.toLocaleString("en");
  return new GalleyError("TOO_LARGE", `More than ${files} files differ, which is more than Galley can list.`);
}

/**
 * Counts the files and folders that differ between two trees (or the trees of two commits), up to `max` and some more;
 * missing objects count as empty. Each pair of folders is compared once however many paths lead to it, so a tree of
 * 10^8 paths in nine objects takes nine steps, where git takes minutes and all memory.
 */
export async function countPaths(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  max: number,
  options: ReadOptions = {},
): Promise<number> {
  let level = new Map([[`${oldTree} ${newTree}`, 1]]);
  let count = 0;
  while (level.size > 0 && count <= max) {
    const oids = [...new Set([...level.keys()].flatMap((pair) => pair.split(" ")))].filter((oid) => oid !== "");
    const folders = new Map<Oid, readonly RawTreeEntry[]>();
    const objects = await readObjects(repository, oids, options);
    for (const [index, object] of objects.entries()) {
      if (object === null) continue;
      const root = object.type === "commit" ? rootOf(object.content) : null;
      const entries = root === null ? treeEntries(object.content, object.oid.length / 2) : [root];
      folders.set(oids[index] ?? "", entries ?? []);
    }
    const below = new Map<string, number>();
    for (const [pair, times] of level) {
      const [older = "", newer = ""] = pair.split(" ");
      for (const [one, other] of differing(folders.get(older) ?? [], folders.get(newer) ?? [])) {
        if ((one ?? other)?.name.length !== 0) count += times; // the root tree itself does not count
        const next = `${one?.mode === TREE_MODE ? one.oid : ""} ${other?.mode === TREE_MODE ? other.oid : ""}`;
        if (next !== " ") below.set(next, (below.get(next) ?? 0) + times);
      }
    }
    level = below;
  }
  return count;
}

/** Treats a commit as a folder with one entry: its tree. */
function rootOf(content: Buffer): RawTreeEntry {
  return { mode: TREE_MODE, name: Buffer.alloc(0), oid: rootTree(content) ?? "" };
}

type Side = RawTreeEntry | undefined;

/** Pairs the entries of two folders by name and yields the pairs that differ. */
function* differing(older: readonly RawTreeEntry[], newer: readonly RawTreeEntry[]): Generator<readonly [Side, Side]> {
  const left = new Map(older.map((entry) => [keyOf(entry), entry]));
  for (const entry of newer) {
    const name = keyOf(entry);
    const before = left.get(name);
    left.delete(name);
    if (before?.oid !== entry.oid || before.mode !== entry.mode) yield [before, entry];
  }
  for (const entry of left.values()) yield [entry, undefined];
}

/** The folder beside a submodule has the same name: that of the submodule's files, which `spliceSubmodules` adds. */
function keyOf({ name, mode }: RawTreeEntry): string {
  return `${name.toString("latin1")}${mode === SUBMODULE_MODE ? "\0" : ""}`;
}

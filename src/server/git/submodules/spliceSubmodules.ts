import { join } from "node:path";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { repositoryCache } from "../byteCache.ts";
import { type ChangedFile, type ChangedFiles, diffTree } from "../diffs/diffTree.ts";
import { readObjects } from "../objects/catFile.ts";
import { ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import { addAlternates, repositoryGone, repositoryState } from "../processes/readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { rootTree, TREE_MODE, treeBytes, treeEntries, SUBMODULE_MODE } from "../trees/treeObject.ts";
import { openSubmodule, type SubmoduleProblem } from "./openSubmodule.ts";

/** A submodule that differs between two trees. */
export interface SubmoduleChange {
  /** The path in the outermost repository, encoded by `byteText`. */
  readonly path: string;
  /** The change of the submodule that contains it; null for one of the outermost repository. */
  readonly within: SubmoduleChange | null;
  /** The commits of the two sides; null on a side without the submodule. */
  readonly oldCommit: Oid | null;
  readonly newCommit: Oid | null;
  /** Its repository, if it can be read. */
  readonly repository: Repository | null;
  readonly problem: SubmoduleProblem | null;
  /** The commits of the two sides that its repository does not have: the files inside are then not compared. */
  readonly missing: readonly Oid[];
}

/** Two trees (or commits) to compare, and the submodules that differ, each before those that it contains. */
export interface SplicedTrees {
  readonly from: Oid;
  readonly to: Oid;
  readonly submodules: readonly SubmoduleChange[];
}

/** Submodules deeper than this, and more than so many, are only listed. */
const DEPTH_MAX = 8;
const COUNT_MAX = 200;
const CACHE_BYTES = 4 * 1024 * 1024;
const SUBMODULE_BYTES = 1000;

const spliceCache = repositoryCache<SplicedTrees & { readonly generation: number }>(CACHE_BYTES);

/**
 * Returns two trees with the files of the submodules that differ between them, so that their differences are those of
 * `git diff --submodule=diff`, and the submodules' own entries: a submodule `lib` is there twice, as it is and as a
 * folder of its commit's files. The trees are written into the mirror, which reads the objects of the submodules as
 * its own from then on. If no submodule differs, the trees are those given, and no process starts beyond that of
 * `diffTree`.
 */
export async function spliceSubmodules(
  repository: Repository,
  { from, to }: { readonly from: Oid; readonly to: Oid },
  options: ReadOptions = {},
): Promise<SplicedTrees> {
  const cache = spliceCache(repository);
  const { mirrorGeneration: generation } = repositoryState(repository);
  const key = `${from} ${to}`;
  const known = cache.get(key);
  const isHere = known?.submodules.every((one) => one.repository !== null && !repositoryGone(one.repository));
  if (known !== undefined && isHere && known.generation === generation) return known;
  const splicer = new Splicer(repository, options);
  const { oldTree, newTree } = await splicer.splice(repository, from, to, null);
  const { pack, submodules } = splicer;
  if (pack.size > 0) await writeToMirror(repository, pack, options);
  const spliced = { from: oldTree, to: newTree, submodules };
  if (submodules.length > 0 && submodules.every(({ problem, missing }) => problem === null && missing.length === 0))
    cache.set(key, { ...spliced, generation }, SUBMODULE_BYTES * submodules.length);
  return spliced;
}

/** Lists the files that differ between two trees, as `diffTree` does, with those of the submodules that differ. */
export async function diffWithSubmodules(
  repository: Repository,
  from: Oid,
  to: Oid,
  options: ReadOptions = {},
): Promise<ChangedFiles> {
  const spliced = await spliceSubmodules(repository, { from, to }, options);
  return diffTree(repository, spliced.from, spliced.to, options);
}

class Splicer {
  readonly pack: ObjectPack;
  readonly submodules: SubmoduleChange[] = [];
  readonly #repository: Repository;
  readonly #options: ReadOptions;

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
    this.pack = new ObjectPack(repository.objectFormat);
  }

  /** Adds the trees of the submodules that differ between two trees of a repository, and of those inside. */
  async splice(
    repository: Repository,
    from: Oid,
    to: Oid,
    within: SubmoduleChange | null,
    depth = 0,
  ): Promise<{ readonly oldTree: Oid; readonly newTree: Oid }> {
    const older = new Map<string, Oid>();
    const newer = new Map<string, Oid>();
    const files = await diffTree(repository, from, to, this.#options);
    for (const file of files.filter(isSubmodule)) {
      if (this.submodules.length >= COUNT_MAX) break;
      const path = file.newPath ?? file.oldPath ?? "";
      const change = await this.#find(repository, path, file, [to, from], within);
      this.submodules.push(change);
      const inside = await this.#inside(change, depth);
      if (inside?.oldTree != null) older.set(path, inside.oldTree);
      if (inside?.newTree != null) newer.set(path, inside.newTree);
    }
    return { oldTree: await this.#treeWith(from, older), newTree: await this.#treeWith(to, newer) };
  }

  async #find(
    repository: Repository,
    path: string,
    { oldMode, newMode, oldOid, newOid }: ChangedFile,
    namedIn: readonly Oid[],
    within: SubmoduleChange | null,
  ): Promise<SubmoduleChange> {
    const oldCommit = oldMode === SUBMODULE_MODE ? oldOid : null;
    const newCommit = newMode === SUBMODULE_MODE ? newOid : null;
    const commits = [oldCommit, newCommit].filter((commit) => commit !== null);
    const found = await openSubmodule(repository, { path, namedIn, commits }, this.#options);
    const records =
      found.repository && (await readCommits(found.repository, commits, { ...this.#options, fromNotes: true }));
    const missing = commits.filter((_, index) => records?.[index] === null);
    const whole = within === null ? path : `${within.path}/${path}`;
    return { ...found, path: whole, within, oldCommit, newCommit, missing };
  }

  /** Returns the trees inside a submodule on both sides; null if they cannot be compared, or are the same. */
  async #inside(
    change: SubmoduleChange,
    depth: number,
  ): Promise<{ readonly oldTree: Oid | null; readonly newTree: Oid | null } | null> {
    const { repository, oldCommit, newCommit, missing } = change;
    if (repository === null || missing.length > 0 || oldCommit === newCommit || depth >= DEPTH_MAX) return null;
    addAlternates(this.#repository, [join(repository.commonDir, "objects"), join(repository.mirror, "objects")]);
    const { emptyTree } = repository;
    const found = await this.splice(repository, oldCommit ?? emptyTree, newCommit ?? emptyTree, change, depth + 1);
    return { oldTree: oldCommit && found.oldTree, newTree: newCommit && found.newTree };
  }

  /** Returns a tree, or that of a commit, with the trees of submodules beside these. Reads the folders on the way to them. */
  async #treeWith(root: Oid, inside: ReadonlyMap<string, Oid>): Promise<Oid> {
    if (inside.size === 0) return root;
    const [object] = await readObjects(this.#repository, [root], this.#options);
    if (object == null) return root;
    const tree = (object.type === "commit" ? rootTree(object.content) : null) ?? root;
    if (tree !== root) return this.#treeWith(tree, inside);
    const below = new Map<string, Map<string, Oid>>();
    const beside = new Map<string, Oid>();
    for (const [path, oid] of inside) {
      const [name = "", ...rest] = path.split("/");
      if (rest.length === 0) beside.set(name, oid);
      else below.set(name, (below.get(name) ?? new Map<string, Oid>()).set(rest.join("/"), oid));
    }
    const entries = treeEntries(object.content, root.length / 2) ?? [];
    const changed = entries.map(async (entry) => {
      const deeper = entry.mode === TREE_MODE ? below.get(decodeBytes(entry.name)) : undefined;
      return deeper === undefined ? entry : { ...entry, oid: await this.#treeWith(entry.oid, deeper) };
    });
    const added = Array.from(beside, ([name, oid]) => ({ mode: TREE_MODE, name: Buffer.from(encodeBytes(name)), oid }));
    return this.pack.add("tree", treeBytes([...(await Promise.all(changed)), ...added]));
  }
}

function isSubmodule({ oldMode, newMode }: ChangedFile): boolean {
  return oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE;
}

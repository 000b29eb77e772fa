import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { canonicalMode } from "./canonicalMode.ts";
import { readObjects } from "../objects/catFile.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";
import { treeEntries } from "./treeEntries.ts";

/** One entry of a folder. The name as `byteText` carries it; the mode as git lists it, e.g. "100644", six digits. */
export interface TreeEntryRecord {
  readonly name: string;
  readonly mode: string;
  readonly oid: Oid;
}

/** What an entry takes in the cache besides its name. */
const ENTRY_BYTES = 160;

/**
 * Lists a folder in git's order, given its tree's id or that of a commit, whose root it then is. Fails as OBJECT_MISSING
 * where it is not there, as BAD_INPUT where the id is of something else. Linear in its entries; no process is started. Cached.
 */
export async function readTree(
  repository: Repository,
  oid: Oid,
  options: ReadOptions = {},
): Promise<readonly TreeEntryRecord[]> {
  requireOids(oid);
  const { trees, commits } = repositoryState(repository);
  const known = trees.get(oid);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const commit = commits.get(oid);
  if (commit !== undefined) return readTree(repository, commit.tree, options);
  const entries = await read(repository, oid, options);
  trees.set(
    oid,
    entries,
    entries.reduce((sum, { name }) => sum + ENTRY_BYTES + 2 * name.length, 0),
  );
  return entries;
}

async function read(repository: Repository, oid: Oid, options: ReadOptions): Promise<readonly TreeEntryRecord[]> {
  const [object] = await readObjects(repository, [oid], options);
  if (object == null) throw new GalleyError("OBJECT_MISSING", `Folder ${oid} is not in this repository.`);
  if (object.type === "commit") {
    const tree = /^tree ([0-9a-f]{40,64})\n/.exec(object.content.toString("latin1", 0, 80))?.[1] ?? "";
    return readTree(repository, tree, options);
  }
  if (object.type !== "tree") throw new GalleyError("BAD_INPUT", `Object ${oid} is a ${object.type}, not a folder.`);
  const entries = treeEntries(object.content, oid.length / 2);
  if (entries === null) throw new GalleyError("OBJECT_MISSING", "A folder of this repository is damaged.");
  return entries.map(({ name, mode, oid: id }) => ({
    name: decodeBytes(name),
    mode: canonicalMode(mode),
    oid: id,
  }));
}

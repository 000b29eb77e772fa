import { forEachRef, type RefRecord } from "./forEachRef.ts";
import { readHead } from "./head.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

const ORIGIN = "refs/remotes/origin/";
const USUAL = ["main", "master", "trunk", "develop"].map((name) => `refs/heads/${name}`);

/**
 * Finds the branch that others are compared with: the local branch of the one that `origin` has as its default, else one
 * with a usual name, else origin's own, else what is checked out. Null if there is none of these.
 */
export async function defaultBranch(repository: Repository, options: ReadOptions = {}): Promise<RefRecord | null> {
  const found = new Map<string, RefRecord>();
  const add = async (patterns: readonly string[]): Promise<void> => {
    for (const record of await forEachRef(repository, { ...options, patterns })) found.set(record.name, record);
  };
  await add([`${ORIGIN}HEAD`, ...USUAL]);
  const remote = found.get(`${ORIGIN}HEAD`)?.symref ?? null;
  const local = remote?.startsWith(ORIGIN) ? `refs/heads/${remote.slice(ORIGIN.length)}` : null;
  const wanted = [local, ...USUAL, remote].filter((name) => name !== null);
  if (remote !== null) await add(wanted.filter((name) => name === local || name === remote));
  const usual = wanted.find((name) => found.has(name));
  if (usual !== undefined) return found.get(usual) ?? null;
  const head = await readHead(repository, options);
  if (head.kind !== "branch") return null;
  await add([head.ref]);
  return found.get(head.ref) ?? null;
}

import { readObjects, statObjects } from "../objects/catFile.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { repositoryState } from "../repositoryState.ts";

/** What an id and where it leads to take in the cache. */
const ENTRY_BYTES = 240;
/** Tags of tags of tags: more than this many in a row is nothing that somebody made to be read. */
const DEPTH_MAX = 8;

/**
 * Follows ids through tags to the commits they stand for; null where the object is missing or is no commit in the end.
 * Cached, since an id always leads to the same place. The first time costs about 10 µs an id, without a process each.
 */
export async function peelOids(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, Oid | null>> {
  const { peeled } = repositoryState(repository);
  const result = new Map<Oid, Oid | null>();
  let open: (readonly [start: Oid, now: Oid])[] = [];
  for (const oid of new Set(oids)) {
    const known = peeled.get(oid);
    if (known === undefined) open.push([oid, oid]);
    else result.set(oid, known);
  }
  for (let depth = 0; open.length > 0 && depth <= DEPTH_MAX; depth += 1) {
    const stats = await statObjects(
      repository,
      open.map(([, now]) => now),
      options,
    );
    const tags = open.filter((_, index) => stats[index]?.type === "tag");
    for (const [index, [start, now]] of open.entries()) {
      const stat = stats[index];
      if (stat?.type === "tag") continue;
      const commit = stat?.type === "commit" ? now : null;
      result.set(start, commit);
      if (stat) peeled.set(start, commit, ENTRY_BYTES); // what is missing may still come
    }
    const targets = await readObjects(
      repository,
      tags.map(([, now]) => now),
      options,
    );
    open = tags.flatMap(([start], index) => {
      const target = /^object ([0-9a-f]+)\n/u.exec(targets[index]?.content.toString("latin1", 0, 80) ?? "")?.[1] ?? "";
      return isOid(target) ? [[start, target] as const] : [];
    });
  }
  for (const oid of oids) if (!result.has(oid)) result.set(oid, null);
  return result;
}

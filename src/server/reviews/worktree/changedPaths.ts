import { diffTree } from "#server/git/diffs/diffTree.ts";
import { inTurns } from "#server/git/inTurns.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

/** Lists the files that differ between two commits, by their names on either side. */
export async function changedPaths(repository: Repository, from: Oid, to: Oid): Promise<ReadonlySet<string>> {
  const files = await diffTree(repository, from, to);
  const paths = new Set<string>();
  await inTurns(files, ({ oldPath, newPath }) => {
    if (oldPath !== null) paths.add(oldPath);
    if (newPath !== null) paths.add(newPath);
  });
  return paths;
}

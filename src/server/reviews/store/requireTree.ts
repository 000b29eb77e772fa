import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";

/** Gives the tree of a commit; null for none. Fails as OBJECT_MISSING where it is not there, as BAD_INPUT where it is no commit. */
export async function requireTree(repository: Repository, commit: Oid | null): Promise<Oid | null> {
  if (commit === null) return null;
  const [record] = await readCommits(repository, [commit]);
  if (record == null) throw new GalleyError("OBJECT_MISSING", `Commit ${commit} is not in this repository.`);
  return record.tree;
}

import { galleySignature } from "../galleySignature.ts";
import type { Oid } from "../oid.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { Repository } from "../openRepository.ts";
import { statObjects } from "../objects/catFile.ts";

/** Tells whether all of these are commits that people made, or the empty tree: neither snapshots of uncommitted work nor other trees. */
export async function areCommitted(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<boolean> {
  const asked = oids.filter((oid) => oid !== repository.emptyTree);
  const stats = await statObjects(repository, asked, options);
  if (stats.some((stat) => stat?.type !== "commit")) return false;
  const commits = await readCommits(repository, asked, options);
  return commits.every((commit) => commit !== null && commit.committer.email !== galleySignature.email);
}

import type { Context } from "../request/Context.ts";
import { FolderAtRevision } from "../files/FolderAtRevision.ts";
import { readPlace } from "../readPlace.ts";
import type { Repository } from "./Repository.ts";

/**
 * A folder at a revision, both in one text with a slash between them, as an address has them; the root without a path. Where
 * it can be read in more than one way the longest branch or tag counts; without one the first part is the revision.
 * @gqlField tree
 */
export async function repositoryTree(
  repository: Repository,
  context: Context,
  place: string,
): Promise<FolderAtRevision> {
  const { served } = repository;
  const [reading] = await readPlace(context, served, place.replace(/\/$/u, ""));
  const commit = await repository.resolve(context, reading.revision);
  return FolderAtRevision.find(context, { served, commit, reading });
}

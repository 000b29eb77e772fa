import { mergeBases as read } from "#server/git/ancestry/mergeBases.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * The best common ancestors of two revisions: none where their histories share nothing, several where they merged each other.
 * @gqlField
 */
export async function mergeBases(
  repository: Repository,
  context: Context,
  one: string,
  other: string,
): Promise<readonly Commit[]> {
  const { served } = repository;
  const [a, b] = await Promise.all([repository.resolve(context, one), repository.resolve(context, other)]);
  const found = await read(served.git, a, b, { signal: context.signal });
  return Promise.all(found.map((oid) => Commit.load(context, served, oid)));
}

import { isAncestor as read } from "#server/git/ancestry/isAncestor.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * Whether one revision is the other, or led to it.
 * @gqlField
 */
export async function isAncestor(
  repository: Repository,
  context: Context,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  const [a, b] = await Promise.all([repository.resolve(context, ancestor), repository.resolve(context, descendant)]);
  return read(repository.served.git, a, b, { signal: context.signal });
}

import { layerEnds } from "#server/reviews/stacks/readLayers.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Comparison, type Dots, type LayerRange } from "./Comparison.ts";

/**
 * A comparison of two revisions; with `layers`, only of those of the commits between them, if they are there.
 * @gqlField
 */
export async function comparison(
  repository: Repository,
  context: Context,
  base: string,
  head: string,
  dots: Dots = "THREE",
  layers?: LayerRange | null,
): Promise<Comparison> {
  const [from, to] = await Promise.all([repository.resolve(context, base), repository.resolve(context, head)]);
  const read = { signal: context.signal };
  const ends = layers == null ? null : await layerEnds(repository.served.git, { base: from, head: to }, layers, read);
  if (ends !== null) return Comparison.between(context, repository.served, ends.base, ends.head, "TWO");
  return Comparison.between(context, repository.served, from, to, dots);
}

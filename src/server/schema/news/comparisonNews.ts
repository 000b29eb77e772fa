import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { ChangeNews } from "./ChangeNews.ts";
import type { Dots } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * How the comparison of two revisions is another one by now than the one of an id, which was drawn of them; null where it is
 * the same. Two lists of files at most.
 * @gqlField
 */
export async function comparisonNews(
  repository: Repository,
  context: Context,
  drawn: ID,
  base: string,
  head: string,
  dots: Dots = "THREE",
): Promise<ChangeNews | null> {
  try {
    const now = await repository.comparison(context, base, head, dots);
    return await ChangeNews.between(context, repository.served, drawn, now);
  } catch (error) {
    if (error instanceof GalleyError && error.code === "NOT_FOUND") return ChangeNews.gone;
    throw error;
  }
}

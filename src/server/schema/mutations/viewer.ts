import { nameViewer as write } from "#server/reviews/viewer/setViewerName.ts";
import { attempt, type Problem } from "./Problem.ts";
import type { Context } from "../request/Context.ts";
import { Repository } from "../repositories/Repository.ts";

/**
 * What became of the name.
 * @gqlType
 */
interface NameViewerPayload {
  /**
   * The repository, which knows who asks now; null where nothing was done.
   * @gqlField
   */
  readonly repository: Repository | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * Who asks.
 * @gqlInput
 */
interface NameViewerInput {
  /** The repository in which the name is kept. */
  readonly slug: string;
  /** Their name. */
  readonly name: string;
  /** Their e-mail address. */
  readonly email: string;
}

/**
 * Keeps the name that comments and verdicts are signed with, where git knows none.
 * @gqlMutationField
 */
export async function nameViewer(context: Context, input: NameViewerInput): Promise<NameViewerPayload> {
  const { slug, name, email } = input;
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(slug);
    await write(await context.loaders.reviewsOf(served).room(), { name, email });
    return served;
  });
  if (problem) return { repository: null, problem };
  context.loaders.forget();
  return { repository: new Repository(done), problem: null };
}

import { setViewerName as write } from "#server/reviews/viewer/setViewerName.ts";
import { attempt, type Problem } from "./Problem.ts";
import type { Context } from "../request/Context.ts";
import { Repository } from "../repositories/Repository.ts";

/**
 * The payload of `setViewerName`.
 * @gqlType
 */
interface SetViewerNamePayload {
  /**
   * The updated repository, or null if the mutation failed.
   * @gqlField
   */
  readonly repository: Repository | null;
  /**
   * The reason why the mutation failed, or null.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * The input of `setViewerName`.
 * @gqlInput
 */
interface SetViewerNameInput {
  /** The slug of the repository that saves the name. */
  readonly slug: string;
  /** The name of the viewer. */
  readonly name: string;
  /** The e-mail address of the viewer. */
  readonly email: string;
}

/**
 * Saves the name and e-mail address that sign comments and verdicts, if Git's configuration has none.
 * @gqlMutationField
 */
export async function setViewerName(context: Context, input: SetViewerNameInput): Promise<SetViewerNamePayload> {
  const { slug, name, email } = input;
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(slug);
    await write(await context.loaders.reviewsOf(served).reviewContext(), { name, email });
    return served;
  });
  if (problem) return { repository: null, problem };
  context.loaders.forget();
  return { repository: new Repository(done), problem: null };
}

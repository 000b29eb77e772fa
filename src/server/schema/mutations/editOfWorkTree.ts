import type { MadeEdit } from "#server/reviews/worktree/editWorkTree.ts";
import { attempt } from "./attempt.ts";
import type { Context } from "../request/Context.ts";
import { toGlobalId } from "../globalId.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { WorkTreeEditPayload } from "./WorkTreeEditPayload.ts";

/** Has files of a work tree edited. A failure that was foreseen becomes a problem. */
export async function editOfWorkTree(
  context: Context,
  deed: () => Promise<{ readonly served: ServedRepository; readonly made: MadeEdit }>,
): Promise<WorkTreeEditPayload> {
  const { done, problem } = await attempt(deed);
  if (problem) return { edit: null, paths: [], problem };
  context.loaders.forget();
  const { served, made } = done;
  return { edit: toGlobalId("WorkTreeEdit", served.git.id, made.edit), paths: made.paths, problem: null };
}

import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { requireMark } from "../viewer/Viewer.ts";
import { ANSWERS_PATH, withAnswer } from "./layerAnswers.ts";
import { findLayer } from "./reviewLayers.ts";

export interface AnswerLayerInput {
  readonly key: string;
  readonly review: string;
  /** The commit of the newer version, as `findLayer` takes it. */
  readonly layer: string;
  /** The commit of the older version that is the same layer; null for a new layer. */
  readonly older: string | null;
  /** True to remove the answer instead. */
  readonly isRemoved: boolean;
}

/** Records for the viewer alone which layer a commit is, where that was uncertain. A later answer replaces an earlier one, or removes it. */
export async function answerLayer(context: ReviewContext, input: AnswerLayerInput): Promise<{ readonly review: Oid }> {
  requireMark(context.viewer);
  inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  const layer = await findLayer(context.git, review, input.layer);
  const older = input.older === null ? null : (await findLayer(context.git, review, input.older)).commit;
  if (older === layer.commit) throw new GalleyError("BAD_INPUT", "A commit is the same layer as itself.");
  const answer = input.isRemoved ? null : { new: layer.commit, old: older };
  await context.store.editPrivate(
    "marks",
    (files) => new Map([[ANSWERS_PATH, withAnswer(files.get(ANSWERS_PATH) ?? "", layer.commit, answer)]]),
  );
  return { review: review.revision };
}

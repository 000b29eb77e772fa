import type { Float, ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { dismissFinding, dismissThread as dismissThreadOperation } from "#server/operations/comments/dismissals.ts";
import { dismissalScopes } from "../comparisons/ChangeReports.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { findThread, type ReviewThread } from "../comments/ReviewThread.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import { attempt, type Problem } from "./runMutation.ts";

/** A finding, as `rows` of the reports has it. @gqlInput */
interface FindingInput {
  /** The ID of the comparison that shows it. */
  readonly comparison: ID;
  /** The tool. */
  readonly tool: string;
  /** The rule; empty if it has none. */
  readonly rule: string;
  /** The path of its file, or null. */
  readonly path?: string | null;
  /** Its fingerprint. */
  readonly fingerprint: Float;
}

/** The input of `dismiss`. @gqlInput */
interface DismissInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of a thread that an agent began, or null. */
  readonly thread?: ID | null;
  /** A finding, or null. */
  readonly finding?: FindingInput | null;
  /** The reason: 1 to 65,536 characters. Null undoes the dismissal. */
  readonly reason?: string | null;
  /** True to dismiss the same rule, file and code wherever they occur. */
  readonly isAlways?: boolean | null;
}

/** The payload of `dismiss`. @gqlType */
interface DismissPayload {
  /** The thread, or null. @gqlField */
  readonly thread: ReviewThread | null;
  /** The review of the thread, or null. @gqlField */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/**
 * Dismisses a finding, or a thread that an agent began, for the viewer alone; or undoes that. An open thread is resolved with
 * the reason, which others can read.
 * @gqlMutationField
 */
export async function dismiss(context: Context, input: DismissInput): Promise<DismissPayload> {
  const { key, thread, finding, reason, isAlways } = input;
  const decision = reason == null ? null : { reason, isAlways: isAlways ?? false };
  const { done, problem } = await attempt(async () => {
    if (finding != null) {
      const { comparison: id, path, ...rest } = finding;
      const found = readId(context, "Comparison", id);
      const comparison = await Comparison.byId(context, [found.served.git.id, ...found.names]);
      const scopes = await dismissalScopes(context, comparison);
      const reviewContext = await context.loaders.reviewsOf(comparison.served).reviewContext();
      await dismissFinding(reviewContext, { ...rest, path: path ?? null }, scopes, decision);
    }
    if (thread == null && finding == null) throw new GalleyError("BAD_INPUT", "Name a thread or a finding to dismiss.");
    if (thread == null) return null;
    const { served, names } = readId(context, "ReviewThread", thread);
    const [review = "", root = ""] = names;
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return { served, ...(await dismissThreadOperation(reviewContext, { key, review, thread: root }, decision)) };
  });
  if (problem) return { thread: null, review: null, problem };
  context.loaders.forget();
  if (done === null) return { thread: null, review: null, problem: null };
  const review = await Review.load(context, done.served, done.review);
  return { thread: findThread(review.viewerReview, done.thread), review, problem: null };
}

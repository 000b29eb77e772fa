import type { ID } from "grats";
import { pullUrl } from "#server/exchange/forges/PullAddress.ts";
import { pullOf } from "#server/reviews/state/Review.ts";
import { attempt, type Problem } from "../../mutations/runMutation.ts";
import type { Context } from "../../request/Context.ts";
import { readId } from "../../request/globalId.ts";
import { Review } from "../../reviews/Review.ts";
import { type SendState, SendTasks } from "../../updates/SendTask.ts";

/** The payload of `requestSend` and `reportSend`. @gqlType */
interface SendPayload {
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `requestSend`. @gqlInput */
interface RequestSendInput {
  /** The ID of the review. */
  readonly review: ID;
  /** The plan that was listed, to send it. Defaults to listing it. */
  readonly plan?: string | null;
}

/** Requests of a listening terminal that it lists what would be sent of a review, or sends what it listed. @gqlMutationField */
export async function requestSend(context: Context, input: RequestSendInput): Promise<SendPayload> {
  const { problem } = await attempt(async () => {
    const { served, names } = readId(context, "Review", input.review);
    const pull = pullOf((await Review.load(context, served, names[0] ?? "")).viewerReview.review);
    SendTasks.of(served.git).request(names[0] ?? "", (pull && pullUrl(pull)) ?? "", input.plan ?? null);
  });
  return { problem };
}

/** The input of `reportSend`. @gqlInput */
interface ReportSendInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The key of the task. */
  readonly key: string;
  /** Its progress. */
  readonly state: SendState;
  /** A sentence about what is done now, or about the end. */
  readonly message: string;
  /** The listed plan. Read if there are parts. */
  readonly plan?: string | null;
  /** The texts of the list. Defaults to those before, with their requests. */
  readonly parts?: readonly string[] | null;
  /** The requests of the list. */
  readonly requests?: readonly string[] | null;
}

/** Reports the progress of a task to the pages. @gqlMutationField */
export async function reportSend(context: Context, input: ReportSendInput): Promise<SendPayload> {
  const { slug, key, state, message, plan, parts, requests } = input;
  const list = parts == null ? {} : { plan: plan ?? null, parts, requests: requests ?? [] };
  const { problem } = await attempt(async () =>
    SendTasks.of(context.repositories.bySlug(slug).git).report(key, { state, message, ...list }),
  );
  return { problem };
}

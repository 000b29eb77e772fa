import { randomUUID } from "node:crypto";
import request, {
  type RequestReviewInput,
  type useRequestReviewMutation,
} from "#generated/useRequestReviewMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { given } from "./given.ts";

/** Asks for a review, as the page does, with what is usual in the place of what is left out; gives its id. */
export async function requestReview(galley: Galley, asked: Omit<RequestReviewInput, "key" | "slug">): Promise<string> {
  const key = randomUUID();
  const answer = await galley.ask<useRequestReviewMutation>(request, (slug) => ({ input: { key, slug, ...asked } }));
  return given(answer.requestReview?.review?.revision);
}

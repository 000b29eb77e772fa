import { randomUUID } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import abandonReview from "#generated/AbandonReviewMutation.graphql.ts";
import type { AbandonReviewMutation } from "#generated/AbandonReviewMutation.graphql.ts";
import request from "#generated/RequestReviewMutation.graphql.ts";
import type { RequestReviewInput, RequestReviewMutation } from "#generated/RequestReviewMutation.graphql.ts";
import sync from "#generated/SyncMenuMutation.graphql.ts";
import type { SyncMenuMutation } from "#generated/SyncMenuMutation.graphql.ts";
import giveVerdict from "#generated/verdictsGiveMutation.graphql.ts";
import type { VerdictKind, verdictsGiveMutation } from "#generated/verdictsGiveMutation.graphql.ts";
import { type Galley, given } from "../client/Galley.ts";
import { chosenReview } from "../reviews/findReview.ts";

/** Asks for a review, as the page does, with what is usual in the place of what is left out; gives its id. */
export async function requestReview(galley: Galley, asked: Omit<RequestReviewInput, "key" | "slug">): Promise<string> {
  const key = randomUUID();
  const answer = await galley.ask<RequestReviewMutation>(request, (slug) => ({ input: { key, slug, ...asked } }));
  return given(answer.requestReview?.review?.revision);
}

/** Says what one thinks of the whole change of the review that is meant, as the page does, and gives the id of the comment that says it. */
export async function sayVerdict(
  galley: Galley,
  name: string | undefined,
  verdict: VerdictKind,
  body: string,
): Promise<string> {
  const { id } = await chosenReview(galley, name, true);
  const input = { key: randomUUID(), review: id, verdict, body };
  const answer = await galley.ask<verdictsGiveMutation>(giveVerdict, () => ({ input }));
  const own = answer.giveVerdict?.review?.verdicts?.findLast(({ by }) => by?.isViewer === true);
  return given(own?.oid);
}

const NAMED = "A review that is given up is named.";

/** Gives the review that is named up, as the page does, and gives its id. */
export async function giveUp(galley: Galley, name: string | undefined, body: string): Promise<string> {
  if (name === undefined) throw new GalleyError("BAD_INPUT", NAMED);
  const { id, revision } = await chosenReview(galley, name);
  const input = { key: randomUUID(), review: id, body };
  await galley.ask<AbandonReviewMutation>(abandonReview, () => ({ input }));
  return revision;
}

type Report = NonNullable<NonNullable<SyncMenuMutation["response"]["sync"]>["report"]>;

/** Exchanges reviews with a remote, as the page does, and gives what came and went. */
export async function exchange(galley: Galley, remote: string): Promise<Report> {
  const answer = await galley.ask<SyncMenuMutation>(sync, (slug) => ({ input: { slug, remote } }));
  return given(answer.sync?.report);
}

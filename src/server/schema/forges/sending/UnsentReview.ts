import { pullUrl } from "#server/exchange/forges/PullAddress.ts";
import { forgeOfPull } from "#server/exchange/forges/sending/hostForge.ts";
import { FORGE_PROGRAMS } from "#server/exchange/forges/sending/SendPlan.ts";
import { planUnsent } from "#server/exchange/forges/sending/Sending.ts";
import { planCounts } from "#server/exchange/forges/sending/sentText.ts";
import { pullOf } from "#server/reviews/state/Review.ts";
import { attempt, type Problem } from "../../mutations/runMutation.ts";
import type { Context } from "../../request/Context.ts";
import type { Review } from "../../reviews/Review.ts";

/** The viewer's own part of a review that its forge does not have, as far as it is known here. @gqlType */
interface UnsentReview {
  /** The numbers of what would be sent, by kind: `2 comments`. Empty if there is nothing. @gqlField */
  readonly counts: readonly string[];
  /** The reasons why comments are not threads there, but in the text of the review. @gqlField */
  readonly quoted: readonly string[];
  /** Sentences about what is not sent. @gqlField */
  readonly notSent: readonly string[];
  /** The command that shows all of it and sends it. @gqlField */
  readonly command: string;
  /** A sentence about the kind of the host, which is guessed; null if it is sure. @gqlField */
  readonly guess: string | null;
  /** The reason why the viewer cannot send it, or null. @gqlField */
  readonly problem: Problem | null;
}

/** An address that a shell takes as one word as it is. */
const PLAIN = /^[\w:./%+-]+$/u;

/** Hosts that are no other forge. */
const GITEA = /(?:^|\.)(?:codeberg\.org|gitea\.com)$|gitea|forgejo/u;
const OTHERWISE = "If it is GitHub, add --with gh once; Galley remembers that it worked.";

/** The part of this review that `galley pr send` would send. Asks no forge. Null if it is not of a pull request. @gqlField */
export async function unsent(review: Review, context: Context): Promise<UnsentReview | null> {
  const { served, review: indexed } = review.viewerReview;
  const pull = pullOf(indexed);
  if (pull === null) return null;
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const { done, problem } = await attempt(() => planUnsent(reviewContext, indexed.revision));
  const { forge, isGuess } = await forgeOfPull(reviewContext, pull);
  const url = pullUrl(pull) ?? "";
  const command = `galley pr send ${PLAIN.test(url) ? url : pull.number}`;
  const isUnsure = isGuess && forge === "gitea" && !GITEA.test(pull.host);
  return {
    counts: done === null ? [] : planCounts(done),
    quoted: [...new Set(done?.summary?.entries.flatMap(({ reason }) => reason ?? []))],
    notSent: done?.notSent ?? [],
    command: isGuess ? command : `${command} --with ${FORGE_PROGRAMS[forge]}`,
    guess: isUnsure ? `Galley takes ${pull.host} for Gitea or Forgejo. ${OTHERWISE}` : null,
    problem,
  };
}

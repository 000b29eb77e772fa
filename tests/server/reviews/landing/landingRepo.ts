import { openRepository } from "#server/git/repository/openRepository.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { type LandingPlan, previewLanding } from "#server/reviews/landing/planLanding.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** Ada, who lands the reviews of a repository. */
export interface Lander {
  readonly context: ReviewContext;
  request(head: string, base: string, title?: string, body?: string): Promise<string>;
  preview(review: string, method: LandingMethod, layer?: string): Promise<LandingPlan>;
  land(review: string, method: LandingMethod, layer?: string): Promise<string>;
}

const NOON = 1_700_100_000;

/** Opens a repository for one who requests reviews and lands them. Each action is a second later. */
export async function openLander(repo: TempRepo): Promise<Lander> {
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  let now = NOON;
  const viewer = { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" } as const;
  const context: ReviewContext = { git, store, index: createReviewIndex(git, store), now: () => ++now, viewer };
  const preview: Lander["preview"] = (review, method, layer) => previewLanding(context, { review, method, layer });
  return {
    context,
    preview,
    async request(head, base, title = `Change ${head}`, body = "") {
      const request = { key: `request-${++now}`, head, base, title, body, reviewers: [] };
      return (await requestReview(context, request)).review;
    },
    async land(review, method, layer) {
      const { head, target } = await preview(review, method, layer);
      const input = { key: `landing-${++now}`, review, method, head, target, layer };
      return (await landReview(context, input)).landed;
    },
  };
}

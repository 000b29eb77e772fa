import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { ReviewRefresherQuery } from "#generated/ReviewRefresherQuery.graphql.ts";
import { knownState } from "#app/reading/data/useReviewMutation.ts";
import { useReviewChanges } from "./useReviewChanges.ts";

/** The parts of a review that can be refetched beside its facts. */
export type ReviewParts = Omit<ReviewRefresherQuery["variables"], "id">;

const NOTHING: ReviewParts = { threads: false, timeline: false, drafts: false };
const ALL_PARTS: ReviewParts = { ...NOTHING, threads: true };

/** Refetches parts of a review into Relay's store, one request at a time; further parts wait for the next request. */
export class ReviewRefresher {
  readonly #environment: IEnvironment;
  readonly #id: string;
  readonly #hasTimeline: boolean;
  #waiting = NOTHING;
  #underWay: Subscription | null = null;

  /** `hasTimeline` is true when the page shows the review's timeline. */
  constructor(environment: IEnvironment, id: string, hasTimeline: boolean) {
    this.#environment = environment;
    this.#id = id;
    this.#hasTimeline = hasTimeline;
  }

  /** Marks the data of the page as current. */
  begin(): void {
    knownState.markCurrent(this.#environment, this.#id);
  }

  want(parts: ReviewParts): void {
    this.#add(parts);
    this.#fetch();
  }

  #add(parts: ReviewParts): void {
    const { threads, timeline, drafts } = this.#waiting;
    this.#waiting = {
      threads: threads || parts.threads,
      timeline: timeline || parts.timeline,
      drafts: drafts || parts.drafts,
    };
  }

  /** Fetches the viewer's drafts and the facts; everything else too when the facts are newer than the threads. */
  onVisibilityChange(): void {
    this.want({ ...NOTHING, drafts: true });
  }

  /** Fetches threads and timeline when the review changed since they were read. */
  check(): void {
    if (knownState.isOld(this.#environment, this.#id)) this.want({ ...ALL_PARTS, timeline: this.#hasTimeline });
  }

  /** Cancels the current request and all waiting ones. */
  stop(): void {
    this.#waiting = NOTHING;
    knownState.forget(this.#environment, this.#id);
    this.#underWay?.unsubscribe();
    this.#underWay = null;
  }

  #fetch(): void {
    const wanted = this.#waiting;
    if (this.#underWay !== null || !(wanted.threads || wanted.timeline || wanted.drafts)) return;
    this.#waiting = NOTHING;
    const query = graphql`
      query ReviewRefresherQuery($id: ID!, $threads: Boolean!, $timeline: Boolean!, $drafts: Boolean!) {
        node(id: $id) {
          ... on Review {
            ...ReviewRefresher_review @alias
            ...ReviewRefresher_conversation @include(if: $threads) @alias
            ...ReviewTimeline_review @include(if: $timeline) @alias
            ...useViewedMarks_review @include(if: $drafts) @alias
          }
        }
      }
    `;
    const resume = (): void => {
      this.#underWay = null;
      // Wait until Relay has forgotten this request: an identical one would get its answer.
      queueMicrotask(() => this.#fetch());
    };
    // On failure the page keeps its data; the next change fetches again.
    const subscription = fetchQuery<ReviewRefresherQuery>(
      this.#environment,
      query,
      { id: this.#id, ...wanted },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: () => {
        if (wanted.threads) knownState.markCurrent(this.#environment, this.#id);
        else if (knownState.isOld(this.#environment, this.#id))
          this.#add({ ...ALL_PARTS, timeline: this.#hasTimeline });
      },
      complete: resume,
      error: resume,
    });
    if (!subscription.closed) this.#underWay = subscription;
  }
}

// What changes on a page when somebody writes to a review, apart from its threads.
void graphql`
  fragment ReviewRefresher_review on Review {
    ...useReviewMutation_version
    ...AbandonReview_review
    ...LandReview_review
    ...PendingWork_review
    ...ReviewRow_review
    ...ReviewSide_turn
    ...ReviewWatchers_review
    ...ReviewerList_review
    ...TargetBranch_review
    drafts {
      ...DraftView_draft
    }
    # eslint-disable-next-line relay/unused-fields
    viewerCanComment
    # eslint-disable-next-line relay/unused-fields
    viewerCanGiveVerdict
  }
`;

// All that the page of a review shows beside its files.
void graphql`
  fragment ReviewRefresher_conversation on Review {
    ...ReviewSide_checks
    ...ReviewSide_edited
    ...ReviewRefresher_change @include(if: $timeline) @alias
    ...ReviewRefresher_patchSets
    threads {
      ...ReviewThreadView_thread
    }
  }
`;

// What follows from the patch sets on the page that shows the timeline. It comes with them in one answer, so that nothing
// there contradicts the patch sets.
void graphql`
  fragment ReviewRefresher_change on Review {
    ...HeadMoved_review
    ...ReviewHead_review
    ...ReviewScreen_commits
    ...TargetBranch_mergeOutcome @defer
  }
`;

// What the query of each page that keeps a review up to date has.
void graphql`
  fragment ReviewRefresher_page on Review {
    ...ReviewRefresher_patchSets
    ...useReviewMutation_version
  }
`;

// Patch sets have no id: a list of them replaces the one in the store. So each query for some has what any page shows.
void graphql`
  fragment ReviewRefresher_patchSets on Review {
    ...LastVisit_review
    ...PatchSetPicker_review
    ...ReviewedFile_status
  }
`;

/**
 * Keeps a review on screen up to date: changes by others arrive within a second, in place. The page's own writes are
 * already in the store, except for the timeline, which is refetched when it is shown.
 */
export function useFreshReview(
  slug: string,
  reviewId: string,
  { timeline = false }: { readonly timeline?: boolean } = {},
): void {
  const environment = useRelayEnvironment();
  const refresher = useMemo(
    () => new ReviewRefresher(environment, reviewId, timeline),
    [environment, reviewId, timeline],
  );
  useEffect(() => {
    refresher.begin();
    return () => refresher.stop();
  }, [refresher]);
  useReviewChanges(slug, ({ reviews, drafts }) => {
    // Later changes are reported; those since the page was loaded are not.
    if (reviews?.size === 0 && !drafts) return refresher.onVisibilityChange();
    if (reviews?.has(reviewId) === true) refresher.check();
    refresher.want({
      threads: reviews === null,
      timeline: timeline && (reviews === null || reviews.has(reviewId)),
      drafts,
    });
  });
}

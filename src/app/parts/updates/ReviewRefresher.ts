import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { ReviewRefresherQuery } from "#generated/ReviewRefresherQuery.graphql.ts";
import { knownState } from "../mutations/useAction.ts";
import { useReviewChanges } from "./useReviewChanges.ts";

/** What may be read anew of a review beside its facts. */
export type ReviewParts = Omit<ReviewRefresherQuery["variables"], "id">;

const NOTHING: ReviewParts = { threads: false, timeline: false, drafts: false };
const ALL_SAID: ReviewParts = { ...NOTHING, threads: true };

/** Reads parts of a review anew into Relay's store, one request at a time; what is asked for meanwhile comes with the next. */
export class ReviewRefresher {
  readonly #environment: IEnvironment;
  readonly #id: string;
  readonly #hasTimeline: boolean;
  #waiting = NOTHING;
  #underWay: Subscription | null = null;

  /** Begins with what the page has of the review, its timeline among it if `hasTimeline`. */
  constructor(environment: IEnvironment, id: string, hasTimeline: boolean) {
    this.#environment = environment;
    this.#id = id;
    this.#hasTimeline = hasTimeline;
  }

  /** Takes it that the page has all that was written so far. */
  begin(): void {
    knownState.settle(this.#environment, this.#id);
  }

  /** Asks for some parts. */
  want(parts: ReviewParts): void {
    this.#add(parts);
    this.#ask();
  }

  #add(parts: ReviewParts): void {
    const { threads, timeline, drafts } = this.#waiting;
    this.#waiting = {
      threads: threads || parts.threads,
      timeline: timeline || parts.timeline,
      drafts: drafts || parts.drafts,
    };
  }

  /** Asks for one's drafts and the facts, and for all else where these are newer than the threads that the page has. */
  look(): void {
    this.want({ ...NOTHING, drafts: true });
  }

  /** Asks for threads and timeline where something was written since they were read. */
  check(): void {
    if (knownState.isOld(this.#environment, this.#id)) this.want({ ...ALL_SAID, timeline: this.#hasTimeline });
  }

  /** Asks for nothing more and drops what is under way. */
  stop(): void {
    this.#waiting = NOTHING;
    knownState.forget(this.#environment, this.#id);
    this.#underWay?.unsubscribe();
    this.#underWay = null;
  }

  #ask(): void {
    const wanted = this.#waiting;
    if (this.#underWay !== null || !(wanted.threads || wanted.timeline || wanted.drafts)) return;
    this.#waiting = NOTHING;
    const query = graphql`
      query ReviewRefresherQuery($id: ID!, $threads: Boolean!, $timeline: Boolean!, $drafts: Boolean!) {
        node(id: $id) {
          ... on Review {
            ...reviewFragments_review @alias
            ...ReviewRefresher_said @include(if: $threads) @alias
            ...ReviewRefresher_timeline @include(if: $timeline) @alias
            drafts @include(if: $drafts) {
              ...reviewFragments_draft
            }
            ...useViewedMarks_review @include(if: $drafts) @alias
          }
        }
      }
    `;
    const goOn = (): void => {
      this.#underWay = null;
      // Not before Relay has forgotten this request: the same one asked for now would get this one's answer.
      queueMicrotask(() => this.#ask());
    };
    // What cannot be had now stays on screen as it is; the next change asks again.
    const asked = fetchQuery<ReviewRefresherQuery>(
      this.#environment,
      query,
      { id: this.#id, ...wanted },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: () => {
        if (wanted.threads) knownState.settle(this.#environment, this.#id);
        else if (knownState.isOld(this.#environment, this.#id)) this.#add({ ...ALL_SAID, timeline: this.#hasTimeline });
      },
      complete: goOn,
      error: goOn,
    });
    if (!asked.closed) this.#underWay = asked;
  }
}

// What a page of a review may show of it beside its files: read from the store by whatever fragments it has.
/* oxlint-disable relay/unused-fields */
void graphql`
  fragment ReviewRefresher_said on Review {
    title
    body
    reviewRef
    targetRef
    reviewers {
      name
      email
      isViewer
    }
    patchSets {
      ...reviewFragments_patchSet
    }
    checks {
      agent
      state
      url
      at
      commitOid
    }
    threads {
      ...reviewFragments_thread
    }
  }
`;
void graphql`
  fragment ReviewRefresher_timeline on Review {
    timeline {
      kind
      at
      verdict
      note
      by {
        name
        email
        isViewer
      }
      patchSet {
        ...reviewFragments_patchSet
      }
      thread {
        ...reviewFragments_thread
      }
      comment {
        ...reviewFragments_comment
      }
    }
  }
`;

/**
 * Keeps a review on screen as it is in the repository: what somebody else writes arrives within a second, in place. What this
 * page writes itself is here already, but for the timeline, which is read again where it is shown.
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
    // From now on all is told; what was written since the page was read is not.
    if (reviews?.size === 0 && !drafts) return refresher.look();
    if (reviews?.has(reviewId) === true) refresher.check();
    refresher.want({
      threads: reviews === null,
      timeline: timeline && (reviews === null || reviews.has(reviewId)),
      drafts,
    });
  });
}

import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { ReviewRefresherQuery } from "#generated/ReviewRefresherQuery.graphql.ts";

/** What may be read anew of a review beside its facts. */
export type ReviewParts = Omit<ReviewRefresherQuery["variables"], "id">;

const NOTHING: ReviewParts = { threads: false, timeline: false, drafts: false };

/** Reads parts of a review anew into Relay's store, one request at a time; what is asked for meanwhile comes with the next. */
export class ReviewRefresher {
  readonly #environment: IEnvironment;
  readonly #id: string;
  #waiting = NOTHING;
  #underWay: Subscription | null = null;

  constructor(environment: IEnvironment, id: string) {
    this.#environment = environment;
    this.#id = id;
  }

  /** Asks for some parts. */
  want(parts: ReviewParts): void {
    const { threads, timeline, drafts } = this.#waiting;
    this.#waiting = {
      threads: threads || parts.threads,
      timeline: timeline || parts.timeline,
      drafts: drafts || parts.drafts,
    };
    this.#ask();
  }

  /** Asks for nothing more and drops what is under way. */
  stop(): void {
    this.#waiting = NOTHING;
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
            ...ReviewFacts_review @alias
            ...ReviewRefresher_said @include(if: $threads) @alias
            ...ReviewRefresher_timeline @include(if: $timeline) @alias
            drafts @include(if: $drafts) {
              ...draftRecord_draft
            }
          }
        }
      }
    `;
    const goOn = (): void => {
      this.#underWay = null;
      this.#ask();
    };
    // What cannot be had now stays on screen as it is; the next change asks again.
    const asked = fetchQuery<ReviewRefresherQuery>(
      this.#environment,
      query,
      { id: this.#id, ...wanted },
      { networkCacheConfig: { force: true } },
    ).subscribe({ complete: goOn, error: goOn });
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
      number
      headOid
      baseOid
      at
      isRecorded
      isCurrent
      commitCount
      by {
        name
        email
        isViewer
      }
    }
    checks {
      agent
      state
      url
      at
      commitOid
    }
    threads {
      ...threadRecord_thread
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
        number
        headOid
        baseOid
        at
        isRecorded
        isCurrent
        commitCount
        by {
          name
          email
          isViewer
        }
      }
      thread {
        ...threadRecord_thread
      }
      comment {
        ...commentRecord_comment
      }
    }
  }
`;

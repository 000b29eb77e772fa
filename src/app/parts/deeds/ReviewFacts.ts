import { graphql } from "react-relay";

/** What a deed may change of a review beside its threads: every mutation asks for it, so that counts and states follow. */
// Read by whoever shows them, and from the store.
/* oxlint-disable relay/unused-fields */
export const ReviewFacts = graphql`
  fragment ReviewFacts_review on Review {
    id
    state
    updatedAt
    headOid
    baseOid
    commentCount
    entryCount
    openThreadCount
    draftCount
    isViewersTurn
    isUnread
    mergedHow
    waiting {
      name
      isAgent
      since
    }
    turn {
      name
      email
      isViewer
    }
    verdicts {
      kind
      at
      patchSet
      isStanding
      isCurrent
      body
      by {
        name
        email
        isViewer
      }
    }
    viewerCanUpdate
    viewerCanComment
    viewerCanGiveVerdict
    viewerCanAbandon
    viewerCanReopen
  }
`;

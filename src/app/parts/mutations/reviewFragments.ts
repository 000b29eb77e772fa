import { graphql } from "react-relay";

/** What a deed may change of a review beside its threads: every mutation asks for it, so that counts and states follow. */
// Read by whoever shows them, and from the store.
/* oxlint-disable relay/unused-fields */
export const ReviewFacts = graphql`
  fragment reviewFragments_review on Review {
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

/**
 * All of a thread that a page may show: whatever brings threads asks for it, so that no fragment of any page lacks a field of one that
 * was not there before. Pages too: the one that is left stays on screen, and is drawn with what the next one's answer brings.
 */
export const threadRecord = graphql`
  fragment reviewFragments_thread on ReviewThread {
    id
    state
    isVerdict
    path
    side
    startLine
    endLine
    commitOid
    patchSet
    quote
    addressed {
      oid
      at
      agent
      patchSet
      comment {
        id
        author {
          name
        }
      }
    }
    viewerCanReply
    viewerCanResolve
    viewerCanReopen
    position {
      certainty
      reason
      path
      side
      startLine
      endLine
    }
    comments {
      ...reviewFragments_comment
    }
  }
`;

/** All of a comment that a page may show, but its earlier versions: whatever brings comments asks for it, as for a whole `threadRecord`. */
export const commentRecord = graphql`
  fragment reviewFragments_comment on ReviewComment {
    id
    oid
    key
    body
    createdAt
    editedAt
    editedBy {
      name
      email
      isViewer
    }
    isWithdrawn
    isBlocking
    agent
    addressed
    act
    verdict
    replyTo
    viewerCanEdit
    viewerCanWithdraw
    author {
      name
      email
      isViewer
    }
  }
`;

/** All of a draft that a page may show: whatever brings drafts asks for it, as for a whole `threadRecord`. */
export const draftRecord = graphql`
  fragment reviewFragments_draft on Draft {
    id
    key
    path
    side
    startLine
    endLine
    commitOid
    body
    kind
    resolves
    updatedAt
    replyTo {
      id
      viewerCanResolve
    }
    edits {
      id
    }
  }
`;

/**
 * All of a patch set that a page may show: whatever brings patch sets anew asks for it, so that no fragment of any page lacks a
 * field of one that was not there before.
 */
export const patchSetRecord = graphql`
  fragment reviewFragments_patchSet on PatchSet {
    number
    kind
    at
    headOid
    baseOid
    isRecorded
    isCurrent
    commitCount
    lookedAt
    by {
      name
      email
      isViewer
    }
    move {
      kind
      sentence
    }
  }
`;

import { graphql } from "react-relay";

/** The fields of a review, besides its threads, that a mutation may change; components read them from the store. */
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
    addressedThreadCount
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
      ...PersonName_person
    }
    verdicts {
      kind
      at
      patchSet
      isActive
      isCurrent
      unviewed {
        files
        totalFiles
      }
      changeSince {
        kind
        isCarried
        files
        editedFiles
        driftedFiles
        baseCommits
        touchingCommits
        hunks
        equalHunks
        proof
      }
      body
      comment {
        id
        signature @catch(to: NULL) {
          state
          message
        }
      }
      by {
        ...PersonName_person
      }
    }
    viewerCanUpdate
    viewerCanComment
    viewerCanGiveVerdict
    viewerCanAbandon
    viewerCanReopen
    viewerCanLand
  }
`;

/**
 * All fields of a thread that a page may show. Every query and mutation that returns threads fetches them, so that no
 * fragment lacks a field of a new thread. This includes queries of other pages: the previous page stays on screen while
 * the answer for the next one arrives in the store.
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
    layer {
      subject
      certainty
      position
      total
      candidates
    }
    quote
    dismissal {
      reason
      isAlways
    }
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

/** All fields of a comment that a page may show, except its history; fetched everywhere, like `threadRecord`. */
export const commentRecord = graphql`
  fragment reviewFragments_comment on ReviewComment {
    id
    oid
    key
    body
    createdAt
    editedAt
    editedBy {
      ...PersonName_person
    }
    isDeleted
    isBlocking
    agent
    importedBy {
      ...PersonName_person
    }
    addressed
    act
    verdict
    replyTo
    viewerCanEdit
    viewerCanDelete
    author {
      ...PersonName_person
    }
  }
`;

/** All fields of a draft that a page may show; fetched everywhere, like `threadRecord`. */
export const draftRecord = graphql`
  fragment reviewFragments_draft on Draft {
    id
    key
    path
    side
    startLine
    endLine
    commitOid
    layer
    body
    kind
    resolves
    updatedAt
    version
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
 * All fields of a patch set that a page may show; fetched by everything that refreshes patch sets, so that no fragment
 * lacks a field of a new one.
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
    visitedAt
    by {
      ...PersonName_person
    }
    move {
      kind
      message
    }
    operation {
      description
    }
  }
`;

/** All fields of the timeline that a page may show. */
export const timelineRecord = graphql`
  fragment reviewFragments_timeline on Review {
    timeline {
      kind
      at
      verdict
      note
      by {
        ...PersonName_person
      }
      patchSet {
        ...reviewFragments_patchSet
      }
      thread {
        ...reviewFragments_thread
      }
      comment {
        ...reviewFragments_comment
        signature {
          state
          message
        }
      }
    }
  }
`;

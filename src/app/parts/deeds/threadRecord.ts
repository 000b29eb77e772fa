import { graphql } from "react-relay";

/** All of a thread that a page may show: what mutations answer with, so that no fragment of any page lacks a field. */
/* oxlint-disable relay/unused-fields */
export const threadRecord = graphql`
  fragment threadRecord_thread on ReviewThread {
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
      ...commentRecord_comment
    }
  }
`;

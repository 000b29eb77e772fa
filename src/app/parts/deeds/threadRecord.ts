import { graphql } from "react-relay";

/**
 * All of a thread that a page may show: whatever brings threads asks for it, so that no fragment of any page lacks a field of one that
 * was not there before. Pages too: the one that is left stays on screen, and is drawn with what the next one's answer brings.
 */
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
      ...commentRecord_comment
    }
  }
`;

import { graphql } from "react-relay";

/** All of a comment that a page may show, but its earlier versions: whatever brings comments asks for it, as for a whole `threadRecord`. */
/* oxlint-disable relay/unused-fields */
export const commentRecord = graphql`
  fragment commentRecord_comment on ReviewComment {
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

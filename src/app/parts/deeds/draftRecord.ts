import { graphql } from "react-relay";

/** All of a draft that a page may show: whatever brings drafts asks for it, as for a whole `threadRecord`. */
/* oxlint-disable relay/unused-fields */
export const draftRecord = graphql`
  fragment draftRecord_draft on Draft {
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

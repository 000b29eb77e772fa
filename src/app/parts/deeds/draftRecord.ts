import { graphql } from "react-relay";

/** All of a draft that a page may show: what mutations answer with. */
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

import { graphql } from "react-relay";

/**
 * All of a patch set that a page may show: whatever brings patch sets anew asks for it, so that no fragment of any page lacks a
 * field of one that was not there before.
 */
/* oxlint-disable relay/unused-fields */
export const patchSetRecord = graphql`
  fragment patchSetRecord_patchSet on PatchSet {
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

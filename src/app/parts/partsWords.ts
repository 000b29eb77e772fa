/** What parts says, by component. */
export const partsWords = {
  agentChip: {
    hint: "A program wrote this, in the name of the person",
  },
  privateBadge: {
    word: "Private",
    hint: "Nobody else sees it: it stays in this repository and is never pushed until you share it",
  },
  reviewStateBadge: {
    openHint: "Nobody decided yet",
    changesAsked: "Changes asked",
    changesAskedHint: "It has to change first",
    approvedHint: "It may go in",
    mergedHint: "It is in its target",
    abandonedHint: "It was given up",
    open: "Open",
    approved: "Approved",
    merged: "Merged",
    abandoned: "Abandoned",
  },
  verdictBadge: {
    changesAsked: "Changes asked",
    remarks: "Remarks",
    approved: "Approved",
  },
  failureOf: {
    unknown: "It could not be read. Try again.",
  },
} as const;

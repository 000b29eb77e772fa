import { counted } from "#app/ui/counted.ts";

/** What parts/review says, by component. */
export const reviewPartsWords = {
  shareReviewDialog: {
    title: "Share this review?",
    who: "Until now nobody else sees it. Shared, it is part of the repository's reviews and goes wherever these go.",
    what: "Others get:",
    stays: "What is shared stays shared: whoever has fetched it keeps it. Your drafts stay yours.",
    share: "Share the review",
    notNow: "Not now",
    noRemarks: "no remarks: none is published yet",
    remarksWithTheir: (count: number): string =>
      counted(count, { one: "remark, with its author and time", other: "remarks, with their authors and times" }),
  },
} as const;

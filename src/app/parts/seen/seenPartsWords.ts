import { formatCount } from "#app/ui/formatCount.ts";

/** What parts/seen says, by component. */
export const seenPartsWords = {
  sinceLooked: {
    whole: "Show the whole change",
    sincePatchSet: (from: number): string => `Since patch set ${from}`,
    lookedAt: ", which you looked at",
  },
  unseenCount: {
    allSeen: "All seen",
    hintOf: (hunks: number, total: number): string =>
      hunks === 0
        ? "You have seen every hunk of it"
        : `${formatCount(hunks)} of ${formatCount(total)} hunks are not seen yet`,
    unseen: (hunks: number): string => `${formatCount(hunks)} unseen`,
  },
} as const;

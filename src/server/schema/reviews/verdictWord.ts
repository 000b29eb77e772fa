import type { FoldedVerdict } from "#server/reviews/FoldedReview.ts";
import type { VerdictKind } from "./Verdict.ts";

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const WORDS = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** A verdict as the notes write it, and as the schema names it. */
export const verdictWord = {
  /** Gives the kind that a word of the notes stands for. */
  read: (word: FoldedVerdict["verdict"]): VerdictKind => KINDS[word],
  /** Gives the word for a kind. */
  write: (kind: VerdictKind): FoldedVerdict["verdict"] => WORDS[kind],
} as const;

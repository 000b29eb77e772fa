import type { AnchorInput as Anchor } from "#server/reviews/positions/AnchorInput.ts";
import type { AnchorInput } from "./AnchorInput.ts";

/** Fills in what an anchor leaves out; none at all is the review as a whole. */
export function anchorOf(input: AnchorInput | null | undefined): Anchor {
  return {
    path: input?.path ?? null,
    side: input?.side === "OLD" ? "old" : "new",
    startLine: input?.startLine ?? null,
    endLine: input?.endLine ?? null,
    commit: input?.commitOid ?? null,
  };
}

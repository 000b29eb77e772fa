import type { ReactNode } from "react";
import { displayText } from "../displayText.ts";
import type { PatchHunk } from "../patch/parsePatch.ts";

/** A hunk's header as git writes it. */
export function PlainHunk({ hunk }: { readonly hunk: PatchHunk }): ReactNode {
  return (
    <>
      {hunk.ranges}
      <span className="diff-heading">{displayText(hunk.heading)}</span>
    </>
  );
}

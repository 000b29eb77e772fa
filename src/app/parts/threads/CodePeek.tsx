import type { ReactNode } from "react";
import type { WrittenCode } from "./fetchEvidence.ts";
import { QuotedLines } from "./QuotedLines.tsx";

/** Code as it was when something was said of it: the lines, and fainter those around them. */
export function CodePeek({ code: { startLine, before, lines, after } }: { readonly code: WrittenCode }): ReactNode {
  return (
    <div className="CodePeek">
      {before.length > 0 && (
        <div className="CodePeek-around">
          <QuotedLines lines={before} startLine={startLine - before.length} />
        </div>
      )}
      <QuotedLines lines={lines} startLine={startLine} />
      {after.length > 0 && (
        <div className="CodePeek-around">
          <QuotedLines lines={after} startLine={startLine + lines.length} />
        </div>
      )}
    </div>
  );
}

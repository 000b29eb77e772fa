import { type ReactNode, use, useMemo } from "react";
import { CodeText } from "#app/diff/lines/LineContent.tsx";
import { LineKind, parsePatch, type Patch, type PatchHunk } from "#app/diff/patch/Patch.ts";
import { ChangedRows, type SuggestedRow } from "#app/reading/markdown/ChangedRows.tsx";
import { PaperContext } from "#app/ui/Paper.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import "./QuotedLines.css";

/** The most lines shown of a long quotation: the last ones, above the comment. */
const SHOWN_MAX = 12;

interface Props {
  readonly lines: readonly string[];
  /** The number of the first line; null shows none. */
  readonly startLine: number | null;
  readonly side?: "OLD" | "NEW";
}

/** The lines of code as a comment found them; the first ones are left out when there are many. */
export function QuotedLines({ lines, startLine, side = "NEW" }: Props): ReactNode {
  const hidden = use(PaperContext) ? 0 : Math.max(0, lines.length - SHOWN_MAX);
  return (
    <div className="QuotedLines stack" data-side={side}>
      {hidden > 0 && <p className="QuotedLines-more muted small">… {counted(hidden, "line")} above</p>}
      {lines.slice(hidden).map((line, index) => (
        <code key={index} className="QuotedLines-line gap-2 small">
          {startLine !== null && (
            <span className="QuotedLines-number muted" aria-hidden>
              {startLine + hidden + index}
            </span>
          )}
          <span className="QuotedLines-text long-words">
            <CodeText text={line} />
          </span>
        </code>
      ))}
    </div>
  );
}

interface SinceCommentDiffProps {
  readonly path: string;
  /** Hunks of a unified diff. */
  readonly patch: string;
}

/** The hunks of a change that touched some lines, small enough to be shown whole. */
export function SinceCommentDiff({ path, patch }: SinceCommentDiffProps): ReactNode {
  const parsed = useMemo(() => parsePatch(patch), [patch]);
  return (
    <div className="SinceCommentDiff">
      <p className="SinceCommentDiff-path muted long-words">{displayPath(path)}</p>
      {parsed.hunks.map((hunk, index) => (
        <div key={index}>
          <p className="SinceCommentDiff-hunk muted long-words">
            <code>{hunk.ranges}</code>
          </p>
          <ChangedRows rows={rowsOf(parsed, hunk)} />
        </div>
      ))}
    </div>
  );
}

function rowsOf(
  { text, kinds, starts, ends, oldNumbers, newNumbers }: Patch,
  hunk: PatchHunk,
): readonly SuggestedRow[] {
  const rows: SuggestedRow[] = [];
  for (let line = hunk.first; line < hunk.end; line++) {
    const kind = kinds[line];
    if (kind === LineKind.marker) continue;
    const isRemoved = kind === LineKind.removed;
    rows.push({
      kind: isRemoved ? "removed" : kind === LineKind.added ? "added" : "kept",
      number: (isRemoved ? oldNumbers[line] : newNumbers[line]) ?? 0,
      text: text.slice(starts[line], ends[line]),
      changed: [],
    });
  }
  return rows;
}

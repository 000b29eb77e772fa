import { useMemo, type ReactNode } from "react";
import { displayText } from "#app/diff/displayText.ts";
import { findMarks } from "#app/diff/lines/findMarks.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";
import { LineKind, parsePatch, type Patch, type PatchHunk } from "#app/diff/patch/parsePatch.ts";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  words: { kept: "", removed: "removed: ", added: "added: " },
} as const;
const SIGNS = { kept: " ", removed: "−", added: "+" } as const;
const NONE: readonly never[] = [];

interface Props {
  readonly path: string;
  /** Hunks of a unified diff. */
  readonly patch: string;
}

interface TouchedRow {
  readonly kind: keyof typeof SIGNS;
  readonly number: number;
  readonly text: string;
}

/** The hunks of a change that touched some lines, small enough to be shown whole. */
export function TouchedLines({ path, patch }: Props): ReactNode {
  const parsed = useMemo(() => parsePatch(patch), [patch]);
  return (
    <div className="TouchedLines">
      <p className="TouchedLines-path">{displayPath(path)}</p>
      {parsed.hunks.map((hunk, index) => (
        <div key={index}>
          <p className="TouchedLines-hunk">
            <code>{hunk.ranges}</code>
          </p>
          {rowsOf(parsed, hunk).map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

function rowsOf({ text, kinds, starts, ends, oldNumbers, newNumbers }: Patch, hunk: PatchHunk): readonly TouchedRow[] {
  const rows: TouchedRow[] = [];
  for (let line = hunk.first; line < hunk.end; line++) {
    const kind = kinds[line];
    if (kind === LineKind.marker) continue;
    const isRemoved = kind === LineKind.removed;
    rows.push({
      kind: isRemoved ? "removed" : kind === LineKind.added ? "added" : "kept",
      number: (isRemoved ? oldNumbers[line] : newNumbers[line]) ?? 0,
      text: text.slice(starts[line], ends[line]),
    });
  }
  return rows;
}

function Row({ row: { kind, number, text } }: { readonly row: TouchedRow }): ReactNode {
  const shown = displayText(text);
  return (
    <code className="TouchedLines-line" data-kind={kind}>
      <span className="TouchedLines-number" aria-hidden>
        {number}
      </span>
      <span className="TouchedLines-sign" aria-hidden>
        {SIGNS[kind]}
      </span>
      {TEXT.words[kind] !== "" && <span className="visually-hidden">{TEXT.words[kind]}</span>}
      <span className="TouchedLines-text">
        <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={NONE} breaks={null} />
      </span>
    </code>
  );
}

import { useEffect, useMemo, type ReactNode } from "react";
import { ChangedWords } from "#app/diff/compare/ChangedWords.ts";
import { CodeText } from "#app/diff/lines/LineContent.tsx";
import { pageHighlighter } from "#app/diff/workers/Highlighter.ts";
import { LineKind, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { textsPatch } from "#app/diff/compare/textPatches.ts";
import { ShowMore } from "./ShowMore.tsx";
import "#app/diff/highlight/syntax.css";
import "#app/diff/lines/lines.css";
import "./ChangedCode.css";
import { formatCount, truncated } from "#app/ui/format.ts";
import { useStored } from "#app/ui/Store.ts";

const TEXT = {
  words: { [LineKind.context]: "", [LineKind.added]: "added: ", [LineKind.removed]: "removed: " },
  leftOut: "Unchanged lines",
} as const;
const SIGNS = { [LineKind.context]: " ", [LineKind.added]: "+", [LineKind.removed]: "−" } as const;
/** The lines shown at once, and the characters of a line. */
const [LINES_MAX, LINE_MAX] = [300, 2000] as const;

interface Props {
  readonly before: string;
  readonly after: string;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
}

/** A line of a patch; `isAfterGap` is true for the first line of a hunk that does not start the text. */
interface Row {
  readonly line: number;
  readonly hunk: number;
  readonly isAfterGap: boolean;
}

/** Shows the line diff of two short texts within a file, for which git has no patch. */
export function ChangedCode({ before, after, language }: Props): ReactNode {
  const patch = useMemo(() => parsePatch(textsPatch(before, after)), [before, after]);
  const words = useMemo(() => new ChangedWords(patch), [patch]);
  const rows = useMemo(() => rowsOf(patch), [patch]);
  useEffect(() => {
    if (language !== null) patch.hunks.forEach((_, hunk) => pageHighlighter.want(patch, hunk, language));
  }, [patch, language]);
  const answered = (): number => pageHighlighter.answeredOf(patch);
  useStored(pageHighlighter, answered);
  return (
    <div className="ChangedCode card" role="group" aria-label="Changed lines" tabIndex={0}>
      <ShowMore items={rows} max={LINES_MAX} more="Show more lines">
        {(row) => <Line key={row.line} patch={patch} row={row} words={words} />}
      </ShowMore>
    </div>
  );
}

function lengthOf({ starts, ends }: Patch, line: number): number {
  return (ends[line] ?? 0) - (starts[line] ?? 0);
}

function rowsOf({ hunks, kinds }: Patch): readonly Row[] {
  const rows: Row[] = [];
  hunks.forEach(({ first, end, oldStart, newStart }, hunk) => {
    for (let line = first; line < end; line++) {
      const isAfterGap = line === first && Math.max(oldStart, newStart) > 1;
      if (kinds[line] !== LineKind.marker) rows.push({ line, hunk, isAfterGap });
    }
  });
  return rows;
}

function Line(props: { readonly patch: Patch; readonly row: Row; readonly words: ChangedWords }): ReactNode {
  const { patch, words } = props;
  const { line, hunk, isAfterGap } = props.row;
  const kind = patch.kinds[line] === LineKind.added ? 1 : patch.kinds[line] === LineKind.removed ? 2 : 0;
  const length = lengthOf(patch, line);
  const from = patch.starts[line] ?? 0;
  const found = pageHighlighter.tokensOf(patch, hunk);
  const side = found === null ? null : kind === LineKind.removed ? found.old : found.new;
  const number = (kind === LineKind.removed ? patch.oldNumbers[line] : patch.newNumbers[line]) ?? 0;
  const start = kind === LineKind.removed ? found?.oldStart : found?.newStart;
  return (
    <>
      {isAfterGap && (
        <div className="ChangedCode-gap" title={TEXT.leftOut}>
          <span className="visually-hidden">{TEXT.leftOut}</span>
        </div>
      )}
      <code className={`ChangedCode-line${["", " diff-added", " diff-removed"][kind]}`}>
        <span className="ChangedCode-number muted" aria-hidden>
          {number}
        </span>
        <span className="ChangedCode-sign strong" aria-hidden>
          {SIGNS[kind]}
        </span>
        {TEXT.words[kind] !== "" && <span className="visually-hidden">{TEXT.words[kind]}</span>}
        <span className="ChangedCode-text">
          <CodeText
            text={truncated(patch.text.slice(from, from + length), LINE_MAX)}
            changed={words.rangesOf(line, hunk)}
            tokens={side}
            line={number - (start ?? 0)}
          />
          {length > LINE_MAX && <span className="muted">… {formatCount(length - LINE_MAX)} more characters</span>}
        </span>
      </code>
    </>
  );
}

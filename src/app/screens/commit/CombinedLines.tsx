import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { displayText, findMarks } from "#app/diff/displayText.ts";
import { formatCount, truncated } from "#app/ui/format.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";
import { Button } from "#app/ui/Button.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { CombinedLines_hunks$data, CombinedLines_hunks$key } from "#generated/CombinedLines_hunks.graphql.ts";
import "./CombinedLines.css";

const labels: Readonly<Record<string, string>> = { "+": "not in it", "-": "taken from it" };

const TEXT = {
  all: (count: number): string => `Show all ${formatCount(count)} lines`,
  labels,
  columnOf: (column: number, parents: number): string =>
    column === parents ? "in the merge" : `in parent ${column + 1}`,
} as const;

/** The number of lines rendered at first, and the characters rendered of one line. */
const LINES_FIRST = 1000;
const CHARACTERS_MAX = 10_000;
/** With more parents, line numbers are hidden: their columns would leave no space for the text. */
const NUMBERED_PARENTS = 2;

type Hunk = CombinedLines_hunks$data[number];

/** The lines of a combined diff with one sign column per parent. */
export function CombinedLines(props: { readonly hunks: CombinedLines_hunks$key }) {
  const hunks = useFragment(
    graphql`
      fragment CombinedLines_hunks on CombinedHunk @relay(plural: true) @throwOnFieldError {
        header
        old {
          start
          count
        }
        new {
          start
          count
        }
        lines
      }
    `,
    props.hunks,
  );
  const [showsAll, setShowsAll] = useState(false);
  const parents = hunks[0]?.old.length ?? 0;
  const count = hunks.reduce((sum, { lines }) => sum + lines.length, 0);
  const columns = Array.from({ length: parents + 1 }, (_, column) => column);
  const numbered = parents <= NUMBERED_PARENTS ? columns : columns.slice(-1);
  const shown = firstLines(hunks, showsAll ? Infinity : LINES_FIRST);
  return (
    <div className="CombinedLines">
      <table>
        <thead className="visually-hidden">
          <tr>
            {numbered.map((column) => (
              <th key={column} scope="col">{`Line ${TEXT.columnOf(column, parents)}`}</th>
            ))}
            {columns.slice(0, -1).map((parent) => (
              <th key={parent} scope="col">
                Parent {parent + 1}
              </th>
            ))}
            <th scope="col">Text</th>
          </tr>
        </thead>
        {shown.map((hunk, index) => (
          <tbody key={index}>
            <tr className="CombinedLines-hunk">
              <th colSpan={numbered.length + parents + 1} scope="rowgroup">
                {headOf(hunk)} <span>{displayText(hunk.header)}</span>
              </th>
            </tr>
            {combinedRows(hunk).map((row, at) => (
              <Row key={at} row={row} numbered={numbered} parents={parents} />
            ))}
          </tbody>
        ))}
      </table>
      {!showsAll && count > LINES_FIRST && (
        <>
          <Button size="small" onClick={() => setShowsAll(true)}>
            {TEXT.all(count)}
          </Button>
          <PaletteEntry label={TEXT.all(count)} group={shortcutGroups.reader} onRun={() => setShowsAll(true)} />
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: CombinedRow;
  readonly numbered: readonly number[];
  readonly parents: number;
}

function Row({ row: { numbers, signs, text, kind }, numbered, parents }: RowProps) {
  const shown = displayText(truncated(text, CHARACTERS_MAX));
  const content = <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={[]} breaks={null} />;
  if (kind === "note") {
    return (
      <tr className="CombinedLines-note">
        <td colSpan={numbered.length + parents + 1}>{content}</td>
      </tr>
    );
  }
  return (
    <tr className={`CombinedLines-${kind}`}>
      {numbered.map((column) => (
        <td key={column} className="CombinedLines-number muted digits">
          {numbers[column]}
        </td>
      ))}
      {signs.map((sign, parent) => (
        <td key={parent} className={`CombinedLines-sign${sign === " " ? "" : " CombinedLines-signed"}`}>
          {sign !== " " && (
            <span role="img" aria-label={TEXT.labels[sign]}>
              {sign === "-" ? "\u2212" : sign}
            </span>
          )}
        </td>
      ))}
      <td className="CombinedLines-code">
        {content}
        {text.length > CHARACTERS_MAX && "…"}
      </td>
    </tr>
  );
}

/** Returns hunks with at most `max` lines in total. The last hunk may be cut. */
function firstLines(hunks: readonly Hunk[], max: number): readonly Hunk[] {
  const shown: Hunk[] = [];
  let left = max;
  for (const hunk of hunks) {
    if (left > 0) shown.push(left < hunk.lines.length ? { ...hunk, lines: hunk.lines.slice(0, left) } : hunk);
    left -= hunk.lines.length;
  }
  return shown;
}

/** Formats a hunk header as git does. */
function headOf({ old, new: now }: Hunk): string {
  const at = "@".repeat(old.length + 1);
  return `${at} ${old.map(({ start, count }) => `-${start},${count}`).join(" ")} +${now.start},${now.count} ${at}`;
}

/** A hunk of a combined diff as the server sends it. */
interface CombinedRowsHunk {
  readonly old: readonly { readonly start: number }[];
  readonly new: { readonly start: number };
  readonly lines: readonly string[];
}

interface CombinedRow {
  /** The line numbers in each parent, then in the merge; null where the line is absent. */
  readonly numbers: readonly (number | null)[];
  /** One sign per parent: `+`, `-` or a space. */
  readonly signs: readonly string[];
  readonly text: string;
  /** The relation of the line to the parents: kept from all, added relative to all or some of them, or removed likewise. */
  readonly kind: "kept" | "added" | "partlyAdded" | "removed" | "partlyRemoved" | "note";
}

/** Parses the lines of a hunk and numbers them. Linear in its text. */
function combinedRows({ old, new: now, lines }: CombinedRowsHunk): readonly CombinedRow[] {
  const next = [...old, now].map(({ start }) => start);
  const count = old.length;
  return lines.map((line): CombinedRow => {
    if (line.startsWith("\\")) return { numbers: next.map(() => null), signs: [], text: line, kind: "note" };
    const signs = line.slice(0, count).split("");
    const isGone = signs.includes("-");
    const has = [...signs.map((sign) => (isGone ? sign === "-" : sign !== "+")), !isGone];
    const numbers = has.map((isThere, at) => (isThere ? (next[at] ?? 0) : null));
    has.forEach((isThere, at) => {
      if (isThere) next[at] = (next[at] ?? 0) + 1;
    });
    return { numbers, signs, text: line.slice(count), kind: kindOf(signs, isGone) };
  });
}

function kindOf(signs: readonly string[], isGone: boolean): CombinedRow["kind"] {
  if (signs.every((sign) => sign === " ")) return "kept";
  const isWhole = signs.every((sign) => sign !== " ");
  if (isGone) return isWhole ? "removed" : "partlyRemoved";
  return isWhole ? "added" : "partlyAdded";
}

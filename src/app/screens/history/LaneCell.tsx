import { laneMeasures } from "./laneMeasures.ts";
import type { LaneLines, LaneRow } from "./LaneRow.ts";
import { laneStrokes } from "./laneStrokes.ts";

const TEXT = {
  more: (count: number): string => `${count} more ${count === 1 ? "line" : "lines"} than are drawn`,
  merge: (parents: string, last: string): string => `Merge of ${parents} and ${last}: `,
} as const;
const ABBREVIATED = 10;

const mergeOf = (parents: readonly string[]): string => {
  const names = parents.map((oid) => oid.slice(0, ABBREVIATED));
  return TEXT.merge(names.slice(0, -1).join(", "), names.at(-1) ?? "");
};

interface Props {
  readonly width: number;
  readonly above: LaneLines;
  readonly row: LaneRow;
}

/** A commit in the graph beside its row: a dot, or a ring for a merge, and the lines around it. */
export function LaneCell({ width, above, row }: Props) {
  const { column, line, merges, hidden } = row;
  const isMerge = merges.length > 1;
  return (
    <>
      {isMerge && <span className="visually-hidden">{mergeOf(merges)}</span>}
      <svg
        className="LaneCell"
        width={width * laneMeasures.width}
        viewBox={`0 0 ${width * laneMeasures.width} ${laneMeasures.height}`}
        preserveAspectRatio="none"
        data-line={line}
        aria-hidden
      >
        {laneStrokes(above, row).map(({ key, line: of, path }) => (
          <path key={key} d={path} data-line={of} data-colour={of % laneMeasures.colours} />
        ))}
        <circle
          cx={laneMeasures.x(column)}
          cy={laneMeasures.height / 2}
          r={laneMeasures.dot}
          data-line={line}
          data-colour={line % laneMeasures.colours}
          data-merge={isMerge || undefined}
        />
      </svg>
      {hidden > 0 && (
        <span className="LaneCell-more" title={TEXT.more(hidden)} aria-hidden>
          +{hidden}
        </span>
      )}
    </>
  );
}

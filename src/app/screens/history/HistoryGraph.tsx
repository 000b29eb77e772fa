import { type RefObject, useEffect } from "react";
import { graphql, readInlineData } from "react-relay";
import type { HistoryGraph_graph$data, HistoryGraph_graph$key } from "#generated/HistoryGraph_graph.graphql.ts";

const ABBREVIATED = 10;

const mergeOf = (parents: readonly string[]): string => {
  const names = parents.map((oid) => oid.slice(0, ABBREVIATED));
  return `Merge of ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}: `;
};

interface Props {
  readonly width: number;
  readonly above: ColumnLines;
  readonly row: GraphRow;
}

/** The graph cell of one commit: a dot, or a circle for a merge, and the lines around it. */
export function GraphCell({ width, above, row }: Props) {
  const { column, line, merges, hidden } = row;
  const isMerge = merges.length > 1;
  return (
    <>
      {isMerge && <span className="visually-hidden">{mergeOf(merges)}</span>}
      <svg
        className="GraphCell"
        width={width * graphMeasures.width}
        viewBox={`0 0 ${width * graphMeasures.width} ${graphMeasures.height}`}
        preserveAspectRatio="none"
        data-line={line}
        aria-hidden
      >
        {graphStrokes(above, row).map(({ key, line: of, path }) => (
          <path key={key} d={path} data-line={of} data-color={of % graphMeasures.colors} />
        ))}
        <circle
          cx={graphMeasures.x(column)}
          cy={graphMeasures.height / 2}
          r={graphMeasures.dot}
          data-line={line}
          data-color={line % graphMeasures.colors}
          data-merge={isMerge || undefined}
        />
      </svg>
      {hidden > 0 && (
        <span
          className="GraphCell-more muted"
          title={`${hidden} more ${hidden === 1 ? "line" : "lines"} not shown`}
          aria-hidden
        >
          +{hidden}
        </span>
      )}
    </>
  );
}

/** The graph lines beside content between two rows. The SVG takes the height of that content. */
export function GraphLines({ width, lines }: { readonly width: number; readonly lines: ColumnLines }) {
  return (
    <svg className="GraphCell" width={width * graphMeasures.width} aria-hidden>
      {lines.map(
        (line, column) =>
          line !== 0 && (
            <line
              key={line}
              x1={graphMeasures.x(column)}
              x2={graphMeasures.x(column)}
              y1="0"
              y2="100%"
              data-line={line}
              data-color={line % graphMeasures.colors}
            />
          ),
      )}
    </svg>
  );
}

/** The line number in each column between two rows; 0 for an empty column. */
type ColumnLines = readonly number[];

/**
 * A commit's position in the graph: the lines that end in it from above (`ups`) and start from it (`downs`) by their
 * columns, the lines below it, and the number of those that exceed the drawn columns (`hidden`).
 */
type GraphRow = HistoryGraph_graph$data["rows"][number];

/** The graph of one history page, by row index. */
export interface GraphRows {
  readonly width: number;
  rowAt(rowIndex: number): GraphRow | undefined;
  /** The lines between a commit and the row before it. */
  aboveAt(rowIndex: number): ColumnLines;
}

export function graphRows(key: HistoryGraph_graph$key): GraphRows {
  const { width, above, rows } = readInlineData(
    graphql`
      fragment HistoryGraph_graph on HistoryGraph @inline @throwOnFieldError {
        width
        above
        rows {
          column
          line
          ups
          downs
          below
          hidden
          merges
        }
      }
    `,
    key,
  );
  return {
    width,
    rowAt: (rowIndex) => rows[rowIndex],
    aboveAt: (rowIndex) => (rowIndex === 0 ? above : (rows[rowIndex - 1]?.below ?? [])),
  };
}

/** Sizes of the graph in pixels. `colors` is the number of line colors defined in HistoryGraph.css. */
const graphMeasures = {
  width: 14,
  height: 40,
  dot: 4,
  colors: 6,
  /** The center of a column. */
  x: (column: number): number => (column + 0.5) * 14,
} as const;

/** One stroke of a row: the line that it belongs to and its SVG path data. */
export interface GraphStroke {
  readonly key: string;
  readonly line: number;
  readonly path: string;
}

const { height, x } = graphMeasures;
const MIDDLE = height / 2;
/** The distance in pixels from the corner at which a line starts to curve. */
const BEND = 10;

/** The x coordinate beside `column`, toward `other`, at which a line starts to curve. */
const towards = (column: number, other: number): number => column + (other < column ? -BEND : BEND);

/**
 * Returns the strokes of a row: lines that pass it, lines that end in its commit and lines that leave it. Linear in
 * columns.
 */
export function graphStrokes(
  above: ColumnLines,
  { column, line, ups, downs, below }: GraphRow,
): readonly GraphStroke[] {
  const at = x(column);
  const passing = above.flatMap((passed, index): GraphStroke[] =>
    passed === 0 || ups.includes(index) ? [] : [{ key: `|${index}`, line: passed, path: `M${x(index)} 0V${height}` }],
  );
  const ending = [...new Set(ups)].map((index): GraphStroke => {
    const from = x(index);
    const bend =
      from === at ? `V${MIDDLE}` : `V${MIDDLE - BEND}Q${from} ${MIDDLE} ${towards(from, at)} ${MIDDLE}H${at}`;
    return { key: `^${index}`, line: above[index] ?? line, path: `M${from} 0${bend}` };
  });
  const leaving = [...new Set(downs)].map((index): GraphStroke => {
    const to = x(index);
    const bend = to === at ? `V${height}` : `H${towards(to, at)}Q${to} ${MIDDLE} ${to} ${MIDDLE + BEND}V${height}`;
    return { key: `v${index}`, line: below[index] ?? line, path: `M${at} ${MIDDLE}${bend}` };
  });
  return [...passing, ...ending, ...leaving];
}

const LIT = "data-lit";

/** Highlights the graph line of the row under the pointer or focus, by direct DOM updates without re-rendering. */
export function useLitLine(graph: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = graph.current;
    if (element === null) return undefined;
    const light = (target: EventTarget | null): void => {
      const row = target instanceof Element ? target.closest(".CommitRow") : null;
      const line = row?.querySelector<SVGElement>("svg[data-line]")?.dataset["line"];
      for (const lit of element.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
      if (line === undefined) return;
      for (const stroke of element.querySelectorAll(`svg > [data-line="${line}"]`)) stroke.setAttribute(LIT, "");
    };
    const onOver = ({ target }: Event): void => light(target);
    const onLeave = (): void => light(document.activeElement);
    element.addEventListener("pointerover", onOver);
    element.addEventListener("pointerleave", onLeave);
    element.addEventListener("focusin", onOver);
    element.addEventListener("focusout", onLeave);
    return () => {
      element.removeEventListener("pointerover", onOver);
      element.removeEventListener("pointerleave", onLeave);
      element.removeEventListener("focusin", onOver);
      element.removeEventListener("focusout", onLeave);
    };
  }, [graph]);
}

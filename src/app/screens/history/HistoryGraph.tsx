import { type RefObject, useEffect } from "react";
import { graphql, readInlineData } from "react-relay";
import type { HistoryGraph_graph$key } from "#generated/HistoryGraph_graph.graphql.ts";

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

/** The lines of the graph that go past what stands between two rows, however high that is. */
export function LanePass({ width, lines }: { readonly width: number; readonly lines: LaneLines }) {
  return (
    <svg className="LaneCell" width={width * laneMeasures.width} aria-hidden>
      {lines.map(
        (line, column) =>
          line !== 0 && (
            <line
              key={line}
              x1={laneMeasures.x(column)}
              x2={laneMeasures.x(column)}
              y1="0"
              y2="100%"
              data-line={line}
              data-colour={line % laneMeasures.colours}
            />
          ),
      )}
    </svg>
  );
}

/** The lines between two rows, by their columns; 0 where there is none. */
type LaneLines = readonly number[];

/** How a commit stands between the lines above it and those below. */
interface LaneRow {
  readonly column: number;
  readonly line: number;
  /** The columns that end in it, and those that begin in it or are joined by it. */
  readonly ups: readonly number[];
  readonly downs: readonly number[];
  readonly below: LaneLines;
  /** How many more lines there are below it than are drawn. */
  readonly hidden: number;
  /** What it came from, where it is a merge. */
  readonly merges: readonly string[];
}

/** The graph of one page of a history, by the places of its commits. */
export interface GraphRows {
  /** How many columns there are. */
  readonly width: number;
  rowAt(place: number): LaneRow | undefined;
  /** The lines between a commit and the one before it. */
  aboveAt(place: number): LaneLines;
}

/** Reads the graph of a page out of an answer. */
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
  const laid = rows.map(({ column, line, ups, downs, below, hidden, merges }): LaneRow => ({
    column,
    line,
    ups,
    downs,
    below,
    hidden,
    merges,
  }));
  return {
    width,
    rowAt: (place) => laid[place],
    aboveAt: (place) => (place === 0 ? above : (laid[place - 1]?.below ?? [])),
  };
}

/** Of the graph beside a history: sizes in pixels, and as many colours as HistoryGraph.css has. */
const laneMeasures = {
  width: 14,
  height: 40,
  dot: 4,
  colours: 6,
  /** The middle of a column. */
  x: (column: number): number => (column + 0.5) * 14,
} as const;

/** One stroke of a row: the line that it is of, and its path in SVG's words. */
export interface LaneStroke {
  readonly key: string;
  readonly line: number;
  readonly path: string;
}

const { height, x } = laneMeasures;
const MIDDLE = height / 2;
/** How far from its corner a line begins to bend. */
const BEND = 10;

/** The place beside a column, on the side of another, where a line begins to bend. */
const towards = (column: number, other: number): number => column + (other < column ? -BEND : BEND);

/**
 * Gives what a row draws: the lines that pass it, those that end in its commit and those that leave it, each of them once. Linear
 * in the columns.
 */
export function laneStrokes(above: LaneLines, { column, line, ups, downs, below }: LaneRow): readonly LaneStroke[] {
  const at = x(column);
  const passing = above.flatMap((passed, lane): LaneStroke[] =>
    passed === 0 || ups.includes(lane) ? [] : [{ key: `|${lane}`, line: passed, path: `M${x(lane)} 0V${height}` }],
  );
  const ending = [...new Set(ups)].map((lane): LaneStroke => {
    const from = x(lane);
    const bend =
      from === at ? `V${MIDDLE}` : `V${MIDDLE - BEND}Q${from} ${MIDDLE} ${towards(from, at)} ${MIDDLE}H${at}`;
    return { key: `^${lane}`, line: above[lane] ?? line, path: `M${from} 0${bend}` };
  });
  const leaving = [...new Set(downs)].map((lane): LaneStroke => {
    const to = x(lane);
    const bend = to === at ? `V${height}` : `H${towards(to, at)}Q${to} ${MIDDLE} ${to} ${MIDDLE + BEND}V${height}`;
    return { key: `v${lane}`, line: below[lane] ?? line, path: `M${at} ${MIDDLE}${bend}` };
  });
  return [...passing, ...ending, ...leaving];
}

const LIT = "data-lit";

/** Lights up the line of the graph on which the row stands that the pointer or the focus is on. Draws nothing anew. */
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

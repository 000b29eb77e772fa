import { laneMeasures } from "./laneMeasures.ts";
import type { LaneLines, LaneRow } from "./LaneRow.ts";

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

import { graphql, readInlineData } from "react-relay";
import type { graphRows_graph$key } from "#generated/graphRows_graph.graphql.ts";
import type { LaneLines, LaneRow } from "./LaneRow.ts";

/** The graph of one page of a history, by the places of its commits. */
export interface GraphRows {
  /** How many columns there are. */
  readonly width: number;
  rowAt(place: number): LaneRow | undefined;
  /** The lines between a commit and the one before it. */
  aboveAt(place: number): LaneLines;
}

/** Reads the graph of a page out of an answer. */
export function graphRows(key: graphRows_graph$key): GraphRows {
  const { width, above, rows } = readInlineData(
    graphql`
      fragment graphRows_graph on HistoryGraph @inline @throwOnFieldError {
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

/** Of the graph beside a history: sizes in pixels, and as many colours as HistoryGraph.css has. */
export const laneMeasures = {
  width: 14,
  height: 40,
  dot: 4,
  colours: 6,
  /** The middle of a column. */
  x: (column: number): number => (column + 0.5) * 14,
} as const;

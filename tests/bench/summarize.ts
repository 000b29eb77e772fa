/** The summary of a figure's runs: median, minimum and maximum. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Summarizes the runs of a figure; returns null if there are none, or if one run did not reach the figure. */
export function summarize(runs: readonly (number | null)[]): Summary | null {
  const sorted = runs.filter((run) => run !== null).sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || sorted.length < runs.length) return null;
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? most;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? least) + upper) / 2;
  return { median, least, most };
}

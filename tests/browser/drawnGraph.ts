/** The part of the graph next to one commit of a history: where lines start, pass and end, in pixels from the left. */
export interface GraphFacts {
  readonly oid: string;
  readonly isMerge: boolean;
  /**
   * Where lines start at the top that end in the commit (`ups`), and where lines pass it. `downs` are the ends at the
   * bottom of lines that start in the commit.
   */
  readonly ups: readonly number[];
  readonly passes: readonly number[];
  readonly downs: readonly number[];
}

/** Reads the graph of a history from its SVG elements. Runs in the page. */
export function drawnGraph(): readonly GraphFacts[] {
  return [...document.querySelectorAll(".CommitRow")].map((row) => {
    const svg = row.querySelector("svg.GraphCell");
    const dot = svg?.querySelector("circle");
    const [x, y] = [Number(dot?.getAttribute("cx")), Number(dot?.getAttribute("cy"))];
    const ends = [...(svg?.querySelectorAll("path") ?? [])].map((path) => {
      const from = path.getPointAtLength(0);
      const to = path.getPointAtLength(path.getTotalLength());
      return { from, to };
    });
    const isDot = (at: DOMPoint): boolean => Math.abs(at.x - x) < 0.01 && Math.abs(at.y - y) < 0.01;
    return {
      oid: row.querySelector(".CommitRow-headline")?.getAttribute("href")?.split("/").at(-1) ?? "",
      isMerge: dot?.hasAttribute("data-merge") ?? false,
      ups: ends.flatMap(({ from, to }) => (isDot(to) ? [Math.round(from.x)] : [])),
      passes: ends.flatMap(({ from, to }) => (isDot(to) || isDot(from) ? [] : [Math.round(from.x)])),
      downs: ends.flatMap(({ from, to }) => (isDot(from) ? [Math.round(to.x)] : [])),
    };
  });
}

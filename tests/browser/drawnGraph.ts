/** What is beside one commit of a history on the page: where lines come from, pass and go to, in pixels from the left. */
export interface GraphFacts {
  readonly oid: string;
  readonly isMerge: boolean;
  /** Where lines come from above that end in the commit, that pass it, and where those go to below that leave it. */
  readonly ups: readonly number[];
  readonly passes: readonly number[];
  readonly downs: readonly number[];
}

/** Reads the graph of a history off the page, by the forms themselves. Runs in the page. */
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

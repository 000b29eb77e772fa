import { FIGURES, type Figure } from "./figures.ts";
import type { Report, ShapeReport } from "./Report.ts";
import { SHAPES } from "./Shape.ts";
import type { Summary } from "./summarize.ts";

/**
 * Writes a report as a table, one column for each shape. A cell is the median, the two ends in brackets, and the ratio to
 * the figure that it is put beside; `!` marks what is over its goal, and a dash what did not come.
 */
export function formatReport({ shapes }: Report): string {
  return table(Object.keys(shapes), (figure, shape) => cell(figure, shape, shapes[shape] ?? {}));
}

/** Writes what became of another report's medians, for the shapes that both have: what it was, what it is, and the ratio. */
export function formatComparison(before: Report, after: Report): string {
  const names = Object.keys(after.shapes).filter((name) => name in before.shapes);
  return table(names, (figure, shape) => {
    const [old, now] = [before.shapes[shape]?.[figure.name], after.shapes[shape]?.[figure.name]];
    if (!old || !now) return "–";
    const ratio = old.median === 0 ? "" : ` ${(now.median / old.median).toFixed(2)}×`;
    return `${amount(figure, old.median)} → ${amount(figure, now.median)}${ratio}`;
  });
}

function cell(figure: Figure, shape: string, figures: ShapeReport): string {
  const summary = figures[figure.name];
  if (!summary) return "–";
  const beside = figure.beside === undefined ? null : (figures[figure.beside]?.median ?? null);
  const ratio = beside === null ? "" : ` ${(summary.median / beside).toFixed(1)}×`;
  const goal = figure.goal?.(shape, beside ?? 0) ?? null;
  const over = goal !== null && summary.median > goal ? " !" : "";
  return `${amount(figure, summary.median)}${ends(figure, summary)}${ratio}${over}`;
}

function ends(figure: Figure, { least, most }: Summary): string {
  const [from, to] = [amount(figure, least), amount(figure, most)];
  return from === to ? "" : ` (${from}–${to})`;
}

function amount({ digits, floor = 0 }: Figure, value: number): string {
  return value < floor ? `<${floor}` : value.toFixed(digits);
}

function table(names: readonly string[], text: (figure: Figure, shape: string) => string): string {
  const titles = names.map((name) => SHAPES.find((shape) => shape.name === name)?.title ?? name);
  const rows = FIGURES.map((figure) => [
    figure.unit === "" ? figure.label : `${figure.label}, ${figure.unit}`,
    ...names.map((name) => text(figure, name)),
  ]);
  const all = [["", ...titles], ...rows];
  const widths = ["", ...titles].map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(
      (row) =>
        row
          .map((words, column) => words.padEnd(widths[column] ?? 0))
          .join("   ")
          .trimEnd() + "\n",
    )
    .join("");
}

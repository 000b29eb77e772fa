import { FIGURES, type Figure } from "./figures.ts";
import type { Report, SizeReport } from "./Report.ts";
import { CHANGE_SIZES } from "./ChangeSize.ts";
import type { Summary } from "./summarize.ts";

/**
 * Writes a report as a table, one column for each form. A cell is the median, the two ends in brackets, and the ratio to
 * the figure that it is put beside; `!` marks what is over its goal, and a dash what did not come.
 */
export function formatReport({ sizes }: Report): string {
  return table(Object.keys(sizes), (figure, size) => cell(figure, size, sizes[size] ?? {}));
}

/** Writes what became of another report's medians, for the forms that both have: what it was, what it is, and the ratio. */
export function formatComparison(before: Report, after: Report): string {
  const names = Object.keys(after.sizes).filter((name) => name in before.sizes);
  return table(names, (figure, size) => {
    const [old, now] = [before.sizes[size]?.[figure.name], after.sizes[size]?.[figure.name]];
    if (!old || !now) return "–";
    const ratio = old.median === 0 ? "" : ` ${(now.median / old.median).toFixed(2)}×`;
    return `${amount(figure, old.median)} → ${amount(figure, now.median)}${ratio}`;
  });
}

function cell(figure: Figure, size: string, figures: SizeReport): string {
  const summary = figures[figure.name];
  if (!summary) return "–";
  const beside = figure.beside === undefined ? null : (figures[figure.beside]?.median ?? null);
  const ratio = beside === null ? "" : ` ${(summary.median / beside).toFixed(1)}×`;
  const goal = figure.goal?.(size, beside ?? 0) ?? null;
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

function table(names: readonly string[], text: (figure: Figure, size: string) => string): string {
  const titles = names.map((name) => CHANGE_SIZES.find((size) => size.name === name)?.title ?? name);
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
          .map((cellText, column) => cellText.padEnd(widths[column] ?? 0))
          .join("   ")
          .trimEnd() + "\n",
    )
    .join("");
}

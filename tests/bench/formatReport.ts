import { FIGURES, type Figure } from "./figures.ts";
import type { Report, SizeReport } from "./Report.ts";
import { CHANGE_SIZES } from "./ChangeSize.ts";
import type { Summary } from "./summarize.ts";

/**
 * Formats a report as a table with one column for each size. A cell contains the median, the minimum and maximum in
 * brackets, and the ratio to the figure that it is compared with; `!` marks values over their goal, and a dash marks
 * missing ones.
 */
export function formatReport({ sizes }: Report): string {
  return table(Object.keys(sizes), (figure, size) => cell(figure, size, sizes[size] ?? {}));
}

/**
 * Formats how the medians of another report changed, for the sizes that both have: the old value, the new value, and
 * their ratio.
 */
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

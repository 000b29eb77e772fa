import { inLine } from "#server/reviews/remarks/inLine.ts";

/** Writes rows as columns with two blanks between them, a line each. Linear in the cells. */
export function tableText(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(inLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

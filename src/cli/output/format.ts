import { inLine } from "#server/reviews/comments/threadsMarkdown.ts";

/** All that a terminal would obey instead of showing it: control characters but newline and tab, what turns text, what hides it. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes text fit for a terminal, whoever wrote the names in it: characters that are commands to it, or that nobody could see,
 * stand there by their number (`\u{1b}`). Linear in its length.
 */
export function printable(text: string): string {
  return text.replace(OBEYED, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Writes a value as JSON in which no character stands that a terminal would obey: each is escaped, so that the value stays the same. */
export function jsonText(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, escaped);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

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

/** Writes a moment of the schema's, which has an offset, as ISO 8601 in UTC. */
export function utcMoment(timestamp: string): string {
  return new Date(timestamp).toISOString();
}

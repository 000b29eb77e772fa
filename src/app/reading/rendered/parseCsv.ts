import Papa from "papaparse";

export interface CsvTable {
  /** Rows may differ in length. */
  readonly rows: readonly (readonly string[])[];
  /** The number of values in the longest row. */
  readonly columns: number;
  /** True if a quoted value is not closed, or does not end with its quote, so that values can be wrong. */
  readonly isOpen: boolean;
}

const [DELIMITERS, MARK] = [[",", ";", "\t", "|"], /^\uFEFF/u];

/**
 * Parses RFC 4180 and similar formats: rows end with LF or CRLF, or with CR if there is no LF. The delimiter is
 * detected unless given. Linear in the text.
 */
export function parseCsv(text: string, delimiter: string | null = null): CsvTable {
  const lines = text.replace(MARK, "").replaceAll("\r\n", "\n");
  const newline = lines.includes("\n") ? "\n" : "\r";
  const content = lines.endsWith(newline) ? lines.slice(0, -1) : lines;
  // Without empty rows, by which no delimiter would be likely.
  const sample = { newline, preview: 1, skipEmptyLines: true, delimitersToGuess: DELIMITERS } as const;
  const { meta } = Papa.parse(content, sample);
  const { data: rows, errors } = Papa.parse<string[]>(content, { newline, delimiter: delimiter ?? meta.delimiter });
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return { rows, columns, isOpen: errors.some(({ type }) => type === "Quotes") };
}

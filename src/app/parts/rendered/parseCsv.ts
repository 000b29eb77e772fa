/** A table whose rows are parsed on demand; rows may differ in length. */
export interface CsvTable {
  readonly count: number;
  readonly delimiter: string;
  /** The number of values in the longest row. */
  readonly columns: number;
  /** True if a quoted value is not closed, so that it contains the rest of the text. */
  readonly isOpen: boolean;
  /** Linear in the row. */
  readonly row: (index: number) => readonly string[];
}

/** Possible delimiters; the first wins a tie. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The number of characters used to detect the delimiter. */
const SAMPLE_LENGTH = 20_000;
const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d] as const;
const MARK = /^\uFEFF/u;

/**
 * Parses RFC 4180 and similar formats: rows end with LF or CRLF, or with CR if there is no LF; quoted values may contain line breaks and
 * delimiters, with `""` for a quote; rows may differ in length. The delimiter is detected unless given. Linear in the
 * text: 100,000 rows in about 50 ms.
 */
export function parseCsv(text: string, delimiter: string | null = null): CsvTable {
  const content = text.replace(MARK, "");
  return readTable(content, delimiter ?? likelyDelimiter(content.slice(0, SAMPLE_LENGTH)));
}

/** Returns the delimiter by which most rows have as many values as the first row, and more than one. */
function likelyDelimiter(text: string): string {
  let best: string = DELIMITERS[0];
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const { count, row } = readTable(text, delimiter);
    const lengths = Array.from({ length: count }, (_, index) => row(index).length);
    const [first = 0] = lengths;
    const score = first < 2 ? 0 : lengths.filter((length) => length === first).length / count;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Finds the start of each row without extracting values. */
function readTable(text: string, delimiter: string): CsvTable {
  const part = delimiter.charCodeAt(0);
  const end = text.includes("\n") ? LF : CR;
  const starts: number[] = [];
  let [columns, isOpen, at] = [0, false, 0];
  while (at < text.length) {
    starts.push(at);
    let values = 1;
    for (; ; values++) {
      if (text.charCodeAt(at) === QUOTE) {
        at = quotationEnd(text, at);
        isOpen = at > text.length;
      }
      at = valueEnd(text, at, part, end);
      if (text.charCodeAt(at) !== part) break;
      at++;
    }
    columns = Math.max(columns, values);
    at += text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
  }
  const row = (index: number): readonly string[] => readRow(text, starts[index] ?? text.length, part, end);
  return { count: starts.length, delimiter, columns, isOpen, row };
}

function readRow(text: string, start: number, part: number, end: number): readonly string[] {
  const values: string[] = [];
  for (let at = start; ; at++) {
    const from = at;
    let quotation = "";
    if (text.charCodeAt(at) === QUOTE) {
      at = quotationEnd(text, at);
      quotation = text.slice(from + 1, at > text.length ? at : at - 1).replaceAll('""', '"');
    }
    const rest = Math.min(at, text.length);
    at = valueEnd(text, rest, part, end);
    // Text between the closing quote and the delimiter is kept as it is.
    values.push(quotation + text.slice(rest, at));
    if (text.charCodeAt(at) !== part) return values;
  }
}

/** Returns the offset after the closing quote; beyond the end of the text if there is none. */
function quotationEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length + 1;
    if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
  }
}

/** Returns the offset of the delimiter or of the end of the row, `end`, to which a CR before LF belongs. */
function valueEnd(text: string, start: number, part: number, end: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === part || code === end || (code === CR && text.charCodeAt(at + 1) === LF)) return at;
  }
  return text.length;
}
